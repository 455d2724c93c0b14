import type { FeatureEncoder } from '../../../core/adapters/feature-encoder.ts';
import { ratingFeatures } from '../../../core/adapters/rating-numbers.ts';
import type { GameView } from '../views/view.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { KnownCards } from './visible-cards.ts';
import { rateWaitingZone } from './rate.ts';
import { playerBoard } from './side-seen.ts';
import { optionEncoder, cardLocations } from './option.ts';
import { positionEncoder } from './net-features.ts';

/** The waiting-zone game as a small net reads it, with those cards. */
export const waitingZoneFeatures = (cards: KnownCards): FeatureEncoder<WaitingZoneOption, GameView> => {
  const position = positionEncoder(cards);
  const ofOption = optionEncoder(cards);
  const rate = rateWaitingZone(cards);
  return {
    position: position.layout,
    option: ofOption.layout,
    encodePosition: (view, into) => position.write(playerBoard(view, cards), into, 0),
    encodeOptions: (question, into) => {
      const { kind, options } = question.decision;
      const view = question.view();
      const [table, found] = [playerBoard(view, cards), cardLocations(view)];
      const rated = ratingFeatures(rate(question));
      for (const [index, option] of options.entries()) {
        const seen = { table, found, kind, option, rated: rated[index] as readonly number[] };
        ofOption.write(seen, into, index * ofOption.layout.size);
      }
    },
  };
};
