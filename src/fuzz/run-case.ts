import { recordsTrial } from './oracles/records.ts';
import { rulesTrial } from './oracles/rules-2.ts';
import { runtimesTrial } from './oracles/runtimes.ts';
import type { BeginTrial, Target } from './oracles/trial.ts';
import { viewsTrial } from './oracles/views.ts';

/** How a match is put on trial, by target. */
export const trials: Readonly<Record<Target, BeginTrial>> = {
  rules: rulesTrial,
  views: viewsTrial,
  records: recordsTrial,
  runtimes: runtimesTrial,
};

/** What a step costs on trial, measured in steps that are held to the rules alone. */
export const stepCosts: Readonly<Record<Target, number>> = { rules: 1, views: 2, records: 2, runtimes: 4 };
