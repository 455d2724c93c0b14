import {
  type FeatureOf,
  numbers,
  type Encoder,
  encoderOf,
  tally,
} from '../../../core/adapters/feature-encoder.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { KnownCard, SideView } from '../views/view.ts';
import type { Zone } from '../state/instance.ts';
import { printedCard } from './view-queries.ts';
import {
  knownCardsIn,
  lifeLeft,
  rulerIn,
  type PlayerBoard,
  toughnessOf,
  unitsIn,
  zonesLike,
} from './side-seen.ts';

const POSITION_VERSION = 1;

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

const positionFeatures = ({ cards }: Catalogue): readonly FeatureOf<PlayerBoard>[] => {
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
    numbers('phase', PHASES, ({ view }) => PHASES.map((phase) => Number(phase === view.turn.phase))),
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
  ];
};

/** What a player of Gate Ruler sees, with the cards of a catalogue: leads, front rows, and which cards. */
export const positionEncoder = (catalogue: Catalogue): Encoder<PlayerBoard> =>
  encoderOf(POSITION_VERSION, positionFeatures(catalogue));
