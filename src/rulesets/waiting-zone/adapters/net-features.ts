import { type FeatureOf, numbers, encoderOf, tally } from '../../../core/adapters/feature-encoder.ts';
import type { ItemView } from '../views/item-view.ts';
import type { KnownCard, SideView } from '../views/view.ts';
import type { KnownCards } from './visible-cards.ts';
import { printedAttack, remainingLife, type PlayerBoard, visibleUnits } from './side-seen.ts';

const POSITION_VERSION = 1;

const PHASES = ['start', 'main', 'battle', 'end'];
const WINDOWS = ['play', 'entry', 'departure', 'attack', 'damage'];
const EVENTS = ['play', 'ability', 'attack'];
const ITEMS = ['card', 'counter', 'ability', 'timing', 'attack', 'damage'];

const oneHot = (names: readonly string[], name: string | undefined): readonly number[] =>
  names.map((each) => Number(each === name));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const COUNTED = ['hand', 'deck', 'discard', 'field'] as const;

const standing = (table: PlayerBoard, side: SideView, other: SideView): readonly number[] => {
  const attackOfUnit = (unit: KnownCard): number => printedAttack(table, unit);
  const units = visibleUnits(side);
  const attack = sum(units.map(attackOfUnit));
  const ready = sum(units.filter(({ unit }) => unit?.attackRight).map(attackOfUnit));
  return [
    side.life / 10,
    1 / Math.max(1, side.life),
    side.energy / 5,
    side.energyGrown / 5,
    ...COUNTED.map((zone) => side.zones[zone].count / 10),
    Number(side.zones.deck.count === 0),
    units.length / 3,
    attack / 10,
    ready / 10,
    sum(units.map((unit) => remainingLife(table, unit))) / 10,
    Math.max(0, ...units.map(attackOfUnit)) / 5,
    Math.min(2, attack / Math.max(1, other.life)),
    Number(ready >= other.life),
  ];
};

const STANDING = [
  'life',
  'one by life',
  'energy',
  'energy grown',
  ...COUNTED,
  'no deck',
  'units',
  'attack',
  'attack of those who may',
  'toughness',
  'greatest attack',
  'attack by life of the other',
  'as much as that life',
];

const waiting = (items: readonly ItemView[], { view }: PlayerBoard): readonly number[] => {
  const damage = items.filter((item) => item.kind === 'damage');
  const onPlayer = damage.filter(({ target }) => target.kind === 'player');
  const isOwn = ({ target }: (typeof damage)[number]): boolean =>
    target.kind === 'player' && target.player === view.viewer;
  return [
    ...ITEMS.map((kind) => items.filter((item) => item.kind === kind).length),
    sum(onPlayer.filter(isOwn).map(({ amount }) => amount)) / 3,
    sum(onPlayer.filter((item) => !isOwn(item)).map(({ amount }) => amount)) / 3,
  ];
};

const WAITING = [...ITEMS, 'damage to the viewer', 'damage to the other'];

const knownIn = (side: SideView, zone: 'hand' | 'field' | 'discard'): readonly string[] =>
  side.zones[zone].cards.flatMap((card) => card?.id ?? []);

const positionFeatures = (ids: readonly string[]): readonly FeatureOf<PlayerBoard>[] => [
  numbers('turn', ['number', 'own'], ({ view: { turn, viewer } }) => [
    turn.number / 10,
    Number(turn.player === viewer),
  ]),
  numbers('phase', PHASES, ({ view }) => oneHot(PHASES, view.turn.phase)),
  numbers('open check', [...WINDOWS, 'asks the viewer'], ({ view: { window, viewer } }) => [
    ...oneHot(WINDOWS, window?.kind),
    Number(window?.player === viewer),
  ]),
  numbers('event going on', EVENTS, ({ view }) => oneHot(EVENTS, view.event?.kind)),
  tally('card of the event', ids, ({ view }) => (view.event?.card == null ? [] : [view.event.card.id])),
  numbers('own things that wait', WAITING, (table) =>
    waiting(
      table.view.waiting.filter(({ owner }) => owner === table.view.viewer),
      table,
    ),
  ),
  numbers('enemy things that wait', WAITING, (table) =>
    waiting(
      table.view.waiting.filter(({ owner }) => owner !== table.view.viewer),
      table,
    ),
  ),
  numbers('own', STANDING, (table) => standing(table, table.own, table.enemy)),
  numbers('enemy', STANDING, (table) => standing(table, table.enemy, table.own)),
  tally('own hand', ids, ({ own }) => knownIn(own, 'hand')),
  tally('own field', ids, ({ own }) => knownIn(own, 'field')),
  tally('enemy field', ids, ({ enemy }) => knownIn(enemy, 'field')),
  tally('enemy discards', ids, ({ enemy }) => knownIn(enemy, 'discard')),
];

/** What a player of the waiting-zone game sees: leads, what waits, and which of those cards. */
export const positionEncoder = (cards: KnownCards) =>
  encoderOf(POSITION_VERSION, positionFeatures([...cards.keys()].sort()));
