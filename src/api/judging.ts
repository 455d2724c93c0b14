import { judge as judgeUnder, type Ruling } from '../scenarios/judge-2.ts';
import { readScenario, type Scenario } from '../scenarios/scenario.ts';
import { matchAfter, type Why, whyIn } from '../scenarios/why.ts';
import type { Position } from '../core/position.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import {
  type EditionOf,
  type MatchIn,
  type RulesetId,
  type RunOptions,
  resolveRuleset,
  matchOptionsOf,
} from './match.ts';
import { defaultRulesetId, getEdition } from '../registry.ts';
import type { Match } from '../runtime/match.ts';
import { resumeMatch } from '../runtime/start.ts';
import { isPosition, rulesetFinder, type ScenarioOptions, type ScenarioSource } from './scenario.ts';

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
