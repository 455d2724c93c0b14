import { describe, expect, it } from 'vitest';
import { playRegressions } from '../../src/cli/fuzz/corpus.ts';

const played = playRegressions(new URL('../regressions', import.meta.url).pathname);

describe('a finding that was made once', () => {
  it('is kept with others', () => {
    expect(played.length).toBeGreaterThan(2);
  });

  it.each(played.map((each) => [each.file.split('/').at(-1) ?? '', each] as const))(
    '%s is gone and can still be played',
    (_, { is, message }) => {
      expect([is, message]).toEqual(['gone', '']);
    },
  );
});
