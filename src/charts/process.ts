import { isNamed, nameOf, paramsOf } from '../runtime/chart/calling.ts';

/** Text of an action: its name, with parameters as JSON if they are fixed; `assign` if it is written in place. */
export const actionText = (action: unknown): string => {
  if (typeof action === 'function' || !isNamed(action)) return 'assign';
  const params = paramsOf(action);
  const name = nameOf(action);
  return params === undefined || typeof params === 'function' ? name : `${name}(${JSON.stringify(params)})`;
};
