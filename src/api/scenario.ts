import { GatechartError } from '../core/errors.ts';
import type { Position } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { defaultRulesetId, getEdition, getRuleset } from '../registry.ts';
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

/** What a scenario says, as a value: the same keys as in a file. */
export interface ScenarioValue {
  readonly title: string;
  readonly [key: string]: unknown;
}

/** A scenario: the text of a file (YAML or JSON), or the value that such a text stands for. */
export type ScenarioSource = string | ScenarioValue;

/** How a scenario is taken; what is left out is as the scenario says. */
export interface ScenarioOptions<R extends RulesetId | Ruleset = Ruleset> {
  /** The ruleset that the scenario must name; one of one's own is found by this alone. */
  readonly ruleset?: R;
  /** Another edition than the first that the scenario names. */
  readonly edition?: EditionOf<R>;
  /** What errors call the scenario; `scenario` when absent. */
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
      `the scenario is for the ruleset ${id}, not for ${ruleset.id}`,
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

/** What `judge` is told beside the scenario. */
export interface JudgeScenario<R extends RulesetId | Ruleset = Ruleset>
  extends Omit<ScenarioOptions<R>, 'edition'>,
    RunOptions {
  /** Other editions than the scenario names; of those nothing is expected. */
  readonly editions?: readonly EditionOf<R>[];
}

/**
 * Judges a scenario: one ruling for each edition that it is about, in their order. All is as expected where `findings` is
 * empty. Throws `SCENARIO_SYNTAX`, `SCENARIO_FORMAT`, `NO_SCENARIOS`, `UNKNOWN_RULESET`, `OTHER_RULESET`,
 * `UNKNOWN_EDITION`.
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

/** What `why` and `resume` are told beside the position or scenario. */
export interface ResumeOptions<R extends RulesetId | Ruleset> extends ScenarioOptions<R>, RunOptions {}

/**
 * A match that goes on from a position (`match.position()`, which is plain JSON), or from where the answers of a scenario
 * lead, run up to a question if it is not at one. Name the ruleset to get its types; a position alone does not say of which
 * it is, and is of the usual one where none is named. Throws `BAD_POSITION` for a position that does not fit the charts, `SCENARIO_STUCK` for answers
 * that cannot be given, and as `judge`.
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
 * Why the open question of a match, a position or a scenario (after its answers) does not offer an option. The key is
 * written as options are, whole or in part. Throws `MATCH_OVER` where nobody is asked anything, and as `resume`.
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
