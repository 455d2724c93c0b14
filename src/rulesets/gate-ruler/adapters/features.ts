import {
  type Encoder,
  encoderOf,
  type FeatureEncoder,
  type FeatureOf,
  featureEncoder,
  numbers,
  type OptionOf,
  RATING_FEATURES,
  tally,
} from '../../../core/adapters/feature-encoder.ts';
import { oneHot } from '../../../core/adapters/observation-encoder.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { decisions } from '../decisions/decisions.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import type { GameView, KnownCard, SideView } from '../views/player-view.ts';
import { rateGateRuler } from './heuristic.ts';
import { LINES, lastSource, placedFeatures } from './placed-features.ts';
import {
  knownCardsIn,
  lifeLeft,
  type PlayerBoard,
  playerBoard,
  printedCard,
  rulerIn,
  toughnessOf,
  unitsIn,
  zonesLike,
} from './view-queries.ts';

/** Nets of the first version know neither where cards stand nor what a question comes from. */
type Version = 1 | 2;

const NEWEST_VERSION = 2;

const PHASES = ['preparation', 'start', 'main', 'attack', 'end'];
const ITEMS = ['card', 'ability', 'damage', 'rulerDamage', 'destroy', 'drive'];
const COUNTED: readonly Zone[] = ['deck', 'hand', 'drive', 'graveyard', 'soul', 'resource', 'field'];

/** Life below which every point counts more. */
const LOW = 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const ROW = [
  'units',
  'atk',
  'toughness',
  'stk',
  'greatest atk',
  'greatest toughness',
  'ready',
  'ready atk',
  'ready stk',
];

const row = (units: readonly KnownCard[]): readonly number[] => {
  const ready = units.filter(({ exhausted }) => !exhausted);
  return [
    units.length / 3,
    sum(units.map(({ atk }) => atk)) / 10,
    sum(units.map(toughnessOf)) / 10,
    sum(units.map(({ stk }) => stk)) / 5,
    Math.max(0, ...units.map(({ atk }) => atk)) / 5,
    Math.max(0, ...units.map(toughnessOf)) / 5,
    ready.length / 3,
    sum(ready.map(({ atk }) => atk)) / 10,
    sum(ready.map(({ stk }) => stk)) / 5,
  ];
};

const SIDE = [
  'life',
  'low life',
  'one by life',
  ...COUNTED,
  'damage zone',
  'set cards',
  'set zones free',
  'summons left',
  'ruler exhausted',
  'ruler atk',
  'ruler stk',
];

const standing = (side: SideView): readonly number[] => {
  const life = lifeLeft(side);
  const ruler = rulerIn(side);
  const sets = zonesLike(side, 'set').map((zone) => side.zones[zone]?.count ?? 0);
  const countOf = (zone: Zone): number => side.zones[zone]?.count ?? 0;
  return [
    life / 5,
    Number(life <= LOW),
    1 / Math.max(1, life),
    ...COUNTED.map((zone) => countOf(zone) / 10),
    countOf('damage') / 5,
    sum(sets) / 3,
    sets.filter((count) => count === 0).length / 3,
    side.summonCap === null ? 2 : side.summonCap - side.summonCount,
    Number(ruler.exhausted),
    ruler.atk / 5,
    ruler.stk / 3,
  ];
};

const HAND = ['units', 'events', 'counters', 'levels', 'low levels'];

/** Level up to which a card is cheap. */
const CHEAP = 3;

const hand = (cards: readonly KnownCard[]): readonly number[] => {
  const units = cards.map(printedCard).filter(({ type }) => type === 'unit');
  const levels = units.map(({ level = 0 }) => level);
  return [
    units.length / 5,
    (cards.length - units.length) / 5,
    cards.map(printedCard).filter(({ counter }) => counter !== undefined).length / 5,
    sum(levels) / 20,
    levels.filter((level) => level <= CHEAP).length / 5,
  ];
};

