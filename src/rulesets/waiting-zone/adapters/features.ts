import type { Features } from '../../../core/adapters/feature-encoder.ts';
import { ratingNumbers } from '../../../core/adapters/rating-numbers.ts';
import type { GameView } from '../views/view.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { KnownCards } from './visible-cards.ts';
import { rateWaitingZone } from './rate.ts';
import { tableOf } from './side-seen.ts';
import { optionReading, whereabouts } from './option.ts';
import { positionReading } from './net-features.ts';

/** The waiting-zone game as a small net reads it, with those cards. */
export const waitingZoneFeatures = (cards: KnownCards): Features<WaitingZoneOption, GameView> => {
  const position = positionReading(cards);
  const ofOption = optionReading(cards);
  const rate = rateWaitingZone(cards);
  return {
    position: position.layout,
    option: ofOption.layout,
    readPosition: (view, into) => position.write(tableOf(view, cards), into, 0),
    readOptions: (question, into) => {
      const { kind, options } = question.decision;
      const view = question.view();
      const [table, found] = [tableOf(view, cards), whereabouts(view)];
      const rated = ratingNumbers(rate(question));
      for (const [index, option] of options.entries()) {
        const seen = { table, found, kind, option, rated: rated[index] as readonly number[] };
        ofOption.write(seen, into, index * ofOption.layout.size);
      }
    },
  };
};
