import { canonicalJson } from '../../core/data/digest.ts';
import { type Decision, PLAYERS, type Player } from '../../core/decision.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import { playerName } from '../../core/narration.ts';
import { rngStream } from '../../core/random.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { assertNoNewViolation, assertPlain, assertSame, assertThat } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import { generatorWords, numbersIn } from '../generator-words.ts';
import type { DecisionPoint, MatchPool, PlayedMatch } from '../matches.ts';

export const viewsCase: CaseDefinition = {
  id: 'views',
  requirement: 'a view is plain data, without the state of the random generator',
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const game = stop.match.game();
      const words = generatorWords(game);
      for (const player of PLAYERS) {
        const place = `the view of ${playerName(player)}`;
        const view = ruleset.view(game, player);
        assertSame(`${place}, made a second time`, view, ruleset.view(game, player));
        assertPlain(place, view);
        const told = numbersIn(view).find((number) => words.has(number));
        assertThat(told === undefined, place, 'nothing of what chance will bring', told);
      }
    }
  },
};

export const leaksCase: CaseDefinition = {
  id: 'leaks',
  requirement: 'a view does not change when the cards hidden from its player are dealt again',
  skipReason: ({ rerandomizeHidden: otherWorld }) =>
    otherWorld === undefined ? 'the ruleset has no rerandomizeHidden' : undefined,
  *check(ground) {
    const { ruleset } = ground;
    let exchanged = 0;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const game = stop.match.game();
      for (const player of PLAYERS) {
        const other = ruleset.rerandomizeHidden?.(game, player);
        if (other === undefined) continue;
        if (canonicalJson(other) !== canonicalJson(game)) exchanged += 1;
        assertSame(
          `the view of ${playerName(player)}, where what is hidden is dealt otherwise`,
          ruleset.view(game, player),
          ruleset.view(other, player),
        );
      }
    }
    yield undefined;
    assertThat(
      exchanged > 0,
      'rerandomizeHidden',
      'a game dealt otherwise, at some question',
      'none, or always the game itself',
    );
  },
};

const worldOf = ({ ruleset }: MatchPool, { match, decision, number }: DecisionPoint): Position | undefined =>
  ruleset.determinize?.(match.position(), decision.player)(rngStream(number, 0, 'conformance'));

const isOther = (one: unknown, other: unknown): boolean => canonicalJson(one) !== canonicalJson(other);

/** Whether the view shows what is hidden, so that no world could look as it does. */
const viewLeaks = ({ ruleset }: MatchPool, { match, decision: { player } }: DecisionPoint): boolean => {
  const other = ruleset.rerandomizeHidden?.(match.game(), player);
  return other !== undefined && isOther(ruleset.view(match.game(), player), ruleset.view(other, player));
};

const assertWorld = (ground: MatchPool, stop: DecisionPoint, world: Position): void => {
  const { ruleset } = ground;
  const { match, decision } = stop;
  const { player } = decision;
  const place = `imagined by ${playerName(player)}`;
  if (!viewLeaks(ground, stop)) {
    assertSame(`the view ${place}`, ruleset.view(match.game(), player), ruleset.view(world.game, player));
  }
  const asked = resumeMatch(ruleset, world, { runtime: 'lean' }).pending()?.decision;
  assertThat(
    asked?.player === player && asked.kind === decision.kind,
    `the question of the world ${place}`,
    `${decision.kind} of ${playerName(player)}`,
    asked === undefined ? 'no decision' : `${asked.kind} of ${playerName(asked.player)}`,
  );
  assertNoNewViolation(ruleset, `the game ${place}`, match.game(), world.game);
  assertSame(`the world ${place}, drawn a second time`, world, worldOf(ground, stop));
};

export const determinizationCase: CaseDefinition = {
  id: 'imagined',
  requirement: 'a determinization has the same view as the match, and is not the match itself',
  skipReason: ({ determinize: sampler }) =>
    sampler === undefined ? 'the ruleset has no determinize' : undefined,
  *check(ground) {
    let hidden = 0;
    let drawn = 0;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      const world = worldOf(ground, stop);
      if (world === undefined) continue;
      assertWorld(ground, stop, world);
      const other = ground.ruleset.rerandomizeHidden?.(match.game(), decision.player);
      if (other !== undefined && isOther(other, match.game())) hidden += 1;
      if (isOther(world.game, match.game())) drawn += 1;
    }
    yield undefined;
    assertThat(
      hidden === 0 || drawn > 0,
      'determinize',
      'worlds in which something hidden is another',
      'the match itself at every question',
    );
  },
};

