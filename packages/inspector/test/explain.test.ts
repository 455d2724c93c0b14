import { expect, test } from 'vitest';
import { explainIllegalAt } from '../src/store/decision-help.ts';
import { openText } from '../src/trace/source-file.ts';
import type { Trace } from '../src/trace/trace.ts';
import { recordText } from './support/records.ts';

/** Units on one field: the keys of their actions have places (`F1`), the board has their names. The third may not attack. */
const FIELD = `title: two units of three may attack
ruleset: waiting-zone
p1: { field: [{ card: drift-pilgrim, right: true }, { card: pool-warden, right: true }, pool-warden], hand: [mist-dancer], energy: 0 }
p2: { field: [spark-herald] }
phase: battle goes on
answers: []
`;

const traceOf = (name: string, text: string): Trace => {
  const trace = openText(name, text).traces[0]?.trace;
  if (trace === undefined) throw new Error('nothing was opened');
  return trace;
};

const field = (): Trace => traceOf('field.yaml', FIELD);

/** What is answered: the key, and whether the action is legal or else the code of the reason. */
const answersTo = (trace: Trace, asked: string): readonly (readonly [string, string | undefined])[] =>
  explainIllegalAt(trace, 0, asked).map(({ key, isOffered, reason }) => [
    key,
    isOffered ? 'legal' : reason?.code,
  ]);

test('a part of the key of legal actions is answered with all of them', () => {
  for (const asked of ['attack', ' Attack F'])
    expect(answersTo(field(), asked)).toEqual([
      ['attack F1', 'legal'],
      ['attack F2', 'legal'],
    ]);
  expect(answersTo(field(), 'end')).toEqual([['end phase', 'legal']]);
});

test('the words of a legal action, or a part of them, are answered with it, in either language', () => {
  for (const asked of ['attack with Drift Pilgrim', 'Attack with Drift Pilgrim 2/2'])
    expect(answersTo(field(), asked)).toEqual([['attack F1', 'legal']]);
  expect(answersTo(field(), 'attack F2')).toEqual([['attack F2', 'legal']]);
  expect(answersTo(field(), '攻撃').map(([key]) => key)).toEqual(['attack F1', 'attack F2']);
});

test('a card is answered with its legal actions first, then with those that a rule refuses', () => {
  for (const asked of ['Pool Warden', 'may I attack with Pool Warden?', 'Attack with Pool Warden 1/3'])
    expect(answersTo(field(), asked)).toEqual([
      ['attack F2', 'legal'],
      ['attack F3', 'NO_RIGHT'],
    ]);
});

test('a part of the words of actions that a rule refuses is answered with the reason', () => {
  expect(answersTo(field(), 'play')).toEqual([['play mist-dancer', 'NO_ENERGY']]);
});

test('a text that no action is called by is answered with nothing, also if it names a card of other actions', () => {
  for (const asked of ['juggle', ' ', 'may I end Pool Warden?'])
    expect(answersTo(field(), asked)).toEqual([]);
});

test('every legal action of a match is told as legal, by its key and in its words', () => {
  const trace = traceOf('game.jsonl', recordText(7));
  for (const [segment, { decision }] of trace.segments.entries()) {
    if (segment % 9 !== 0) continue;
    for (const { key } of decision?.options ?? [])
      expect(explainIllegalAt(trace, segment, key)).toMatchObject([{ key, isOffered: true }]);
  }
});
