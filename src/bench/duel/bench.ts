import { pathToFileURL } from 'node:url';
import { digest } from '../../kernel/digest.ts';
import { packageFile } from '../../package-files.ts';
import { startMatch } from '../../runtime/start.ts';
import type { Bench, Work } from '../measure.ts';
import { duelRuleset } from './charts.ts';
import { beginDuel, type Duel, MOVES, moveDuel, winnerOfDuel } from './rules.ts';

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
const pick = (game: number, turn: number): number => {
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
        match.answer(open.decision.player, MOVES[pick(number, turn)] ?? '', open.number);
        turn += 1;
      }
      choices += turn;
      ends.push(match.game().duel);
    }
    return { counts: { games, choices }, checksum: digest(ends) };
  },
});

/** The package that holds boardgame.io, from the sources and from what is built of them. */
const PEER = pathToFileURL(packageFile('src/bench/boardgame/duel.js')).href;

/** What `import` and `require` say where there is no such module. */
const MISSING: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MISSING.includes(error.code);

/** The same duels as a boardgame.io game; nothing where that is not installed. */
export const boardgameDuels = async (games: number, peer = PEER): Promise<Bench | undefined> => {
  let boardgame: Boardgame;
  try {
    boardgame = (await import(peer)) as Boardgame;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
  const rules = { begin: beginDuel, move: moveDuel, winner: winnerOfDuel, moves: MOVES.length };
  return {
    name: 'toy duel, boardgame.io',
    run: () => {
      const { choices, ends } = boardgame.playDuels(rules, games, pick);
      return { counts: { games, choices }, checksum: digest(ends) };
    },
  };
};
