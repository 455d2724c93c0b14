import type { Features } from '../../../../kernel/faces/learning/features.ts';
import { ratingNumbers } from '../../../../kernel/faces/learning/rating-numbers.ts';
import type { GameView } from '../../seen/view.ts';
import type { WaitingZoneOption } from '../../values/option.ts';
import type { KnownCards } from '../card-seen.ts';
import { rateWaitingZone } from '../rating/rate.ts';
import { tableOf } from '../rating/side-seen.ts';
import { optionReading, whereabouts } from './option.ts';
import { positionReading } from './position.ts';

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
