import type { CardDefinition } from '../values/card.ts';
import type {
  Ability,
  Amount,
  CardFilter,
  Condition,
  Continuous,
  Cost,
  Effect,
  Instruction,
  Reference,
  Trigger,
  Who,
} from '../values/language.ts';

/** A piece of the effect language, and where on its card it stands, such as `abilities[0].effect.instructions[1]`. */
export type Part =
  | { readonly is: 'instruction'; readonly value: Instruction; readonly path: string }
  | { readonly is: 'reference'; readonly value: Reference; readonly path: string }
  | { readonly is: 'amount'; readonly value: Amount; readonly path: string }
  | { readonly is: 'condition'; readonly value: Condition; readonly path: string }
  | { readonly is: 'filter'; readonly value: CardFilter; readonly path: string }
  | { readonly is: 'trigger'; readonly value: Trigger; readonly path: string }
  | { readonly is: 'continuous'; readonly value: Continuous; readonly path: string }
  | { readonly is: 'cost'; readonly value: Cost; readonly path: string };

type Parts = Generator<Part, void, undefined>;

export type PartOf<Is extends Part['is']> = Extract<Part, { is: Is }>;

function* inReference(value: Reference, path: string): Parts {
  yield { is: 'reference', value, path };
  if (typeof value === 'object') yield* inFilter(value.all, `${path}.all`);
}

function* inAmount(value: Amount, path: string): Parts {
  yield { is: 'amount', value, path };
  if (typeof value === 'number') return;
  if ('count' in value) yield* inFilter(value.count, `${path}.count`);
  if ('stat' in value) yield* inReference(value.of, `${path}.of`);
}

function* inFilter(value: CardFilter, path: string): Parts {
  yield { is: 'filter', value, path };
  for (const bound of ['levelAtLeast', 'levelAtMost'] as const) {
    const amount = value[bound];
    if (amount !== undefined) yield* inAmount(amount, `${path}.${bound}`);
  }
  if (value.soulOf !== undefined) yield* inReference(value.soulOf, `${path}.soulOf`);
}

function* inCondition(value: Condition, path: string): Parts {
  yield { is: 'condition', value, path };
  if ('any' in value) {
    for (const [index, each] of value.any.entries()) yield* inCondition(each, `${path}.any[${index}]`);
  } else if ('not' in value) yield* inCondition(value.not, `${path}.not`);
  else if ('count' in value) {
    yield* inFilter(value.count, `${path}.count`);
    for (const bound of ['atLeast', 'atMost'] as const) {
      const amount = value[bound];
      if (amount !== undefined) yield* inAmount(amount, `${path}.${bound}`);
    }
  }
}

/** A card meant by a word is no filter. */
function* inWho(value: Who | undefined, path: string): Parts {
  if (typeof value === 'object') yield* inFilter(value, path);
}

function* inTrigger(value: Trigger, path: string): Parts {
  yield { is: 'trigger', value, path };
  switch (value.on) {
    case 'attack':
      yield* inWho(value.attacker, `${path}.attacker`);
      yield* inWho(value.target, `${path}.target`);
      break;
    case 'dealt':
    case 'damagePut':
      yield* inWho(value.source, `${path}.source`);
      yield* inWho(value.receiver, `${path}.receiver`);
      break;
    case 'enters':
    case 'leaves':
    case 'destroyed':
      yield* inWho(value.card, `${path}.card`);
      break;
    default:
  }
}

function* inContinuous(value: Continuous, path: string): Parts {
  yield { is: 'continuous', value, path };
  if ('change' in value) yield* inAmount(value.by, `${path}.by`);
  if ('set' in value) yield* inAmount(value.to, `${path}.to`);
  if ('on' in value) yield* inReference(value.on, `${path}.on`);
  if ('source' in value) yield* inReference(value.source, `${path}.source`);
  if ('receiver' in value) yield* inReference(value.receiver, `${path}.receiver`);
}

/** The steps inside a step, and where they stand. */
export const stepsWithin = (
  step: Instruction,
  path: string,
): readonly { readonly steps: readonly Instruction[]; readonly path: string }[] => {
  switch (step.do) {
    case 'mode':
      return Object.entries(step.modes).map(([name, steps]) => ({ steps, path: `${path}.modes.${name}` }));
    case 'if':
      return [
        { steps: step.steps, path: `${path}.steps` },
        { steps: step.otherwise ?? [], path: `${path}.otherwise` },
      ];
    case 'may':
      return [
        { steps: step.steps, path: `${path}.steps` },
        { steps: step.ifDone ?? [], path: `${path}.ifDone` },
      ];
    case 'delay':
    case 'become':
      return [{ steps: step.effect, path: `${path}.effect` }];
    default:
      return [];
  }
};

