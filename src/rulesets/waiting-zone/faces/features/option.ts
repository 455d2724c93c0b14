import type { Decision } from '../../../../kernel/decision.ts';
import { type FeatureOf, numbers, readingOf, tally } from '../../../../kernel/faces/learning/features.ts';
import { RATING_NUMBERS } from '../../../../kernel/faces/learning/rating-numbers.ts';
import { decisions } from '../../asking/decisions.ts';
import { cardCatalogue } from '../../cards/index.ts';
import type { KnownCard } from '../../seen/view.ts';
import type { WaitingZoneOption } from '../../values/option.ts';
import { cardSeen } from '../card-seen.ts';
import { attackOf, lifeLeft, type Table, unitsOf } from '../rating/side-seen.ts';

const VERSION = 1;

/** An option with what it is read by. */
export interface OptionSeen {
  readonly table: Table;
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

const isEach = (names: readonly string[], name: string): readonly number[] =>
  names.map((each) => Number(each === name));

const cardOf = ({ table, option }: OptionSeen): KnownCard | undefined => {
  if ('card' in option) return cardSeen(table.view, option.card);
  if (option.form !== 'choose' || option.chosen.kind !== 'card') return undefined;
  return cardSeen(table.view, option.chosen.ref.card);
};

const attackerIn = ({ view }: Table): KnownCard | undefined => {
  const { event } = view;
  const card = event?.kind === 'attack' ? event.card?.card : undefined;
  return card === undefined || card === null ? undefined : cardSeen(view, card);
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

const chosen = ({ table, option, ...seen }: OptionSeen): readonly number[] => {
  const { view, own, enemy } = table;
  const card = cardOf({ table, option, ...seen });
  const item =
    option.form === 'choose' && option.chosen.kind === 'item'
      ? view.waiting.find(({ number }) => number === (option.chosen as { readonly number: number }).number)
      : undefined;
  const player =
    option.form === 'choose' && option.chosen.kind === 'player' ? option.chosen.player : undefined;
  return [
    unitsOf(own).some((unit) => unit.card === card?.card),
    unitsOf(enemy).some((unit) => unit.card === card?.card),
    player === view.viewer,
    player !== undefined && player !== view.viewer,
    item?.owner === view.viewer,
    item !== undefined && item.owner !== view.viewer,
    option.form === 'optionalCost' && option.pays,
  ].map(Number);
};

const FIGHT = ['attack', 'toughness', 'is destroyed', 'destroys', 'attack as much as the life left'];

/** The unit of an option, and where it is attacked what the attack comes to. */
const fight = (seen: OptionSeen): readonly number[] => {
  const card = cardOf(seen);
  if (card?.unit === undefined) return FIGHT.map(() => 0);
  const attacker = seen.kind === 'attackTarget' ? attackerIn(seen.table) : undefined;
  return [
    attackOf(card) / 5,
    lifeLeft(card) / 5,
    Number(attacker !== undefined && attackOf(attacker) >= lifeLeft(card)),
    Number(attacker !== undefined && attackOf(card) >= lifeLeft(attacker)),
    Number(attackOf(card) >= seen.table.enemy.life),
  ];
};

const features: readonly FeatureOf<OptionSeen>[] = [
  numbers('asked', KINDS, ({ kind }) => isEach(KINDS, kind)),
  numbers('form', FORMS, ({ option }) => isEach(FORMS, option.form)),
  numbers('chosen', CHOSEN, chosen),
  numbers('fight', FIGHT, fight),
  numbers('rules of thumb', RATING_NUMBERS, ({ rated }) => rated),
  tally('card', [...cardCatalogue.keys()].sort(), (seen) => {
    const card = cardOf(seen);
    return card === undefined ? [] : [card.id];
  }),
];

/** What an option of the waiting-zone game is about. */
export const optionReading = readingOf(VERSION, features);
