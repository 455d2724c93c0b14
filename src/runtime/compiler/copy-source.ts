import type { Chart } from '../chart/chart.ts';
import type { Source } from './source-writer.ts';
import { block } from './lines.ts';
import { identifier } from './names.ts';

/**
 * The function that copies contexts of a machine: those with these keys in this order all into one shape, which V8 would
 * not give to the spread of a spread. Named after the machine, as functions of one text share what V8 learns of shapes.
 */
export const copySource = ({ id }: Chart, keys: readonly string[]): Source => {
  const entries = keys.map((key) => JSON.stringify(key)).map((key) => `${key}: context[${key}]`);
  const lines = block(`return function copy_${identifier(id)}(context)`, [
    'let known = 0;',
    'for (const key in context) if (key !== keys[known++]) return { ...context };',
    `if (known !== ${keys.length}) return { ...context };`,
    `return { ${entries.join(', ')} };`,
  ]);
  return { text: lines.join('\n'), names: ['keys'], values: [keys] };
};
