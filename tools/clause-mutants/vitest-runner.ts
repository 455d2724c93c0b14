import type { VitestRunner } from '@vitest/runner';

/** Milliseconds after which `expect.poll` gives up. */
const PATIENCE = 30_000;

// `expect.poll` and `vi.stubEnv` read this of a worker of Vitest, which there is not.
Object.assign(globalThis, {
  __vitest_worker__: { config: { expect: { poll: { timeout: PATIENCE } } }, metaEnv: process.env },
});

/** What runs tests of Vitest in a process of ours. `importFile` loads a test file. */
export const testRunner = (
  importFile: (file: string) => Promise<unknown>,
  more: Partial<VitestRunner['config']> = {},
): VitestRunner => ({
  config: {
    root: '.',
    setupFiles: [],
    name: undefined,
    passWithNoTests: true,
    testNamePattern: undefined,
    allowOnly: true,
    sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
    chaiConfig: undefined,
    maxConcurrency: 1,
    testTimeout: 0,
    hookTimeout: 0,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
    ...more,
  },
  importFile,
});
