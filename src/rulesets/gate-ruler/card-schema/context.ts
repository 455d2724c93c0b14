import type { CardDefinition } from '../state/card-2.ts';
import type { Instruction, Trigger } from '../state/card.ts';
import { effectsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { type Part, type PartOf, partsOutsideEffect, partsOfStep, placedSteps } from './parts.ts';

/** What a text can speak of where it stands. */
interface Context {
  readonly trigger?: Trigger | undefined;
  /** Whether material was used. */
  readonly hasMaterial?: boolean;
}

const WITH_A_CARD: readonly Trigger['on'][] = ['attack', 'dealt', 'enters', 'leaves', 'destroyed'];
const GONE: readonly Trigger['on'][] = ['leaves', 'destroyed'];

const causeReason = ({ trigger }: Context, path: string): string | undefined => {
  if (trigger === undefined) return 'cause means the card of a trigger, and nothing triggers this';
  if (!WITH_A_CARD.includes(trigger.on)) return `the trigger ${trigger.on} is about no card`;
  return GONE.includes(trigger.on) && !path.endsWith('.of')
    ? `after ${trigger.on} the card is a new one; only its numbers can be read, as { stat, of: cause }`
    : undefined;
};

const reasonFor = (part: Part, context: Context): string | undefined => {
  if (part.is === 'reference' && part.value === 'cause') return causeReason(context, part.path);
  if (part.is === 'reference' && part.value === 'source' && context.trigger?.on !== 'dealt') {
    return 'source means what dealt the damage; only the trigger dealt has one';
  }
  if (part.is === 'amount' && typeof part.value === 'object') {
    if ('event' in part.value && context.trigger?.on !== 'dealt')
      return 'only the trigger dealt has an amount';
    if ('material' in part.value && !context.hasMaterial) return 'only the ifDone of material has material';
  }
  return part.is === 'instruction' &&
    part.value.do === 'reduce' &&
    part.value.damage.which === 'that' &&
    context.trigger?.on !== 'damagePut'
    ? 'that damage means the one that triggered; only the trigger damagePut has one'
    : undefined;
};

const faultsOf = (parts: Iterable<Part>, context: Context): readonly Fault[] =>
  [...parts].flatMap((part) => {
    const reason = reasonFor(part, context);
    return reason === undefined ? [] : [{ path: part.path, reason }];
  });

const contextWithin = (step: Instruction, context: Context): Context => {
  if (step.do === 'delay') return { trigger: step.when };
  if (step.do === 'become') return {};
  return step.do === 'material' ? { ...context, hasMaterial: true } : context;
};

const contextFaultsIn = (steps: readonly PartOf<'instruction'>[], context: Context): readonly Fault[] =>
  steps.flatMap(({ value, path }) => {
    const { own, within } = partsOfStep(value, path);
    return [...faultsOf(own, context), ...contextFaultsIn(within, contextWithin(value, context))];
  });

/** Texts speak of a cause, an amount or material only where there is one. */
export const contextFaults = (card: CardDefinition): readonly Fault[] => [
  ...(card.abilities ?? []).flatMap((ability, index) =>
    faultsOf(
      partsOutsideEffect(ability, `abilities[${index}]`),
      ability.kind === 'auto' ? { trigger: ability.when } : {},
    ),
  ),
  ...effectsOf(card).flatMap(({ steps, path, trigger }) => contextFaultsIn(placedSteps(steps, path), { trigger })),
];
