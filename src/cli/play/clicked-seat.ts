import type { Clicks } from '../../../packages/inspector/src/xstate-v4/session.ts';
import type { Rejection } from '../../runtime/match.ts';
import type { HostedMatch } from './hosted-match-2.ts';
import type { Keyboard } from './keyboard.ts';
import type { MatchSeat } from './seats.ts';

/**
 * A person's seat that can also be answered for by clicks in a viewer; what the table refuses is told, and asked again.
 * `inWords`: a refusal as it is told.
 */
export const clickedSeat = (
  person: MatchSeat,
  clicks: Clicks,
  table: HostedMatch,
  keyboard: Keyboard,
  inWords: (refusal: Rejection) => string,
): MatchSeat => ({
  act: async (question) => {
    const typed = person.act(question);
    const number = table.match.pending()?.number ?? 0;
    for (;;) {
      const done = await Promise.race([typed, clicks.next()]);
      if (typeof done !== 'string') {
        clicks.ignore();
        return done;
      }
      const refusal = table.answer(question.player, done, number, true);
      if (refusal === undefined) {
        clicks.ignore();
        keyboard.abandon();
        return { do: 'nothing' };
      }
      keyboard.write(inWords(refusal));
    }
  },
});
