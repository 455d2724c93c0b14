import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GatechartError } from '../../../src/core/errors.ts';
import type { Step } from '../../../src/core/trace.ts';
import { gateRuler } from '../../../src/registered.ts';
import { positionDigest } from '../../../src/replay/position-digest.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { highlightsAt, processChainAt } from '../src/trace/chart-highlights.ts';
import { changesBetween } from '../src/trace/comparison.ts';
import { stateAt } from '../src/trace/process-run.ts';
import { findMoments } from '../src/trace/search.ts';
import { openText } from '../src/trace/source-file.ts';
import type { Trace } from '../src/trace/trace.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';

const record = recordText(3);
const opened = openText('game.jsonl', record);
const trace = opened.traces[0]?.trace as Trace;

test('a trace of a record has every microstep of the match, and ends with the digest of the record', () => {
  const steps: Step[] = [];
  const { header } = opened;
  if (header === undefined) throw new Error('a record has a header');
  const match = startMatch(gateRuler, gateRuler.newGame(header), {
    runtime: 'lean',
    onStep: (step) => steps.push(step),
  });
  for (const { cause } of trace.segments) {
    if (cause.is === 'answer') match.answer(cause.player, cause.key);
  }
  expect(trace.moments.flatMap(({ step }) => (step === undefined ? [] : [step]))).toEqual(steps);
  expect(record).toContain(positionDigest({ game: trace.moments.at(-1)?.game as never, stack: [] }));
  expect(opened.traces[0]?.findings).toEqual([]);
});

test('the transitions marked as refused are those whose guards the step names, none of other moves', () => {
  const marked = trace.moments.map((_, moment) => highlightsAt(trace, moment).refused.size);
  expect(marked).toEqual(trace.moments.map(({ step }) => step?.refused.length ?? 0));
});

test('the processes at a moment are those that a match stopped there would run', () => {
  const rest = trace.segments[12];
  if (rest?.position === undefined) throw new Error('the match rests there');
  const chain = processChainAt(trace, rest.end - 1).filter(({ ended }) => ended !== rest.end - 1);
  expect(chain.map((run) => stateAt(run, rest.end - 1))).toEqual(
    rest.position.stack.map(({ state }) => state),
  );
});

test('what a process keeps is told without the games in it, whatever their names', () => {
  const play = trace.moments.find(({ step }) => step?.machine === 'play');
  expect(play?.context).toHaveProperty('request');
  const told = trace.moments.map(({ context }) => JSON.stringify(context));
  expect(told.filter((text) => text.includes('definitionOf'))).toEqual([]);
});

test('a process that has ended keeps what it handed over', () => {
  const attack = trace.runs.find(({ machine, ended }) => machine === 'attack' && ended !== undefined);
  expect(attack?.output).toHaveProperty('goesOn');
});

test('a branch goes on from any question with another answer, and leaves the trace as it was', () => {
  const moments = trace.moments.length;
  const segment = trace.segments.findIndex(({ decision }) => (decision?.options.length ?? 0) > 1);
  const { decision } = trace.segments[segment] ?? {};
  const taken = trace.segments[segment + 1]?.cause;
  const other = decision?.options.find(({ key }) => taken?.is === 'answer' && key !== taken.key);
  if (decision === undefined || other === undefined) throw new Error('there is another option');
  const branch = trace.branch(segment);
  expect(branch.answer(decision.player, other.key)).toBe(true);
  expect(branch.segments.slice(0, segment + 1).map(({ cause }) => cause)).toEqual(
    trace.segments.slice(0, segment + 1).map(({ cause }) => cause),
  );
  expect(trace.moments).toHaveLength(moments);
});

test('an answer that is not on offer ends a trace with a reason', () => {
  const broken = record.replace(/"key":"[^"]+"/, '"key":"win the match"');
  const take = openText('broken.jsonl', broken).traces[0];
  expect(take?.trace.failure?.code).toBe('STALE');
  expect(take?.findings[0]).toContain('"win the match"');
});

test('an answer of the player who is not asked ends a trace with a reason, and changes nothing', () => {
  const branch = trace.branch(2);
  const { player = 0, options = [] } = branch.last.decision ?? {};
  const segments = branch.segments.length;
  expect(branch.answer(player === 0 ? 1 : 0, options[0]?.key ?? '')).toBe(false);
  expect(branch.failure?.code).toBe('STALE');
  expect(branch.segments).toHaveLength(segments);
});

test.each([
  ['a record of another program', 'game.jsonl', '{"line":"header"}\n', 'RECORD_FORMAT'],
  ['text that is nothing', 'notes.txt', 'hello', 'UNKNOWN_FILE'],
  ['a program', 'main.py', 'import os\n\ndef main():\n    print("x", os.name)\n', 'UNKNOWN_FILE'],
  ['a picture', 'board.png', '\uFFFDPNG\r\n\u001A\n\0\0\0\rIHDR\0: ', 'UNKNOWN_FILE'],
  [
    'a scenario with a fault in its text, of any name',
    'penetrate',
    'title: x\nstart: nowhere\n',
    'SCENARIO_FORMAT',
  ],
  ['broken YAML', 'a.yaml', 'title: [', 'SCENARIO_SYNTAX'],
  ['a file that is too large', 'a.yaml', 'x'.repeat(8_000_001), 'FILE_TOO_LARGE'],
])('%s is refused with a code', (_, name, text, code) => {
  const open = () => openText(name, text);
  expect(open).toThrow(GatechartError);
  expect(open).toThrow(expect.objectContaining({ code }));
});

test('a scenario shows the second look at Penetrate at its transition', () => {
  const take = openText('penetrate.yaml', PENETRATE).traces[0];
  expect(take?.findings).toEqual([]);
  const [moment] = findMoments(take?.trace as Trace, 'u2103/penetrate.2', null, 'en');
  expect(highlightsAt(take?.trace as Trace, moment ?? 0).taken).toBe('damageStep/after.penetrate/always/0');
});

test.each([
  'gate-ruler-second-penetrate-check',
  'gate-ruler-soul-without-host',
  'random-charts-self-transition',
])('the finding %s opens with what was found, and every answer of it is played', (name) => {
  const text = readFileSync(new URL(`../../../test/regressions/${name}.json`, import.meta.url), 'utf8');
  const { answers, message } = JSON.parse(text) as { readonly answers: string[]; readonly message: string };
  const { kind, traces } = openText(`${name}.json`, text);
  expect(kind).toBe('finding');
  expect(traces[0]?.findings).toEqual([message]);
  expect(traces[0]?.trace.failure).toBeUndefined();
  expect(traces[0]?.trace.segments).toHaveLength(answers.length + 1);
});

test('the transitions that guards refused are marked', () => {
  const moment = trace.moments.findIndex(({ step }) => (step?.refused.length ?? 0) > 0);
  const { refused, taken } = highlightsAt(trace, moment);
  expect(refused.size).toBe(trace.moments[moment]?.step?.refused.length);
  expect(refused).not.toContain(taken);
});

test('what changed is told by path, and what two games share is not looked into', () => {
  const games = trace.moments.map(({ game }) => game);
  const place = games.findIndex((game, index) => index > 0 && game !== games[index - 1]);
  const [before, after] = [games[place - 1], games[place]];
  if (before === undefined || after === undefined) throw new Error('something changes');
  expect(changesBetween(before, before)).toEqual([]);
  expect(changesBetween(before, after).length).toBeLessThanOrEqual(40);
  expect(changesBetween({ ...before, edition: 'a' }, { ...before, edition: 'b' })).toEqual([
    { path: 'edition', before: '"a"', after: '"b"' },
  ]);
});
