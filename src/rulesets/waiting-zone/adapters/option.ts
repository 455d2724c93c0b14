import type { Decision } from '../../../core/decision.ts';
import { type FeatureOf, numbers, encoderOf, tally } from '../../../core/adapters/feature-encoder.ts';
import { RATING_FEATURES } from '../../../core/adapters/rating-numbers.ts';
import { decisions } from '../decisions/decisions.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { KnownCards } from './visible-cards.ts';
import { printedAttack, remainingLife, type PlayerBoard } from './side-seen.ts';

const OPTION_VERSION = 1;

/** A card that the viewer knows, and whose unit it is, if it is one on the field. */
interface LocatedCard {
  readonly card: KnownCard;
  readonly unitOf?: 'own' | 'enemy';
}

/** Cards by their handles. */
export type CardLocations = ReadonlyMap<number, LocatedCard>;

/** Where the cards lie that the viewer knows. */
export const cardLocations = ({ viewer, sides }: GameView): CardLocations => {
  const found = new Map<number, LocatedCard>();
  for (const [player, { zones }] of sides.entries()) {
    for (const { cards } of Object.values(zones)) {
      for (const card of cards) {
        if (card === null) continue;
        const whose = player === viewer ? 'own' : 'enemy';
        found.set(card.card, card.unit === undefined ? { card } : { card, unitOf: whose });
      }
    }
  }
  return found;
};

/** An option with what it is read by. */
export interface OptionContext {
  readonly table: PlayerBoard;
  readonly found: CardLocations;
  readonly kind: Decision['kind'];
  readonly option: WaitingZoneOption;
  readonly rated: readonly number[];
}

const KINDS = Object.keys(decisions).sort();
const FORMS: readonly WaitingZoneOption['form'][] = [
  'pass',
  'play',
  'use',
  'attack',
  'endPhase',
  'counter',
  'discard',
  'optionalCost',
  'side',
  'choose',
  'resolve',
];

const oneHotOf = (names: readonly string[], name: string): readonly number[] =>
  names.map((each) => Number(each === name));

const cardOf = ({ found, option }: OptionContext): LocatedCard | undefined => {
  if ('card' in option) return found.get(option.card);
  if (option.form !== 'choose' || option.chosen.kind !== 'card') return undefined;
  return found.get(option.chosen.ref.card);
};

const attackerIn = ({ table, found }: OptionContext): KnownCard | undefined => {
  const { event } = table.view;
  const card = event?.kind === 'attack' ? event.card?.card : undefined;
  return card === undefined || card === null ? undefined : found.get(card)?.card;
};

const CHOSEN = [
  'own unit',
  'enemy unit',
  'the viewer',
  'the other',
  'own thing that waits',
  'enemy thing that waits',
  'pays',
];

const chosen = (seen: OptionContext): readonly number[] => {
  const { table, option } = seen;
  const { viewer, waiting } = table.view;
  const named = option.form === 'choose' ? option.chosen : undefined;
  const item = named?.kind === 'item' ? waiting.find(({ number }) => number === named.number) : undefined;
  const player = named?.kind === 'player' ? named.player : undefined;
  const unitOf = cardOf(seen)?.unitOf;
  return [
    unitOf === 'own',
    unitOf === 'enemy',
    player === viewer,
    player !== undefined && player !== viewer,
    item?.owner === viewer,
    item !== undefined && item.owner !== viewer,
    option.form === 'optionalCost' && option.pays,
  ].map(Number);
};

const FIGHT = ['attack', 'toughness', 'is destroyed', 'destroys', 'attack as much as the life left'];

/** The unit of an option, and where it is attacked what the attack comes to. */
const fight = (seen: OptionContext): readonly number[] => {
  const card = cardOf(seen)?.card;
  if (card?.unit === undefined) return FIGHT.map(() => 0);
  const attacker = seen.kind === 'attackTarget' ? attackerIn(seen) : undefined;
  return [
    printedAttack(seen.table, card) / 5,
    remainingLife(seen.table, card) / 5,
    Number(attacker !== undefined && printedAttack(seen.table, attacker) >= remainingLife(seen.table, card)),
    Number(attacker !== undefined && printedAttack(seen.table, card) >= remainingLife(seen.table, attacker)),
    Number(printedAttack(seen.table, card) >= seen.table.enemy.life),
  ];
};

const optionFeatures = (cards: KnownCards): readonly FeatureOf<OptionContext>[] => [
  numbers('asked', KINDS, ({ kind }) => oneHotOf(KINDS, kind)),
  numbers('form', FORMS, ({ option }) => oneHotOf(FORMS, option.form)),
  numbers('chosen', CHOSEN, chosen),
  numbers('fight', FIGHT, fight),
  numbers('rules of thumb', RATING_FEATURES, ({ rated }) => rated),
  tally('card', [...cards.keys()].sort(), (seen) => {
    const about = cardOf(seen);
    return about === undefined ? [] : [about.card.id];
  }),
];

/** What an option of the waiting-zone game is about, with those cards. */
export const optionEncoder = (cards: KnownCards) => encoderOf(OPTION_VERSION, optionFeatures(cards));
