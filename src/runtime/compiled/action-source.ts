import type { Action } from '../action.ts';
import type { Names } from './names.ts';
import { paramsSource } from './params-source.ts';

const keySource = (key: string): string => `context[${JSON.stringify(key)}]`;

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
  const call = passed === '' ? '(args)' : '(args, params)';
  return [
    ...(passed === '' ? [] : [`const params = ${passed.slice(2)};`]),
    ...entries.map(
      ([key, value], index) =>
        `const value${index} = ${names.of(value, `${name}_${key}`)}${typeof value === 'function' ? call : ''};`,
    ),
    ...entries.map(([key], index) => `${keySource(key)} = value${index};`),
  ];
};
