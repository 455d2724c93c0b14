import { expect, test } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { readRecord } from '../../../src/replay/record.ts';
import { headerDigest } from '../../../src/replay/recorded-match.ts';
import { savedText } from '../../../src/replay/saved-match.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { exportRecord } from '../src/trace/file-export.ts';
import type { EditionTrace } from '../src/trace/opened-source.ts';
import { openText } from '../src/trace/source-file.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';

const record = recordText(3);
const last = record.split('\n').length - 1;

const open = (text: string, name = 'game.jsonl'): EditionTrace =>
  openText(name, text).traces[0] as EditionTrace;

/** The record with the first two cards of the first shuffled deck exchanged. */
const reordered = record.replace(/"order":\[(\d+),(\d+)/, '"order":[$2,$1');

/** The record with another header. */
const withHeader = (change: object): string => {
  const header = { ...readRecord('game.jsonl', record).header, ...change };
  const [, ...lines] = record.split('\n');
  return [JSON.stringify({ ...header, digest: headerDigest(header) }), ...lines].join('\n');
};

test('a record that the rules replay is said to be so', () => {
  const { verdict, findings } = open(record);
  expect(verdict).toEqual({ is: 'asReplayed' });
  expect(findings).toEqual([]);
});

test.each([
  [
    'another winner',
    record.replace(/"winner":([01])/, (_, winner) => `"winner":${1 - Number(winner)}`),
    last,
  ],
  ['another order of a deck', reordered, 2],
  ['another digest', record.replace(/(.*)"digest":"[0-9a-f]{4}/s, '$1"digest":"0000'), last],
  ['another decision', record.replace(/"key":"[^"]+"/, '"key":"win the match"'), 6],
  ['another seed', record.replace('"seed":3', '"seed":4'), 1],
  ['no line break at its end', record.trimEnd(), last],
])('a record with %s differs from the replay, at its line', (_, text, line) => {
  expect(text).not.toBe(record);
  const { verdict, findings } = open(text);
  expect(verdict).toEqual({ is: 'differs', line });
  expect(findings).toEqual([expect.stringContaining(`game.jsonl:${line}: `)]);
});

test('a record that was cut ends early, at any line', () => {
  for (const lines of [1, 50, last - 1]) {
    const { verdict, findings } = open(`${record.split('\n').slice(0, lines).join('\n')}\n`);
    expect(verdict).toEqual({ is: 'endsEarly' });
    expect(findings).toHaveLength(1);
  }
});

test('a record of a match that was left is whole', () => {
  const { trace } = open(record);
  const { header } = readRecord('game.jsonl', record);
  expect(open(exportRecord(trace.branch(5), header)).verdict).toEqual({ is: 'asReplayed' });
});

test('a record of another version of the rules is not compared', () => {
  const { verdict, findings } = open(withHeader({ version: gateRuler.version + 1 }));
  expect(verdict).toEqual({ is: 'otherRules' });
  expect(findings[0]).toContain(`this program has version ${gateRuler.version}`);
});

test('of a saved match nothing is claimed, until the rules lead elsewhere', () => {
  const { header, lines } = readRecord('game.jsonl', record);
  const all = lines.map(({ content }) => content);
  const start = all.slice(
    0,
    all.findIndex(({ line }) => line === 'decision'),
  );
  const match = startMatch(gateRuler, gateRuler.newGame(header), { runtime: 'lean' });
  const position = match.position();
  expect(open(savedText({ header, lines: start, position }), 'saved.json').verdict).toBeUndefined();
  const stale = [...start, { line: 'decision', player: 0, kind: 'mulligan', key: 'fly' }] as const;
  const { verdict, findings } = open(savedText({ header, lines: stale, position }), 'saved.json');
  expect(verdict).toEqual({ is: 'savedDiffers' });
  expect(findings).toHaveLength(1);
});

test('only a scenario speaks of expectations', () => {
  expect(open(PENETRATE, 'penetrate.yaml').verdict).toEqual({ is: 'met' });
  const unmet = PENETRATE.replace('ran: [u2103/penetrate.2]', 'ran: [1-4b]');
  expect(open(unmet, 'penetrate.yaml').verdict).toEqual({ is: 'unmet' });
});

test('of a scenario that expects nothing, nothing is claimed, until it does not get to its end', () => {
  const bare = PENETRATE.replace(/^expect: .*\n/m, '');
  expect(open(bare, 'penetrate.yaml').verdict).toBeUndefined();
  const stuck = bare.replace('attack A1 -> center', 'attack A2 -> center');
  expect(open(stuck, 'penetrate.yaml').verdict).toEqual({ is: 'unmet' });
});
