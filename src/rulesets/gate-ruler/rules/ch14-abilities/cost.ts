import type { Player } from '../../../../kernel/decision.ts';
import { isDestructionWaiting } from '../../reading/destruction.ts';
import { itemInPlay } from '../../reading/gate.ts';
import { definitionFor, refTo, rulerRules, stateOf } from '../../reading/information.ts';
import { cardsPossible, fits, levelOf, possibleLevels, readAs, statOf } from '../../reading/meaning.ts';
import { cardKey } from '../../reading/place-key.ts';
import { rulerOf } from '../../reading/rulers.ts';
import { activatedAbility } from '../../reading/uses.ts';
import { cardsIn, ownersPlace } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';
import type { CardFilter } from '../../values/language.ts';
import type { GateRulerOption, OptionOf } from '../../values/option.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import type { Scope } from '../../values/scope.ts';
import { exhaust, moveCard } from '../ch03-zones/movement.ts';
import { withItem } from '../ch09-gate/gate.ts';
import { putDestructionByEffect } from '../ch12-rule-effects/destruction.ts';

type Destination = 'graveyard' | 'deckBottom' | 'removed';

/** One unit of what is owed: each is paid with one card. */
export type CostPart =
  | { readonly part: 'pay' }
  | { readonly part: 'exhaust' }
  | { readonly part: 'move'; readonly from: CardFilter | 'this'; readonly to: Destination }
  /** Any number of further cards. */
  | { readonly part: 'more'; readonly from: CardFilter; readonly to: Destination }
  | { readonly part: 'destroy'; readonly from: CardFilter };

const times = (count: number, part: CostPart): readonly CostPart[] => new Array<CostPart>(count).fill(part);

/** ch.2: the level is the cost where the player's ruler pays costs; a level below 1 costs nothing (inferred). */
const levelCost = (game: Game, player: Player, card: Instance): number =>
  rulerRules(definitionFor(game, rulerOf(game, player))).paysCosts ? Math.max(0, levelOf(game, card)) : 0;

/** 14-3c: everything owed for what is to be played; counters, overdrives and automatic abilities are free (14-5). */
export const costOf = (game: Game, request: PlayRequest): readonly CostPart[] => {
  if (request.how === 'card') {
    return request.isFree ? [] : times(levelCost(game, request.player, request.card), { part: 'pay' });
  }
  if (request.how !== 'activated') return [];
  return (activatedAbility(game, request.card, request.ability).cost ?? []).flatMap((cost) => {
    if ('pay' in cost) return times(cost.pay, { part: 'pay' });
    if ('exhaust' in cost) return [{ part: 'exhaust' } as const];
    if ('destroy' in cost) return times(cost.count, { part: 'destroy', from: cost.destroy });
    const owed = times(cost.count, { part: 'move', from: cost.move, to: cost.to });
    return cost.orMore && cost.move !== 'this'
      ? [...owed, { part: 'more', from: cost.move, to: cost.to } as const]
      : owed;
  });
};

const isReady = (game: Game, card: Instance): boolean => !stateOf(game, card).exhausted;

/** What can be exhausted to pay 1: ready resources, and on the opponent's turn the ruler where it may be (u2103/resource-ability.5). */
const payableCards = (game: Game, player: Player): readonly Instance[] => {
  const ruler = rulerOf(game, player);
  const { exhaustToPay } = rulerRules(definitionFor(game, ruler));
  const usesRuler = exhaustToPay === 'opponentsTurn' && game.turn.player !== player;
  return [...cardsIn(game, player, 'resource'), ...(usesRuler ? [ruler] : [])].filter((card) =>
    isReady(game, card),
  );
};

const payingScope = (game: Game, { player, card }: Pick<PlayRequest, 'player' | 'card'>): Scope => ({
  controller: player,
  source: refTo(game, card),
  choices: {},
});

/** The cards a part can be paid with; a card already about to be destroyed cannot be destroyed again to pay (12-4b-4). */
const payersOf = (game: Game, { player, card }: PlayRequest, part: CostPart): readonly Instance[] => {
  switch (part.part) {
    case 'pay':
      return payableCards(game, player);
    case 'exhaust':
      return isReady(game, card) ? [card] : [];
    default: {
      if (part.from === 'this') return [card];
      const cards = cardsPossible(game, payingScope(game, { player, card }), part.from);
      return part.part === 'destroy' ? cards.filter((each) => !isDestructionWaiting(game, each)) : cards;
    }
  }
};

