import type { GameState, Match, Player, RngState, Ruleset } from 'gatechart/tools';
import {
  type Chance,
  chanceFrom,
  type Evaluation,
  netOf,
  playOut,
  playoutFor,
  preferencePolicy,
  RANDOM_PLAYOUT,
  requireDeterminizer,
  requireFeatureEncoder,
  resumeMatch,
  usesNet,
  type Value,
  valueFor,
} from 'gatechart/tools';
import { encodePosition, type UnlabeledExample } from './training-examples.ts';

/** Plays a world to the end of the match and gives its value. The world is used up. */
export type Rollout = (world: Match, rng: Chance) => Value;

/** How judged positions are played on: by what the net prefers that the agent goes by, else by the rules of thumb. */
export const rolloutFor = (agent: string, ruleset: Ruleset): Rollout => {
  const policy = usesNet(agent) ? preferencePolicy(netOf(ruleset)) : playoutFor(ruleset).policy;
  return (world, rng) => playOut(world, world.game(), rng, { ...RANDOM_PLAYOUT, policy });
};

/** A search might begin at one question in so many. */
const SEARCH_START_ONE_IN = 4;

/**
 * Judges the positions that searches compare: each is played on to the end of the match, in worlds
 * as either player imagines them. Matches are full of luck, and this is what a search knows least of.
 */
export class RolloutEvaluator {
  readonly #ruleset: Ruleset;
  readonly #worlds: number;
  readonly #rng: Chance;
  readonly #play: Rollout;
  readonly #isFarEnough: Evaluation['isAtHorizon'];
  #searchStart: GameState | undefined;

  constructor(ruleset: Ruleset, worlds: number, play: Rollout, stream: RngState) {
    this.#ruleset = ruleset;
    this.#worlds = worlds;
    this.#rng = chanceFrom(stream);
    this.#play = play;
    this.#isFarEnough = ruleset.evaluation?.isAtHorizon ?? (() => true);
  }

  /** What both players can learn at a question of a match, if a search that began on the way would compare the position. */
  examplesAt(match: Match): readonly UnlabeledExample[] {
    const game = match.game();
    const isReached = this.#searchStart !== undefined && this.#isFarEnough(this.#searchStart, game);
    if (isReached) this.#searchStart = undefined;
    if (this.#searchStart === undefined && this.#rng.below(SEARCH_START_ONE_IN) === 0)
      this.#searchStart = game;
    if (!isReached) return [];
    return [this.#exampleFor(match, 0), this.#exampleFor(match, 1)];
  }

  #exampleFor(match: Match, player: Player): UnlabeledExample {
    const position = encodePosition(
      requireFeatureEncoder(this.#ruleset),
      this.#ruleset.view(match.game(), player),
    );
    return {
      player,
      position,
      options: new Float32Array(0),
      policy: [],
      playedOn: this.#worth(match, player),
    };
  }

  #worth(match: Match, player: Player): number {
    const draw = requireDeterminizer(this.#ruleset)(match.position(), player);
    let sum = 0;
    for (let left = this.#worlds; left > 0; left -= 1) {
      const world = resumeMatch(this.#ruleset, draw(this.#rng.stream()), { runtime: 'lean' });
      sum += valueFor(this.#play(world, this.#rng), player);
    }
    return sum / this.#worlds;
  }
}
