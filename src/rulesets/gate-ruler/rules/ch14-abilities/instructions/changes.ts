import { clausesOrNone, emitEvent } from '../../../events/emit.ts';
import { addDelayed, addLasting } from '../../../events/lasting.ts';
import { cardsToTell, conceal } from '../../../events/secrecy.ts';
import { refOf } from '../../../queries/cards.ts';
import { ANY_OBJECT, affectedCards, amountOf, subjectOf } from '../../../queries/effects.ts';
import { scopeOf, sourceOf } from '../../../queries/gate.ts';
import { linesOf, nonTurnPlayer } from '../../../queries/in-play.ts';
import { lineKey } from '../../../queries/place-names.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import type { Continuous, Reference } from '../../../state/card.ts';
import type { Attack, Game } from '../../../state/game.ts';
import type { PlayedItem, Scope } from '../../../state/gate-item.ts';
import type { Line } from '../../../state/instance.ts';
import { withAttack, withSummons } from '../../../state/setters.ts';
import {
  type InstructionOf,
  type InstructionRule,
  referenceClauses,
  type Step,
  updateItemChoices,
} from './rule.ts';

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
    case 'redirect':
      return ['attacker'];
    default:
      return [];
  }
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

/** 8-7d: what lasts during this attack does nothing where none goes on (inferred). */
const isWithoutAttack = (game: Game, instruction: InstructionOf<'apply' | 'delay'>): boolean =>
  instruction.for === 'attack' && game.attack === undefined;

/** 14-1b: a continuing effect, on the cards meant as it is applied, for as long as they stay the same. */
export const apply: InstructionRule<InstructionOf<'apply'>> = {
  carryOut(game, item, instruction) {
    const scope = scopeOf(game, item);
    const cards = affectedCards(game, scope, subjectOf(instruction.effect));
    if (cards.length === 0 || isWithoutAttack(game, instruction)) return { game, isComplete: false };
    const effect = fixed(game, scope, instruction.effect);
    const lasting = {
      controller: item.controller,
      source: sourceOf(game, item),
      effect,
      on: cards.map((card) => (instruction.follows ? { card, object: ANY_OBJECT } : refOf(game, card))),
      until: instruction.for,
    };
    const by: readonly ClauseId[] = [
      ...referenceClauses(game, scope, subjectOf(instruction.effect)),
      ...(instruction.follows ? (['3-2d-1'] as const) : []),
    ];
    const told = {
      clause: '14-1b-2',
      decidedBy: clausesOrNone([...effectClauses(effect), ...by]),
      what: 'applied',
      effect,
    } as const;
    return {
      game: cardsToTell(game, effect, cards).reduce(
        (next, card) => emitEvent(next, conceal(next, { ...told, card }, [refOf(next, card)])),
        addLasting(game, lasting),
      ),
    };
  },
};

/** 13-3a-1: whether it reduces damage still to come. */
const doesReduceLater = ({ when, effect }: InstructionOf<'delay'>): boolean =>
  when.on === 'damagePut' && effect.some((each) => each.do === 'reduce');

/** 14-9f: a delayed automatic ability; it triggers once (14-9f-1) unless its text says otherwise (14-9f-2). */
export const delay: InstructionRule<InstructionOf<'delay'>> = {
  carryOut(game, item, instruction) {
    if (isWithoutAttack(game, instruction)) return { game, isComplete: false };
    const source = sourceOf(game, item);
    const delayed = {
      controller: item.controller,
      source,
      when: instruction.when,
      effect: instruction.effect,
      choices: item.choices,
      until: instruction.for,
      often: instruction.often ?? false,
    };
    const by: readonly ClauseId[] = [delayed.often ? '14-9f-2' : '14-9f-1'];
    return {
      game: emitEvent(addDelayed(game, delayed), {
        clause: '14-9f',
        decidedBy: clausesOrNone(doesReduceLater(instruction) ? ['13-3a-1', ...by] : by),
        what: 'delayed',
        source: source.card,
      }),
    };
  },
};

/** The controller's summon cap of this turn becomes that number. */
export const summonCap: InstructionRule<InstructionOf<'summonCap'>> = {
  carryOut(game, item, { to }) {
    const player = item.controller;
    return {
      game: emitEvent(withSummons(game, player, { summonCap: to }), {
        clause: '6-2a',
        what: 'summonCap',
        player,
        cap: to,
      }),
    };
  },
};

/** The attack going on, if the attacker is affected by the effect (u2103/unaffected.2). */
const redirectable = (game: Game, item: PlayedItem): Attack | undefined =>
  affectedCards(game, scopeOf(game, item), 'attacker').length > 0 ? game.attack : undefined;

/** The attack going on is aimed at another line (8-4d-1); what may not be attacked is not looked at again. */
export const redirect: InstructionRule<InstructionOf<'redirect'>> = {
  choice(game, item) {
    const attack = redirectable(game, item);
    if (attack === undefined || item.line !== undefined) return undefined;
    const { line } = attack;
    const others = linesOf(game, nonTurnPlayer(game)).filter((other) => other !== line);
    if (others.length === 0) return undefined;
    return {
      player: item.controller,
      clause: '14-6c',
      options: others.map((other) => ({ key: `aim at ${lineKey(other)}`, type: 'choose.line', line: other })),
      choose: (option) =>
        option.type === 'choose.line' ? updateItemChoices(game, item, { line: option.line }) : game,
    };
  },
  carryOut(game, item) {
    const attack = redirectable(game, item);
    if (attack === undefined || item.line === undefined) return { game, isComplete: false };
    const line: Line = item.line;
    const { attacker, notes } = attack;
    return {
      game: emitEvent(withAttack(game, { attacker, line, target: undefined, notes }), {
        clause: '8-4d-1',
        what: 'redirected',
        attacker: attacker.card,
        line,
      }),
    };
  },
};
