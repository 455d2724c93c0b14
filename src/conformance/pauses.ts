import { canonicalJson } from '../core/data/digest.ts';
import type { Player } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import { leastOptions, type Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import {
  ANY_QUESTION,
  type Leak,
  nameOf,
  nameOfRest,
  type Observation,
  observe,
  observeRest,
  toldOf,
} from './observations.ts';
import { withCardsOf } from './other-deal.ts';

/** An answer to the pending decision of both worlds. */
export interface Answered {
  readonly player: Player;
  readonly key: string;
}

/** Something that a player observes. The details are worked out when they are asked for. */
interface Moment {
  readonly what: string;
  readonly isRest: boolean;
  /** The games before and after the step; twice the same at the rest. */
  readonly before: GameState;
  readonly after: GameState;
  details(): Observation | undefined;
}

/** A position, and what a player observes of one answer in it, up to the next rest. */
interface Course {
  readonly begun: GameState;
  readonly match: Match;
  readonly moments: readonly Moment[];
}

const once = <T>(work: () => T): (() => T) => {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
};

/**
 * Returns the course of an answer. Nothing where the answer is not legal, or the rules fail: they may rely on a card that
 * the other player has chosen, and a world with other cards need not have it.
 */
const courseOf = (
  ruleset: Ruleset,
  position: Position,
  viewer: Player,
  { player, key }: Answered,
): Course | undefined => {
  const moments: Moment[] = [];
  let before = position.game;
  const match = resumeMatch(ruleset, position, {
    runtime: 'lean',
    onStep: (step, game) => {
      if (game === undefined) return;
      const start = before;
      for (const [index, fact] of step.facts.entries()) {
        const details = once(() => observe(ruleset, step, game, viewer)[index]);
        moments.push({ what: nameOf(fact), isRest: false, before: start, after: game, details });
      }
      before = game;
    },
  });
  try {
    if (match.answer(player, key) !== undefined) return undefined;
    const end = match.game();
    const details = once(() => observeRest(match, viewer));
    moments.push({ what: nameOfRest(match, viewer), isRest: true, before: end, after: end, details });
  } catch {
    return undefined;
  }
  return { begun: position.game, match, moments };
};

/** Whether the decision at the rest of a match could be asked of another game, too. */
const couldAsk = (match: Match, game: GameState): boolean => {
  try {
    const { ruleset } = match;
    const open = resumeMatch(ruleset, { ...match.position(), game }, { runtime: 'lean' }).pending();
    if (open === undefined) return false;
    const { kind, options } = open.decision;
    return options.length >= leastOptions(ruleset, kind);
  } catch {
    return false;
  }
};

/** Whether a player sees the same of a later game with the cards of the other world: no exchanged card was revealed. */
const hides = (ruleset: Ruleset, viewer: Player, game: GameState, mine: Course, theirs: Course): boolean => {
  const other = withCardsOf(game, mine.begun, theirs.begun);
  const viewOf = (each: GameState): string => canonicalJson(ruleset.view(each, viewer));
  return other !== undefined && viewOf(game) === viewOf(other);
};

/** Whether two moments told a player the same, and showed the same where both showed something. */
const isAlike = (mine: Observation | undefined, theirs: Observation | undefined): boolean =>
  mine !== undefined &&
  theirs !== undefined &&
  toldOf(mine) === toldOf(theirs) &&
  (mine.view === undefined || theirs.view === undefined || mine.view === theirs.view);

/** The first place where two courses are not alike, of those before a place. */
const unlikeBefore = (mine: Course, theirs: Course, end: number): number => {
  const at = mine.moments
    .slice(0, end)
    .findIndex((moment, place) => !isAlike(moment.details(), theirs.moments[place]?.details()));
  return at < 0 ? end : at;
};

/** Whether two moments of two courses hide what was exchanged: neither world has shown an exchanged card by then. */
const bothHide = (
  ruleset: Ruleset,
  viewer: Player,
  [mine, moment]: readonly [Course, Moment],
  [theirs, other]: readonly [Course, Moment],
): boolean =>
  hides(ruleset, viewer, moment.after, mine, theirs) && hides(ruleset, viewer, other.after, theirs, mine);

/**
 * What a player is shown in one course and not in the other, though both told the same. It is a leak if neither world has
 * shown an exchanged card by then.
 */
const changeIn = (
  ruleset: Ruleset,
  viewer: Player,
  mine: Course,
  theirs: Course,
  at: number,
): Leak | undefined => {
  const [moment, other] = [mine.moments[at], theirs.moments[at]];
  const [observed, instead] = [moment?.details(), other?.details()];
  if (moment === undefined || other === undefined || observed === undefined || instead === undefined)
    return undefined;
  return toldOf(observed) === toldOf(instead) && bothHide(ruleset, viewer, [mine, moment], [theirs, other])
    ? { of: 'view', observed, instead }
    : undefined;
};

/**
 * The question that one course comes to and the other does not, though both showed the same so far. It is a leak if the
 * other world could ask it too, and neither world has shown an exchanged card: what the rules reveal, or forbid to
 * choose, is no leak.
 */
const pauseIn = (
  ruleset: Ruleset,
  viewer: Player,
  mine: Course,
  theirs: Course,
  at: number,
): Leak | undefined => {
  const [asked, other] = [mine.moments[at], theirs.moments[at]];
  if (asked?.isRest !== true || asked.what === ANY_QUESTION || other === undefined) return undefined;
  // The player's own question only comes later there: the other player is asked first, outside `bluffWindows`.
  if (mine.match.pending()?.decision.player === viewer && other.what === ANY_QUESTION) return undefined;
  const observed = asked.details();
  return couldAsk(mine.match, other.before) &&
    bothHide(ruleset, viewer, [mine, asked], [theirs, other]) &&
    observed !== undefined
    ? { of: 'existence', observed, instead: other.details() }
    : undefined;
};

/** What tells a player which of two courses it is, though no event does, and no exchanged card was shown. */
const differenceIn = (ruleset: Ruleset, viewer: Player, mine: Course, theirs: Course): Leak | undefined => {
  const end = mine.moments.findIndex(({ what }, place) => what !== theirs.moments[place]?.what);
  if (end < 0 && isAlike(mine.moments.at(-1)?.details(), theirs.moments.at(-1)?.details())) return undefined;
  const parting = end < 0 ? mine.moments.length : end;
  const at = unlikeBefore(mine, theirs, parting);
  if (at < parting) return changeIn(ruleset, viewer, mine, theirs, at);
  return pauseIn(ruleset, viewer, mine, theirs, at) ?? pauseIn(ruleset, viewer, theirs, mine, at);
};

/**
 * Plays the same answer in a position and in other worlds, in which other cards are hidden from a player, up to the next
 * question. Returns a question that not every world asks, or a change of the view that not every world shows, though all
 * told the player the same until then.
 */
export const findPause = (
  ruleset: Ruleset,
  position: Position,
  others: readonly Position[],
  viewer: Player,
  answered: Answered,
): Leak | undefined => {
  const course = courseOf(ruleset, position, viewer, answered);
  if (course === undefined) return undefined;
  for (const world of others) {
    const other = courseOf(ruleset, world, viewer, answered);
    const leak = other && differenceIn(ruleset, viewer, course, other);
    if (leak !== undefined) return leak;
  }
  return undefined;
};
