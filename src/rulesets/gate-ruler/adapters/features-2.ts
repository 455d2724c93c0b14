import type { Features } from '../../../core/adapters/feature-encoder.ts';
import { ratingNumbers } from '../../../core/adapters/rating-numbers.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { GameView } from '../views/view.ts';
import type { GateRulerOption } from '../state/option.ts';
import { rateGateRuler } from './rate.ts';
import { tableOf } from './side-seen.ts';
import { optionReading, whereabouts } from './option.ts';
import { positionReading } from './features.ts';

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