/** What is read of a glance where everything is read that the view has. */
const readLike = (view: unknown, glance: unknown): unknown => {
  if (typeof view !== 'object' || view === null || typeof glance !== 'object' || glance === null)
    return glance;
  if (Array.isArray(view)) {
    return Array.isArray(glance) ? glance.map((each, index) => readLike(view[index], each)) : glance;
  }
  const [whole, worked] = [view, glance] as readonly Readonly<Record<string, unknown>>[];
  return Object.fromEntries(
    Object.keys(whole ?? {}).map((key) => [key, readLike(whole?.[key], worked?.[key])]),
  );
};

export const lazyViewCase: CaseDefinition = {
  id: 'glance',
  requirement: 'a lazy view shows the same as the view',
  skipReason: (ruleset) => (ruleset.lazyView === undefined ? 'the ruleset has no lazyView' : undefined),
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const game = stop.match.game();
      for (const player of PLAYERS) {
        const view = ruleset.view(game, player);
        assertSame(
          `the glance of ${playerName(player)}`,
          view,
          readLike(view, ruleset.lazyView?.(game, player)),
        );
      }
    }
  },
};

/** Questions that are looked at, each in three worlds. */
const LOOKED = 80;

/** What the games of one match are known by, as keys and as views. */
class Known {
  readonly #viewOf = new Map<string, unknown>();
  readonly #keyOf = new Map<string, string>();

  /** Throws where one key has two views, or one view two keys. */
  note(ruleset: Ruleset, game: GameState, player: Player): void {
    const key = ruleset.informationStateKey?.(game, player) ?? '';
    const view = ruleset.view(game, player);
    const [byKey, byView] = [`${player} ${key}`, `${player} ${canonicalJson(view)}`];
    assertSame(
      `the views of ${playerName(player)} with the same informationStateKey`,
      this.#viewOf.get(byKey) ?? view,
      view,
    );
    assertSame(
      `the informationStateKeys of ${playerName(player)} with the same view`,
      this.#keyOf.get(byView) ?? key,
      key,
    );
    this.#viewOf.set(byKey, view);
    this.#keyOf.set(byView, key);
  }
}

export const informationStateKeyCase: CaseDefinition = {
  id: 'seenKey',
  requirement: 'two games of a match have the same informationStateKey exactly when their views are the same',
  skipReason: (ruleset) =>
    ruleset.informationStateKey === undefined ? 'the ruleset has no informationStateKey' : undefined,
  *check(ground) {
    const { ruleset } = ground;
    const known = new Map<PlayedMatch, Known>();
    for (const stop of yield* ground.decisionPoints(LOOKED)) {
      yield stop;
      const { played, match, decision, number } = stop;
      const ofMatch = known.get(played) ?? new Known();
      known.set(played, ofMatch);
      const rng = rngStream(number, 0, 'conformance');
      const world = ruleset.determinize?.(match.position(), decision.player)(rng);
      for (const player of PLAYERS) {
        ofMatch.note(ruleset, match.game(), player);
        const other = ruleset.rerandomizeHidden?.(match.game(), player);
        if (other !== undefined) ofMatch.note(ruleset, other, player);
        if (world !== undefined) ofMatch.note(ruleset, world.game, player);
      }
    }
  },
};

export const presentCase: CaseDefinition = {
  id: 'present',
  requirement: 'a presented decision has the keys of its options',
  skipReason: (ruleset) => (ruleset.present === undefined ? 'the ruleset has no present' : undefined),
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      const presented = ruleset.present?.(match.game(), decision) ?? decision;
      const keys = [decision, presented].map(({ options }) => options.map(({ key }) => key));
      assertSame('keys of the question presented', keys[0], keys[1]);
      // What else a ruleset notes with a decision is for its own rules, and need not be presented.
      const asked = ({ player, kind, clause }: Decision): unknown => ({ player, kind, clause });
      assertSame('the question presented', asked(decision), asked(presented));
    }
  },
};
