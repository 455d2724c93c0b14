import { type AnyActorRef, assign, emit, sendParent, sendTo, setup } from 'xstate';
import { moveOf, type Option, type Player } from '../../core/decision.ts';
import type { GameState, Position, Result } from '../../core/game-state.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Chart } from '../chart/chart.ts';
import {
  type Answer,
  chosenOption,
  MATCH_OVER,
  type Pending,
  type Rejection,
  type RejectionCode,
  rejectionOf,
  withReason,
} from '../match.ts';
import { concededGame, decisionOf, endedGame } from '../ruleset-calls.ts';
import { positionOf } from '../snapshots.ts';
import { actorsFrom, frameOfActors, MATCH_ID } from './actor-trace.ts';

/** What a seat hears: an answer of whoever plays there, or a question of the table. */
export type SeatEvent =
  | { readonly type: 'act'; readonly key: string; readonly question: number | undefined }
  | { readonly type: 'asked'; readonly pending: Pending };

export const seatId = (player: Player): string => `seat-${player}`;

/**
 * A player's place at the table. It knows its player, so nobody can answer for another; the last question it was asked
 * lies open before it alone.
 */
export const seat = setup({
  types: {
    context: {} as { readonly player: Player; readonly asked: Pending | undefined },
    input: {} as { readonly player: Player },
    events: {} as SeatEvent,
  },
  actions: {
    readQuestion: assign((_, asked: Pending) => ({ asked })),
    passOn: sendParent(
      ({ context }, answer: { readonly key: string; readonly question: number | undefined }) => ({
        type: 'answer',
        player: context.player,
        ...answer,
      }),
    ),
  },
}).createMachine({
  id: 'seat',
  context: ({ input }) => ({ player: input.player, asked: undefined }),
  on: {
    asked: { actions: { type: 'readQuestion', params: ({ event }) => event.pending } },
    act: {
      actions: { type: 'passOn', params: ({ event: { key, question } }) => ({ key, question }) },
    },
  },
});

/** What happens at the table for all to hear: never an option or a key, which may be a player's secret. */
export type PublicEvent =
  | {
      readonly type: 'asked' | 'answered';
      readonly number: number;
      readonly player: Player;
      readonly kind: string;
      readonly clause: string;
    }
  | {
      readonly type: 'refused';
      readonly player: Player;
      readonly code: RejectionCode;
      readonly clause: string;
    }
  | { readonly type: 'over'; readonly result: Result | undefined };

/** What the table keeps: the last position at rest, the open question, and what it last refused. */
export interface TableContext<G extends GameState, O extends Option> {
  readonly at: Position<G>;
  readonly pending: Pending<O> | undefined;
  /** Questions asked so far. */
  readonly asked: number;
  readonly refusal: Rejection | undefined;
}

export type TableEvent =
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'concede'; readonly player: Player }
  /** The match has come to rest. */
  | { readonly type: 'settled' };

const matchOf = (table: AnyActorRef): AnyActorRef => table.getSnapshot().children[MATCH_ID];

/** The process at work: the end of the chain of invoked ones. */
export const innermostActor = (table: AnyActorRef): AnyActorRef =>
  actorsFrom(matchOf(table)).at(-1) as AnyActorRef;

const publicEvent = (type: 'asked' | 'answered', { number, decision }: Pending): PublicEvent => {
  const { player, kind, clause } = decision;
  return { type, number, player, kind, clause };
};

/**
 * The table of one match. It owns the match and two seats, asks the seat whose decision the process at work waits for,
 * and sends the option chosen straight to that process. Everything below it is synchronous, so when it hears the
 * `settled` that it sent itself after an answer, the match is at rest again.
 */
