import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Folder } from '../../../../test/cli/in-process.ts';
import { mists } from '../../../../test/waiting-zone/support/mists.ts';
import { MAX_REQUEST_LENGTH } from '../../src/server/environment-server.ts';

const MAIN = fileURLToPath(new URL('../../../../dist/src/cli/main.js', import.meta.url));

/** What is answered to that, and the exit code. */
const served = async (input: string, ...more: readonly string[]) => {
  const child = spawn(process.execPath, [MAIN, 'serve', ...more]);
  child.stdin.end(input);
  const [answers, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const lines = answers.trimEnd().split('\n');
  return { code, answers: lines.map((line) => JSON.parse(line)) };
};

it('refuses a line that is too long, and hears the next one, also if nothing ends it', async () => {
  const { code, answers } = await served(`${' '.repeat(2 * MAX_REQUEST_LENGTH)}\n{"id":1,"do":"hello"}`);
  expect(code).toBe(0);
  expect(answers).toEqual([
    {
      id: null,
      error: { code: 'BAD_REQUEST', place: 'line', message: expect.stringContaining('longer than') },
    },
    { id: 1, ok: expect.objectContaining({ protocol: 'gatechart-serve/1' }) },
  ]);
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends by %s as any command does', async (signal) => {
  const child = spawn(process.execPath, [MAIN, 'serve', '--stdio']);
  child.stdin.write('{"do":"hello"}\n');
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([130, null]);
});

const folder = new Folder();
afterAll(() => folder.remove());

it('takes card sets of the ruleset that is named', async () => {
  const make = { id: 1, do: 'make', ruleset: 'waiting-zone', decks: ['mists', 'mists'], seed: 1 };
  const file = folder.file('mists.json', JSON.stringify(mists()));
  const plain = await served(JSON.stringify(make));
  expect(plain.answers[0].error).toMatchObject({ code: 'UNKNOWN_DECK' });
  const own = await served(JSON.stringify(make), '--cards', file, '--ruleset', 'waiting-zone');
  expect(own.answers[0]).toMatchObject({ id: 1, ok: [expect.anything()] });
});
