import type { FeatureEncoder } from '../../../core/adapters/feature-encoder.ts';
import { ratingFeatures } from '../../../core/adapters/rating-numbers.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { GameView } from '../views/view.ts';
import type { GateRulerOption } from '../state/option.ts';
import { rateGateRuler } from './rate.ts';
import { playerBoard } from './side-seen.ts';
import { optionEncoder, cardsByHandle } from './option.ts';
import { positionEncoder } from './features.ts';

/** Gate Ruler as a small net reads it, with the cards of a catalogue. */
export const gateRulerFeatures = (catalogue: Catalogue): FeatureEncoder<GateRulerOption, GameView> => {
  const position = positionEncoder(catalogue);
  const ofOption = optionEncoder(catalogue);
  return {
    position: position.layout,
    option: ofOption.layout,
    encodePosition: (view, into) => position.write(playerBoard(view), into, 0),
    encodeOptions: (question, into) => {
      const { kind, options } = question.decision;
      const view = question.view();
      const [table, found] = [playerBoard(view), cardsByHandle(view)];
      const rated = ratingFeatures(rateGateRuler(question));
      for (const [index, option] of options.entries()) {
        const seen = { table, found, kind, option, rated: rated[index] as readonly number[] };
        ofOption.write(seen, into, index * ofOption.layout.size);
      }
    },
  };
};
