import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { COMMON, only, quickAnd, type Tier } from './test/support/tiers.ts';

const tier = (
  name: Tier,
  setup: readonly string[] = [],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    ...only(name),
    ...COMMON,
    globalSetup: ['test/support/needs.ts', 'test/support/build.ts', ...setup],
    ...options,
  },
});

/** The quick tier and those that need more than npm installs. The deep tier has a config of its own: it runs quick files again. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Vitest would keep one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      // The files on a thread share their modules: most of the time would go into loading them again.
      { extends: true, test: { name: 'quick', ...quickAnd(), ...COMMON, isolate: false, pool: 'threads' } },
      tier('process'),
      tier('browser'),
      // Each of its files wants the whole machine.
      tier('cluster', [], { fileParallelism: false }),
      tier('learn', ['packages/gym/test/training/support/torch.ts']),
    ],
  },
});
