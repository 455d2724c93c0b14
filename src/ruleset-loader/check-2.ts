import { processesOfEdition } from '../charts/edition.ts';
import type { ChartProcess } from '../charts/process-2.ts';
import { issueReason } from '../core/data/schemas.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { placeIn } from '../runtime/chart/unsupported.ts';
import { asRulesetError, rulesetError } from './trial.ts';
import { runWithTimeout } from './check.ts';
import { rulesetSchema } from './shape.ts';
import { tryMatch } from './trial-2.ts';

/** Milliseconds that the first matches may take. */
const LONGEST_TRIAL = 20_000;

const checkProcess = ({ id, states, transitions }: ChartProcess, { clauses, decisions }: Ruleset): void => {
  for (const { path, asks, clauses: cited } of states) {
    const place = placeIn(id, path === '' ? [] : [path]);
    if (asks !== undefined && !Object.hasOwn(decisions, asks)) {
      throw rulesetError(place, `asks "${asks}", which is no key of decisions`);
    }
    const unknown = cited.find((clause) => !Object.hasOwn(clauses, clause));
    if (unknown !== undefined) throw rulesetError(place, `cites ${unknown}, which is no key of clauses`);
  }
  for (const { id: transition, clauses: cited } of transitions) {
    const unknown = cited.find((clause) => !Object.hasOwn(clauses, clause));
    if (unknown !== undefined)
      throw rulesetError(`${id}: ${transition}`, `cites ${unknown}, which is no key of clauses`);
  }
};

const checkCharts = (ruleset: Ruleset): void => {
  for (const edition of Object.keys(ruleset.editions)) {
    for (const process of processesOfEdition(ruleset, edition)) checkProcess(process, ruleset);
  }
};

const tryMatches = (ruleset: Ruleset): void => {
  if (ruleset.plays !== 'matches') return;
  for (const edition of Object.keys(ruleset.editions)) tryMatch(ruleset, edition);
};

/**
 * A value as a ruleset: its keys, its charts, and the first questions of a match in each edition, which may take `patience`
 * milliseconds. Throws `BAD_RULESET` with the part of the ruleset it is about.
 */
export const checkedRuleset = (value: unknown, patience = LONGEST_TRIAL): Ruleset => {
  const parsed = rulesetSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw rulesetError(issue?.path.join('.') || 'default export', issue === undefined ? 'is none' : issueReason(issue));
  }
  const ruleset = value as Ruleset;
  try {
    checkCharts(ruleset);
    runWithTimeout(patience, () => tryMatches(ruleset), 'some part goes round: the first questions are not there');
  } catch (error) {
    throw asRulesetError(error, ruleset.id);
  }
  return ruleset;
};
