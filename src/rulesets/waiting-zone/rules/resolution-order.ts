import { canonicalJson } from '../../../core/data/digest.ts';
import { canonicalOptions, opponentOf, type Player } from '../../../core/decision.ts';
import { nonTurnPlayer } from '../queries/cards.ts';
import { itemKey } from '../queries/place-names.ts';
import { waitingDamage } from '../queries/zones.ts';
import type { Game } from '../state/game.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { EffectItem, TimingAbility, WaitingCounter, WaitingItem } from '../state/waiting-item.ts';

/** Who orders what now, and the things to choose from; empty when nothing of the kind waits. */
export interface Order {
  readonly player: Player;
  readonly items: readonly WaitingItem[];
}

/** What waits with others of its kind and is put in order with them. */
type OrderedItem = WaitingCounter | TimingAbility;

const refersToItself = (item: EffectItem): boolean => canonicalJson(item.effect).includes('"this"');

const meaningOf = (game: Game, item: OrderedItem): string => {
  const card = item.kind === 'counter' ? item.card : item.source.card;
  const itself = refersToItself(item) ? item.number : null;
  const timing = item.kind === 'timing' ? item.timing : null;
  return canonicalJson([game.definitionOf[card], item.owner, timing, item.effect, item.choices, itself]);
};

/** Of things that mean the same, the oldest: their order is no choice. */
const distinct = (game: Game, items: readonly OrderedItem[]): readonly OrderedItem[] =>
  items.length < 2
    ? items
    : [...new Map(items.toReversed().map((item) => [meaningOf(game, item), item])).values()].toReversed();

const isTiming = (item: WaitingItem): item is TimingAbility => item.kind === 'timing';

/** priority.1, priority.2: who has priority. It follows from what waits and is not stored. */
export const priorityOf = (game: Game): Player =>
  game.waiting.some(({ kind }) => kind === 'counter') ? nonTurnPlayer(game) : game.turn.player;

/** reading.2: counters that answer counters come first. */
const countersInTurn = (game: Game): readonly WaitingCounter[] => {
  const counters = game.waiting.filter((item) => item.kind === 'counter');
  const answers = counters.filter(({ owner }) => owner === game.turn.player);
  return answers.length > 0 ? answers : counters;
};

/** together.1, reading.27: what may resolve while a counter waits, ordered by whose counters they are. */
export const counterOrder = (game: Game): Order => {
  const counters = countersInTurn(game);
  const player = counters[0]?.owner ?? nonTurnPlayer(game);
  const beside =
    game.interpretations.besideCounters === 'ownTiming'
      ? game.waiting.filter(isTiming).filter(({ owner }) => owner === player)
      : [];
  return { player, items: distinct(game, [...counters, ...beside]) };
};

export const isCounterWaiting = (game: Game): boolean => game.waiting.some(({ kind }) => kind === 'counter');

/** Whether several counters wait, and their order is to be chosen. */
export const isCounterOrderOpen = (game: Game): boolean =>
  isCounterWaiting(game) && counterOrder(game).items.length > 1;

/** The number of the counter that resolves next where there is nothing to choose. */
export const nextCounter = (game: Game): number => (counterOrder(game).items[0] as WaitingItem).number;

/** reading.3, reading.28: the timing abilities of the player with priority, then those of the other. */
export const timingOrder = (game: Game): Order => {
  const player = priorityOf(game);
  const timing = game.waiting.filter(isTiming);
  const own = timing.filter(({ owner }) => owner === player);
  if (game.interpretations.priorityOrders === 'all') return { player, items: distinct(game, timing) };
  return own.length > 0
    ? { player, items: distinct(game, own) }
    : { player: opponentOf(player), items: distinct(game, timing) };
};

export const isTimingWaiting = (game: Game): boolean => game.waiting.some(isTiming);

/** Whether several timing abilities wait, and their order is to be chosen. */
export const isTimingOrderOpen = (game: Game): boolean =>
  isTimingWaiting(game) && timingOrder(game).items.length > 1;

/** The number of the timing ability that resolves next where there is nothing to choose. */
export const nextTiming = (game: Game): number => (timingOrder(game).items[0] as WaitingItem).number;

/** reading.17: the damages of an attack, which the player with priority orders under the other reading. */
export const battleDamageOrder = (game: Game): Order => ({
  player: priorityOf(game),
  items: waitingDamage(game, 'attack', 'retaliation'),
});

/** The things to choose from as options. */
export const orderOptions = (game: Game, { items }: Order): readonly WaitingZoneOption[] =>
  canonicalOptions(
    items.map((item) => ({ key: `resolve ${itemKey(game, item)}`, type: 'resolve', item: item.number })),
  );
