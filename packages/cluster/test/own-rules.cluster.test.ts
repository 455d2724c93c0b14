import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Folder } from '../../../test/cli/in-process.ts';
import { Cluster, commandLine } from './support/cluster.ts';

const PEBBLES = fileURLToPath(new URL('../../../test/ruleset-loader/support/pebbles.js', import.meta.url));

const worker = (cluster: Cluster, ...more: readonly string[]) =>
  cluster.program(['cluster', 'worker', '--redis', cluster.redis.url, '--slots', '1', ...more]);

describe('A ruleset from outside over the queue', () => {
  it.each([
    ['self-play', ['selfplay', '--agents', 'random', '--games', '8'], ['--workers', '0'], 'summary.json'],
    ['fuzzing', ['fuzz', '--games', '40'], ['--workers', '0'], 'summary-pebbles.json'],
  ] as const)(
    '%s is played by workers that have the same module, and no others',
    async (_name, plan, local, summary) => {
      const cluster = await Cluster.forTest();
      const folder = new Folder(cluster.folder.path);
      const other = folder.file(
        'other.js',
        `export { default } from ${JSON.stringify(PEBBLES)};\n// another module of the same ruleset\n`,
      );
      const without = worker(cluster);
      const differs = worker(cluster, '--rules', other);
      const rules = ['--rules', PEBBLES];
      const submitted = commandLine(
        ...[
          ...plan,
          ...rules,
          '--engine',
          'bullmq',
          '--redis',
          cluster.redis.url,
          '--out',
          cluster.at('queue'),
        ],
      );
      await without.said(/RULES_DIFFER pebbles: .*found no ruleset with this id/);
      await differs.said(/RULES_DIFFER pebbles: .*found the module with digest/);
      worker(cluster, ...rules);
      expect(await submitted.code).toBe(0);
      expect(await commandLine(...plan, ...rules, ...local, '--out', cluster.at('here')).code).toBe(0);
      expect(readFileSync(cluster.at('queue', summary), 'utf8')).toBe(
        readFileSync(cluster.at('here', summary), 'utf8'),
      );
    },
  );
});
