import type { Candidate, Chart, Leaf } from '../chart/chart.ts';
import type { Action, GuardExpression } from '../chart/implementations.ts';
import { wildcardOf } from '../chart/moves.ts';
import { answerUnhandled } from '../run.ts';
import { type CodeCache, closeProcess } from './compiled-run.ts';
import {
  block,
  callSource,
  comment,
  functionSource,
  Names,
  paramsSource,
  type Source,
} from './source-writer.ts';

/** What the source of one function is written with. */
export interface SourceContext {
  readonly names: Names;
  readonly code: CodeCache;
}

const keySource = (key: string): string => `context[${JSON.stringify(key)}]`;

const valueSource = (value: unknown, called: string, params: string, names: Names): string =>
  typeof value === 'function' ? callSource(value, called, params, names) : names.of(value, called);

/** Lines that change `context` as an action does. Every value is worked out before the first is written. */
export const actionSource = ({ name, assignment, params }: Action, names: Names): readonly string[] => {
  const passed = paramsSource(params, name, names);
  if (typeof assignment === 'function') {
    return [
      `const update = ${names.of(assignment, name)}(args${passed});`,
      'Object.assign(context, update);',
    ];
  }
  const entries = Object.entries(assignment);
  const call = passed === '' ? '' : ', params';
  return [
    ...(passed === '' ? [] : [`const params = ${passed.slice(2)};`]),
    ...entries.map(
      ([key, value], index) => `const value${index} = ${valueSource(value, `${name}_${key}`, call, names)};`,
    ),
    ...entries.map(([key], index) => `${keySource(key)} = value${index};`),
  ];
};

/** An expression that asks what a guard asks. */
export const guardSource = (asked: GuardExpression, names: Names): string => {
  if (asked.is === 'predicate') {
    const { name, holds, params } = asked;
    return callSource(holds, name, paramsSource(params, name, names), names);
  }
  if (asked.is === 'not') return `!${guardSource(asked.of, names)}`;
  const parts = asked.of.map((part) => guardSource(part, names));
  if (parts.length === 0) return String(asked.is === 'and');
  return `(${parts.join(asked.is === 'and' ? ' && ' : ' || ')})`;
};

/** An expression that asks whether the event is a move that a transition takes. */
const moveSource = (move: string): string => {
  const wildcard = wildcardOf(move);
  return wildcard === undefined
    ? `args.event.type === ${JSON.stringify(move)}`
    : `\`\${args.event.type}.\`.startsWith(${JSON.stringify(wildcard)})`;
};

/** The condition of a transition; none if it is taken in any case. */
const conditionSource = ({ move, guard }: Candidate, names: Names): string =>
  [
    ...(move === undefined ? [] : [moveSource(move)]),
    ...(guard === undefined ? [] : [guardSource(guard.expression, names)]),
  ].join(' && ');

/** Lines that bring the process at work into a leaf, by a transition unless it is the initial one, and go on from there. */
export const arrivalSource = (
  leaf: Leaf,
  by: Candidate | undefined,
  { names, code }: SourceContext,
): readonly string[] => {
  const raised = leaf.raises === undefined ? [] : [`args.event = ${names.of(leaf.raises, 'raised')};`];
  const handed =
    leaf.handover === undefined
      ? []
      : [`run.handed = ${callSource(leaf.handover, `hand_${leaf.state}`, '', names)};`];
  const state = names.of(code.ofState(leaf), leaf.state);
  const stepped =
    by === undefined
      ? []
      : [`if (run.isTold) run.tell(${names.of(by, 'transition')});`, `frame.code = ${state};`];
  return [...raised, ...handed, ...stepped, `return ${onwardSource(leaf, by, { names, code }, state)};`];
};

const onwardSource = (
  leaf: Leaf,
  by: Candidate | undefined,
  { names, code }: SourceContext,
  state: string,
): string => {
  if (leaf.invoke !== undefined) {
    const { chart } = leaf.invoke;
    return `${names.of(code.ofChart(chart), chart.id)}.open`;
  }
  if (leaf.final) return names.of(closeProcess, 'close');
  if (leaf.raises !== undefined) return `${state}.done`;
  if (by?.idle && by.event === '') return 'undefined';
  return `${state}.always`;
};

/** The function that starts a process of a machine. */
export const openingSource = (chart: Chart, code: CodeCache): Source => {
  const names = new Names();
  const { initial, entry } = chart;
  const made = `${names.of(chart.context, 'context')}({ input: run.handed })`;
  const lines = [
    'const { args } = run;',
    `const frame = run.push(${names.of(code.ofState(initial), initial.state)});`,
    "args.event = { type: 'xstate.init', input: run.handed };",
    `const context = ${names.of(code.ofChart(chart), chart.id)}.begin(${made});`,
    'frame.context = context;',
    'args.context = context;',
    ...entry.flatMap((action) => block('', actionSource(action, names))),
    ...arrivalSource(initial, undefined, { names, code }),
  ];
  return functionSource(initial, 'open', lines, names);
};

/** Kinds of transitions of a leaf state. */
export type Kind = 'always' | 'answer' | 'done';

const transitionSource = (candidate: Candidate, leaf: Leaf, coding: SourceContext): readonly string[] => {
  const { id, actions, target } = candidate;
  const { names } = coding;
  const condition = conditionSource(candidate, names);
  return [
    comment(id),
    ...block(condition === '' ? '' : `if (${condition})`, [
      `run.budget.spend(${JSON.stringify(leaf.chart.id)});`,
      'if (run.isTold) run.remember();',
      ...actions.flatMap((action) => block('', actionSource(action, names))),
      ...arrivalSource(target, candidate, coding),
    ]),
  ];
};

/** What is done if no guard holds. */
const otherwise = (kind: Kind, names: Names): string =>
  kind === 'answer'
    ? `throw ${names.of(answerUnhandled, 'answerUnhandled')}(run.place);`
    : 'return undefined;';

/** The function that takes the first transition of a kind whose guard holds. */
export const stateSource = (leaf: Leaf, kind: Kind, code: CodeCache): Source => {
  const names = new Names();
  const candidates = leaf[kind];
  const last = candidates.at(-1);
  const isClosed = last !== undefined && last.guard === undefined && last.move === undefined;
  const lines = [
    'const { args, frame } = run;',
    'const { context } = frame;',
    ...candidates.flatMap((candidate) => transitionSource(candidate, leaf, { names, code })),
    ...(isClosed ? [] : [otherwise(kind, names)]),
  ];
  return functionSource(leaf, kind, lines, names);
};
