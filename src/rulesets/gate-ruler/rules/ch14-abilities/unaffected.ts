import { flatMapFast } from '../../../../core/hot-path.ts';
import { emitEvent } from '../../events/emit.ts';
import { effectsByKind, isUnaffected, referencedCards } from '../../queries/effects.ts';
import { scopeOf } from '../../queries/gate.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Reference } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem } from '../../state/gate-item.ts';
import { subjectOf } from './instructions/changes.ts';
import type { Step } from './instructions/rule.ts';

/** The cards that a step acts on. */
export const referencesOf = (step: Step): readonly Reference[] => {
  switch (step.do) {
    case 'destroy':
    case 'ready':
    case 'exhaust':
    case 'reveal':
    case 'move':
    case 'healUnit':
      return [step.cards];
    case 'putUnder':
      return [step.cards, step.host];
    case 'damage':
      return step.to;
    case 'distribute':
      return [step.to];
    case 'healProcess':
      return [step.card];
    case 'apply':
      return [subjectOf(step.effect)];
    default:
      return [];
  }
};

/** The clause by which an effect of that kind passes by: effect damage, what continues, or a direct effect. */
const unaffectedClause = (step: Step): ClauseId => {
  if (step.do === 'damage' || step.do === 'distribute') return 'u2103/unaffected.3';
  return step.do === 'apply' ? 'u2103/unaffected.4' : 'u2103/unaffected.2';
};

const isAnyUnaffected = (game: Game): boolean => effectsByKind(game).unaffected.length > 0;

/** Tells which cards a step passes by that are not affected by it; what else it acts on is not spared. */
export const emitUnaffected = (game: Game, item: PlayedItem, step: Step): Game => {
  if (!isAnyUnaffected(game)) return game;
  const scope = scopeOf(game, item);
  const meant = [
    ...new Set(flatMapFast(referencesOf(step), (reference) => referencedCards(game, scope, reference))),
  ];
  const passed = meant.filter((card) => isUnaffected(game, card, scope.controller));
  const isElseActedOn = passed.length < meant.length;
  const decidedBy: readonly ClauseId[] = [
    'u2103/unaffected.1',
    ...(isElseActedOn ? (['u2103/unaffected.8'] as const) : []),
  ];
  return passed.reduce(
    (next, card) => emitEvent(next, { clause: unaffectedClause(step), decidedBy, what: 'unaffected', card }),
    game,
  );
};
