import {
  createObserver,
  numberField,
  type ObservationEncoder,
  oneHotField,
  type PartOf,
} from '../../../core/adapters/observation-encoder.ts';
import { type Decision, opponentOf } from '../../../core/decision.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { decisions } from '../decisions/decisions.ts';
import type { Zone } from '../state/instance.ts';
import type { GameView, KnownCard, SideView } from '../views/player-view.ts';
import { waitingIn } from './actions.ts';
import { lastSource } from './placed-features.ts';

const OBSERVATION_VERSION = 2;
const MAX_ZONES = 3;

type Part = PartOf<GameView>;

const PHASES = ['preparation', 'start', 'main', 'attack', 'end'];
const FRONT = ['attack', 'defense'].flatMap((kind) =>
  Array.from({ length: MAX_ZONES }, (_, index) => `${kind}${index + 1}` as Zone),
);
const SET = Array.from({ length: MAX_ZONES }, (_, index) => `set${index + 1}` as Zone);
const COUNTED: readonly Zone[] = [
  'deck',
  'hand',
  'drive',
  'damage',
  'graveyard',
  'soul',
  'resource',
  'removed',
];
const BY_CARD: readonly Zone[] = ['hand', 'drive', 'graveyard', 'damage', 'field'];

type Who = 'own' | 'enemy';

const sideOf = (view: GameView, who: Who): SideView =>
  view.sides[who === 'own' ? view.viewer : opponentOf(view.viewer)];

const NONE: readonly never[] = [];

const known = (side: SideView, zone: Zone): readonly KnownCard[] => {
  const cards = side.zones[zone]?.cards ?? NONE;
  return cards.length === 0 ? NONE : cards.filter((card) => card !== null);
};

/** The numbers of cards in a catalogue, one for each of those cards that it has. */
type Tally = (cards: readonly Pick<KnownCard, 'id'>[]) => readonly number[];

const tallyOf = (ids: readonly string[]): Tally => {
  const numberOf = new Map(ids.map((id, index) => [id, index]));
  return (cards) =>
    cards.length === 0
      ? NONE
      : cards.map(({ id }) => numberOf.get(id)).filter((number) => number !== undefined);
};

const UNIT_NUMBERS = 7;

const unitNumbers = (side: SideView, zone: Zone): readonly number[] => {
  const [card] = known(side, zone);
  if (card === undefined) return NONE;
  const { level, atk, hp, stk, damage, exhausted } = card;
  return [1, level, atk, hp, stk, damage, Number(exhausted)];
};

const lifeLeft = (side: SideView): number => {
  const [ruler] = known(side, 'ruler');
  return (ruler?.printed.ruler?.life ?? 0) - (side.zones.damage?.count ?? 0);
};

const ofSide = (who: Who, all: number, tally: Tally): readonly Part[] => [
  numberField(`${who} life left`, (view) => lifeLeft(sideOf(view, who))),
  numberField(`${who} summons left`, (view) => {
    const { summonCap, summonCount } = sideOf(view, who);
    return summonCap === null ? -1 : summonCap - summonCount;
  }),
  {
    name: `${who} ruler`,
    length: all,
    tally: (view) => tally(known(sideOf(view, who), 'ruler')),
  },
  numberField(`${who} ruler exhausted`, (view) =>
    Number(known(sideOf(view, who), 'ruler')[0]?.exhausted ?? false),
  ),
  ...COUNTED.map((zone) =>
    numberField(`${who} cards in ${zone}`, (view: GameView) => sideOf(view, who).zones[zone]?.count ?? 0),
  ),
  ...SET.map(
    (zone): Part => ({
      name: `${who} ${zone}: there, then which card if known`,
      length: 1 + all,
      tally: (view) => {
        const side = sideOf(view, who);
        const there = Array.from({ length: side.zones[zone]?.count ?? 0 }, () => 0);
        return [...there, ...tally(known(side, zone)).map((card) => 1 + card)];
      },
    }),
  ),
  ...FRONT.flatMap((zone): readonly Part[] => [
    {
      name: `${who} ${zone}: there, level, atk, hp, stk, damage, exhausted`,
      length: UNIT_NUMBERS,
      fill: (view) => unitNumbers(sideOf(view, who), zone),
    },
    {
      name: `${who} ${zone}: which card`,
      length: all,
      tally: (view) => tally(known(sideOf(view, who), zone)),
    },
  ]),
  ...BY_CARD.map(
    (zone): Part => ({
      name: `${who} ${zone}: how many of each known card`,
      length: all,
      tally: (view) => tally(known(sideOf(view, who), zone)),
    }),
  ),
];

const DECISIONS = Object.keys(decisions).sort();

/** Waiting abilities that a decision tells apart. */
const MAX_WAITING = 4;

const waitingAt = (decision: Decision | undefined, number: number) =>
  decision === undefined ? undefined : waitingIn(decision.options)[number];

/** What is asked, what it comes from, and what waits to be used or left. */
const ofDecision = (all: number, tally: Tally): readonly Part[] => [
  oneHotField('decision', DECISIONS, (_, decision) => decision?.kind),
  {
    name: 'source of the decision: which card',
    length: all,
    tally: (view, decision) =>
      decision === undefined ? NONE : tally(lastSource(view).map((id) => ({ id }))),
  },
  ...Array.from({ length: MAX_WAITING }, (_, index): readonly Part[] => [
    {
      name: `waiting ability ${index + 1} to use or leave: which card`,
      length: all,
      tally: (_view, decision) => {
        const waiting = waitingAt(decision, index);
        return waiting === undefined ? NONE : tally([{ id: waiting.card }]);
      },
    },
    {
      name: `waiting ability ${index + 1} to use or leave: for which card`,
      length: all,
      tally: (_view, decision) => {
        const cause = waitingAt(decision, index)?.cause;
        return cause === undefined ? NONE : tally([{ id: cause }]);
      },
    },
  ]).flat(),
];

const partsFor = (all: number, tally: Tally): readonly Part[] => [
  numberField('turn number', ({ turn }) => turn.number),
  numberField('own turn', ({ turn, viewer }) => Number(turn.player === viewer)),
  oneHotField('phase', PHASES, ({ turn }) => turn.phase),
  numberField('attacks this turn', ({ turn }) => turn.attacks),
  numberField('items on the gate', ({ gate }) => gate.length),
  {
    name: 'cards on the gate: how many of each',
    length: all,
    tally: ({ cardsOnGate }) => tally(cardsOnGate),
  },
  ...ofSide('own', all, tally),
  ...ofSide('enemy', all, tally),
  ...ofDecision(all, tally),
];

/** Views of Gate Ruler as numbers, with the cards of a catalogue: everything from the side of the viewer. */
export const gateRulerObservation = ({
  cards,
}: Catalogue): Pick<ObservationEncoder<GameView>, 'layout' | 'observe'> => {
  const ids = [...cards.keys()].sort();
  return createObserver(OBSERVATION_VERSION, partsFor(ids.length, tallyOf(ids)));
};
