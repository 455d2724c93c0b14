import type { Candidate, Leaf } from '../chart/chart.ts';
import { answerUnhandled } from '../failure.ts';
import { actionSource } from './action-source.ts';
import { arrivalSource } from './arrival-source.ts';
import type { SourceContext } from './chart-source.ts';
import type { Source } from './source-writer.ts';
import { guardSource } from './guard-source.ts';
import { block, comment, functionSource } from './lines.ts';
import { Names } from './names.ts';
import type { CodeCache } from './compiled-run.ts';

/** Kinds of transitions of a leaf state. */
export type Kind = 'always' | 'answer' | 'done';

const transitionSource = (candidate: Candidate, leaf: Leaf, coding: SourceContext): readonly string[] => {
  const { id, guard, actions, target } = candidate;
  const { names } = coding;
  return [
    comment(id),
    ...block(guard === undefined ? '' : `if (${guardSource(guard.expression, names)})`, [
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
  const isClosed = candidates.at(-1)?.guard === undefined && candidates.length > 0;
  const lines = [
    'const { args, frame } = run;',
    'const { context } = frame;',
    ...candidates.flatMap((candidate) => transitionSource(candidate, leaf, { names, code })),
    ...(isClosed ? [] : [otherwise(kind, names)]),
  ];
  return functionSource(leaf, kind, lines, names);
};