export const createTable = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  chart: Chart,
  game: G,
) =>
  setup({
    types: {
      context: {} as TableContext<G, O>,
      events: {} as TableEvent,
      emitted: {} as PublicEvent,
    },
    actors: { seat, match: chart.machine },
    guards: {
      isOver: ({ context }) => context.pending === undefined,
      isRefused: ({ context }, answer: Answer) => rejectionOf(context.pending, answer) !== undefined,
    },
    actions: {
      refuse: assign(({ context: { at, pending } }, answer: Answer) => ({
        refusal: withReason(ruleset, at.game, pending, answer.key, rejectionOf(pending, answer)),
      })),
      refuseConcession: assign({ refusal: MATCH_OVER }),
      announceRefusal: emit(({ context }, player: Player) => {
        const { code, clause } = context.refusal ?? MATCH_OVER;
        return { type: 'refused', player, code, clause } as const;
      }),
      announceAnswer: emit(({ context }) => publicEvent('answered', context.pending as Pending<O>)),
      passOn: sendTo(
        ({ self }) => innermostActor(self),
        ({ context }, { key }: Answer) => moveOf(chosenOption(context.pending as Pending<O>, key)),
      ),
      closeQuestion: assign({ pending: undefined, refusal: undefined }),
      awaitRest: sendTo(({ self }) => self, { type: 'settled' }),
      look: assign(({ context, self }) => {
        const holder = frameOfActors(matchOf(self));
        if (holder.leaf.over) return { at: { game: endedGame<G>(holder), stack: [] }, pending: undefined };
        return {
          at: positionOf<G>(holder),
          pending: { number: context.asked, decision: decisionOf(ruleset, holder) },
          asked: context.asked + 1,
        };
      }),
      askSeat: sendTo(
        ({ context }) => seatId((context.pending as Pending<O>).decision.player),
        ({ context }) => ({ type: 'asked', pending: context.pending as Pending<O> }),
      ),
      announceQuestion: emit(({ context }) => publicEvent('asked', context.pending as Pending<O>)),
      end: assign((_, ended: G) => ({
        at: { game: ended, stack: [] },
        pending: undefined,
        refusal: undefined,
      })),
      announceEnd: emit(({ context }) => ({ type: 'over', result: context.at.game.result }) as const),
    },
  }).createMachine({
    id: 'table',
    context: { at: { game, stack: [] }, pending: undefined, asked: 0, refusal: undefined },
    invoke: [
      { id: seatId(0), src: 'seat', input: { player: 0 } },
      { id: seatId(1), src: 'seat', input: { player: 1 } },
    ],
    initial: 'playing',
    states: {
      playing: {
        invoke: {
          id: MATCH_ID,
          src: 'match',
          input: ({ context }: { readonly context: TableContext<G, O> }) => ({ game: context.at.game }),
          onDone: { target: 'over', actions: { type: 'end', params: ({ event }) => event.output.game } },
        },
        initial: 'processing',
        states: {
          processing: {
            on: { settled: { target: 'settled', actions: 'look' } },
          },
          settled: {
            always: [
              { guard: 'isOver', target: '#table.over' },
              { target: 'asking', actions: ['askSeat', 'announceQuestion'] },
            ],
          },
          asking: {},
        },
        on: {
          answer: [
            {
              guard: { type: 'isRefused', params: ({ event }) => event },
              actions: [
                { type: 'refuse', params: ({ event }) => event },
                { type: 'announceRefusal', params: ({ event }) => event.player },
              ],
            },
            {
              target: '.processing',
              actions: [
                'announceAnswer',
                { type: 'passOn', params: ({ event }) => event },
                'closeQuestion',
                'awaitRest',
              ],
            },
          ],
          concede: {
            target: 'over',
            actions: {
              type: 'end',
              params: ({ context, event }) => concededGame(ruleset, context.at.game, event.player),
            },
          },
        },
      },
      over: {
        entry: 'announceEnd',
        on: {
          answer: {
            actions: [
              { type: 'refuse', params: ({ event }) => event },
              { type: 'announceRefusal', params: ({ event }) => event.player },
            ],
          },
          concede: {
            actions: ['refuseConcession', { type: 'announceRefusal', params: ({ event }) => event.player }],
          },
        },
      },
    },
  });
