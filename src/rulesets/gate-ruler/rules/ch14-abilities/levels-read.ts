import { flatMapFast } from '../../../../core/hot-path.ts';
import { scopeOf } from '../../queries/gate.ts';
import { effectsByKind, isUnaffected } from '../../queries/meaning.ts';
import { openInAmount, openInCondition, openInFilter, openInReference } from './level-treatment.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem } from '../../state/gate-item.ts';
import type { Instance } from '../../state/instance.ts';
import type { Amount, Continuous, Reference } from '../../state/card.ts';
import { receiversOfReducible } from '../ch13-damage/reduction.ts';
import type { Step } from './instructions/rule.ts';
import { referencesOf } from './unaffected.ts';

const amountsIn = (effect: Continuous): readonly Amount[] => {
  if ('change' in effect) return [effect.by];
  return 'set' in effect ? [effect.to] : [];
};

/** Whether any level may be treated as another at all. */
const isAnyTreated = (game: Game): boolean => effectsByKind(game).mayTreat.length > 0;

/**
 * 14-7b: the cards whose level may be treated as another and decides what the step does as it is read now.
 * What is not affected by the effect is not acted on, whatever its level.
 */
export const cardsWithOpenLevel = (game: Game, item: PlayedItem, step: Step): readonly Instance[] => {
  if (!isAnyTreated(game)) return [];
  const scope = scopeOf(game, item);
  const acted = (...references: readonly Reference[]): readonly Instance[] =>
    flatMapFast(references, (reference) =>
      openInReference(game, scope, reference).filter((card) => !isUnaffected(game, card, scope.controller)),
    );
  const read = (...amounts: readonly Amount[]): readonly Instance[] =>
    flatMapFast(amounts, (amount) => openInAmount(game, scope, amount));
  switch (step.do) {
    case 'choose':
      return item.choices[step.as] === undefined ? openInFilter(game, scope, step.from) : [];
    case 'destroy':
    case 'ready':
    case 'exhaust':
    case 'reveal':
    case 'move':
    case 'putUnder':
    case 'healProcess':
      return acted(...referencesOf(step));
    case 'damage':
      return [
        ...acted(...referencesOf(step), ...(step.from === undefined ? [] : [step.from])),
        ...read(step.amount),
      ];
    case 'reduce':
      return [
        ...read('by' in step ? step.by : step.to),
        ...(step.damage.receiver === undefined
          ? []
          : openInFilter(game, scope, step.damage.receiver).filter((card) =>
              receiversOfReducible({ game, item: item.number, reduce: step, takenOff: [] }).includes(card),
            )),
      ];
    case 'healUnit':
      return [...acted(...referencesOf(step)), ...(step.amount === 'all' ? [] : read(step.amount))];
    case 'healRuler':
      return read(step.amount);
    case 'draw':
    case 'drive':
      return read(step.count);
    case 'apply':
      return [...acted(...referencesOf(step)), ...read(...amountsIn(step.effect))];
    case 'play':
      return openInReference(game, scope, step.card);
    case 'if':
      return openInCondition(game, scope, step.condition);
    default:
      return [];
  }
};