const inPlay = (side: SideView): readonly KnownCard[] => [
  ...unitsIn(side, 'attack'),
  ...unitsIn(side, 'defense'),
  ...knownCardsIn(side, 'field'),
  ...zonesLike(side, 'set').flatMap((zone) => knownCardsIn(side, zone)),
];

const idsOf = (cards: readonly KnownCard[]): readonly string[] => cards.map(({ id }) => id);

const ofSide = (who: 'own' | 'enemy'): readonly FeatureOf<PlayerBoard>[] => [
  numbers(who, SIDE, (table) => standing(table[who])),
  numbers(`${who} attack zones`, ROW, (table) => row(unitsIn(table[who], 'attack'))),
  numbers(`${who} defense zones`, ROW, (table) => row(unitsIn(table[who], 'defense'))),
];

const gate = ({ view }: PlayerBoard, isOwn: boolean): readonly number[] =>
  ITEMS.map(
    (kind) =>
      view.gate.filter((item) => item.kind === kind && (item.controller === view.viewer) === isOwn).length,
  );

const positionFeatures = ({ cards }: Catalogue, version: Version): readonly FeatureOf<PlayerBoard>[] => {
  const all = [...cards.values()];
  const rulers = all
    .filter(({ type }) => type === 'ruler')
    .map(({ id }) => id)
    .sort();
  const ids = all
    .filter(({ type }) => type !== 'ruler' && type !== 'resource')
    .map(({ id }) => id)
    .sort();
  return [
    numbers('turn', ['number', 'own', 'attacks'], ({ view: { turn, viewer } }) => [
      turn.number / 10,
      Number(turn.player === viewer),
      turn.attacks / 3,
    ]),
    numbers('phase', PHASES, ({ view }) => oneHot(PHASES, view.turn.phase)),
    numbers('own items on the gate', ITEMS, (table) => gate(table, true)),
    numbers('enemy items on the gate', ITEMS, (table) => gate(table, false)),
    ...ofSide('own'),
    ...ofSide('enemy'),
    numbers('own hand', HAND, ({ own }) => hand(knownCardsIn(own, 'hand'))),
    tally('own ruler', rulers, ({ own }) => idsOf(knownCardsIn(own, 'ruler'))),
    tally('enemy ruler', rulers, ({ enemy }) => idsOf(knownCardsIn(enemy, 'ruler'))),
    tally('cards on the gate', ids, ({ view }) => idsOf(view.cardsOnGate)),
    tally('cards in own hand and drive zone', ids, ({ own }) =>
      idsOf([...knownCardsIn(own, 'hand'), ...knownCardsIn(own, 'drive')]),
    ),
    tally('own cards in play', ids, ({ own }) => idsOf(inPlay(own))),
    tally('enemy cards in play', ids, ({ enemy }) => idsOf(inPlay(enemy))),
    ...(version === 1 ? [] : placedFeatures(ids)),
  ];
};

/** What a player of Gate Ruler sees, with the cards of a catalogue: leads, front rows, and which cards. */
export const positionEncoder = (
  catalogue: Catalogue,
  version: Version = NEWEST_VERSION,
): Encoder<PlayerBoard> => encoderOf(version, positionFeatures(catalogue, version));

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
export type OptionContext = OptionOf<GateRulerOption, PlayerBoard, CardsByHandle>;

const KINDS = Object.keys(decisions).sort();
/** What a move is to a net. */
const FORMS = {
  pass: 'pass',
  playUnit: 'play',
  playField: 'play',
  playInstantEvent: 'play',
  playStandardEvent: 'play',
  playDriven: 'play',
  reveal: 'reveal',
  setCard: 'set',
  'choose.zone': 'zone',
  'choose.card': 'card',
  'choose.line': 'line',
  'choose.done': 'done',
  'choose.mode': 'mode',
  'choose.number': 'number',
  'choose.consent': 'consent',
  exchangeHand: 'consent',
  keepHand: 'consent',
  useWaiting: 'waiting',
  leaveWaiting: 'decline',
  useInstantAbility: 'ability',
  useStandardAbility: 'ability',
  useOverdrive: 'overdrive',
  attack: 'attack',
  endAttacks: 'endAttacks',
  keep: 'keep',
  discard: 'discard',
  giveUpOverdrive: 'discard',
} as const satisfies Readonly<Record<GateRulerOption['type'], string>>;
const FORM_NAMES = [...new Set(Object.values(FORMS))];
const PLACES = ['hand', 'drive', 'attack', 'defense', 'set', 'field', 'ruler', 'graveyard', 'damage', 'soul'];
const ROWS = ['attack', 'defense', 'set'];

