import type { Leaf } from '../chart/chart.ts';
import { placeIn } from '../chart/unsupported.ts';
import type { Source } from './source-writer.ts';
import { identifier, type Names } from './names.ts';

/** Lines in braces behind a head. */
export const block = (head: string, lines: readonly string[]): readonly string[] => [
  head === '' ? '{' : `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** A line that says what the next ones are for, whatever stands in the names of a chart. */
export const comment = (text: string): string => `// ${text.replaceAll(/[\n\r\u2028\u2029]/g, ' ')}`;

/** A function of a run that does these lines in a leaf state; profilers and debuggers show it by its name. */
export const functionSource = (
  { chart, state, path }: Leaf,
  cause: string,
  lines: readonly string[],
  names: Names,
): Source => {
  const name = identifier(`${chart.id}_${state}_${cause}`);
  const text = [
    "'use strict';",
    comment(`${placeIn(chart.id, path)} (${cause})`),
    ...block(`return function ${name}(run)`, lines),
    `//# sourceURL=gatechart/${name}.js`,
  ];
  return { text: `${text.join('\n')}\n`, names: names.list, values: names.values };
};
