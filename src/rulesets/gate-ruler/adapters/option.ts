import type { Decision } from '../../../core/decision.ts';
import {
  type FeatureOf,
  numbers,
  type Encoder,
  encoderOf,
  tally,
} from '../../../core/adapters/feature-encoder.ts';
import { RATING_FEATURES } from '../../../core/adapters/rating-numbers.ts';
import { decisions } from '../decisions/decisions.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import { knownCardsIn, lifeLeft, type PlayerBoard, toughnessOf, unitsIn } from './side-seen.ts';

const OPTION_VERSION = 1;

/** A card that the viewer knows, and where it lies; on the gate there is no zone. */
interface LocatedCard {
  readonly card: KnownCard;
  readonly zone?: Zone;
  readonly isOwn: boolean;
}

/** Cards by their handles. */
export type CardsByHandle = ReadonlyMap<Instance, LocatedCard>;

/** Where the cards lie that the viewer knows. */
export const cardsByHandle = ({ viewer, sides, gate, cardsOnGate }: GameView): CardsByHandle => {
  const found = new Map<Instance, LocatedCard>();
  for (const [player, { zones }] of sides.entries()) {
    for (const [zone, { cards }] of Object.entries(zones)) {
      for (const card of cards) {
        if (card !== null) found.set(card.card, { card, zone: zone as Zone, isOwn: player === viewer });
      }
    }
  }
  for (const card of cardsOnGate) {
    const item = gate.find((each) => each.kind === 'card' && each.card === card.card);
    found.set(card.card, { card, isOwn: item?.controller === viewer });
  }
  return found;
};

/** An option with what it is read by. */
export interface OptionContext {
  readonly table: PlayerBoard;
  readonly found: CardsByHandle;
  readonly kind: Decision['kind'];
  readonly option: GateRulerOption;
  readonly rated: readonly number[];
}

const KINDS = Object.keys(decisions).sort();
const FORMS: readonly GateRulerOption['form'][] = [
  'pass',
  'play',
  'reveal',
  'set',
  'zone',
  'card',
  'line',
  'done',
  'mode',
  'number',
  'consent',
  'waiting',
  'decline',
  'ability',
  'overdrive',
  'attack',
  'endAttacks',
  'keep',
  'discard',
];
const PLACES = ['hand', 'drive', 'attack', 'defense', 'set', 'field', 'ruler', 'graveyard', 'damage', 'soul'];
const ROWS = ['attack', 'defense', 'set'];

const oneHot = (names: readonly string[], name: string | undefined): readonly number[] =>
  names.map((each) => Number(each === name));

/** The kind of a zone: without its number. */
const kindOf = (zone: Zone | undefined): string | undefined => zone?.replace(/\d$/, '');

/** The card of an option; of one that goes on with a play, the card that lies on the gate last. */
const cardOf = ({ option, found, table }: OptionContext): LocatedCard | undefined => {
  if ('card' in option) return found.get(option.card);
  if (option.form === 'attack') return found.get(option.attacker);
  const played = table.view.cardsOnGate.at(-1);
  return played && found.get(played.card);
};

const zoneOf = ({ option }: OptionContext): Zone | undefined => ('zone' in option ? option.zone : undefined);

const CARD = ['own', 'enemy', 'level', 'atk', 'toughness', 'stk', 'exhausted', 'face down'];

const aboutCard = (seen: OptionContext): readonly number[] => {
  const about = cardOf(seen);
  if (about === undefined) return CARD.map(() => 0);
  const { card, isOwn } = about;
  const { level, atk, stk, exhausted, faceUp } = card;
  return [
    Number(isOwn),
    Number(!isOwn),
    level / 5,
    atk / 5,
    toughnessOf(card) / 5,
    stk / 3,
    Number(exhausted),
    Number(!faceUp),
  ];
};

const ATTACK = [
  'on the ruler',
  'as much as its life',
  'on an empty line',
  'on a unit',
  'destroys it',
  'is destroyed',
  'toughness of the unit',
  'atk of the unit',
  'stk of the unit',
];

const aboutAttack = ({ table, found, option }: OptionContext): readonly number[] => {
  if (option.form !== 'attack') return ATTACK.map(() => 0);
  const attacker = found.get(option.attacker)?.card;
  const target = option.target === undefined ? undefined : found.get(option.target)?.card;
  const defenders =
    option.line === 'center' ? unitsIn(table.enemy, 'defense') : knownCardsIn(table.enemy, option.line);
  const isOnRuler = option.line === 'center' && (target === undefined || defenders.length === 0);
  return [
    Number(isOnRuler),
    Number(isOnRuler && (attacker?.stk ?? 0) >= lifeLeft(table.enemy)),
    Number(option.line !== 'center' && target === undefined),
    Number(target !== undefined && !isOnRuler),
    Number(attacker !== undefined && target !== undefined && attacker.atk >= toughnessOf(target)),
    Number(attacker !== undefined && target !== undefined && target.atk >= toughnessOf(attacker)),
    (target === undefined ? 0 : toughnessOf(target)) / 5,
    (target?.atk ?? 0) / 5,
    (target?.stk ?? 0) / 3,
  ];
};

const aboutAnswer = ({ option, table, ...seen }: OptionContext): readonly number[] => {
  const zone = zoneOf({ option, table, ...seen });
  return [
    Number(option.form === 'consent' && option.consent),
    option.form === 'number' ? option.number / 5 : 0,
    Number(zone !== undefined && (table.own.zones[zone]?.count ?? 0) > 0),
  ];
};

const optionFeatures = ({ cards }: Catalogue): readonly FeatureOf<OptionContext>[] => [
  numbers('asked', KINDS, ({ kind }) => oneHot(KINDS, kind)),
  numbers('form', FORMS, ({ option }) => oneHot(FORMS, option.form)),
  numbers('card', CARD, aboutCard),
  numbers('where the card lies', PLACES, (seen) => oneHot(PLACES, kindOf(cardOf(seen)?.zone))),
  numbers('zone', ROWS, (seen) => oneHot(ROWS, kindOf(zoneOf(seen)))),
  numbers('attack', ATTACK, aboutAttack),
  numbers('answer', ['yes', 'number', 'the zone is taken'], aboutAnswer),
  numbers('rules of thumb', RATING_FEATURES, ({ rated }) => rated),
  tally('which card', [...cards.keys()].sort(), (seen) => {
    const about = cardOf(seen);
    return about === undefined ? [] : [about.card.id];
  }),
];

/** What an option of Gate Ruler is about, with the cards of a catalogue. */
export const optionEncoder = (catalogue: Catalogue): Encoder<OptionContext> =>
  encoderOf(OPTION_VERSION, optionFeatures(catalogue));
