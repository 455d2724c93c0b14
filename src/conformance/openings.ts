import { canonicalJson } from '../core/data/digest.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { type Leak, type Observation, observe } from './observations.ts';
import { isDealtOtherwise, swappedDeals, withCardsOf } from './other-deal.ts';
import { firstDifference } from './stories.ts';

/** The first thing that one opening tells and the other does not; in which order a player draws, no view shows. */
const openingDifference = (
  mine: readonly Observation[],
  theirs: readonly Observation[],
): Leak | undefined => {
  const logsOf = (opening: readonly Observation[]) => opening.map(({ log }) => log);
  const observed = mine.find(({ log }) => !logsOf(theirs).includes(log));
  if (observed === undefined) return undefined;
  const instead = theirs.find(({ what, log }) => what === observed.what && !logsOf(mine).includes(log));
  return firstDifference([observed], instead === undefined ? [] : [instead], undefined);
};

/** A match up to its first rest, and what each player observes of it. */
interface Opening {
  readonly match: Match;
  readonly seen: readonly Observation[][];
}

const openingOf = (ruleset: Ruleset, game: GameState): Opening => {
  const seen: readonly Observation[][] = [[], []];
  const match = startMatch(ruleset, game, {
    runtime: 'lean',
    onStep: (step, after) => {
      if (after === undefined) return;
      for (const viewer of PLAYERS) seen[viewer]?.push(...observe(ruleset, step, after, viewer));
    },
  });
  return { match, seen };
};

/** Everything that a player is shown up to the first rest. */
const shownIn = ({ match, seen }: Opening, viewer: Player): string => {
  const views = (seen[viewer] ?? []).flatMap(({ view }) => view ?? []);
  const last = canonicalJson(match.ruleset.view(match.game(), viewer));
  return canonicalJson([viewer, [...new Set([...views, last])], match.pending()?.decision.kind]);
};

/** Worlds in which a difference between openings is looked for: with exchanged cards, and with two that are swapped. */
const MOST_WORLDS = 8;
const MOST_SWAPPED = 160;

/**
 * Returns what an opening tells of hidden cards: where the match begins with other ones of them and with the same chance, it
 * tells something else. A die that both players see comes out alike. Where no such match can be made, the difference to
 * another deal may be chance.
 */
const leakOfHidden = (
  ruleset: Ruleset,
  game: GameState,
  opening: Opening,
  viewer: Player,
  difference: Leak,
): Leak | undefined => {
  const rest = opening.match.game();
  const shown = shownIn(opening, viewer);
  const showsTheSame = (again: Opening): boolean => shownIn(again, viewer) === shown;
  const differenceTo = (again: Opening): Leak | undefined =>
    showsTheSame(again) ? openingDifference(opening.seen[viewer] ?? [], again.seen[viewer] ?? []) : undefined;
  const unsure: Leak = { ...difference, mayBeChance: true };
  let other = rest;
  for (let world = 0; world < MOST_WORLDS; world += 1) {
    const next = ruleset.rerandomizeHidden?.(other, viewer);
    if (next === undefined) return world === 0 ? unsure : undefined;
    other = next;
    const begun = withCardsOf(game, rest, other);
    if (begun === undefined) {
      const others = [...swappedDeals(game, rest, next, MOST_SWAPPED)]
        .map((swapped) => openingOf(ruleset, swapped))
        .filter((again) => isDealtOtherwise(rest, next, again.match.game()) && showsTheSame(again));
      return others.length === 0 ? unsure : others.map(differenceTo).find((leak) => leak !== undefined);
    }
    const again = openingOf(ruleset, begun);
    const leak = differenceTo(again);
    if (leak !== undefined) return leak;
  }
  return undefined;
};

/** The openings of matches by what a player is shown up to their first rest. */
export interface DealStories {
  readonly ruleset: Ruleset;
  readonly byView: Map<string, readonly Observation[]>;
}

export const storiesOfDeals = (ruleset: Ruleset): DealStories => ({ ruleset, byView: new Map() });

/**
 * Begins a match and compares its opening, for each player, with the one before that shows the player the same. Returns what
 * tells the two apart, if it can come of hidden cards.
 */
export const findDealLeak = (
  { ruleset, byView }: DealStories,
  game: GameState,
): { readonly leak: Leak; readonly viewer: Player } | undefined => {
  const begun = openingOf(ruleset, game);
  for (const viewer of PLAYERS) {
    const opening = begun.seen[viewer] ?? [];
    const shown = shownIn(begun, viewer);
    const difference = openingDifference(opening, byView.get(shown) ?? opening);
    const leak = difference && leakOfHidden(ruleset, game, begun, viewer, difference);
    if (leak !== undefined) return { leak, viewer };
    byView.set(shown, opening);
  }
  return undefined;
};
