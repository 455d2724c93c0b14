import { describe, expect, it } from 'vitest';
import { withoutWarnings } from './support/quiet.ts';
import { lean, xstate } from './support/runtimes.ts';
import { folders, passes } from './support/scxml/cases.ts';

/** The cases of each folder of SCION's test package, and those that XState passes through the converter beside this file. */
const PASSED: Readonly<Record<string, readonly [cases: number, passed: number]>> = {
  actionSend: [10, 10],
  assign: [2, 2],
  'assign-current-small-step': [5, 5],
  'atom3-basic-tests': [4, 4],
  basic: [3, 3],
  'cond-js': [4, 4],
  data: [2, 1],
  'default-initial-state': [2, 2],
  delayedSend: [3, 3],
  documentOrder: [1, 1],
  error: [1, 0],
  foreach: [1, 1],
  hierarchy: [3, 3],
  'hierarchy+documentOrder': [2, 2],
  history: [8, 8],
  'if-else': [1, 1],
  in: [1, 1],
  'internal-transitions': [2, 2],
  misc: [1, 1],
  'more-parallel': [15, 15],
  'multiple-events-per-transition': [1, 1],
  parallel: [4, 4],
  'parallel+interrupt': [34, 34],
  script: [3, 3],
  'script-src': [4, 0],
  'scxml-prefix-event-name-matching': [3, 1],
  'send-data': [1, 0],
  'send-idlocation': [1, 0],
  'send-internal': [1, 1],
  'targetless-transition': [4, 4],
  'w3c-ecma': [189, 120],
};

describe('The SCXML cases of SCION and the W3C', () => {
  const all = folders();

  withoutWarnings();

  it('are those of the table', () => {
    expect(Object.fromEntries([...all].map(([folder, names]) => [folder, names.length]))).toEqual(
      Object.fromEntries(Object.entries(PASSED).map(([folder, [cases]]) => [folder, cases])),
    );
  });

  it.each([...all])('pass without XState if they pass with it: %s', (folder, names) => {
    const byXState = names.filter((name) => passes(folder, name, xstate));
    expect(byXState.length).toBe(PASSED[folder]?.[1]);
    expect(byXState.filter((name) => !passes(folder, name, lean))).toEqual([]);
  });
});
