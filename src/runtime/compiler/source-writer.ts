import type { Leaf } from '../chart/chart.ts';
import { placeIn } from '../chart/implementations.ts';

/** The text of a function body that returns a function, and the values that it calls by name. */
export interface Source {
  readonly text: string;
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Makes a function of a source. Throws where the generation of code is barred. */
export const generate = ({ text, names, values }: Source): unknown => new Function(...names, text)(...values);

/** Whether code may be generated here: a page with a content security policy may bar it. */
export const canGenerateCode = (): boolean => {
  try {
    return generate({ text: 'return true;', names: [], values: [] }) === true;
  } catch {
    return false;
  }
};

/** The values that a generated function uses, each under one name. */
export class Names {
  readonly #names = new Map<unknown, string>();

  /** The name of a value: what it is called in the chart, and a number. */
  of(value: unknown, called: string): string {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const name = `${identifier(called)}_${this.#names.size + 1}`;
    this.#names.set(value, name);
    return name;
  }

  get list(): readonly string[] {
    return [...this.#names.values()];
  }

  get values(): readonly unknown[] {
    return [...this.#names.keys()];
  }
}

/** What a machine or state is called, as an identifier. */
export const identifier = (called: string): string => called.replace(/\W/g, '_').replace(/^(?=\d|$)/, '_');

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

/** The parameters of a guard or action, ready to follow another argument. */
export const paramsSource = (params: unknown, called: string, names: Names): string => {
  if (params === undefined) return '';
  const name = names.of(params, `${called}_params`);
  return typeof params === 'function' ? `, ${name}(args)` : `, ${name}`;
};

/** An expression that calls a part of a chart. */
export const callSource = (part: object, called: string, params: string, names: Names): string =>
  `${names.of(part, called)}(args${params})`;

/**
 * The function that copies contexts of a machine: those with these keys in this order all into one shape, which V8 would
 * not give to the spread of a spread, and others as an expression says. Named after the machine, as functions of one text
 * share what V8 learns of shapes.
 */
export const copySource = (machine: string, keys: readonly string[], otherwise: string): Source => {
  const entries = keys.map((key) => JSON.stringify(key)).map((key) => `${key}: context[${key}]`);
  const lines = block(`return function copy_${identifier(machine)}(context)`, [
    'let known = 0;',
    `for (const key in context) if (key !== keys[known++]) return ${otherwise};`,
    `if (known !== ${keys.length}) return ${otherwise};`,
    `return { ${entries.join(', ')} };`,
  ]);
  return { text: lines.join('\n'), names: ['keys'], values: [keys] };
};
