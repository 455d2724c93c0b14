import { describe, expect, test } from 'vitest';
import { resumeMatch, startMatch } from '../../src/runtime/start.ts';
import { END, machineOf, waiting } from './support/machines.ts';
import { tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const add = (n: number) => ({ type: 'add', params: { n } });
const first = machineOf('root', { a: waiting({ target: 'end', actions: add(1) }), end: END });
const other = machineOf('root', { a: waiting({ target: 'end', actions: add(10) }), end: END });

/** Games with an odd number are read otherwise. */
const ruleset = tinyRuleset(first, { processOf: ({ n }) => (n % 2 === 1 ? other : undefined) });

describe.each(['lean', 'interpreted', 'actors'] as const)(
  'a reading that changes the course (%s)',
  (runtime) => {
    const playedFrom = (n: number): number => {
      const match = startMatch(ruleset, { ...tinyGame(), n }, { runtime });
      const resumed = resumeMatch(ruleset, match.position(), { runtime });
      const { player = 0, options } = resumed.pending()?.decision ?? {};
      expect(resumed.answer(player, options?.[0]?.key ?? '')).toBeUndefined();
      return resumed.game().n;
    };

    test('is played by the process that the ruleset names for the game, and any other game by that of its edition', () => {
      expect(playedFrom(1)).toBe(11);
      expect(playedFrom(2)).toBe(3);
    });
  },
);
