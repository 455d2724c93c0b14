import { drawInt } from '../../../src/core/random.ts';
import { toyRuleset } from './toy.ts';

/** What player 0 does about a hidden coin of three sides. */
interface Guessing {
  readonly coin: number;
  readonly said: readonly string[];
}

const SIDES = ['left', 'middle', 'right'];

const toss = (rng: readonly number[]): number => drawInt(rng, SIDES.length)[0];

const isRight = ({ coin }: Guessing, guess: string | undefined): boolean => SIDES[coin] === guess;

const guessing = (id: string, options: readonly string[], winner: (state: Guessing) => 0 | 1 | null) =>
  toyRuleset<Guessing>({
    id,
    start: (rng) => ({ coin: toss(rng), said: [] }),
    mover: () => 0,
    keys: ({ said }) => (said.length === 0 ? options : SIDES),
    play: ({ coin, said }, key) => ({ coin, said: [...said, key] }),
    winner: (state) => (state.said.length === 2 || state.said[0] === 'draw' ? winner(state) : undefined),
    view: ({ coin, said }) => ({ said, coin: said[0] === 'peek' ? coin : null }),
    imagine: ({ coin, said }, _viewer, rng) => ({ coin: said[0] === 'peek' ? coin : toss(rng), said }),
  });

/**
 * Strategy fusion: to draw is worth a half; to guess looks like a sure win to whoever knows the coin, but nobody does, and
 * it is worth a third.
 */
export const strategyFusion = guessing('strategy-fusion', ['draw', 'guess'], (state) =>
  state.said[0] === 'draw' ? null : isRight(state, state.said[1]) ? 0 : 1,
);

/**
 * Information gathering: a blind guess wins one time in three; a look at the coin costs the win, but a right guess
 * still draws.
 */
export const informationGathering = guessing('information-gathering', ['peek', 'guess'], (state) =>
  isRight(state, state.said[1]) ? (state.said[0] === 'peek' ? null : 0) : 1,
);

/** A hand that holds the winning card in one world of four; nobody has looked at it yet but the rules know. */
export const rareOption = toyRuleset<{ readonly coin: number; readonly said: readonly string[] }>({
  id: 'rare-option',
  start: (rng) => ({ coin: drawInt(rng, 4)[0], said: [] }),
  mover: ({ said }) => (said.length === 0 ? 0 : 1),
  keys: ({ coin, said }) =>
    said.length === 0 ? ['ask', 'wait'] : coin === 0 ? ['high', 'low', 'rare'] : ['high', 'low'],
  play: ({ coin, said }, key) => ({ coin, said: [...said, key] }),
  winner: ({ said: [first, second] }) =>
    second === undefined
      ? undefined
      : second === 'rare'
        ? 1
        : first === 'ask' && second === 'high'
          ? 0
          : null,
  view: ({ said }) => said,
  imagine: ({ said }, _viewer, rng) => ({ coin: drawInt(rng, 4)[0], said }),
});

/** A reply that only loses, on offer in one world of two hundred; the other two are as good as each other. */
export const rareMistake = toyRuleset<{ readonly coin: number; readonly said: readonly string[] }>({
  id: 'rare-mistake',
  start: (rng) => ({ coin: drawInt(rng, 200)[0], said: [] }),
  mover: ({ said }) => (said.length === 0 ? 0 : 1),
  keys: ({ coin, said }) =>
    said.length === 0 ? ['ask', 'give up'] : coin === 0 ? ['high', 'low', 'mistake'] : ['high', 'low'],
  play: ({ coin, said }, key) => ({ coin, said: [...said, key] }),
  winner: ({ said: [first, reply] }) =>
    first === 'give up' ? 1 : reply === 'mistake' ? 0 : reply === undefined ? undefined : null,
  view: ({ said }) => said,
  imagine: ({ said }, _viewer, rng) => ({ coin: drawInt(rng, 200)[0], said }),
});

const MANY_WAYS: readonly string[] = Array.from({ length: 60 }, (_, way) => `way ${way}`);

/** Any of sixty ways wins in two worlds of three, and no way is better than another: what wins once was lucky. */
export const luckyWays = toyRuleset<Guessing>({
  id: 'lucky-ways',
  start: (rng) => ({ coin: toss(rng), said: [] }),
  mover: () => 0,
  keys: ({ said }) => (said.length === 0 ? ['draw', 'try'] : MANY_WAYS),
  play: ({ coin, said }, key) => ({ coin, said: [...said, key] }),
  winner: ({ coin, said: [first, way] }) =>
    first === 'draw' ? null : way === undefined ? undefined : coin === 0 ? 1 : 0,
  view: ({ said }) => said,
  imagine: ({ said }, _viewer, rng) => ({ coin: toss(rng), said }),
});

const REPLIES: readonly string[] = Array.from({ length: 30 }, (_, reply) => `reply ${reply}`);

/** A win at once, or one for which the other player must miss the last of its many replies. */
export const sureWin = toyRuleset<readonly string[]>({
  id: 'sure-win',
  start: () => [],
  mover: (said) => (said.length === 0 ? 0 : 1),
  keys: (said) => (said.length === 0 ? ['wait', 'win'] : [...REPLIES, 'slip away']),
  play: (said, key) => [...said, key],
  winner: ([first, reply]) =>
    first === 'win' ? 0 : reply === undefined ? undefined : reply === 'slip away' ? 1 : 0,
  view: (said) => said,
  imagine: (said) => said,
});
