import { assign, setup } from 'xstate';
import { canonicalOptions, type Decision, type Option, opponentOf } from '../core/decision.ts';
import type { GameState } from '../core/fact.ts';
import type { Process } from '../core/rule-machine.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { beginDuel, type Duel, MOVES, moveDuel, winnerOfDuel } from './duel.ts';

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
    meta: {} as { readonly asks: string },
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
    move: { tags: 'decision', meta: { asks: 'move' }, on: { answer: { target: 'moved', actions: 'move' } } },
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
