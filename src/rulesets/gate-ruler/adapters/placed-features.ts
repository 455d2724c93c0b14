import { type FeatureOf, numbers, tally } from '../../../core/adapters/feature-encoder.ts';
import { oneHot } from '../../../core/adapters/observation-encoder.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Zone } from '../state/instance.ts';
import type { GameView, KnownCard, SideView } from '../views/player-view.ts';
import { findKnownCard, knownCardsIn, lifeLeft, type PlayerBoard, toughnessOf } from './view-queries.ts';

/** Zones whose cards are told apart by place; a ruler with more of them counts the others with the rest. */
const PLACES: readonly Zone[] = ['attack1', 'attack2', 'defense1'];

/** The lines that an attack can go along. */
export const LINES: readonly string[] = ['center', 'attack1', 'attack2'];

const PILES: readonly Zone[] = ['graveyard', 'damage'];

const PLACED = ['there', 'atk', 'toughness', 'stk', 'level', 'exhausted', 'damage', 'ruler damage'];

const placed = (card: KnownCard | undefined): readonly number[] =>
  card === undefined
    ? []
    : [
        1,
        card.atk / 5,
        toughnessOf(card) / 5,
        card.stk / 3,
        card.level / 5,
        Number(card.exhausted),
        card.damage / 5,
        card.rulerDamage / 3,
      ];

const idsOf = (cards: readonly KnownCard[]): readonly string[] => cards.map(({ id }) => id);

const OUTSIDE: readonly Zone[] = ['deck', 'ruler', 'resource'];

/** The cards of a side that the viewer knows outside its deck: those of its own leave the rest of its deck. */
const shown = ({ zones }: SideView): readonly string[] =>
  Object.entries(zones).flatMap(([zone, { cards }]) =>
    OUTSIDE.includes(zone as Zone) ? [] : idsOf(cards.filter((card) => card !== null)),
  );

const ofSide = (who: 'own' | 'enemy', ids: readonly string[]): readonly FeatureOf<PlayerBoard>[] => [
  ...PLACES.flatMap((zone): readonly FeatureOf<PlayerBoard>[] => [
    numbers(`${who} ${zone}`, PLACED, (table) => placed(knownCardsIn(table[who], zone)[0])),
    tally(`${who} ${zone}`, ids, (table) => idsOf(knownCardsIn(table[who], zone))),
  ]),
  ...PILES.map(
    (zone): FeatureOf<PlayerBoard> =>
      tally(`${who} ${zone}`, ids, (table: PlayerBoard) => idsOf(knownCardsIn(table[who], zone))),
  ),
  tally(`${who} cards shown`, ids, (table) => shown(table[who])),
];

/** The card that an item of the gate comes from, by its handle. */
const sourceOf = (item: GateItem): number | undefined => {
  if (item.kind === 'card') return item.card;
  return item.kind === 'ability' || item.kind === 'damage' ? item.source.card : undefined;
};

/** The id of the card that the last item on the gate comes from. */
export const lastSource = (view: GameView): readonly string[] => {
  const item = view.gate.at(-1);
  const source = item && sourceOf(item);
  const card = source === undefined ? undefined : findKnownCard(view, source);
  return card === undefined ? [] : [card.id];
};

const ATTACK = ['going on', 'own', ...LINES, 'on a card'];

const attack = ({ view: { attack: going, turn, viewer } }: PlayerBoard): readonly number[] =>
  going === undefined
    ? []
    : [1, Number(turn.player === viewer), ...oneHot(LINES, going.line), Number(going.target !== undefined)];

const RACE = ['own ready stk reaches', 'enemy stk reaches'];

const strike = (side: SideView, isReady: (card: KnownCard) => boolean): number =>
  (['attack1', 'attack2', 'ruler'] as const)
    .flatMap((zone) => knownCardsIn(side, zone))
    .filter(isReady)
    .reduce((sum, { stk }) => sum + stk, 0);

/** Whether the strikes of all attackers come to the life that is left. */
const race = ({ own, enemy }: PlayerBoard): readonly number[] => [
  Math.min(2, strike(own, ({ exhausted }) => !exhausted) / Math.max(1, lifeLeft(enemy))),
  Math.min(2, strike(enemy, () => true) / Math.max(1, lifeLeft(own))),
];

/** Which card stands where, which lie in the piles, and what goes on. */
export const placedFeatures = (ids: readonly string[]): readonly FeatureOf<PlayerBoard>[] => [
  ...ofSide('own', ids),
  ...ofSide('enemy', ids),
  tally('own hand', ids, ({ own }) => idsOf(knownCardsIn(own, 'hand'))),
  tally('own drive zone', ids, ({ own }) => idsOf(knownCardsIn(own, 'drive'))),
  tally('source of the last item', ids, ({ view }) => lastSource(view)),
  numbers('attack', ATTACK, attack),
  numbers('race', RACE, race),
];
