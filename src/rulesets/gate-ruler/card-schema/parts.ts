import { z } from 'zod';
import { formOf, isObject } from '../../../core/cards/schema.ts';
import type { Ability, CardDefinition, Instruction } from '../state/card.ts';
import { ability, card, cost } from '../state/language/cards.ts';
import { amount, condition, continuous, filter, reference, trigger } from '../state/language/expressions.ts';
import { instruction, steps } from '../state/language/instructions.ts';

/** The schemas of the parts that a card is looked through for. */
export const PARTS = {
  instruction,
  reference,
  amount,
  condition,
  filter,
  trigger,
  continuous,
  cost,
} as const;

type Parts = typeof PARTS;

/** A piece of the effect language, and where on its card it stands, such as `abilities[0].effect.instructions[1]`. */
export type Part = {
  readonly [Is in keyof Parts]: {
    readonly is: Is;
    readonly value: z.output<Parts[Is]>;
    readonly path: string;
  };
}[keyof Parts];

export type PartOf<Is extends Part['is']> = Extract<Part, { is: Is }>;

const names: ReadonlyMap<z.core.$ZodType, string> = new Map(
  Object.entries(PARTS).map(([name, schema]) => [schema, name]),
);

interface Inside {
  readonly schema: z.core.$ZodType | undefined;
  readonly value: unknown;
  readonly path: string;
}

/** Where a part of an object stands. */
const keyed = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** What stands directly inside a value that its schema takes. */
const inside = (schema: z.core.$ZodType, value: unknown, path: string): readonly Inside[] => {
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodExactOptional) {
    return [{ schema: schema.unwrap(), value, path }];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each, index) => ({ schema: schema.element, value: each, path: `${path}[${index}]` }));
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    return Object.entries(schema.shape).map(([key, part]) => ({
      schema: part as z.core.$ZodType,
      value: value[key],
      path: keyed(path, key),
    }));
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.entries(value).map(([key, each]) => ({
      schema: schema.valueType as z.core.$ZodType,
      value: each,
      path: keyed(path, key),
    }));
  }
  return [{ schema: formOf(schema, value), value, path }];
};

/** The parts of a value in the order of its schema; of parts that are not `entered` nothing inside. */
function* partsIn(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: string,
  entered: (part: Part) => boolean = () => true,
): Generator<Part, void, undefined> {
  if (schema === undefined || value === undefined) return;
  const is = names.get(schema);
  if (is !== undefined) {
    const part = { is, value, path } as Part;
    yield part;
    if (!entered(part)) return;
  }
  for (const part of inside(schema, value, path)) {
    yield* partsIn(part.schema, part.value, part.path, entered);
  }
}

const isStep = (part: Part): part is PartOf<'instruction'> => part.is === 'instruction';

/** Everything of the effect language that a card says, in the order of its schema. */
export const partsOf = (value: CardDefinition): Iterable<Part> => partsIn(card, value, '');

/** The parts of steps, and of the steps inside them. */
export const partsOfSteps = (value: readonly Instruction[], path: string): Iterable<Part> =>
  partsIn(steps, value, path);

/** Steps with where they stand, without what is in them. */
export const placedSteps = (value: readonly Instruction[], path: string): readonly PartOf<'instruction'>[] =>
  [...partsIn(steps, value, path, () => false)].filter(isStep);

/** The parts of an ability without those of its effect. */
export const partsOutsideEffect = (value: Ability, path: string): readonly Part[] =>
  [...partsIn(ability, value, path, (part) => !isStep(part))].filter((part) => !isStep(part));

/** A step, its own parts, and the steps directly inside it. */
export interface StepParts {
  readonly own: readonly Part[];
  readonly within: readonly PartOf<'instruction'>[];
}

/** The parts of a step, with the steps inside it left as they are. */
export const partsOfStep = (value: Instruction, path: string): StepParts => {
  const all = [...partsIn(instruction, value, path, (part) => !isStep(part) || part.path === path)];
  const [self, ...others] = all as [Part, ...Part[]];
  return { own: [self, ...others.filter((part) => !isStep(part))], within: others.filter(isStep) };
};
