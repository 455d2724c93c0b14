import type { Decision } from '../core/decision.ts';
import type { GameState, GameEvent } from '../core/fact.ts';
import { drawInt, rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { Match } from '../runtime/match.ts';
import { forkMatch, startMatch } from '../runtime/start.ts';
import type { Beginning } from './matches.ts';

/** A question of a match. `match` stands there, and is to be forked before it is answered. */
export interface DecisionPoint {
  readonly played: PlayedMatch;
  readonly number: number;
  readonly match: Match;
  readonly decision: Decision;
}

/** A fact and where it happened. */
export interface LocatedEvent {
  readonly fact: GameEvent;
  /** How many questions were answered before. */
  readonly number: number;
  readonly state: string;
}

/** A match that was answered at random, to its end or as far as it went. */
export interface PlayedMatch {
  readonly beginning: Beginning;
  /** Absent where it could not be made. */
  readonly game?: GameState;
  /** The answers, first to last. */
  readonly keys: readonly string[];
  readonly stops: readonly DecisionPoint[];
  readonly facts: readonly LocatedEvent[];
  /** Where it stood last; absent where it came to no rest. */
  readonly last?: Match;
  /** What was thrown on the way. */
  readonly fault?: unknown;
  /** Left unfinished after so many questions. */
  readonly isUnfinished: boolean;
}

/** Where a case is looking: at a question, at a match, or at the ruleset as such. */
export type CheckLocation = DecisionPoint | PlayedMatch | undefined;

type MutablePlayedMatch = { -readonly [Key in keyof PlayedMatch]: PlayedMatch[Key] } & {
  readonly keys: string[];
  readonly stops: DecisionPoint[];
  readonly facts: LocatedEvent[];
};

/** Plays on until the match is over, or has asked so many questions, or takes no answer. */
function* playOn(match: Match, played: MutablePlayedMatch, most: number): Generator<PlayedMatch> {
  let rng = rngStream(played.beginning.seed, 0, 'conformance');
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { decision } = open;
    played.stops.push({ played, number: played.keys.length, match: forkMatch(match), decision });
    if (played.keys.length >= most) {
      played.isUnfinished = true;
      return;
    }
    yield played;
    const [place, next] = drawInt(rng, Math.max(1, decision.options.length));
    rng = next;
    const key = decision.options[place]?.key ?? '';
    if (match.answer(decision.player, key, open.number) !== undefined) return;
    played.keys.push(key);
  }
}

/** Plays the match of a beginning with random answers. Yields after each answer, and never throws. */
export function* playMatch(
  ruleset: Ruleset,
  beginning: Beginning,
  begin: () => GameState,
  most: number,
): Generator<PlayedMatch, PlayedMatch> {
  const played: MutablePlayedMatch = { beginning, keys: [], stops: [], facts: [], isUnfinished: false };
  try {
    played.game = begin();
    const match = startMatch(ruleset, played.game, {
      runtime: 'lean',
      onStep: ({ machine, to, facts }) => {
        for (const fact of facts) {
          played.facts.push({ fact, number: played.keys.length, state: `${machine}.${to}` });
        }
      },
    });
    played.last = match;
    yield* playOn(match, played, most);
  } catch (error) {
    played.fault = error;
  }
  return played;
}
