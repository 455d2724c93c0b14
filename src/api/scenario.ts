import { GatechartError } from '../core/errors.ts';
import type { Position } from '../core/game-state.ts';
import { getEdition } from '../core/match-setup.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import { judge as judgeUnder, type Ruling } from '../scenarios/judge.ts';
import { type FindRuleset, type Scenario, scenarioIn } from '../scenarios/scenario.ts';
import { matchAfter, type Why, whyIn } from '../scenarios/why.ts';
import { checkedRuleset, type EditionOf, type MatchIn, matchOptionsOf, type RunOptions } from './match.ts';

/** A scenario as a value, with the same keys as in a file. */
export interface ScenarioValue {
  readonly title: string;
  readonly [key: string]: unknown;
}

/** A scenario: the text of a file (YAML or JSON), or the parsed value of such a text. */
export type ScenarioSource = string | ScenarioValue;

/** How to read a scenario. Defaults are the values in the scenario. */
export interface ScenarioOptions<R extends Ruleset> {
  /** The ruleset of the scenario. A scenario that names another one is refused. */
  readonly ruleset: R;
  /** The edition. Default: the first edition that the scenario names. */
  readonly edition?: EditionOf<R>;
  /** The name of the scenario in error messages. Default: `scenario`. */
  readonly name?: string;
}

/** Whether something is an object. Callers without types may pass `null`. */
const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;

/** Whether something is a position of a match and no scenario. */
export const isPosition = <P extends Position>(given: P | ScenarioSource): given is P =>
  isObject(given) && 'game' in given && 'stack' in given;

/** Whether a file is about that ruleset; one that names none is. `what`: what the file is. Throws `NO_RULESET`, `OTHER_RULESET`. */
export const ofRuleset = (given: Ruleset, what = 'scenario'): FindRuleset => {
  const ruleset = checkedRuleset(given);
  return (id = ruleset.id, place) => {
    if (id === ruleset.id) return ruleset;
    throw new GatechartError(
      'OTHER_RULESET',
      place,
      `the ${what} is for the ruleset ${id}; expected a ${what} for the ruleset ${ruleset.id}`,
    );
  };
};

const NAME = 'scenario';

/** A scenario as text or value, read. Throws as `scenarioIn`. */
export const parseSource = (source: ScenarioSource, find: FindRuleset, name = NAME): Scenario =>
  scenarioIn(name, typeof source === 'string' ? source : JSON.stringify(source ?? null), find);

/** The edition that a scenario is taken in. Throws `UNKNOWN_EDITION`. */
export const editionFor = ({ ruleset, editions }: Scenario, edition: string | undefined): string =>
  edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition);

/** Options of `judge`. */
export interface JudgeScenario<R extends Ruleset> extends Omit<ScenarioOptions<R>, 'edition'>, RunOptions<R> {
  /**
   * The editions to judge. Default: those that the scenario names. Expectations are not checked in an edition that the
   * scenario does not name.
   */
  readonly editions?: readonly EditionOf<R>[];
}

/**
 * Judges a scenario. Returns one ruling for each edition of the scenario, in the same order. A ruling with empty
 * `findings` meets all expectations. Throws `SCENARIO_SYNTAX`, `SCENARIO_FORMAT`, `NO_SCENARIOS`, `NO_RULESET`,
 * `OTHER_RULESET`, `UNKNOWN_EDITION`.
 */
export const judge = <R extends Ruleset>(
  source: ScenarioSource,
  options: JudgeScenario<R>,
): readonly Ruling[] => {
  const scenario = parseSource(source, ofRuleset(options?.ruleset), options?.name);
  const { editions = scenario.editions } = options;
  return editions.map((edition) =>
    judgeUnder(scenario, getEdition(scenario.ruleset, edition), matchOptionsOf(options)),
  );
};

/** Options of `why` and `resume`. */
export interface ResumeOptions<R extends Ruleset> extends ScenarioOptions<R>, RunOptions<R> {}

/**
 * Returns a match that continues from a position (`match.position()`, plain JSON), or from the end of the answers of a
 * scenario. It runs up to the next decision. Throws `BAD_POSITION` if the position does not fit
 * the charts, `SCENARIO_STUCK` if an answer of the scenario is not possible, and the errors of `judge`.
 */
export const resume = <R extends Ruleset>(
  from: Position | ScenarioSource,
  options: ResumeOptions<R>,
): MatchIn<R> => {
  const ruleset: Ruleset = checkedRuleset(options?.ruleset);
  if (isPosition(from)) {
    return resumeMatch(ruleset, from, matchOptionsOf(options)) as Match as MatchIn<R>;
  }
  const scenario = parseSource(from, ofRuleset(ruleset), options.name);
  const edition = editionFor(scenario, options.edition);
  return matchAfter(scenario, edition, matchOptionsOf(options)) as MatchIn<R>;
};

const isMatch = (given: Match | Position | ScenarioSource): given is Match =>
  isObject(given) && 'pending' in given && typeof given.pending === 'function';

/**
 * Returns why an option is not legal in the pending decision of a match, of a position, or of a scenario after its
 * answers. `key` is the key of an option, or a part of it. A match needs no options. Throws `MATCH_OVER` if no decision is pending, and the
 * errors of `resume`.
 */
export function why(at: Match, key: string): Why;
export function why<R extends Ruleset>(
  at: Position | ScenarioSource,
  key: string,
  options: ScenarioOptions<R>,
): Why;
export function why(
  at: Match | Position | ScenarioSource,
  key: string,
  options?: ScenarioOptions<Ruleset>,
): Why {
  if (isMatch(at)) return whyIn(at, key, 'match');
  const match: Match = resume(at, { ...options, ruleset: checkedRuleset(options?.ruleset) });
  return whyIn(match, key, isPosition(at) ? 'position' : (options?.name ?? NAME));
}