const fromOf = (part: CostPart) => ('from' in part ? part.from : undefined);

const isSameKind = (one: CostPart, other: CostPart): boolean =>
  one === other || (one.part === other.part && fromOf(one) === fromOf(other));

/** 14-3c: whether everything owed can be paid: enough cards for the parts of each kind. */
export const canPay = (game: Game, request: PlayRequest): boolean => {
  const owed = costOf(game, request);
  return owed.every((part, index) => {
    if (part.part === 'more' || owed[index - 1] === part) return true;
    const same = owed.filter((other) => isSameKind(other, part)).length;
    return payersOf(game, request, part).length >= same;
  });
};

/** The levels that a card may pay a part as (14-7b): those as which it is what is asked for. */
const levelsPaid = (game: Game, request: PlayRequest, part: CostPart, card: Instance): readonly number[] => {
  if (part.part === 'pay' || part.part === 'exhaust') return [];
  const { from } = part;
  return from === 'this'
    ? possibleLevels(game, card)
    : possibleLevels(game, card).filter((level) =>
        fits(game, readAs(payingScope(game, request), card, level), from, card),
      );
};

const VERBS: Readonly<Record<CostPart['part'], string>> = {
  pay: 'exhaust',
  exhaust: 'exhaust',
  move: 'pay with',
  more: 'pay with',
  destroy: 'destroy',
};

/** The ways to pay the next part; a card whose level may be read differently can be paid as either (14-7b). */
export const paymentOptions = (
  game: Game,
  request: PlayRequest,
  part: CostPart,
): readonly GateRulerOption[] => [
  ...payersOf(game, request, part).flatMap((card): readonly GateRulerOption[] => {
    const key = `${VERBS[part.part]} ${cardKey(game, request.player, card)}`;
    const levels = levelsPaid(game, request, part, card);
    const [only = levelOf(game, card)] = levels;
    if (levels.length < 2) {
      return [{ key, form: 'card', card, ...(only !== levelOf(game, card) && { level: only }) }];
    }
    return levels.map((level) => ({ key: `${key} as level ${level}`, form: 'card', card, level }));
  }),
  ...(part.part === 'more' ? [{ key: 'done', form: 'done' } as const] : []),
];

/** What a payment gives: the game, and what is owed still. */
export interface Paid {
  readonly game: Game;
  readonly owed: readonly CostPart[];
}

/** 14-3c: pays the next part in that way. */
export const payPart = (game: Game, owed: readonly CostPart[], option: GateRulerOption): Paid => {
  const [part, ...rest] = owed as [CostPart, ...CostPart[]];
  if (option.form !== 'card') return { game, owed: rest };
  const counted = countPaid(game, option);
  return {
    game: payWith(counted, part, option.card),
    owed: part.part === 'more' ? owed : rest,
  };
};

/** Sums up what the cards that pay were, before they move. */
const countPaid = (game: Game, { card, level }: OptionOf<'card'>): Game => {
  const item = itemInPlay(game);
  const { paid = { level: 0, atk: 0, hp: 0, stk: 0 } } = item;
  return withItem(game, {
    ...item,
    paid: {
      level: paid.level + (level ?? levelOf(game, card)),
      atk: paid.atk + statOf(game, card, 'atk'),
      hp: paid.hp + statOf(game, card, 'hp'),
      stk: paid.stk + statOf(game, card, 'stk'),
    },
  });
};

const payWith = (game: Game, part: CostPart, card: Instance): Game => {
  switch (part.part) {
    case 'pay':
    case 'exhaust':
      return exhaust(game, card, '14-3c');
    case 'destroy':
      return putDestructionByEffect(game, card, '14-3c');
    default: {
      const zone = part.to === 'deckBottom' ? 'deck' : part.to;
      return moveCard(game, card, ownersPlace(game, card, zone), '14-3c', { bottom: true });
    }
  }
};
