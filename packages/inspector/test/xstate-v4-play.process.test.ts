import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Folder } from '../../../test/cli/in-process.ts';
import { click, named, viewAt } from './support/v4-viewer.ts';

const MAIN = fileURLToPath(new URL('../../../dist/src/cli/main.js', import.meta.url));

const folder = new Folder();
let child: ChildProcessWithoutNullStreams;

afterEach(() => child.kill());
afterAll(() => folder.remove());

test('a click in a viewer answers for the person who plays; what is not on offer is refused and asked again', async () => {
  const record = folder.file('game.jsonl');
  const options = [
    '--agents',
    'human,greedy',
    '--inspector',
    'xstate-inspect',
    '--seed',
    '3',
    '--record',
    record,
  ];
  child = spawn(process.execPath, [MAIN, 'play', ...options]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  await expect.poll(() => err).toContain('#server=');
  const [receiver, told] = viewAt(/#server=(\S+)/.exec(err)?.[1] ?? '');
  const question = () => told.findLast(({ machine }) => machine?.id.startsWith('question '));
  await expect.poll(() => out).toContain('  1  ');
  const asked = () => named(told, question()?.machine?.id ?? '')?.state?.context;
  await expect.poll(asked).toMatchObject({ player: 0 });
  const number = question()?.machine?.id;
  const player = asked();

  receiver.send(click(question()?.sessionId ?? '', { type: 'win the match' }));
  await expect.poll(() => out).toContain('UNKNOWN_KEY');
  expect(question()?.machine?.id).toBe(number);

  const [key = ''] = Object.keys(question()?.machine?.definition.states.open?.on ?? {});
  receiver.send(click(question()?.sessionId ?? '', { type: key }));
  await expect.poll(() => question()?.machine?.id).not.toBe(number);
  child.stdin.write('q\n\n');
  await expect.poll(() => child.exitCode).toBe(0);
  expect(readFileSync(record, 'utf8')).toContain(
    `"player":0,"kind":"${(player as { kind: string }).kind}","key":${JSON.stringify(key)}`,
  );
});
