import { type Chance, chanceFrom } from '../../../../src/agents/agent.ts';
import type { Player } from '../../../../src/core/decision.ts';
import type { Evaluation } from '../../../../src/core/adapters/evaluation.ts';
import { valueFor } from '../../../../src/core/adapters/value.ts';
import type { GameState } from '../../../../src/core/fact.ts';
import type { RngState } from '../../../../src/core/random.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { Match } from '../../../../src/runtime/match.ts';
import { resumeMatch } from '../../../../src/runtime/start.ts';
import { type UnlabeledExample, encodePosition } from './training-examples.ts';
import { requireFeatureEncoder, requireDeterminizer } from './dataset.ts';
import type { Rollout } from './rollouts.ts';

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
  #began: GameState | undefined;

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
    const isReached = this.#began !== undefined && this.#isFarEnough(this.#began, game);
    if (isReached) this.#began = undefined;
    if (this.#began === undefined && this.#rng.below(SEARCH_START_ONE_IN) === 0) this.#began = game;
    if (!isReached) return [];
    return [this.#lesson(match, 0), this.#lesson(match, 1)];
  }

  #lesson(match: Match, player: Player): UnlabeledExample {
    const position = encodePosition(requireFeatureEncoder(this.#ruleset), this.#ruleset.view(match.game(), player));
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
