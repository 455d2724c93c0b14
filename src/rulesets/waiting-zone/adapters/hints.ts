import type { GameView } from '../views/view.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import { visibleCard, type KnownCards, printedCard } from './visible-cards.ts';

const cardIn = (option: WaitingZoneOption): number | undefined => {
  if ('card' in option) return option.card;
  return option.form === 'choose' && option.chosen.kind === 'card' ? option.chosen.ref.card : undefined;
};

/** The names of the card of an option; of one that is not seen where it lies, by the id in the key. */
export const waitingZoneCardNames =
  (cards: KnownCards) =>
  (option: WaitingZoneOption, view: GameView): readonly string[] => {
    const card = cardIn(option);
    const seen = card === undefined ? undefined : visibleCard(view, card);
    const ids = seen === undefined ? option.key.split(' ') : [seen.id];
    return ids.flatMap((id) => {
      const { name } = printedCard(cards, { id });
      return name === undefined ? [] : [name.en, name.ja];
    });
  };
