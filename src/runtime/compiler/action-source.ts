import type { Action } from '../chart/action.ts';
import { callSource } from './call-source.ts';
import type { Names } from './names.ts';
import { paramsSource } from './params-source.ts';

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
