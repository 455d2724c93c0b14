import { flatMapFast } from '../../../../core/hot-path.ts';
import type { Game } from '../../state/game.ts';
import type { Instance } from '../../state/instance.ts';
import type { Amount, CardFilter, Condition, Reference } from '../../state/card.ts';
import type { Scope } from '../../state/scope.ts';
import { amountOf, referencedCards, possiblyMatchingCards, matchesFilter, isConditionTrue, levelsIn, withLevelTreated } from '../../queries/meaning.ts';

/**
 * The cards whose level may be treated as another and decides what a text means (14-7b): those in the
 * numbers of a text first, since what is counted and compared with comes before what is compared.
 */
type OpenCards<Text> = (game: Game, scope: Scope, text: Text) => readonly Instance[];

const isOpen = (game: Game, scope: Scope, filter: CardFilter, card: Instance): boolean =>
  !levelsIn(game, scope, card).every((level) => matchesFilter(game, withLevelTreated(scope, card, level), filter, card));

/** Cards that a filter means as one level and not as another. */
export const openInFilter: OpenCards<CardFilter> = (game, scope, filter) => {
  const { levelAtLeast, levelAtMost, soulOf } = filter;
  const bounds = [levelAtLeast, levelAtMost].filter((bound) => bound !== undefined);
  const within = [
    ...flatMapFast(bounds, (bound) => openInAmount(game, scope, bound)),
    ...(soulOf === undefined ? [] : openInReference(game, scope, soulOf)),
  ];
  if (within.length > 0 || bounds.length === 0) return within;
  return possiblyMatchingCards(game, scope, filter).filter((card) => isOpen(game, scope, filter, card));
};

/** Cards that a reference means or not. */
export const openInReference: OpenCards<Reference> = (game, scope, reference) =>
  typeof reference === 'object' ? openInFilter(game, scope, reference.all) : [];

/** Cards that an amount counts or not, and those whose level it adds up. */
export const openInAmount: OpenCards<Amount> = (game, scope, amount) => {
  if (typeof amount === 'number') return [];
  if ('count' in amount) return openInFilter(game, scope, amount.count);
  if (!('of' in amount)) return [];
  const meant = openInReference(game, scope, amount.of);
  if (meant.length > 0 || amount.stat !== 'level') return meant;
  return referencedCards(game, scope, amount.of).filter((card) => levelsIn(game, scope, card).length > 1);
};

const openInCount: OpenCards<Extract<Condition, { count: CardFilter }>> = (game, scope, condition) => {
  const { count, atLeast, atMost } = condition;
  const bounds = [atLeast, atMost].filter((bound) => bound !== undefined);
  const within = flatMapFast(bounds, (bound) => openInAmount(game, scope, bound));
  const open = within.length > 0 ? within : openInFilter(game, scope, count);
  if (open.length === 0 || within.length > 0) return open;
  const most = possiblyMatchingCards(game, scope, count).length;
  const [from, to] = [amountOf(game, scope, atLeast ?? 0), amountOf(game, scope, atMost ?? most)];
  const truths = Array.from(
    { length: open.length + 1 },
    (_, less) => most - less >= from && most - less <= to,
  );
  return new Set(truths).size > 1 ? open : [];
};

/** Cards that make a condition true or not. */
export const openInCondition: OpenCards<Condition> = (game, scope, condition) => {
  if ('not' in condition) return openInCondition(game, scope, condition.not);
  if ('count' in condition) return openInCount(game, scope, condition);
  if (!('any' in condition)) return [];
  const isSettled = condition.any.some(
    (each) => openInCondition(game, scope, each).length === 0 && isConditionTrue(game, scope, each),
  );
  return isSettled ? [] : flatMapFast(condition.any, (each) => openInCondition(game, scope, each));
};
