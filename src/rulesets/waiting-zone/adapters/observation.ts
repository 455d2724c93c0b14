import { type ActionTable, actionTable, textsOfEach } from '../../../core/adapters/action-table.ts';
import {
  createObserver,
  numberField,
  type ObservationEncoder,
  oneHotField,
  type PartOf,
} from '../../../core/adapters/observation-encoder.ts';
import { opponentOf } from '../../../core/decision.ts';
import { decisions } from '../decisions/decisions.ts';
import { houseRules } from '../state/game.ts';
import type { Zone } from '../state/instance.ts';
import type { GameView, ItemView, KnownCard, SelectionView, SideView } from '../views/player-view.ts';
import { lastSource } from './placed-features.ts';
import { type KnownCards, printedCard } from './visible-cards.ts';

const OBSERVATION_VERSION = 2;

type Part = PartOf<GameView>;

const PHASES = ['preparation', 'start', 'main', 'battle', 'end'];
const EVENTS = ['play', 'ability', 'attack'];
const WINDOWS = ['play', 'entry', 'departure', 'attack', 'damage'];
const COUNTED: readonly Zone[] = ['deck', 'hand', 'field', 'discard', 'removed'];
const BY_CARD: readonly Zone[] = ['hand', 'discard', 'removed'];
const WAITING = ['card', 'counter', 'ability', 'timing'] as const;

type Shown = { readonly id: string } | null | undefined;

/** Cards as they are counted: each has a number, by the order of the ids. */
class CardNumbers {
  readonly known: KnownCards;
  readonly size: number;
  readonly #numberOf: ReadonlyMap<string, number>;

  constructor(known: KnownCards) {
    this.known = known;
    this.size = known.size;
    this.#numberOf = new Map([...known.keys()].sort().map((id, index) => [id, index]));
  }

