import { createAgent } from '../agents/create-agent.ts';
import { digest } from '../core/data/digest.ts';
import { PLAYERS } from '../core/decision.ts';
import { drawInt, type RngState, rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { positionDigest } from '../replay/position-digest.ts';
import type { Match, Pending, RuntimeName } from '../runtime/match.ts';
import { questionOf } from '../runtime/match-runner.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';
import type { Bench, Work } from './measure.ts';

const SEED = 1;

/** Matches after which the code that plays them is compiled, those of the waiting zone being the shortest. */
export const WARM_UP = 600;

/** Actors take twenty times as long for a match, nearly all of it in the same code of XState. */
const warmUpOf = (runtime: RuntimeName): number => (runtime === 'actors' ? WARM_UP / 40 : WARM_UP);

/** Every pairing of the decks of a ruleset, each once. */
const pairings = ({ decks = [], sharesDeck }: Ruleset): readonly (readonly [string, string])[] =>
  decks.flatMap((first, index) =>
    decks.slice(index, sharesDeck ? index + 1 : undefined).map((second) => [first, second] as const),
  );

const answerAtRandom = (match: Match, rng: RngState): RngState => {
  const open = match.pending();
  if (open === undefined) return rng;
  const { player, options } = open.decision;
  const [place, next] = drawInt(rng, options.length);
  match.answer(player, options[place]?.key ?? '', open.number);
  return next;
};

/** Who listens to a match that is played. */
interface MatchListeners {
  readonly onStep?: () => void;
  /** Before each choice. */
  readonly onChoice?: (match: Match) => void;
}

/** Plays whole matches with random answers, all decks against each other; the same number gives the same match. */
export const matchPlayer = (ruleset: Ruleset, runtime: RuntimeName) => {
  const pairs = pairings(ruleset);
  const play = (index: number, { onStep, onChoice }: MatchListeners = {}) => {
    const decks = pairs[index % pairs.length] as readonly [string, string];
    const game = ruleset.newGame({ edition: ruleset.defaultEdition, decks, seed: SEED, index });
    const match = startMatch(ruleset, game, { runtime, ...(onStep && { onStep }) });
    let rng = rngStream(SEED, index, 'bench');
    let choices = 0;
    while (match.pending() !== undefined) {
      onChoice?.(match);
      rng = answerAtRandom(match, rng);
      choices += 1;
    }
    return { choices, digest: positionDigest(match.position()) };
  };
  return { play };
};

/** Whole matches with random answers, all decks against each other. */
export const matchesBench = (ruleset: Ruleset, runtime: RuntimeName, games: number): Bench => {
  const { play } = matchPlayer(ruleset, runtime);
  let steps = 0;
  /** Told once, before anything is measured: code that is compiled for matches nobody listens to is no good for it. */
  const counted = (): number => {
    if (steps > 0) return steps;
    const onStep = () => {
      steps += 1;
    };
    for (let index = 0; index < games; index += 1) play(index, { onStep });
    return steps;
  };
  return {
    name: `${ruleset.id}, whole matches, ${runtime}`,
    warm: () => {
      counted();
      for (let index = 0; index < warmUpOf(runtime); index += 1) play(index);
    },
    run: (): Work => {
      const played = Array.from({ length: games }, (_, index) => play(index));
      const choices = played.reduce((sum, each) => sum + each.choices, 0);
      return {
        counts: { games, choices, microsteps: counted() },
        checksum: digest(played.map((each) => each.digest)),
      };
    },
  };
};

const FORKS = 100;

/** Forks of one match, each answered once. */
export const forksBench = (ruleset: Ruleset): Bench => {
  const [decks] = pairings(ruleset) as readonly (readonly [string, string])[];
  const game = ruleset.newGame({
    edition: ruleset.defaultEdition,
    decks: decks as readonly [string, string],
    seed: SEED,
    index: 0,
  });
  const match = startMatch(ruleset, game, { runtime: 'lean' });
  const rng = rngStream(SEED, 0, 'bench');
  match.pending();
  return {
    name: `${ruleset.id}, forks answered once, lean`,
    run: () => {
      let last = match;
      for (let fork = 0; fork < FORKS; fork += 1) {
        last = forkMatch(match);
        answerAtRandom(last, rng);
      }
      return { counts: { forks: FORKS }, checksum: positionDigest(last.position()) };
    },
  };
};

/** What choices cost in memory, most of it soon free again. */
export interface MemoryRow {
  readonly name: string;
  /** Bytes taken for a choice and what follows it, until the next question; mean. */
  readonly bytesPerChoice: number;
  /** Choices that were measured: those during which nothing was freed. */
  readonly choices: number;
  readonly checksum: string;
}

/** `used`: bytes of the heap in use. */
export const measureMemory = (
  ruleset: Ruleset,
  runtime: RuntimeName,
  games: number,
  used: () => number,
): MemoryRow => {
  const { play } = matchPlayer(ruleset, runtime);
  let bytes = 0;
  let choices = 0;
  const ends: string[] = [];
  for (let index = 0; index < games; index += 1) {
    let before: number | undefined;
    ends.push(
      play(index, {
        onChoice: () => {
          const now = used();
          if (before !== undefined && now >= before) {
            bytes += now - before;
            choices += 1;
          }
          before = used();
        },
      }).digest,
    );
  }
  return {
    name: `${ruleset.id}, memory of a choice, ${runtime}`,
    bytesPerChoice: bytes / Math.max(1, choices),
    choices,
    checksum: digest(ends),
  };
};

const SIMULATIONS = 100;

/** Choices of a match that are searched: one in so many, the others are made at random. */
const STRIDE = 8;

const isSearched = ({ number }: Pending): boolean => number % STRIDE === STRIDE - 1;

/** Searches in whole matches of random answers. */
export const searchBench = (ruleset: Ruleset, games: number): Bench => {
  const { play } = matchPlayer(ruleset, 'lean');
  return {
    name: `${ruleset.id}, ismcts:${SIMULATIONS}`,
    run: () => {
      const keys: string[] = [];
      for (let index = 0; index < games; index += 1) {
        const seat = { ruleset, seed: 1, index, since: 0 };
        const agents = PLAYERS.map((player) => createAgent(`ismcts:${SIMULATIONS}`, { ...seat, player }));
        play(index, {
          onChoice: (match) => {
            const open = match.pending();
            if (open === undefined || !isSearched(open)) return;
            keys.push(agents[open.decision.player]?.act(questionOf(match, open)) ?? '');
          },
        });
      }
      return { counts: { simulations: keys.length * SIMULATIONS }, checksum: digest(keys) };
    },
  };
};
