import type { Player } from '../kernel/decision.ts';
import { putDestruction } from './destruction.ts';
import type { Game, Instance } from './game.ts';
import { definitionFor, refTo, rulerRules, stateOf } from './information.ts';
import type { CardFilter } from './language.ts';
import { exhaust, moveCard, ownersPlace } from './movement.ts';
import type { GateRulerOption } from './option.ts';
import { cardKey } from './place-key.ts';
import { activatedAbility, type PlayRequest } from './play.ts';
import { cardsMatching } from './reading/filter.ts';
import { levelOf } from './reading/stats.ts';
import { rulerOf } from './ruler-damage.ts';
import { cardsIn } from './zones.ts';

/** One unit of what is owed: each is paid with one card. */
export type CostPart =
  | { readonly part: 'pay' }
  | { readonly part: 'exhaust' }
  | { readonly part: 'move'; readonly from: CardFilter; readonly to: 'graveyard' | 'deckBottom' | 'removed' }
  | { readonly part: 'destroy'; readonly from: CardFilter };

const times = (count: number, part: CostPart): readonly CostPart[] =>
  Array.from({ length: count }, () => part);

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
    return 'move' in cost
      ? times(cost.count, { part: 'move', from: cost.move, to: cost.to })
      : times(cost.count, { part: 'destroy', from: cost.destroy });
  });
};

const isReady = (game: Game, card: Instance): boolean => !stateOf(game, card).exhausted;

/** What can be exhausted to pay 1: ready resources, and on the opponent's turn the ruler where it may be. */
const payableCards = (game: Game, player: Player): readonly Instance[] => {
  const ruler = rulerOf(game, player);
  const { exhaustToPay } = rulerRules(definitionFor(game, ruler));
  const usesRuler = exhaustToPay === 'opponentsTurn' && game.turn.player !== player;
  return [...cardsIn(game, player, 'resource'), ...(usesRuler ? [ruler] : [])].filter((card) =>
    isReady(game, card),
  );
};

/** The cards a part can be paid with. */
const payersOf = (game: Game, { player, card }: PlayRequest, part: CostPart): readonly Instance[] => {
  switch (part.part) {
    case 'pay':
      return payableCards(game, player);
    case 'exhaust':
      return isReady(game, card) ? [card] : [];
    default:
      return cardsMatching(game, { controller: player, source: refTo(game, card), choices: {} }, part.from);
  }
};

/** 14-3c: whether everything owed can be paid: enough cards for the parts of each kind. */
export const canPay = (game: Game, request: PlayRequest): boolean => {
  const owed = costOf(game, request);
  return owed.every((part) => {
    const same = owed.filter((other) => other.part === part.part).length;
    return payersOf(game, request, part).length >= same;
  });
};

/** The ways to pay the next part; cards that mean the same are one. */
export const paymentOptions = (
  game: Game,
  request: PlayRequest,
  part: CostPart,
): readonly GateRulerOption[] =>
  payersOf(game, request, part).map((card) => ({
    key: `${VERBS[part.part]} ${cardKey(game, request.player, card)}`,
    form: 'card',
    card,
  }));

const VERBS: Readonly<Record<CostPart['part'], string>> = {
  pay: 'exhaust',
  exhaust: 'exhaust',
  move: 'pay with',
  destroy: 'destroy',
};

/** 14-3c: pays one part with that card. */
export const payPart = (game: Game, part: CostPart, card: Instance): Game => {
  switch (part.part) {
    case 'pay':
    case 'exhaust':
      return exhaust(game, card, '14-3c');
    case 'destroy':
      return putDestruction(game, card, false, '14-3c');
    default: {
      const zone = part.to === 'deckBottom' ? 'deck' : part.to;
      return moveCard(game, card, ownersPlace(game, card, zone), '14-3c', { bottom: true });
    }
  }
};
