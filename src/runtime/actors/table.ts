import { assign, sendParent, setup } from 'xstate';
import type { Player } from '../../core/decision.ts';
import type { Pending } from '../match.ts';

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
