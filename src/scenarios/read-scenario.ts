import { defaultRulesetId, getRuleset, loadRuleset } from '../registry.ts';
import { namedRuleset, parseScenario, type Scenario, scenarioIn } from './scenario.ts';
import { readSource } from './yaml-source.ts';

/**
 * Reads a scenario file about a ruleset that is loaded; `name` is what errors call it. A file that names no ruleset is
 * about the default one. Throws `SCENARIO_SYNTAX`, `SCENARIO_FORMAT`, `NO_SCENARIOS` or `UNKNOWN_RULESET` at file and
 * line.
 */
export const readScenario = (name: string, text: string): Scenario =>
  scenarioIn(name, text, (id = defaultRulesetId(), place) => getRuleset(id, place));

/** The same, and loads the ruleset that it names. */
export const loadScenario = async (name: string, text: string): Promise<Scenario> => {
  const source = readSource(name, text);
  const [id = defaultRulesetId(), place] = namedRuleset(source);
  return parseScenario(source, await loadRuleset(id, place));
};
