import {
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
import { decisions } from '../decisions/decisions.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { GameView, ItemView, KnownCard, SideView } from '../views/player-view.ts';
import { rateWaitingZone } from './heuristic.ts';
import { lastSource, placedFeatures } from './placed-features.ts';
import {
  type KnownCards,
  type PlayerBoard,
  playerBoard,
  printedAttack,
  remainingLife,
  visibleUnits,
} from './visible-cards.ts';

/** Nets of the first version know neither what units may do nor what a question comes from. */
type Version = 1 | 2;

const NEWEST_VERSION = 2;

const PHASES = ['start', 'main', 'battle', 'end'];
const WINDOWS = ['play', 'entry', 'departure', 'attack', 'damage'];
const EVENTS = ['play', 'ability', 'attack'];
const ITEMS = ['card', 'counter', 'ability', 'timing', 'attack', 'damage'];

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

const positionFeatures = (ids: readonly string[], version: Version): readonly FeatureOf<PlayerBoard>[] => [
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
  ...(version === 1 ? [] : placedFeatures(ids)),
];

/** What a player of the waiting-zone game sees: leads, what waits, and which of those cards. */
export const positionEncoder = (cards: KnownCards, version: Version = NEWEST_VERSION) =>
  encoderOf(version, positionFeatures([...cards.keys()].sort(), version));

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
export type OptionContext = OptionOf<WaitingZoneOption, PlayerBoard, CardLocations>;

const KINDS = Object.keys(decisions).sort();
/** The place of each move among the inputs of the nets. */
const FORM_OF = {
  pass: 'pass',
  play: 'play',
  use: 'use',
  attack: 'attack',
  endPhase: 'endPhase',
  counter: 'counter',
  discard: 'discard',
  payOptionalCost: 'optionalCost',
  declineOptionalCost: 'optionalCost',
  'choose.side': 'side',
  'choose.target': 'choose',
  'choose.attackTarget': 'choose',
  resolve: 'resolve',
} as const satisfies Record<WaitingZoneOption['type'], string>;
const FORMS = [...new Set(Object.values(FORM_OF))];

const cardOf = ({ found, option }: OptionContext): LocatedCard | undefined => {
  if ('card' in option) return found.get(option.card);
  if (!('chosen' in option) || option.chosen.kind !== 'card') return undefined;
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
  const named = 'chosen' in option ? option.chosen : undefined;
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
    option.type === 'payOptionalCost',
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

const optionFeatures = (cards: KnownCards, version: Version): readonly FeatureOf<OptionContext>[] => [
  numbers('asked', KINDS, ({ kind }) => oneHot(KINDS, kind)),
  numbers('form', FORMS, ({ option }) => oneHot(FORMS, FORM_OF[option.type])),
  numbers('chosen', CHOSEN, chosen),
  numbers('fight', FIGHT, fight),
  numbers('rules of thumb', RATING_FEATURES, ({ rated }) => rated),
  tally('card', [...cards.keys()].sort(), (seen) => {
    const about = cardOf(seen);
    return about === undefined ? [] : [about.card.id];
  }),
  ...(version === 1
    ? []
    : [
        tally('source of the question', [...cards.keys()].sort(), ({ table }: OptionContext) =>
          lastSource(table.view),
        ),
        tally('attacker', [...cards.keys()].sort(), (seen: OptionContext) => {
          const attacker = attackerIn(seen);
          return attacker === undefined ? [] : [attacker.id];
        }),
      ]),
];

/** What an option of the waiting-zone game is about, with those cards. */
export const optionEncoder = (cards: KnownCards, version: Version = NEWEST_VERSION) =>
  encoderOf(version, optionFeatures(cards, version));

/** The waiting-zone game as a small net reads it, with those cards. */
export const waitingZoneFeatures = (
  cards: KnownCards,
  version: Version = NEWEST_VERSION,
): FeatureEncoder<WaitingZoneOption, GameView> =>
  featureEncoder(positionEncoder(cards, version), optionEncoder(cards, version), {
    board: (view: GameView) => playerBoard(view, cards),
    find: cardLocations,
    rate: rateWaitingZone(cards),
  });
