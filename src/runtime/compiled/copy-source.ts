import type { Chart } from '../chart.ts';
import type { Source } from './generating.ts';
import { block } from './lines.ts';
import { identifier } from './names.ts';

/**
 * The function that copies contexts of a machine: those with these keys in this order all into one shape, which V8 would
 * not give to the spread of a spread. Named after the machine, as functions of one text share what V8 learns of shapes.
 */
export const copySource = ({ id }: Chart, keys: readonly string[]): Source => {
  const names = keys.map((key) => JSON.stringify(key));
  const isSame = [
    `keys.length === ${keys.length}`,
    ...names.map((key, index) => `keys[${index}] === ${key}`),
  ];
  const lines = block(`return function copy_${identifier(id)}(context)`, [
    'const keys = Object.keys(context);',
    `if (!(${isSame.join(' && ')})) return { ...context };`,
    `return { ${names.map((key) => `${key}: context[${key}]`).join(', ')} };`,
  ]);
  return { text: lines.join('\n'), names: [], values: [] };
};