/** The kind of a zone: without its number. */
const kindOf = (zone: Zone | undefined): string | undefined => zone?.replace(/\d$/, '');

/** The card of an option; of one that goes on with a play, the card that lies on the gate last. */
const cardOf = ({ option, found, table }: OptionContext): LocatedCard | undefined => {
  if ('card' in option) return found.get(option.card);
  if (option.type === 'attack') return found.get(option.attacker);
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
  if (option.type !== 'attack') return ATTACK.map(() => 0);
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
    Number(option.type === 'exchangeHand' || (option.type === 'choose.consent' && option.consent)),
    option.type === 'choose.number' ? option.number / 5 : 0,
    Number(zone !== undefined && (table.own.zones[zone]?.count ?? 0) > 0),
  ];
};

const PLACED = [...LINES, 'own card there', 'enemy card ahead', 'atk ahead', 'toughness ahead', 'ability'];

/** Along which line, at which place, against what. */
const aboutPlace = ({ option, table: { own, enemy } }: OptionContext): readonly number[] => {
  const line = 'line' in option ? option.line : 'zone' in option ? option.zone : undefined;
  if (line === undefined) {
    return [...LINES.map(() => 0), 0, 0, 0, 0, 'ability' in option ? option.ability + 1 : 0];
  }
  const place: Zone = line === 'center' ? 'defense1' : line;
  const [standing] = knownCardsIn(own, place);
  const [ahead] = knownCardsIn(enemy, place);
  return [
    ...oneHot(LINES, place === 'defense1' ? 'center' : place),
    Number(standing !== undefined),
    Number(ahead !== undefined),
    (ahead?.atk ?? 0) / 5,
    (ahead === undefined ? 0 : toughnessOf(ahead)) / 5,
    0,
  ];
};

const targetOf = ({ option, found }: OptionContext): readonly string[] => {
  const target = option.type === 'attack' && option.target !== undefined && found.get(option.target);
  return target ? [target.card.id] : [];
};

const optionFeatures = ({ cards }: Catalogue, version: Version): readonly FeatureOf<OptionContext>[] => [
  numbers('asked', KINDS, ({ kind }) => oneHot(KINDS, kind)),
  numbers('form', FORM_NAMES, ({ option }) => oneHot(FORM_NAMES, FORMS[option.type])),
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
  ...(version === 1
    ? []
    : [
        numbers('place', PLACED, aboutPlace),
        tally('target', [...cards.keys()].sort(), targetOf),
        tally('source of the question', [...cards.keys()].sort(), ({ table }: OptionContext) =>
          lastSource(table.view),
        ),
      ]),
];

/** What an option of Gate Ruler is about, with the cards of a catalogue. */
export const optionEncoder = (
  catalogue: Catalogue,
  version: Version = NEWEST_VERSION,
): Encoder<OptionContext> => encoderOf(version, optionFeatures(catalogue, version));

/** Gate Ruler as a small net reads it, with the cards of a catalogue. */
export const gateRulerFeatures = (
  catalogue: Catalogue,
  version: Version = NEWEST_VERSION,
): FeatureEncoder<GateRulerOption, GameView> =>
  featureEncoder(positionEncoder(catalogue, version), optionEncoder(catalogue, version), {
    board: playerBoard,
    find: cardsByHandle,
    rate: rateGateRuler,
  });
