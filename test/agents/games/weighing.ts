import type { Playout } from '../../../src/agents/search/playout.ts';
import { drawInt } from '../../../src/core/random.ts';
import { type ToyGame, toyRuleset } from './toy.ts';

interface Said {
  readonly coin: number;
  readonly said: readonly string[];
}

const SIDES = 20;

/** The first answer is always the same, the second is the way. */
const way = ({ said }: Said): string => said[1] ?? '';

/** After the second answer nothing is decided for so long that a search never sees the end. */
const LONG = 200;

const WAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `way ${number}`);

const longGameOf = (ways: readonly string[]) =>
  toyRuleset<Said>({
    id: 'long-game',
    start: (rng) => ({ coin: drawInt(rng, SIDES)[0], said: [] }),
    mover: () => 0,
    keys: ({ said }) => [['begin'], ways][said.length] ?? ['on', 'off'],
    play: ({ coin, said }, key) => ({ coin, said: [...said, key] }),
    winner: (said) =>
      way(said) === 'dare' ? (said.coin === 0 ? 1 : 0) : said.said.length < LONG ? undefined : null,
    view: ({ said }) => said,
    imagine: ({ said }, _viewer, rng) => ({ coin: drawInt(rng, SIDES)[0], said }),
  });

/** Nine ways to begin a long game. */
export const longGame = longGameOf(WAYS);

/** The same, and `dare` that ends it at once and wins but on one side of twenty of a hidden coin. */
export const daringGame = longGameOf(['dare', ...WAYS]);

/** Positions of these are valued by the way that was taken, at once. */
export const valuedBy = (worth: (way: string) => number): Playout => ({
  isAtHorizon: () => true,
  maxDecisions: 1,
  policy: ({ decision: { options } }) => options[0]?.key ?? '',
  evaluate: (game) => worth(way((game as ToyGame<Said>).state)),
});
