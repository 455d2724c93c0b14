import { describe, expect, test } from 'vitest';
import { type Story, storyAt, storySentence } from '../src/trace/story.ts';
import { traceOfMatch, traceOfScenario } from './support/trace.ts';

const trace = traceOfMatch(3);

const find = (holds: (moment: (typeof trace.moments)[number]) => boolean): number =>
  trace.moments.findIndex(holds);

const sentence = (story: Story, language: 'en' | 'ja' = 'en'): string =>
  Object.values(storySentence(story, language)).join('');

describe('the story of a step', () => {
  const paid = find(({ step, facts }) => step?.machine === 'payment' && facts.length > 0);

  test('is one sentence: what happened, and the answer and step that it followed from', () => {
    const story = storyAt(trace, paid, null, 'en');
    const { segment } = trace.moments[paid] as (typeof trace.moments)[number];
    expect(story.cause?.moment).toBe((trace.segments[segment - 1]?.end ?? 0) - 1);
    expect(sentence(story)).toMatch(
      new RegExp(`^Resource is exhausted, after Player 2 chose “.+” \\(step ${story.cause?.moment}\\)\\.$`),
    );
    expect(sentence(storyAt(trace, paid, null, 'ja'), 'ja')).toMatch(
      /^《エナジー》がレストになる（ステップ\d+でプレイヤー2が「.+」を選択）。$/,
    );
  });

  test('names the clause with its words, and the other clauses', () => {
    const { clause, others } = storyAt(trace, paid, null, 'en');
    expect(clause?.id).toBe('14-3c');
    expect(clause?.entry?.en).toContain('cost');
    expect(others).toContain('3-3a-2');
    expect(others).not.toContain('14-3c');
  });

  test('names each refused guard with the fact by which it fails', () => {
    expect(storyAt(trace, paid, null, 'en').refused).toEqual([
      { name: 'isPaid', fails: 'the cost is not fully paid' },
      { name: 'isUnpayable', fails: 'the cost can be paid' },
    ]);
    expect(storyAt(trace, paid, null, 'ja').refused[0]).toEqual({
      name: '支払い完了',
      fails: 'コストを払い終えていない',
    });
  });

  test('of an answer without an event is the answer', () => {
    const answered = find(({ step, facts }) => step?.event === 'answer' && facts.length === 0);
    const story = storyAt(trace, answered, null, 'en');
    expect(sentence(story)).toMatch(/^Player \d chooses “.+”\.$/);
    const { segment } = trace.moments[answered] as (typeof trace.moments)[number];
    const cause = trace.segments[segment]?.cause;
    const other = cause?.is === 'answer' && cause.player === 0 ? 1 : 0;
    // The other player does not know what was chosen.
    expect(storyAt(trace, answered, other, 'en').happened).toMatch(/^Player \d made a choice$/);
  });

  test('of a step without an event is where the rules went on to, in words', () => {
    const starts = find(({ step }) => step?.to === 'addition.systemProcessing');
    expect(storyAt(trace, starts, null, 'en').happened).toBe('Gate starts system processing');
    expect(storyAt(trace, starts, null, 'ja').happened).toBe('ゲート処理がシステム処理を開始');
    const ends = find(
      ({ step, facts }) => step?.machine === 'payment' && step.to === 'paid' && facts.length === 0,
    );
    expect(storyAt(trace, ends, null, 'en').happened).toBe('Payment ends with “paid”');
  });

  test('tells a player nothing that the log hides', () => {
    const drawn = find(({ facts }) => facts.some(({ clause }) => clause === '5-3b'));
    const [owner] = [0, 1].filter(
      (player) =>
        storyAt(trace, drawn, player as 0 | 1, 'en').happened === storyAt(trace, drawn, null, 'en').happened,
    );
    expect(owner).toBeDefined();
    const stranger = storyAt(trace, drawn, owner === 0 ? 1 : 0, 'en').happened;
    expect(stranger).not.toBe(storyAt(trace, drawn, null, 'en').happened);
  });

  test('of the first moment has neither cause nor clause', () => {
    expect(storyAt(traceOfScenario(), 0, null, 'en')).toEqual({
      happened: 'The match starts',
      cause: undefined,
      clause: undefined,
      others: [],
      refused: [],
    });
  });
});
