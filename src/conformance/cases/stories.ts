import { PLAYERS, type Player } from '../../core/decision.ts';
import { playerName } from '../../core/narration.ts';
import { assertSame, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import type { CheckLocation, MatchPool } from '../matches.ts';
import type { Leak, Observation } from '../observations.ts';
import { findDealLeak, storiesOfDeals } from '../openings.ts';
import { noOtherDeal, otherDeal, otherDeals } from '../other-deal.ts';
import { findPause } from '../pauses.ts';
import { findLeak } from '../stories.ts';

/** Questions whose answers are followed, and the answers to each. */
const LOOKED = 24;
const ANSWERS = 2;

/** Other worlds in which an answer is tried to see who is asked next. */
const WORLDS = 3;

/** Matches that are begun to find two that look the same to a player. */
const DEALS = 200;

interface FoundLeak {
  readonly leak: Leak;
  readonly spot: CheckLocation;
  readonly viewer: Player;
  /** The answer at the spot. Absent for the opening of a match. */
  readonly key?: string;
}

/** What the opening of a match tells: those of other seeds that look the same to a player are other worlds. */
function* leaksOfDeals(ground: MatchPool): Generator<CheckLocation, readonly FoundLeak[]> {
  const [played] = yield* ground.startedMatches();
  if (played?.beginning.decks === undefined) return [];
  const { beginning } = played;
  const deals = storiesOfDeals(ground.ruleset);
  for (let seed = 0; seed < DEALS; seed += 1) {
    if (seed % 10 === 0) yield played;
    const found = findDealLeak(deals, ground.newGame({ ...beginning, seed }));
    if (found !== undefined)
      return [{ ...found, spot: { ...played, beginning: { ...beginning, seed }, keys: [] } }];
  }
  return [];
}

function* leaksOfAnswers(ground: MatchPool): Generator<CheckLocation, readonly FoundLeak[]> {
  const found: FoundLeak[] = [];
  for (const stop of yield* ground.decisionPoints(LOOKED)) {
    yield stop;
    const { player, options } = stop.decision;
    const other = otherDeal(stop, player);
    if (other === undefined) continue;
    const keys = new Set([stop.played.keys[stop.number], ...options.map(({ key }) => key)]);
    for (const key of [...keys].slice(0, ANSWERS)) {
      if (key === undefined) continue;
      const leak = findLeak(ground.ruleset, [stop.match.position(), other], player, key);
      if (leak !== undefined) found.push({ leak, spot: stop, viewer: player, key });
    }
  }
  return found;
}

/** Questions and changes of a view that only one of two worlds has, the first of each, whoever of the players answered before. */
function* pauses(ground: MatchPool): Generator<CheckLocation, readonly FoundLeak[]> {
  const found = new Map<Leak['of'], FoundLeak>();
  for (const stop of yield* ground.decisionPoints()) {
    yield stop;
    const { player, options } = stop.decision;
    const keys = new Set([stop.played.keys[stop.number], ...options.map(({ key }) => key)]);
    for (const viewer of PLAYERS) {
      const others = otherDeals(stop, viewer, WORLDS);
      for (const key of [...keys].slice(0, ANSWERS)) {
        if (key === undefined) continue;
        const position = stop.match.position();
        const leak = findPause(ground.ruleset, position, others, viewer, { player, key });
        if (leak !== undefined && !found.has(leak.of)) found.set(leak.of, { leak, spot: stop, viewer, key });
      }
    }
  }
  return [...found.values()];
}

const known = new WeakMap<MatchPool, readonly FoundLeak[]>();

/** Every leak of the matches, found once for the cases below. */
function* leaksOf(ground: MatchPool): Generator<CheckLocation, readonly FoundLeak[]> {
  const before = known.get(ground);
  if (before !== undefined) return before;
  const found = [
    ...(yield* leaksOfDeals(ground)),
    ...(yield* leaksOfAnswers(ground)),
    ...(yield* pauses(ground)),
  ];
  known.set(ground, found);
  return found;
}

const CHANCE =
  'if this is chance, such as a die, no suite can tell: deal the cards from a list that the new game has, or roll after the first decision';

/** What to do about a leak; what a rule reveals and hides again within one step looks the same as one. */
const remedyOf = ({ of, mayBeChance }: Leak): string | undefined => {
  if (mayBeChance === true) return CHANCE;
  if (of === 'existence')
    return 'if a rule forces it, such as a mulligan, show the card that does: move it, in a state of its own, to where both players see it';
  return of === 'event'
    ? 'name the players who may know it in knownTo; if a rule reveals it, show the card in a state of its own'
    : undefined;
};

const viewOf = (observed: Observation | undefined): unknown => JSON.parse(observed?.view ?? 'null');

const storyCase = (of: Leak['of'], id: string, requirement: string): CaseDefinition => ({
  id,
  requirement,
  skipReason: noOtherDeal,
  *check(ground) {
    const found = (yield* leaksOf(ground)).find(({ leak }) => leak.of === of);
    if (found === undefined) return;
    const { leak, spot, viewer, key } = found;
    yield spot;
    const { observed, instead } = leak;
    const after = key === undefined ? '' : ` after ${JSON.stringify(key)}`;
    const place = `${observed.what} in ${observed.state}${after}, as ${playerName(viewer)} learns of it`;
    if (of === 'view') assertSame(place, viewOf(instead), viewOf(observed));
    throw new Violation(
      place,
      instead === undefined
        ? 'the same, whatever is hidden from that player'
        : `the same, whatever is hidden from that player: ${instead.what} ${instead.log}`,
      `${observed.what} ${observed.log}`,
      remedyOf(leak),
    );
  },
});

export const eventLeaksCase = storyCase(
  'event',
  'event-leaks',
  'an event that a player may know tells nothing that the view of that player conceals (knownTo)',
);

export const logLeaksCase = storyCase(
  'log',
  'log-leaks',
  'the log lines of a player do not depend on the cards hidden from that player',
);

export const windowLeaksCase = storyCase(
  'existence',
  'window-leaks',
  'whether an event is reported, or a question of bluffWindows asked, does not depend on cards hidden from the other player',
);

export const changeLeaksCase = storyCase(
  'view',
  'change-leaks',
  'a view does not change because of a card hidden from its player, unless an event or a card that is shown says why',
);
