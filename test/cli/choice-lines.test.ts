import { describe, expect, it } from 'vitest';
import { choiceLines } from '../../src/cli/play/choice-lines.ts';
import { wrapText } from '../../src/cli/text-width.ts';
import type { RatedOption } from '../../src/core/adapters/heuristic.ts';

const searched = (key: string, visits: number, availability: number, expected: number): RatedOption => ({
  key,
  worth: visits,
  reason: { en: '', ja: '' },
  search: { visits, availability, expected },
});

describe('What an agent weighs', () => {
  it('is where it searched a sentence, and a table of visits with those in which the answer was on offer', () => {
    const rated = [searched('attack A1 -> center', 120, 200, 0.613), searched('pass', 80, 198, 0.5)];
    expect(choiceLines(0, rated, 80, 'en')).toEqual([
      '  Player 1 weighs 2 answers',
      '    Player 1 chooses "attack A1 -> center" and expects to win 61 % of the time;',
      '    the best alternative, "pass", 50 % (11 points less).',
      '    visits  on offer  expects  answer',
      '       120       200     0.61  attack A1 -> center',
      '        80       198     0.50  pass',
    ]);
  });

  it('is a rating with its reason where it did not, and goes on below itself where the columns end', () => {
    const rated = [
      { key: 'pass', worth: -1, reason: { en: 'nothing better to do just now', ja: 'ほかにない' } },
    ];
    expect(choiceLines(1, rated, 30, 'en')).toEqual([
      '  Player 2 weighs 1 answers',
      '    rating  answer: reason',
      '      -1.0  pass: nothing',
      '            better to do just',
      '            now',
    ]);
  });

  it('keeps its columns in Japanese, where heads are twice as wide', () => {
    expect(choiceLines(0, [searched('pass', 80, 198, 0.5)], 80, 'ja')).toEqual([
      '  プレイヤー1は1個の選択肢を比べる',
      '    訪問  選べた回  期待値  選択肢',
      '      80       198    0.50  pass',
    ]);
  });

  it('leaves out all but the best few and says how many', () => {
    const rated = [7, 6, 5, 4, 3, 2, 1].map((visits) => searched(`to D${visits}`, visits, 9, 0.5));
    const lines = choiceLines(0, rated, 80, 'en');
    expect(lines.filter((line) => /^ +\d+ +9/.test(line))).toHaveLength(5);
    expect(lines.at(-1)).toBe('    and 2 more');
  });

  it('keeps a number beside its percent sign', () => {
    expect(wrapText('it wins 61 % of the time', 10, 0)).toEqual(['it wins', '61 % of', 'the time']);
  });
});
