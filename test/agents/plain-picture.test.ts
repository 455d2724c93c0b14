import { describe, expect, it } from 'vitest';
import { plainBoard } from '../../src/agents/human/human.ts';

describe('The picture of a ruleset that draws none', () => {
  it('is the view, part by part', () => {
    const view = { hand: 'Kh', community: null, chips: [1, 3] };
    expect(plainBoard.table(view)).toEqual(['hand: Kh', 'community: null', 'chips: [1,3]']);
    expect(plainBoard.option({ key: 'call' }, view)).toBe('');
  });
});
