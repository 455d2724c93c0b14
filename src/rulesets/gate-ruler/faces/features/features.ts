import type { Features } from '../../../../kernel/faces/learning/features.ts';
import { ratingNumbers } from '../../../../kernel/faces/learning/rating-numbers.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { GameView } from '../../seen/view.ts';
import type { GateRulerOption } from '../../values/option.ts';
import { rateGateRuler } from '../rating/rate.ts';
import { tableOf } from '../rating/side-seen.ts';
import { optionReading, whereabouts } from './option.ts';
import { positionReading } from './position.ts';

/** Gate Ruler as a small net reads it, with the cards of a catalogue. */
export const gateRulerFeatures = (catalogue: Catalogue): Features<GateRulerOption, GameView> => {
  const position = positionReading(catalogue);
  const ofOption = optionReading(catalogue);
  return {
    position: position.layout,
    option: ofOption.layout,
    readPosition: (view, into) => position.write(tableOf(view), into, 0),
    readOptions: (question, into) => {
      const { kind, options } = question.decision;
      const view = question.view();
      const [table, found] = [tableOf(view), whereabouts(view)];
      const rated = ratingNumbers(rateGateRuler(question));
      for (const [index, option] of options.entries()) {
        const seen = { table, found, kind, option, rated: rated[index] as readonly number[] };
        ofOption.write(seen, into, index * ofOption.layout.size);
      }
    },
  };
};
