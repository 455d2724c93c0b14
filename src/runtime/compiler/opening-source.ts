import type { Chart } from '../chart/chart.ts';
import { actionSource } from './action-source.ts';
import { arrivalSource } from './arrival-source.ts';
import type { Source } from './source-writer.ts';
import { block, functionSource } from './lines.ts';
import { Names } from './names.ts';
import type { CodeCache } from './compiled-run.ts';

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
