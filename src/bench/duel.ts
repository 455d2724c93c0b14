import { assign, setup } from 'xstate';
import { canonicalOptions, type Decision, type Option, opponentOf } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { Process } from '../core/rule-machine.ts';
import type { Ruleset } from '../core/ruleset.ts';

/** A duel of next to nothing: strike, charge or guard, one each turn. */
export interface Duel {
  readonly life: readonly [number, number];
  readonly power: readonly [number, number];
  readonly guards: readonly [boolean, boolean];
  readonly turn: 0 | 1;
}

const LIFE = 20;
const MOST_POWER = 6;

export const beginDuel = (): Duel => ({ life: [LIFE, LIFE], power: [1, 1], guards: [false, false], turn: 0 });

const at = <T>(pair: readonly [T, T], place: 0 | 1, value: T): readonly [T, T] =>
  place === 0 ? [value, pair[1]] : [pair[0], value];

/** Names of the moves, by number. */
export const MOVES = ['strike', 'charge', 'guard'] as const;

/** The duel after a move of the player on turn; then it is the other's turn. */
export const moveDuel = (duel: Duel, move: number): Duel => {
  const { life, power, guards, turn: me } = duel;
  const other = me === 0 ? 1 : 0;
  const turn = other;
  if (move === 1) return { ...duel, power: at(power, me, Math.min(MOST_POWER, power[me] + 1)), turn };
  if (move === 2) return { ...duel, guards: at(guards, me, true), turn };
  const harm = guards[other] ? Math.floor(power[me] / 2) : power[me];
  return {
    life: at(life, other, life[other] - harm),
    power: at(power, me, 1),
    guards: at(guards, other, false),
    turn,
  };
};

/** Who has won; nobody yet where absent. */
export const winnerOfDuel = ({ life }: Duel): 0 | 1 | undefined =>
  life[0] <= 0 ? 1 : life[1] <= 0 ? 0 : undefined;

export interface DuelGame extends GameState {
  readonly duel: Duel;
}

type MoveOption = Option & { readonly move: number };

interface Context {
  readonly game: DuelGame;
}

const OPTIONS: readonly MoveOption[] = canonicalOptions(MOVES.map((key, move) => ({ key, move })));

const moved = (game: DuelGame, { move }: MoveOption): DuelGame => {
  const duel = moveDuel(game.duel, move);
  const winner = winnerOfDuel(duel);
  return {
    ...game,
    duel,
    ...(winner !== undefined && { result: { winner, clause: 'duel', reasons: [null, null] } }),
  };
};

const duelMachine: Process<Context, Context> = setup({
  types: {
    context: {} as Context,
    input: {} as Context,
    output: {} as Context,
    events: {} as { readonly type: 'answer'; readonly option: MoveOption },
    meta: {} as { readonly decision: string },
    tags: {} as 'decision',
  },
  guards: { isOver: ({ context }) => context.game.result !== undefined },
  actions: { move: assign(({ context, event }) => ({ game: moved(context.game, event.option) })) },
}).createMachine({
  id: 'duel',
  context: ({ input }) => input,
  output: ({ context }) => context,
  initial: 'move',
  states: {
    move: {
      tags: 'decision',
      meta: { decision: 'move' },
      on: { answer: { target: 'moved', actions: 'move' } },
    },
    moved: { always: [{ guard: 'isOver', target: 'over' }, { target: 'move' }] },
    over: { type: 'final' },
  },
});

/** The duel as a ruleset. */
export const duelRuleset: Ruleset<DuelGame, MoveOption> = {
  id: 'duel',
  version: 1,
  plays: 'matches',
  editions: { duel: duelMachine },
  defaultEdition: 'duel',
  clauses: {},
  contracts: {},
  newGame: () => ({ edition: 'duel', facts: [], duel: beginDuel() }),
  decisions: {
    move: ({ game }: Context): Decision<MoveOption> => ({
      player: game.duel.turn,
      kind: 'move',
      clause: 'duel',
      options: OPTIONS,
    }),
  },
  view: ({ duel }) => duel,
  narrate: (_, { what }) => what,
  checkInvariants: () => [],
  concede: (game, player) => ({
    ...game,
    result: { winner: opponentOf(player), clause: 'duel', reasons: [null, null] },
  }),
};
