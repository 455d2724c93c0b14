import { findCard, type PassRules, type PassUntil } from '../../../core/adapters/hints.ts';
import { cardTextLines } from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import type { Question } from '../../../core/question.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { GameView } from '../views/player-view.ts';
import { waitingZoneCardDescription } from './card-details.ts';
import { type KnownCards, printedCard, visibleCard } from './visible-cards.ts';

const cardIn = (option: WaitingZoneOption): number | undefined => {
  if ('card' in option) return option.card;
  return 'chosen' in option && option.chosen.kind === 'card' ? option.chosen.ref.card : undefined;
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

/** A card that the player asks for: its name, what it is, and what it does. The key of an option says which card it is about. */
export const waitingZoneCardHelp =
  (cards: KnownCards) =>
  (
    { decision }: Question<WaitingZoneOption, GameView>,
    named: string,
    language: Language,
  ): readonly string[] => {
    const card = findCard(decision, named, [...cards.values()], () => undefined);
    return card === undefined ? [] : cardTextLines(waitingZoneCardDescription(card, language));
  };

/** A check can be passed (check.1); who waits for the own turn begins no events either (event.2). */
const passType = (kind: string, { until }: PassUntil): WaitingZoneOption['type'] | undefined => {
  if (kind === 'counter') return 'pass';
  return kind === 'eventStart' && until === 'ownTurn' ? 'endPhase' : undefined;
};

/** What passing goes by in the game of the waiting zone. */
export const waitingZoneAutoPass: PassRules<WaitingZoneOption, GameView> = {
  moment: ({ viewer, turn, waiting }) => ({
    turn: turn.number,
    isOwnTurn: turn.player === viewer,
    waiting: waiting.map(({ number }) => number),
  }),
  passKey: ({ kind, options }, until) => {
    const type = passType(kind, until);
    return options.find((option) => option.type === type)?.key;
  },
};
