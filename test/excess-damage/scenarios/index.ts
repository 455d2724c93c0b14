import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { check } from './check.ts';
import { readings } from './readings.ts';
import { results } from './results.ts';
import type { Scenario } from './scenario.ts';
import { split } from './split.ts';
import { trample } from './trample.ts';
import { triggers } from './triggers.ts';

/** Every scenario of the ruleset. */
export const scenarios: readonly Scenario[] = [
  ...split,
  ...check,
  ...results,
  ...actions,
  ...trample,
  ...triggers,
  ...cards,
  ...readings,
];
