import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Folder } from '../../cli/in-process.ts';
import { lamps } from '../../selfplay/support/lamps.ts';

const MAIN = fileURLToPath(new URL('../../../dist/src/cli/main.js', import.meta.url));

const folder = new Folder();
afterAll(() => folder.remove());

const explored = (...args: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [MAIN, 'fuzz', 'explore', '--json', ...args], { encoding: 'utf8' }),
  );

it('Threads that share the work see what one sees, with cards and rules of others too', () => {
  const sets = folder.file('lamps.json', JSON.stringify(lamps()));
  const own = ['--cards', sets, '--decks', 'lamps,lamps', '--depth', '5'];
  const alone = explored(...own);
  expect(alone).toMatchObject({ isComplete: true, failures: [] });
  expect(explored(...own, '--threads', '3')).toEqual(alone);
  const rules = ['--rules', 'examples/leduc', '--depth', '100'];
  const match = explored(...rules);
  expect(match).toMatchObject({ isComplete: true });
  expect(explored(...rules, '--threads', '2')).toEqual(match);
});
