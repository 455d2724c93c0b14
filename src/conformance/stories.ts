import { canonicalJson } from '../core/data/digest.ts';
import type { Player } from '../core/decision.ts';
import type { Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import { areSameFields, type IsSameCard, sameCards } from './card-numbers.ts';
import { type Leak, type Observation, observe, observeRest } from './observations.ts';

/** An answer of the other player. */
interface Choice {
  readonly kind: string;
  readonly key: string;
}

/** A match that goes on from a position, and what one player observes of it. */
class Story {
  readonly seen: readonly Observation[];
  readonly match: Match;
  /** The answers of the other player so far. */
  readonly choices: readonly Choice[];
  readonly #viewer: Player;

  constructor(
    ruleset: Ruleset,
    position: Position,
    viewer: Player,
    answer: { readonly player: Player; readonly key: string },
    before: Pick<Story, 'seen' | 'choices'> = { seen: [], choices: [] },
  ) {
    const seen = [...before.seen];
    this.choices = before.choices;
    this.seen = seen;
    this.#viewer = viewer;
    this.match = resumeMatch(ruleset, position, {
      runtime: 'lean',
      onStep: (step, game) => {
        if (game !== undefined) seen.push(...observe(ruleset, step, game, viewer));
      },
    });
    this.match.answer(answer.player, answer.key);
  }

  /** The rest that this story has come to, if the other player is not asked there. */
  rest(): Observation | undefined {
    const decision = this.match.pending()?.decision;
    if (decision !== undefined && decision.player !== this.#viewer) return undefined;
    return observeRest(this.match, this.#viewer);
  }

  /** The stories that go on from here, one for each answer of the other player. */
  next(): readonly Story[] {
    const { match } = this;
    const decision = match.pending()?.decision;
    if (decision === undefined) return [];
    const { player, kind, options } = decision;
    if (options.length > MOST_OPTIONS) throw new TooLong();
    const position = match.position();
    return options.map(({ key }) => {
      const before = { seen: this.seen, choices: [...this.choices, { kind, key }] };
      return new Story(match.ruleset, position, this.#viewer, { player, key }, before);
    });
  }
}

/** Options of the other player up to which all answers are tried, and questions that are answered in a row. */
const MOST_OPTIONS = 8;
const MOST_ANSWERS = 4;
/** Stories that are compared at a time. */
const MOST_STORIES = 32;

/** Thrown where there are more stories than can be told. */
class TooLong extends Error {}

/** A story read up to some place. */
interface Reading {
  readonly story: Story;
  readonly at: number;
  /** How many answers of the other player it may still go through. */
  readonly left: number;
}

/** What a player observes up to the next moment in which the view changes or the player is asked. */
interface Passage {
  /** Events that show the player nothing new. */
  readonly silent: readonly Observation[];
  readonly shown: Observation;
  readonly view: string;
  readonly reading: Reading;
}

/** The passage that a story has next. */
const passageOf = ({ story, at, left }: Reading, viewBefore: string): Passage | undefined => {
  const silent: Observation[] = [];
  for (let place = at; ; place += 1) {
    const observed = story.seen[place] ?? story.rest();
    if (observed === undefined) return undefined;
    const { view } = observed;
    if (view !== undefined && (observed.kind === 'rest' || view !== viewBefore)) {
      return { silent, shown: observed, view, reading: { story, at: place + 1, left } };
    }
    silent.push(observed);
  }
};

/** The passages that come next, whatever the other player answers. */
const passagesOf = (readings: readonly Reading[], viewBefore: string): readonly Passage[] => {
  const found: Passage[] = [];
  const open = [...readings];
  for (let reading = open.pop(); reading !== undefined; reading = open.pop()) {
    const passage = passageOf(reading, viewBefore);
    const { story, at, left } = reading;
    if (passage !== undefined) found.push(passage);
    else if (left === 0) throw new TooLong();
    else open.push(...story.next().map((next) => ({ story: next, at, left: left - 1 })));
    if (open.length + found.length > MOST_STORIES) throw new TooLong();
  }
  return found;
};

const allOf = ({ silent, shown }: Passage): readonly Observation[] => [...silent, shown];
const textOf = ({ what, log }: Observation): string => `${what} ${log}`;
const toldIn = (passage: Passage): string => canonicalJson(allOf(passage).map(textOf));
const namesIn = (passage: Passage): string => canonicalJson(allOf(passage).map(({ what }) => what));

/** The first thing that one list of observations tells and the other does not. */
export const firstDifference = (
  mine: readonly Observation[],
  theirs: readonly Observation[],
  isSameCard: IsSameCard | undefined,
): Leak | undefined => {
  const at = mine.findIndex((observed, place) => {
    const other = theirs[place];
    return (
      other === undefined || textOf(observed) !== textOf(other) || !areSameFields(observed, other, isSameCard)
    );
  });
  const [observed, instead] = [mine[at], theirs[at]];
  if (observed === undefined) return undefined;
  if (observed.what !== instead?.what) return { of: 'existence', observed, instead };
  return { of: observed.fields === instead.fields ? 'log' : 'event', observed, instead };
};

/** Whether the other player has chosen alike as far as both worlds asked alike: what a choice shows is no leak. */
const areChosenAlike = (mine: readonly Choice[], theirs: readonly Choice[]): boolean => {
  const parting = mine.findIndex(
    ({ kind, key }, place) => theirs[place]?.kind !== kind || theirs[place].key !== key,
  );
  return parting < 0 || mine[parting]?.kind !== theirs[parting]?.kind;
};

/** What a passage tells that no passage of the other world tells, where one of them shows the same. */
const leakOf = (
  passage: Passage,
  others: readonly Passage[],
  isSameCard: IsSameCard | undefined,
): Leak | undefined => {
  const { shown, view, reading } = passage;
  const twins = others.filter(
    (other) =>
      other.shown.what === shown.what &&
      other.view === view &&
      areChosenAlike(reading.story.choices, other.reading.story.choices),
  );
  const differences = twins.map((twin) => firstDifference(allOf(passage), allOf(twin), isSameCard));
  if (differences.includes(undefined)) return undefined;
  const at = twins.findIndex((each) => namesIn(each) === namesIn(passage));
  return differences[Math.max(0, at)];
};

const groupBy = <T>(list: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Compares what is observed in two worlds after the same beginning. */
const compare = (
  ours: readonly Reading[],
  others: readonly Reading[],
  viewBefore: string,
  isSameCard: IsSameCard | undefined,
): Leak | undefined => {
  const [mine, theirs] = [passagesOf(ours, viewBefore), passagesOf(others, viewBefore)];
  for (const [some, more] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    for (const passage of some) {
      const leak = leakOf(passage, more, isSameCard);
      if (leak !== undefined) return leak;
    }
  }
  const groups = groupBy(mine, (passage) => canonicalJson([toldIn(passage), passage.view]));
  for (const [key, group] of groups) {
    const [first] = group;
    const same = theirs.filter((passage) => canonicalJson([toldIn(passage), passage.view]) === key);
    if (first === undefined || first.shown.kind === 'rest' || same.length === 0) continue;
    const found = compare(
      group.map(({ reading }) => reading),
      same.map(({ reading }) => reading),
      first.view,
      isSameCard,
    );
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Plays the same answer of a player in a position and in another world, in which other cards are hidden from that
 * player, and goes on with every answer of the opponent up to the player's next question. Returns what tells the player
 * which world it is though the view does not: an event or a line that differs, or that happens in one world alone.
 * Nothing where there are too many answers to try.
 */
export const findLeak = (
  ruleset: Ruleset,
  worlds: readonly [Position, Position],
  viewer: Player,
  key: string,
): Leak | undefined => {
  try {
    const [ours = [], others = []] = worlds.map((position) => [
      { story: new Story(ruleset, position, viewer, { player: viewer, key }), at: 0, left: MOST_ANSWERS },
    ]);
    const [{ game }, other] = worlds;
    return compare(ours, others, canonicalJson(ruleset.view(game, viewer)), sameCards(game, other.game));
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
};
