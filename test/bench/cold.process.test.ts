import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runProgram, withScenarios } from '../../src/cli/bench/build.ts';

it('a cold bench runs the built program, which judges its scenarios, and says why it fails', async () => {
  const folder = await withScenarios(async ({ folder: place }) => {
    const { processor, output } = runProgram(['judge', place]);
    expect(processor).toBeGreaterThan(0);
    expect(output).toContain('50');
    return place;
  });
  expect(existsSync(folder)).toBe(false);
  expect(() => runProgram(['judge', folder])).toThrow(expect.objectContaining({ code: 'BENCH_FAILED' }));
});
