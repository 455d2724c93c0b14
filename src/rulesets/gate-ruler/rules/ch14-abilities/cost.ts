import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import {
  activatedAbility,
  cardDefinition,
  refOf,
  rulerOf,
  rulerRules,
  stateOf,
} from '../../queries/cards.ts';
import { levelOf, possiblyMatchingCards } from '../../queries/effects.ts';
import { isDestructionWaiting, itemInPlay } from '../../queries/gate.ts';
import { cardKeys } from '../../queries/place-names.ts';
import { cardsIn, controllerOf, hasOrientation, locationOf, ownersPlace } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { CardFilter, CardType, Effect } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { Instance } from '../../state/instance.ts';
import type { GateRulerOption, PlayRequest } from '../../state/option.ts';
import { exhaust, moveCard } from '../ch03-zones/movement.ts';
import { putDestructionByEffect, unguardedArrival } from '../ch12-rule-effects/rule-effects.ts';

/** A resource ability needs a card in the resource zone, ready or not. */
export const lacksResource = (game: Game, player: Player, { resource }: Effect): boolean =>
  resource === true && cardsIn(game, player, 'resource').length === 0;

/** Why it lacks one: the zone is empty, whatever pays like a resource elsewhere. */
export const lackingClause = (game: Game, player: Player): ClauseId =>
  rulerRules(cardDefinition(game, rulerOf(game, player))).exhaustToPay === 'opponentsTurn'
    ? 'u2103/resource-ability.6'
    : 'u2103/resource-ability.3';

/** What decides that an effect may be played as a resource ability. */
export const resourceAbilityClauses = (
  game: Game,
  player: Player,
  { resource }: Effect,
): readonly ClauseId[] => {
  if (resource !== true) return [];
  const isAnyReady = cardsIn(game, player, 'resource').some((card) => !stateOf(game, card).exhausted);
  return [
    '16-17',
    'u2103/resource-ability.2',
    ...(isAnyReady ? [] : (['u2103/resource-ability.4'] as const)),
  ];
};

type Destination = 'graveyard' | 'deckBottom' | 'removed';

/** One unit of what is owed: each is paid with one card. */
export type CostPart =
  | { readonly part: 'pay' }
  | { readonly part: 'exhaust' }
  | { readonly part: 'move'; readonly from: CardFilter | 'this'; readonly to: Destination }
  | { readonly part: 'destroy'; readonly from: CardFilter };

const times = (count: number, part: CostPart): readonly CostPart[] => new Array<CostPart>(count).fill(part);

type CardRequest = Extract<PlayRequest, { how: 'card' }>;

/** 2-6b: whether playing a card costs its level: its player's ruler pays costs, or a text says that resources are paid. */
const costsLevel = (game: Game, { player, isFree, paysResources }: CardRequest): boolean =>
  !isFree && (paysResources === true || rulerRules(cardDefinition(game, rulerOf(game, player))).paysCosts);

/** 2-6b, 2-6b-1: the level is the cost; a level below 1 costs nothing. */
const levelCost = (game: Game, request: CardRequest): number =>
  costsLevel(game, request) ? Math.max(0, levelOf(game, request.card)) : 0;

/** The clause by which the level of what is played is its cost, where it is. */
export const levelCostClause = (game: Game, request: CardRequest): ClauseId | undefined => {
  if (!costsLevel(game, request)) return undefined;
  return levelOf(game, request.card) > 0 ? '2-6b' : '2-6b-1';
};

/** 14-3c: everything owed for what is to be played; counters, overdrives and automatic abilities are free (14-5). */
export const costOf = (game: Game, request: PlayRequest): readonly CostPart[] => {
  if (request.how === 'card') return times(levelCost(game, request), { part: 'pay' });
  if (request.how !== 'activated') return [];
  return flatMapFast(activatedAbility(game, request.card, request.ability).cost ?? [], (cost) => {
    if ('pay' in cost) return times(cost.pay, { part: 'pay' });
    if ('exhaust' in cost) return [{ part: 'exhaust' } as const];
    if ('destroy' in cost) return times(cost.count, { part: 'destroy', from: cost.destroy });
    return times(cost.count, { part: 'move', from: cost.move, to: cost.to });
  });
};

const isReady = (game: Game, card: Instance): boolean => !stateOf(game, card).exhausted;

/** What can be exhausted to pay 1: ready resources, and on the opponent's turn the ruler where it may be. */
const payableCards = (game: Game, player: Player): readonly Instance[] => {
  const ruler = rulerOf(game, player);
  const { exhaustToPay } = rulerRules(cardDefinition(game, ruler));
  const usesRuler = exhaustToPay === 'opponentsTurn' && game.turn.player !== player;
  const resources = cardsIn(game, player, 'resource');
  return (usesRuler ? [...resources, ruler] : resources).filter((card) => isReady(game, card));
};

const isPayable = (game: Game, player: Player, cost: number): boolean =>
  cardsIn(game, player, 'resource').length + 1 >= cost && payableCards(game, player).length >= cost;

/** The cards a part can be paid with, read as any level they may be treated as (14-7b); a card already about to be destroyed cannot be destroyed again to pay (12-4b-4). */
const payersOf = (game: Game, { player, card }: PlayRequest, part: CostPart): readonly Instance[] => {
  switch (part.part) {
    case 'pay':
      return payableCards(game, player);
    case 'exhaust':
      return isReady(game, card) && hasOrientation(game, card) ? [card] : [];
    default: {
      if (part.from === 'this') return [card];
      const scope = { controller: player, source: refOf(game, card), choices: {} };
      const cards = possiblyMatchingCards(game, scope, part.from);
      return part.part === 'destroy' ? cards.filter((each) => !isDestructionWaiting(game, each)) : cards;
    }
  }
};

