import { digest } from '../core/data/digest-2.ts';
import type { Bench } from './measure.ts';
import { peerAt, peerFile } from './peers.ts';

/** What `showdown/battles.js` offers. */
interface Showdown {
  readonly playBattles: (
    battles: number,
    pick: (battle: number, turn: number) => number,
  ) => { readonly choices: number; readonly ends: readonly string[] };
}

const pickChoice = (battle: number, turn: number): number =>
  ((Math.imul(Math.imul(battle + 1, 0x9e3779b1) ^ (turn + 1), 0x85ebca6b) >>> 0) >>> 13) % 27_720;

/** Battles after which a choice takes no less time, by measurement. */
const WARM_UP = 240;

/** Random battles of Pokémon Showdown's simulator; nothing where that is not installed. */
export const showdownBattles = async (
  games: number,
  peer = peerFile('showdown/battles.js'),
): Promise<Bench | undefined> => {
  const showdown = await peerAt<Showdown>(peer);
  return (
    showdown && {
      name: 'random battles, Pokémon Showdown',
      warm: () => {
        showdown.playBattles(WARM_UP, pickChoice);
      },
      run: () => {
        const { choices, ends } = showdown.playBattles(games, pickChoice);
        return { counts: { games, choices }, checksum: digest(ends) };
      },
    }
  );
};
