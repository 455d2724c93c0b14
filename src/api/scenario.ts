import { GatechartError } from '../core/errors.ts';
import type { Position } from '../core/position.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { type EditionOf, type RulesetId, resolveRuleset } from './match.ts';
import { getRuleset } from '../registry.ts';

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
export const rulesetFinder = (given: string | Ruleset | undefined): ((id: string, place: string) => Ruleset) => {
  if (given === undefined) return getRuleset;
  const ruleset = resolveRuleset(given);
  return (id, place) => {
    if (id === ruleset.id) return ruleset;
    throw new GatechartError('OTHER_RULESET', place, `it is about ${id}, and not about ${ruleset.id}`);
  };
};