/** The parts of a step without those of the steps inside it. */
export function* ownPartsOf(value: Instruction, path: string): Parts {
  yield { is: 'instruction', value, path };
  switch (value.do) {
    case 'choose':
      yield* inFilter(value.from, `${path}.from`);
      break;
    case 'damage':
      for (const [index, to] of value.to.entries()) yield* inReference(to, `${path}.to[${index}]`);
      yield* inAmount(value.amount, `${path}.amount`);
      if (value.from !== undefined) yield* inReference(value.from, `${path}.from`);
      break;
    case 'distribute':
      yield* inReference(value.to, `${path}.to`);
      break;
    case 'reduce':
      if (value.damage.receiver) yield* inFilter(value.damage.receiver, `${path}.damage.receiver`);
      yield* 'by' in value ? inAmount(value.by, `${path}.by`) : inAmount(value.to, `${path}.to`);
      break;
    case 'healRuler':
      yield* inAmount(value.amount, `${path}.amount`);
      break;
    case 'healUnit':
      yield* inReference(value.cards, `${path}.cards`);
      if (value.amount !== 'all') yield* inAmount(value.amount, `${path}.amount`);
      break;
    case 'healProcess':
    case 'play':
      yield* inReference(value.card, `${path}.card`);
      break;
    case 'destroy':
    case 'move':
    case 'reveal':
    case 'ready':
    case 'exhaust':
      yield* inReference(value.cards, `${path}.cards`);
      break;
    case 'putUnder':
      yield* inReference(value.cards, `${path}.cards`);
      yield* inReference(value.host, `${path}.host`);
      break;
    case 'draw':
    case 'drive':
      yield* inAmount(value.count, `${path}.count`);
      break;
    case 'apply':
      yield* inContinuous(value.effect, `${path}.effect`);
      break;
    case 'delay':
      yield* inTrigger(value.when, `${path}.when`);
      break;
    case 'if':
      yield* inCondition(value.condition, `${path}.condition`);
      break;
    default:
  }
}

/** The parts of steps in the order they are written. */
export function* partsOfSteps(steps: readonly Instruction[], path: string): Parts {
  for (const [index, step] of steps.entries()) {
    const here = `${path}[${index}]`;
    yield* ownPartsOf(step, here);
    for (const within of stepsWithin(step, here)) yield* partsOfSteps(within.steps, within.path);
  }
}

function* inCost(value: Cost, path: string): Parts {
  yield { is: 'cost', value, path };
  if ('move' in value) yield* inWho(value.move, `${path}.move`);
  if ('destroy' in value) yield* inFilter(value.destroy, `${path}.destroy`);
}

const inEffect = ({ instructions }: Effect, path: string): Parts =>
  partsOfSteps(instructions, `${path}.instructions`);

/** The parts of an ability without those of its effect. */
export function* partsAround(ability: Ability, path: string): Parts {
  if (ability.kind === 'continuous') {
    if (ability.while) yield* inCondition(ability.while, `${path}.while`);
    for (const [index, each] of ability.effects.entries()) {
      yield* inContinuous(each, `${path}.effects[${index}]`);
    }
    return;
  }
  if (ability.kind === 'auto') {
    yield* inTrigger(ability.when, `${path}.when`);
    if (ability.if) yield* inCondition(ability.if, `${path}.if`);
  } else {
    for (const [index, cost] of (ability.cost ?? []).entries()) yield* inCost(cost, `${path}.cost[${index}]`);
  }
}

function* inAbility(ability: Ability, path: string): Parts {
  yield* partsAround(ability, path);
  if (ability.kind !== 'continuous') yield* inEffect(ability.effect, `${path}.effect`);
}

/** Everything of the effect language that a card says, in the order it is written. */
export function* partsOf(card: CardDefinition): Parts {
  if (typeof card.timing === 'object') yield* inTrigger(card.timing.when, 'timing.when');
  if (card.enhance) yield* inFilter(card.enhance, 'enhance');
  if (card.effect) yield* inEffect(card.effect, 'effect');
  for (const [index, ability] of (card.abilities ?? []).entries()) {
    yield* inAbility(ability, `abilities[${index}]`);
  }
  if (card.counter && 'effect' in card.counter) yield* inEffect(card.counter.effect, 'counter.effect');
  if (card.overdrive) yield* inEffect(card.overdrive, 'overdrive');
  if (card.touchdown) yield* inEffect(card.touchdown, 'touchdown');
}