const fromOf = (part: CostPart) => ('from' in part ? part.from : undefined);

const isSameKind = (one: CostPart, other: CostPart): boolean =>
  one.part === other.part && fromOf(one) === fromOf(other);

/** What one card paid. */
interface Payer {
  readonly part: CostPart;
  readonly card: Instance;
}

/** Whether a card that has paid a part can pay another after it: not from where it is no more, nor exhausted again. */
const canPayToo = (paid: CostPart, next: CostPart): boolean => {
  if (paid.part === 'move') return false;
  return paid.part === 'destroy' ? next.part !== 'destroy' : next.part === 'move' || next.part === 'destroy';
};

/** 14-3c: whether all of it can be paid in turn, with cards that have not paid what keeps them from it. */
const canPayAll = (
  game: Game,
  request: PlayRequest,
  owed: readonly CostPart[],
  paid: readonly Payer[],
  last?: Payer,
): boolean => {
  const [part] = owed;
  if (part === undefined) return true;
  const rest = owed.slice(1);
  const cards = payersOf(game, request, part);
  // Of parts of a kind it does not matter which card pays which.
  const from = last !== undefined && isSameKind(last.part, part) ? cards.indexOf(last.card) + 1 : 0;
  return cards
    .slice(from)
    .some(
      (card) =>
        paid.every((each) => each.card !== card || canPayToo(each.part, part)) &&
        canPayAll(game, request, rest, [...paid, { part, card }], { part, card }),
    );
};

/** 14-3c: whether there are enough cards for the parts of each kind. */
const hasEnough = (game: Game, request: PlayRequest, owed: readonly CostPart[]): boolean =>
  owed.every((part) => {
    const same = owed.filter((other) => isSameKind(other, part)).length;
    return payersOf(game, request, part).length >= same;
  });

const isOfOneKind = (owed: readonly CostPart[]): boolean =>
  owed.every((part) => isSameKind(part, owed[0] ?? part));

/** 14-3c: whether everything owed can be paid. */
export const canPay = (game: Game, request: PlayRequest): boolean => {
  if (request.how === 'card') {
    const cost = levelCost(game, request);
    return cost === 0 || isPayable(game, request.player, cost);
  }
  const owed = costOf(game, request);
  return hasEnough(game, request, owed) && (isOfOneKind(owed) || canPayAll(game, request, owed, []));
};

const VERBS: Readonly<Record<CostPart['part'], string>> = {
  pay: 'exhaust',
  exhaust: 'exhaust',
  move: 'pay with',
  destroy: 'destroy',
};

/** The ways to pay the next part that leave the rest payable. */
export const paymentOptions = (
  game: Game,
  request: PlayRequest,
  owed: readonly CostPart[],
): readonly GateRulerOption[] => {
  const [part] = owed;
  if (part === undefined) return [];
  const rest = owed.slice(1);
  const cards = payersOf(game, request, part);
  const isLeft = (card: Instance) => isOfOneKind(owed) || canPayAll(game, request, rest, [{ part, card }]);
  const left = cards.filter(isLeft);
  const keys = cardKeys(game, request.player, left);
  return left.map((card, index) => ({
    key: `${VERBS[part.part]} ${keys[index]}`,
    type: 'choose.card',
    card,
  }));
};

/** What a payment gives: the game, and what is owed still. */
export interface PaymentResult {
  readonly game: Game;
  readonly owed: readonly CostPart[];
}

/** 14-3c: pays the next part in that way. */
export const payPart = (game: Game, owed: readonly CostPart[], option: GateRulerOption): PaymentResult => {
  const part = owed[0] as CostPart;
  return {
    game: option.type === 'choose.card' ? payWith(game, part, option.card) : game,
    owed: owed.slice(1),
  };
};

/** The clause that has the level of a card of each type paid. */
const LEVEL_PAID: Readonly<Partial<Record<CardType, ClauseId>>> = {
  unit: '7-3d',
  field: '7-4b',
  event: '7-6b',
};

/** The clause by which what is being played is paid for with its level; none for an ability. */
const levelPaymentClauses = (game: Game): readonly ClauseId[] => {
  const item = itemInPlay(game);
  const clause = item.kind === 'card' ? LEVEL_PAID[cardDefinition(game, item.card).type] : undefined;
  return clause === undefined ? [] : [clause];
};

/** What decides that something else than a resource pays. */
const otherPaymentClauses = (game: Game, card: Instance): readonly ClauseId[] => {
  const place = locationOf(game, card);
  return place !== 'gate' && place.zone !== 'resource' ? ['u2103/resource-ability.5'] : [];
};

const payWith = (game: Game, part: CostPart, card: Instance): Game => {
  switch (part.part) {
    case 'pay':
      return exhaust(game, card, '14-3c', [...levelPaymentClauses(game), ...otherPaymentClauses(game, card)]);
    case 'exhaust':
      return exhaust(game, card, '14-3c');
    case 'destroy':
      return putDestructionByEffect(game, card, controllerOf(game, card), '14-3c');
    default: {
      const zone = part.to === 'deckBottom' ? 'deck' : part.to;
      const arrival = { bottom: true, ...unguardedArrival(game, card, '16-11e') };
      return moveCard(game, card, ownersPlace(game, card, zone), '14-3c', arrival);
    }
  }
};
