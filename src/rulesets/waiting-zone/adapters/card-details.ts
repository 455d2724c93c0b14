import { stringify } from 'yaml';
import type { CardDetails, Viewer } from '../../../core/adapters/board-view.ts';
import type { CardText } from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { CardDefinition } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import { cardDetailLabels, cardText, collectionLabels, typeNames } from '../text/card-text.ts';

/** Attack and life of a unit. */
export const numbersText = ({ type, attack = 0, life = 0 }: CardDefinition): string =>
  type === 'unit' ? `${attack}/${life}` : '';

/** One card: what it is and does, then its data. */
export const showCard = (
  { name, ...rest }: CardDefinition,
  { kind, text }: CardText,
  language: Language,
): readonly string[] => [
  language === 'en' ? `${name.en} (${name.ja})` : `${name.ja} (${name.en})`,
  kind,
  ...text,
  '',
  ...stringify(rest, { aliasDuplicateObjects: false }).trimEnd().split('\n'),
];

/** A card as people read it. */
export const waitingZoneCardDescription = (card: CardDefinition, language: Language): CardText => {
  const say = collectionLabels[language];
  const kind = [typeNames[language][card.type], `${say.cost} ${card.cost}`, numbersText(card)];
  return {
    name: card.name[language],
    kind: kind.filter((part) => part !== '').join(language === 'en' ? ', ' : '、'),
    text: cardText(card, language),
  };
};

/** A card on the table. Nothing changes its numbers but damage, which takes from the life of a unit. */
export const waitingZoneCardDetails = (
  game: Game,
  viewer: Viewer,
  key: string,
  language: Language,
): CardDetails | undefined => {
  const card = key === '' ? -1 : game.object.indexOf(Number(key));
  const definition: CardDefinition | undefined = game.cards[game.definitionOf[card] ?? ''];
  if (definition === undefined) return undefined;
  if (viewer !== null && !isVisibleTo(locationOf(game, card), viewer)) return undefined;
  const say = cardDetailLabels[language];
  const { cost, attack, life } = definition;
  const unit = game.units[card];
  const damage = unit?.damage ?? 0;
  const fixed = (name: string, value: number | undefined) =>
    value === undefined ? [] : [{ name, printed: String(value), now: String(value), changes: [] }];
  return {
    ...waitingZoneCardDescription(definition, language),
    numbers: [
      ...fixed(say.cost, cost),
      ...fixed(say.attack, attack),
      ...(life === undefined
        ? []
        : [
            {
              name: say.life,
              printed: String(life),
              now: String(life - damage),
              changes: damage === 0 ? [] : [{ by: say.damage, change: `-${damage}` }],
            },
          ]),
    ],
    notes: [
      ...(unit?.attackRight ? [say.mayAttack] : []),
      ...(unit?.mustAttack ? [say.mustAttack] : []),
      ...(unit?.evaded ? [say.evaded] : []),
    ],
  };
};
