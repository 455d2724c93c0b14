import type { Continuous, Instruction } from '../../state/card.ts';

export type Change = Extract<Continuous, { change: unknown }>;

export const isChange = (effect: Continuous): effect is Change => 'change' in effect;

/** Whether both are told in one go: numbers of the same cards. */
const isTogether = (one: Continuous, other: Continuous): boolean =>
  isChange(one) &&
  isChange(other) &&
  typeof one.by === 'number' &&
  typeof other.by === 'number' &&
  JSON.stringify(one.on) === JSON.stringify(other.on);

type Group = [Continuous, ...Continuous[]];

/** Changes of numbers of the same cards together, everything else by itself. */
export const groupsOf = (effects: readonly Continuous[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (last !== undefined && isTogether(last[0], effect)) last.push(effect);
    else groups.push([effect]);
  }
  return groups;
};

export type Apply = Extract<Instruction, { do: 'apply' }>;

/** The step by itself, or changes that last equally long together. */
export type StepGroup = Instruction | readonly [Apply, ...Apply[]];

const isSameTime = (one: Apply, other: Instruction | undefined): other is Apply =>
  other?.do === 'apply' && other.for === one.for && other.follows === one.follows;

/** Steps as they are told, in their order. */
export const stepGroups = (steps: readonly Instruction[]): readonly StepGroup[] => {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  if (first.do !== 'apply') return [first, ...stepGroups(others)];
  const end = others.findIndex((each) => !isSameTime(first, each));
  const same = (end < 0 ? others : others.slice(0, end)).filter((each) => isSameTime(first, each));
  return [[first, ...same], ...stepGroups(others.slice(same.length))];
};

/** Whether something delayed comes once, at the end of this turn. */
export const isAtTurnEnd = ({ when, for: duration, often }: Extract<Instruction, { do: 'delay' }>): boolean =>
  when.on === 'moment' &&
  when.moment === 'turnEnd' &&
  when.turn === undefined &&
  !often &&
  duration === 'turn';

/** Steps that hold other steps, which would run into what follows them. */
export const hasInnerSteps = (step: Instruction): boolean =>
  ['delay', 'if', 'material', 'may', 'mode'].includes(step.do);

/** Whether a step is told as something that you do. */
export const isOwnAction = (step: Instruction): boolean => {
  if (step.do === 'choose') return step.by === undefined;
  if (step.do === 'damage') return step.from === undefined;
  if ('player' in step) return step.player === 'own';
  return !['apply', 'become', 'delay', 'if', 'may', 'summonCap'].includes(step.do);
};
