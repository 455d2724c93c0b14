import type { Source } from './generating.ts';
import { identifier, type Names } from './names.ts';

/** What a generated function is for: a machine, one of its states, and what happens there. */
interface Purpose {
  readonly machine: string;
  readonly state: string;
  readonly cause: string;
}

/** Lines in braces behind a head. */
export const block = (head: string, lines: readonly string[]): readonly string[] => [
  head === '' ? '{' : `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** A function of a run that does these lines. */
export const functionSource = (
  { machine, state, cause }: Purpose,
  lines: readonly string[],
  names: Names,
): Source => {
  const text = [
    "'use strict';",
    `// ${machine}: ${state} (${cause})`,
    ...block(`return function ${identifier(`${machine}_${state}_${cause}`)}(run)`, lines),
    `//# sourceURL=gatechart/${encodeURI(machine)}/${encodeURI(state)}/${cause}.js`,
  ];
  return { text: `${text.join('\n')}\n`, names: names.names, values: names.values };
};
