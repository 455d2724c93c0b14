import { PLAYERS } from '../../core/decision.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat, assertPlain, assertSame } from '../assertions.ts';

/** No number of a game that means something is as large as the words of a generator mostly are. */
const LARGE = 2 ** 20;
const WORDS = 4;

const isGenerator = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === WORDS &&
  value.every((word) => Number.isInteger(word)) &&
  value.some((word) => Math.abs(word) > LARGE);

const inside = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The words of every generator in a game, wherever it keeps them: those that `rngStream` and its like made. */
const generatorWords = (value: unknown): readonly number[] =>
  isGenerator(value) ? value : inside(value).flatMap(generatorWords);

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : inside(value).flatMap(numbersIn);

export const viewsCase: CaseDefinition = {
  id: 'views',
  requirement: 'a view is plain data and holds no word of a generator',
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const game = stop.match.game();
      const words = new Set(generatorWords(game).filter((word) => Math.abs(word) > LARGE));
      for (const player of PLAYERS) {
        const place = `the view of player ${player}`;
        const view = ruleset.view(game, player);
        assertSame(`${place}, made a second time`, view, ruleset.view(game, player));
        assertPlain(place, view);
        const told = numbersIn(view).find((number) => words.has(number));
        assertThat(told === undefined, () => ({
          place,
          expected: 'nothing of what chance will bring',
          seen: told,
        }));
      }
    }
  },
};
