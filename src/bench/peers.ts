import { pathToFileURL } from 'node:url';
import { digest } from '../core/data/digest.ts';
import { packageFile } from '../package-files.ts';
import { startMatch } from '../runtime/start.ts';
import { beginDuel, type Duel, duelRuleset, MOVES, moveDuel, winnerOfDuel } from './duel.ts';
import type { Bench, Work } from './measure.ts';

/** What `import` and `require` say where there is no such module. */
const MISSING: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MISSING.includes(error.code);

/** The address of a file beside the benches. */
export const peerFile = (name: string): string => pathToFileURL(packageFile(`src/bench/${name}`)).href;

/** A module of another project, by its address; nothing where what it needs is not installed. */
export const peerAt = async <Module>(address: string): Promise<Module | undefined> => {
  try {
    return (await import(address)) as Module;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
};

/** What `boardgame/duel.js` offers. */
interface Boardgame {
  readonly playDuels: (
    rules: {
      readonly begin: () => Duel;
      readonly move: (duel: Duel, move: number) => Duel;
      readonly winner: (duel: Duel) => number | undefined;
      readonly moves: number;
    },
    games: number,
    pick: (game: number, turn: number) => number,
  ) => { readonly choices: number; readonly ends: readonly Duel[] };
}

/** The moves of all duels, fixed by game and turn. */
const pickMove = (game: number, turn: number): number => {
  const mixed = Math.imul(Math.imul(game + 1, 0x9e3779b1) ^ (turn + 1), 0x85ebca6b) >>> 0;
  return (mixed >>> 13) % MOVES.length;
};

/** Duels as charts on the lean runtime. */
export const chartDuels = (games: number): Bench => ({
  name: 'toy duel, charts, lean',
  run: (): Work => {
    const ends: Duel[] = [];
    let choices = 0;
    const setup = { edition: 'duel', decks: ['', ''] as const, seed: 0, index: 0 };
    for (let number = 0; number < games; number += 1) {
      const match = startMatch(duelRuleset, duelRuleset.newGame(setup), { runtime: 'lean' });
      let turn = 0;
      for (let open = match.pending(); open !== undefined; open = match.pending()) {
        match.answer(open.decision.player, MOVES[pickMove(number, turn)] ?? '', open.number);
        turn += 1;
      }
      choices += turn;
      ends.push(match.game().duel);
    }
    return { counts: { games, choices }, checksum: digest(ends) };
  },
});

/** The same duels as a boardgame.io game; nothing where that is not installed. */
export const boardgameDuels = async (
  games: number,
  peer = peerFile('boardgame/duel.js'),
): Promise<Bench | undefined> => {
  const boardgame = await peerAt<Boardgame>(peer);
  if (boardgame === undefined) return undefined;
  const rules = { begin: beginDuel, move: moveDuel, winner: winnerOfDuel, moves: MOVES.length };
  return {
    name: 'toy duel, boardgame.io',
    run: () => {
      const { choices, ends } = boardgame.playDuels(rules, games, pickMove);
      return { counts: { games, choices }, checksum: digest(ends) };
    },
  };
};

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
