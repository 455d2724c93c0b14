import { didYouMean } from '../../../core/data/nearest.ts';
import type { CardDefinition, Instruction, Trigger } from '../state/card.ts';
import { effectsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { type Part, type PartOf, partsOf, partsOfStep, partsOutsideEffect, placedSteps } from './parts.ts';

/** What was chosen so far in an effect, by name. */
interface Known {
  readonly cards: Set<string>;
  readonly zones: Set<string>;
  readonly items: Set<string>;
}

const nothing = (): Known => ({ cards: new Set(), zones: new Set(), items: new Set() });

const CHOSEN = 'chosen:';
const ZONE = 'zone:';

type Placed = PartOf<'instruction'>;

function* missing({ value: step, path }: Placed, own: readonly Part[], known: Known): Generator<Fault> {
  for (const part of own) {
    if (part.is !== 'reference' || typeof part.value !== 'string' || !part.value.startsWith(CHOSEN)) continue;
    const name = part.value.slice(CHOSEN.length);
    if (!known.cards.has(name)) {
      yield {
        path: part.path,
        reason: `nothing is chosen as "${name}"${didYouMean(name, [...known.cards])} before this`,
      };
    }
  }
  if (step.do === 'move' && step.to.startsWith(ZONE) && !known.zones.has(step.to.slice(ZONE.length))) {
    const name = step.to.slice(ZONE.length);
    yield { path: `${path}.to`, reason: `no zone is chosen as "${name}" before this` };
  }
  if (step.do === 'become' && !known.items.has(step.item)) {
    yield { path: `${path}.item`, reason: `no counter is chosen as "${step.item}" before this` };
  }
}

const CHOOSERS = { choose: 'cards', material: 'cards', chooseZone: 'zones', chooseCounter: 'items' } as const;

function* noted({ value: step, path }: Placed, known: Known): Generator<Fault> {
  if (
    step.do !== 'choose' &&
    step.do !== 'material' &&
    step.do !== 'chooseZone' &&
    step.do !== 'chooseCounter'
  )
    return;
  const names = known[CHOOSERS[step.do]];
  if (names.has(step.as)) {
    yield { path: `${path}.as`, reason: `the name "${step.as}" is already used; choose another one` };
  }
  names.add(step.as);
}

/** A delayed ability remembers the cards that were chosen, not the zones; what an item becomes remembers nothing. */
const knownWithin = (step: Instruction, known: Known): Known => {
  if (step.do === 'delay') return { ...nothing(), cards: new Set(known.cards) };
  return step.do === 'become' ? nothing() : known;
};

function* choiceFaultsIn(steps: readonly Placed[], known: Known): Generator<Fault> {
  for (const step of steps) {
    const { own, within } = partsOfStep(step.value, step.path);
    yield* missing(step, own, known);
    yield* noted(step, known);
    yield* choiceFaultsIn(within, knownWithin(step.value, known));
  }
}

const modesIn = (steps: readonly Placed[]): number =>
  steps.reduce((sum, { value: step, path }) => {
    const isLater = step.do === 'delay' || step.do === 'become';
    return sum + (step.do === 'mode' ? 1 : 0) + (isLater ? 0 : modesIn(partsOfStep(step, path).within));
  }, 0);

/** Outside effects nothing is chosen yet. */
const aroundEffects = (card: CardDefinition): readonly Fault[] => {
  const around = [
    ...(card.abilities ?? []).flatMap((ability, index) => [
      ...partsOutsideEffect(ability, `abilities[${index}]`),
    ]),
    ...[...partsOf(card)].filter(({ path }) => path.startsWith('timing') || path.startsWith('enhance')),
  ];
  return around.flatMap((part) =>
    part.is === 'reference' && typeof part.value === 'string' && part.value.startsWith(CHOSEN)
      ? [{ path: part.path, reason: 'nothing has been chosen at this point' }]
      : [],
  );
};

/** 14-3b: everything that is named was chosen before, under a name of its own; an effect has one choice of modes. */
export const choiceFaults = (card: CardDefinition): readonly Fault[] => [
  ...aroundEffects(card),
  ...effectsOf(card).flatMap(({ steps, path }) => {
    const placed = placedSteps(steps, path);
    return [
      ...choiceFaultsIn(placed, nothing()),
      ...(modesIn(placed) > 1 ? [{ path, reason: 'has more than one choice of modes' }] : []),
    ];
  }),
];

/** The cards that a card names by their ids and that are not known; `known`: the ids that may be meant. */
export const unknownIdFaults = (
  card: CardDefinition,
  isKnown: (id: string) => boolean,
  known: readonly string[],
): readonly Fault[] =>
  [...partsOf(card)].flatMap((part) => {
    const id = part.is === 'filter' ? part.value.id : undefined;
    return id === undefined || isKnown(id)
      ? []
      : [{ path: `${part.path}.id`, reason: `there is no card ${id}${didYouMean(id, known)}` }];
  });

/** What a text can speak of where it stands. */
interface Context {
  readonly trigger?: Trigger | undefined;
  /** Whether material was used. */
  readonly hasMaterial?: boolean;
}

const WITH_A_CARD: readonly Trigger['on'][] = ['attack', 'dealt', 'enters', 'leaves', 'destroyed'];
const GONE: readonly Trigger['on'][] = ['leaves', 'destroyed'];

const causeReason = ({ trigger }: Context, path: string): string | undefined => {
  if (trigger === undefined) return 'cause means the card of a trigger, and this effect has no trigger';
  if (!WITH_A_CARD.includes(trigger.on)) return `the trigger ${trigger.on} has no card`;
  return GONE.includes(trigger.on) && !path.endsWith('.of')
    ? `after ${trigger.on} the card is a new one; only its numbers can be read, as { stat, of: cause }`
    : undefined;
};

const reasonFor = (part: Part, context: Context): string | undefined => {
  if (part.is === 'reference' && part.value === 'cause') return causeReason(context, part.path);
  if (part.is === 'reference' && part.value === 'source' && context.trigger?.on !== 'dealt') {
    return 'source means the source of the damage; only the trigger dealt has one';
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
  ...effectsOf(card).flatMap(({ steps, path, trigger }) =>
    contextFaultsIn(placedSteps(steps, path), { trigger }),
  ),
];
