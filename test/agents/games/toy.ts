import { assign, setup } from 'xstate';
import { canonicalOptions, type Option, type Player } from '../../../src/core/decision.ts';
import type { GameState, Result } from '../../../src/core/game-state.ts';
import { type RngState, rngStream } from '../../../src/core/random.ts';
import type { Process, ProcessTypes } from '../../../src/core/rule-machine.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';

export interface ToyGame<State> extends GameState {
  readonly state: State;
}

/** A small game told by functions: whoever is to move gives one key after the other until there is a result. */
export interface Toy<State> {
  readonly id: string;
  start(rng: RngState): State;
  mover(state: State): Player;
  keys(state: State): readonly string[];
  play(state: State, key: string): State;
  /** The winner, `null` in a draw, `undefined` while the game goes on. */
  winner(state: State): Player | null | undefined;
  view(state: State, player: Player): unknown;
  imagine(state: State, viewer: Player, rng: RngState): State;
}

const resultOf = (winner: Player | null): Result => ({
  ...(winner !== null && { winner }),
  clause: 'end',
  reasons: [null, null],
});

/** The game as a ruleset of one rule process. */
export const toyRuleset = <State>(toy: Toy<State>): Ruleset<ToyGame<State>> => {
  type Game = ToyGame<State>;
  type Holding = { readonly game: Game };
  const step = (game: Game, key: string): Game => {
    const state = toy.play(game.state, key);
    const winner = toy.winner(state);
    return { ...game, state, ...(winner !== undefined && { result: resultOf(winner) }) };
  };
  const root: Process<Holding, Holding> = setup({
    types: {} as ProcessTypes<Holding, Holding, Holding, Option, string>,
    guards: { isOver: ({ context }) => context.game.result !== undefined },
    actions: {
      play: assign(({ context, event }) => ({ game: step(context.game, event.option.key) })),
    },
  }).createMachine({
    id: toy.id,
    context: ({ input }) => input,
    output: ({ context }) => ({ game: context.game }),
    initial: 'move',
    states: {
      move: {
        tags: 'decision',
        meta: { decision: 'move', clauses: ['move'] },
        on: { answer: { target: 'moved', actions: 'play' } },
      },
      moved: { always: [{ guard: 'isOver', target: 'over' }, { target: 'move' }] },
      over: { type: 'final' },
    },
  });
  return {
    id: toy.id,
    version: 1,
    plays: 'matches',
    editions: { only: root },
    defaultEdition: 'only',
    clauses: {},
    contracts: {},
    newGame: ({ seed, index }) => ({
      edition: 'only',
      facts: [],
      state: toy.start(rngStream(seed, index, 'game')),
    }),
    decisions: {
      move: ({ game }: Holding) => ({
        player: toy.mover(game.state),
        kind: 'move',
        clause: 'move',
        options: canonicalOptions(toy.keys(game.state).map((key) => ({ key }))),
      }),
    },
    view: ({ state }, player) => toy.view(state, player),
    determinize:
      ({ game, stack }, viewer) =>
      (rng) => ({
        game: { ...game, state: toy.imagine(game.state, viewer, rng) },
        stack,
      }),
    narrate: () => '',
    checkInvariants: () => [],
    concede: (game, player) => ({ ...game, result: resultOf(player === 0 ? 1 : 0) }),
  };
};
