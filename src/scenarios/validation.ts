import type { z } from 'zod';
import { issueReason } from '../core/data/schemas.ts';
import type { Path } from '../core/adapters/scenario.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a file, and where in it. */
export interface ScenarioProblem {
  readonly path: Path;
  readonly message: string;
}

const depthOf = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));

const isUnknownKey = (issues: readonly Issue[]): boolean =>
  issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0);

/**
 * The first flaw of what was read. Where several forms were possible, it is that of the form that was meant: the one
 * without an unknown key that comes closest.
 */
export const firstProblem = (issues: readonly Issue[], base: Path = []): ScenarioProblem => {
  const [issue] = issues;
  if (issue === undefined) return { path: base, message: 'not as a scenario is written' };
  const path: Path = [...base, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'invalid_union') {
    const forms = issue.errors.filter((each) => depthOf(each) > 0 && !isUnknownKey(each));
    const meant = [...forms].sort((a, b) => depthOf(b) - depthOf(a))[0];
    if (meant !== undefined) return firstProblem(meant, path);
    return { path, message: issueReason(issue) };
  }
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return { path: [...path, key], message: 'no such key' };
  }
  return { path, message: issueReason(issue) };
};
