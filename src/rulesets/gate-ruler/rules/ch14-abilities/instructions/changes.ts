import type { ClauseId } from '../../../rulebook/clauses.ts';
import { emitEvent } from '../../../events/happen.ts';
import { addLasting } from '../../../events/lasting.ts';
import { scopeOf, sourceOf } from '../../../queries/gate.ts';
import { refOf } from '../../../queries/information.ts';
import { ANY_OBJECT, amountOf, affectedCards } from '../../../queries/meaning.ts';
import { referenceClauses } from './wording.ts';
import { clausesOrNone } from '../../../state/fact.ts';
import type { Game } from '../../../state/game.ts';
import type { Continuous, Reference } from '../../../state/card.ts';
import type { Scope } from '../../../state/scope.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

/** The cards an effect is about. */
export const subjectOf = (effect: Continuous): Reference => {
  if ('on' in effect) return effect.on;
  return effect.damage === 'more' ? effect.source : effect.receiver;
};

/** Amounts are read once, as the effect is applied (inferred). */
const fixed = (game: Game, scope: Scope, effect: Continuous): Continuous => {
  if ('change' in effect) return { ...effect, by: amountOf(game, scope, effect.by) };
  return 'set' in effect ? { ...effect, to: amountOf(game, scope, effect.to) } : effect;
};

/** What the words of the effect mean: a number is more or less, or something is gained or lost. */
const effectClauses = (effect: Continuous): readonly ClauseId[] => {
  if ('change' in effect) return ['15-2a'];
  return 'keyword' in effect ? ['15-22'] : [];
};

/** 14-1b: a continuing effect, on the cards meant as it is applied, for as long as they stay the same. */
export const apply: InstructionRule<InstructionOf<'apply'>> = {
  carryOut(game, item, instruction) {
    const scope = scopeOf(game, item);
    const cards = affectedCards(game, scope, subjectOf(instruction.effect));
    if (cards.length === 0) return { game, isComplete: false };
    const effect = fixed(game, scope, instruction.effect);
    const lasting = {
      controller: item.controller,
      source: sourceOf(game, item),
      effect,
      on: cards.map((card) => (instruction.follows ? { card, object: ANY_OBJECT } : refOf(game, card))),
      until: instruction.for,
    };
    const by: readonly ClauseId[] = [
      ...referenceClauses(subjectOf(instruction.effect)),
      ...(instruction.follows ? (['3-2d-1'] as const) : []),
    ];
    return {
      game: cards.reduce(
        (next, card) =>
          emitEvent(next, {
            clause: '14-1b-2',
            decidedBy: clausesOrNone([...effectClauses(effect), ...by]),
            what: 'applied',
            card,
            effect,
          }),
        addLasting(game, lasting),
      ),
    };
  },
};
