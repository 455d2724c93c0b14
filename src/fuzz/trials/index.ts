import { recordsTrial } from './records.ts';
import { rulesTrial } from './rules.ts';
import { runtimesTrial } from './runtimes.ts';
import type { BeginTrial, Target } from './trial.ts';
import { viewsTrial } from './views.ts';

/** How a match is put on trial, by target. */
export const trials: Readonly<Record<Target, BeginTrial>> = {
  rules: rulesTrial,
  views: viewsTrial,
  records: recordsTrial,
  runtimes: runtimesTrial,
};
