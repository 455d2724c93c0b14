import type { Features } from '../../../../kernel/faces/learning/features.ts';
import { ratingNumbers } from '../../../../kernel/faces/learning/rating-numbers.ts';
import type { GameView } from '../../seen/view.ts';
import type { WaitingZoneOption } from '../../values/option.ts';
import { rateWaitingZone } from '../rating/rate.ts';
import { tableOf } from '../rating/side-seen.ts';
import { optionReading, whereabouts } from './option.ts';
import { positionReading } from './position.ts';

/** The waiting-zone game as a small net reads it. */
export const waitingZoneFeatures: Features<WaitingZoneOption, GameView> = {
  position: positionReading.layout,
  option: optionReading.layout,
  readPosition: (view, into) => positionReading.write(tableOf(view), into, 0),
  readOptions: (question, into) => {
    const { kind, options } = question.decision;
    const view = question.view();
    const [table, found] = [tableOf(view), whereabouts(view)];
    const rated = ratingNumbers(rateWaitingZone(question));
    for (const [index, option] of options.entries()) {
      const seen = { table, found, kind, option, rated: rated[index] as readonly number[] };
      optionReading.write(seen, into, index * optionReading.layout.size);
    }
  },
};
