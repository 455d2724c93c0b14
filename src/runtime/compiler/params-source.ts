import type { Names } from './names.ts';

/** The parameters of a guard or action, ready to follow another argument. */
export const paramsSource = (params: unknown, called: string, names: Names): string => {
  if (params === undefined) return '';
  const name = names.of(params, `${called}_params`);
  return typeof params === 'function' ? `, ${name}(args)` : `, ${name}`;
};
