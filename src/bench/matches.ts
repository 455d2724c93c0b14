import { digest } from '../kernel/digest.ts';
import { drawInt, type RngState, rngStream } from '../kernel/rng.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { positionDigest } from '../record/position-digest.ts';
import type { Match, RuntimeName } from '../runtime/match.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';
import type { Bench, Work } from './measure.ts';

const SEED = 1;

/** Every pairing of the decks of a ruleset, each once. */
const pairings = ({ decks = [] }: Ruleset): readonly (readonly [string, string])[] =>
  decks.flatMap((first, index) => decks.slice(index).map((second) => [first, second] as const));

const answerAtRandom = (match: Match, rng: RngState): RngState => {
  const open = match.pending();
  if (open === undefined) return rng;
  const { player, options } = open.decision;
  const [place, next] = drawInt(rng, options.length);
  match.answer(player, options[place]?.key ?? '', open.number);
  return next;
};

/** Whole matches with random answers, all decks against each other. */
export const matchesBench = (ruleset: Ruleset, runtime: RuntimeName, games: number): Bench => {
  const pairs = pairings(ruleset);
  const play = (index: number, onStep?: () => void): { readonly match: Match; readonly choices: number } => {
    const decks = pairs[index % pairs.length] as readonly [string, string];
    const game = ruleset.newGame({ edition: ruleset.defaultEdition, decks, seed: SEED, index });
    const match = startMatch(ruleset, game, { runtime, ...(onStep && { onStep }) });
    let rng = rngStream(SEED, index, 'bench');
    let choices = 0;
    while (match.pending() !== undefined) {
      rng = answerAtRandom(match, rng);
      choices += 1;
    }
    return { match, choices };
  };
  let steps = 0;
  /** Told once: whoever listens slows the match down. */
  const counted = (): number => {
    if (steps > 0) return steps;
    for (let index = 0; index < games; index += 1)
      play(index, () => {
        steps += 1;
      });
    return steps;
  };
  return {
    name: `${ruleset.id}, whole matches, ${runtime}`,
    run: (): Work => {
      const ends: string[] = [];
      let choices = 0;
      for (let index = 0; index < games; index += 1) {
        const played = play(index);
        choices += played.choices;
        ends.push(positionDigest(played.match.position()));
      }
      return { counts: { games, choices, microsteps: counted() }, checksum: digest(ends) };
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