  /** The numbers of cards; what is no card that is known counts for nothing. */
  of(cards: readonly Shown[]): readonly number[] {
    return cards.map((card) => this.#numberOf.get(card?.id ?? '')).filter((number) => number !== undefined);
  }
}

type Who = 'own' | 'enemy';

const sideOf = ({ sides, viewer }: GameView, who: Who): SideView =>
  sides[who === 'own' ? viewer : opponentOf(viewer)];

const isOf = ({ viewer }: GameView, who: Who, { owner }: ItemView): boolean =>
  (owner === viewer) === (who === 'own');

const cardChosen = (chosen: SelectionView) => (chosen.kind === 'card' ? chosen.card : null);

const FIELD_NUMBERS = 7;

const fieldNumbers = (known: KnownCards, card: KnownCard | null | undefined): readonly number[] => {
  if (card === undefined || card === null) return [];
  const { attack = 0, life = 0 } = printedCard(known, card);
  const { damage = 0, attackRight = false, mustAttack = false, evaded = false } = card.unit ?? {};
  return [1, attack, life - damage, damage, Number(attackRight), Number(mustAttack), Number(evaded)];
};

const ofSide = (who: Who, cards: CardNumbers): readonly Part[] => [
  {
    name: `${who} life, energy, energy grown`,
    length: 3,
    fill: (view) => {
      const { life, energy, energyGrown } = sideOf(view, who);
      return [life, energy, energyGrown];
    },
  },
  {
    name: `${who} cards in ${COUNTED.join(', ')}`,
    length: COUNTED.length,
    fill: (view) => COUNTED.map((zone) => sideOf(view, who).zones[zone].count),
  },
  ...BY_CARD.map(
    (zone): Part => ({
      name: `${who} ${zone}: how many of each known card`,
      length: cards.size,
      tally: (view) => cards.of(sideOf(view, who).zones[zone].cards),
    }),
  ),
  ...Array.from({ length: houseRules.fieldLimit }, (_, place): readonly Part[] => [
    {
      name: `${who} F${place + 1}: there, attack, life left, damage, right to attack, must attack, evaded`,
      length: FIELD_NUMBERS,
      fill: (view) => fieldNumbers(cards.known, sideOf(view, who).zones.field.cards[place]),
    },
    {
      name: `${who} F${place + 1}: which card`,
      length: cards.size,
      tally: (view) => cards.of([sideOf(view, who).zones.field.cards[place]]),
    },
  ]).flat(),
  ...WAITING.map(
    (kind): Part => ({
      name: `${who} ${kind} waiting: how many of each card`,
      length: cards.size,
      tally: (view) =>
        cards.of(
          view.waiting.map((item) => (item.kind === kind && isOf(view, who, item) ? item.card : null)),
        ),
    }),
  ),
  {
    name: `${who} attacks waiting, damage waiting`,
    length: 2,
    fill: (view) => {
      const items = view.waiting.filter((item) => isOf(view, who, item));
      return [
        items.filter(({ kind }) => kind === 'attack').length,
        items.reduce((sum, item) => (item.kind === 'damage' ? sum + item.amount : sum), 0),
      ];
    },
  },
];

const DECISIONS = Object.keys(decisions).sort();

const partsWith = (cards: CardNumbers): readonly Part[] => [
  numberField('turn number', ({ turn }) => turn.number),
  numberField('own turn', ({ turn, viewer }) => Number(turn.player === viewer)),
  oneHotField('phase', PHASES, ({ turn }) => turn.phase),
  oneHotField('event', EVENTS, ({ event }) => event?.kind),
  { name: 'event: which card', length: cards.size, tally: ({ event }) => cards.of([event?.card]) },
  oneHotField('check', WINDOWS, ({ window }) => window?.kind),
  {
    name: 'check: how many of each card it is about',
    length: cards.size,
    tally: ({ window }) => cards.of((window?.subjects ?? []).map(cardChosen)),
  },
  numberField('checks due', ({ due }) => due.length),
  ...ofSide('own', cards),
  ...ofSide('enemy', cards),
  oneHotField('decision', DECISIONS, (_, decision) => decision?.kind),
  {
    name: 'source of the decision: which card',
    length: cards.size,
    tally: (view, decision) =>
      decision === undefined ? [] : cards.of(lastSource(view).map((id) => ({ id }))),
  },
];

/** Views of the waiting-zone game with those cards as numbers: everything from the side of the viewer. */
export const waitingZoneObservation = (
  known: KnownCards,
): Pick<ObservationEncoder<GameView>, 'layout' | 'observe'> =>
  createObserver(OBSERVATION_VERSION, partsWith(new CardNumbers(known)));

const ACTION_INDEX_VERSION = 2;

/** Things of one name that are told apart, and damages, of which there may be more. */
const ALIKE = 3;
const ALIKE_DAMAGES = 8;

/** A name alone, and counted where several have it. */
const counted = (name: string, most = ALIKE): readonly string[] => [
  name,
  ...Array.from({ length: most }, (_, index) => `${name}/${index + 1}`),
];

const PLACES = Array.from({ length: houseRules.fieldLimit }, (_, index) => `F${index + 1}`);

const DAMAGE = ['attack', 'retaliation', 'effect'].flatMap((role) =>
  counted(`${role} damage`, ALIKE_DAMAGES),
);

/** The answers of the waiting-zone game that have an action index of their own: those about places, those cards, and what they make wait. */
export const waitingZoneActionIndex = (known: KnownCards): ActionTable => {
  const cards = [...known.values()];
  const ids = cards.map(({ id }) => id);
  const counters = cards.filter(({ type }) => type === 'counter').map(({ id }) => id);
  const timings = ids.flatMap((id) => ['IN', 'OUT'].flatMap((timing) => counted(`${timing} of ${id}`)));
  return actionTable(ACTION_INDEX_VERSION, [
    ...['pass', 'end phase', 'pay', 'decline', 'side 1', 'side 2'],
    ...['choose own player', 'choose enemy player'],
    ...textsOfEach(
      PLACES,
      (place) => `attack ${place}`,
      (place) => `use ${place}`,
      (place) => `choose ${place}`,
      (place) => `choose enemy ${place}`,
    ),
    ...textsOfEach(
      ids,
      (id) => `play ${id}`,
      (id) => `discard ${id}`,
      (id) => `choose ${id}`,
      (id) => `choose play of ${id}`,
      (id) => `choose ability of ${id}`,
    ),
    ...textsOfEach(counters, (id) => `counter ${id}`),
    ...counters.flatMap((id) => counted(`resolve counter ${id}`)),
    ...textsOfEach(
      [...DAMAGE, ...timings],
      (item) => `choose ${item}`,
      (item) => `resolve ${item}`,
    ),
  ]);
};
