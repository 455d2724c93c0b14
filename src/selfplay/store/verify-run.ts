import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GatechartError } from '../../core/errors.ts';
import { readIfExists } from '../../file-system.ts';
import { isRepeatable } from '../agents/match-agents.ts';
import { canonicalPlan, checkOwnSecret, jobsInShard, jobsOf, parseShard } from '../plan.ts';
import { summarize, summaryText } from '../summary.ts';
import { readLedger, sealerWith } from './ledger.ts';
import { PLAN_FILE, readPlan } from './plan-file.ts';
import { checkMatches } from './run-folder.ts';

/** What was verified of the results of a run. */
export interface VerifiedRun {
  readonly outcomes: number;
  readonly of: number;
  readonly isSealed: boolean;
  readonly hasSummary: boolean;
}

const damaged = (place: string, reason: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', place, reason);

/**
 * Checks that the results in the folder of a run are as they were written: each outcome by its seal, the files of the matches
 * by their digests, and the summary by the outcomes. Throws `RUN_DAMAGED`, `RUN_FORMAT`, `SECRET_DIFFERS`, `CANNOT_READ`.
 */
export const verifyRun = (folder: string, secret: Uint8Array | undefined): VerifiedRun => {
  const plan = readPlan(folder);
  if (plan === undefined) {
    throw new GatechartError('CANNOT_READ', join(folder, PLAN_FILE), 'the folder does not contain a run');
  }
  checkOwnSecret(plan, secret);
  const { secretDigest: _secret, sets: _sets, ...dealt } = plan;
  const share = parseShard(plan.share ?? '');
  const jobs = share === undefined ? jobsOf(dealt) : jobsInShard(share, jobsOf(dealt));
  const { entries } = readLedger(folder, plan, sealerWith(secret));
  checkMatches(folder, entries, jobs, plan.keep);
  const outcomes = entries.map(({ outcome }) => outcome);
  const summary = join(folder, 'summary.json');
  const hasSummary = existsSync(summary);
  const found = summaryText(summarize(canonicalPlan(plan), isRepeatable(plan), outcomes, plan.build));
  if (hasSummary && readIfExists(summary) !== found) {
    throw damaged(summary, 'the summary is not that of the outcomes');
  }
  return { outcomes: outcomes.length, of: jobs.length, isSealed: secret !== undefined, hasSummary };
};
