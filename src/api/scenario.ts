import { GatechartError } from '../core/errors.ts';
import type { Position } from '../core/game-state.ts';
import { getEdition } from '../core/match-setup.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { defaultRulesetId, getRuleset } from '../registry.ts';
import type { Match } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import { judge as judgeUnder, type Ruling } from '../scenarios/judge.ts';
import { readScenario, type Scenario } from '../scenarios/scenario.ts';
import { matchAfter, type Why, whyIn } from '../scenarios/why.ts';
import {
  type EditionOf,
  type MatchIn,
  matchOptionsOf,
  type RulesetId,
  type RunOptions,
  resolveRuleset,
} from './match.ts';

/** A scenario as a value, with the same keys as in a file. */
export interface ScenarioValue {
  readonly title: string;
  readonly [key: string]: unknown;
}

/** A scenario: the text of a file (YAML or JSON), or the parsed value of such a text. */
export type ScenarioSource = string | ScenarioValue;

/** How to read a scenario. Defaults are the values in the scenario. */
export interface ScenarioOptions<R extends RulesetId | Ruleset = Ruleset> {
  /** The ruleset that the scenario must name. A custom ruleset is found only if it is passed here. */
  readonly ruleset?: R;
  /** The edition. Default: the first edition that the scenario names. */
  readonly edition?: EditionOf<R>;
  /** The name of the scenario in error messages. Default: `scenario`. */
  readonly name?: string;
}

/** Whether something is a position of a match and no scenario. */
export const isPosition = <P extends Position>(given: P | ScenarioSource): given is P =>
  typeof given === 'object' && 'game' in given && 'stack' in given;

/** Finds the ruleset that a file names: among ours, or the one given. Throws `UNKNOWN_RULESET`, `OTHER_RULESET`. */
export const rulesetFinder = (
  given: string | Ruleset | undefined,
): ((id: string, place: string) => Ruleset) => {
  if (given === undefined) return getRuleset;
  const ruleset = resolveRuleset(given);
  return (id, place) => {
    if (id === ruleset.id) return ruleset;
    throw new GatechartError(
      'OTHER_RULESET',
      place,
      `the scenario is for the ruleset ${id}; expected a scenario for the ruleset ${ruleset.id}`,
    );
  };
};

const NAME = 'scenario';

/** A scenario, read. Throws as `readScenario`, and `OTHER_RULESET`. */
export const parseSource = (
  source: ScenarioSource,
  { ruleset, name = NAME }: Pick<ScenarioOptions<RulesetId | Ruleset>, 'ruleset' | 'name'>,
): Scenario =>
  readScenario(name, typeof source === 'string' ? source : JSON.stringify(source), rulesetFinder(ruleset));

/** The edition that a scenario is taken in. Throws `UNKNOWN_EDITION`. */
export const editionFor = ({ ruleset, editions }: Scenario, edition: string | undefined): string =>
  edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition);

/** Options of `judge`. */
export interface JudgeScenario<R extends RulesetId | Ruleset = Ruleset>
  extends Omit<ScenarioOptions<R>, 'edition'>,
    RunOptions {
  /**
   * The editions to judge. Default: those that the scenario names. Expectations are not checked in an edition that the
   * scenario does not name.
   */
  readonly editions?: readonly EditionOf<R>[];
}

/**
 * Judges a scenario. Returns one ruling for each edition of the scenario, in the same order. A ruling with empty
 * `findings` meets all expectations. Throws `SCENARIO_SYNTAX`, `SCENARIO_FORMAT`, `NO_SCENARIOS`, `UNKNOWN_RULESET`,
 * `OTHER_RULESET`, `UNKNOWN_EDITION`.
 */
export const judge = <const R extends RulesetId | Ruleset = Ruleset>(
  source: ScenarioSource,
  options: JudgeScenario<R> = {},
): readonly Ruling[] => {
  const scenario = parseSource(source, options);
  const { editions = scenario.editions } = options;
  return editions.map((edition) =>
    judgeUnder(scenario, getEdition(scenario.ruleset, edition), matchOptionsOf(options)),
  );
};

/** Options of `why` and `resume`. */
export interface ResumeOptions<R extends RulesetId | Ruleset> extends ScenarioOptions<R>, RunOptions {}

/**
 * Returns a match that continues from a position (`match.position()`, plain JSON), or from the end of the answers of a
 * scenario. It runs up to the next decision. Pass `ruleset` to get its types. A position does not contain its ruleset;
 * without `ruleset` it is read as a position of the default ruleset. Throws `BAD_POSITION` if the position does not fit
 * the charts, `SCENARIO_STUCK` if an answer of the scenario is not possible, and the errors of `judge`.
 */
export const resume = <const R extends RulesetId | Ruleset = Ruleset>(
  from: Position | ScenarioSource,
  options: ResumeOptions<R> = {},
): MatchIn<R> => {
  if (isPosition(from)) {
    const ruleset: Ruleset = resolveRuleset(options.ruleset ?? defaultRulesetId());
    return resumeMatch(ruleset, from, matchOptionsOf(options)) as Match as MatchIn<R>;
  }
  const scenario = parseSource(from, options);
  const edition = editionFor(scenario, options.edition);
  return matchAfter(scenario, edition, matchOptionsOf(options)) as MatchIn<R>;
};

const isMatch = (given: Match | Position | ScenarioSource): given is Match =>
  typeof given === 'object' && 'pending' in given && typeof given.pending === 'function';

/**
 * Returns why an option is not legal in the pending decision of a match, of a position, or of a scenario after its
 * answers. `key` is the key of an option, or a part of it. Throws `MATCH_OVER` if no decision is pending, and the
 * errors of `resume`.
 */
export const why = <const R extends RulesetId | Ruleset = Ruleset>(
  at: Match | Position | ScenarioSource,
  key: string,
  options: ScenarioOptions<R> = {},
): Why => {
  if (isMatch(at)) return whyIn(at, key, 'match');
  const match = resume<R>(at, options) as Match;
  return whyIn(match, key, isPosition(at) ? 'position' : (options.name ?? NAME));
};
