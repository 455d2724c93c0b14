export { isExternal } from '../agents/agent.ts';
export {
  attemptWrite,
  makeFolder,
  readFileBytes,
  readIfExists,
  readText,
  replaceFile,
  UNFINISHED,
  unfinishedName,
} from '../file-system.ts';
export { crashedCase, type PlayShards, playShard } from '../fuzz/shards/run-shards.ts';
export {
  type AdmittedRequest,
  type Front,
  openFront,
  type Pages,
  REQUEST_TIMEOUT,
  type Refusal,
  type Upgrades,
} from '../http-front.ts';
export { builtModule, packageFile } from '../package-files.ts';
export { FRAMED_POLICY, hostInUrl } from '../request-guard.ts';
export { filesOfModule } from '../rulebook/module-files.ts';
export { testTitles } from '../rulebook/rule-sources.ts';
export { loadWorkerRules } from '../ruleset-loader/worker-rules.ts';
export { agentFor, isRepeatable } from '../selfplay/agents/match-agents.ts';
export { engineDigest } from '../selfplay/engine-digest.ts';
export { type Line, TOO_LONG } from '../selfplay/external-agents/line-splitter.ts';
export { checkSandbox } from '../selfplay/external-agents/sandbox.ts';
export {
  type Outcome,
  outcomeSchema,
  type PlayedMatch,
  type PlayerAgent,
  type TrajectoryStep,
} from '../selfplay/outcome.ts';
export { type Job, jobOf, type Plan, planFrom, type SerializedPlan } from '../selfplay/plan.ts';
export { playJob } from '../selfplay/play-match.ts';
export {
  inlineRunner,
  MatchPool,
  type MatchRunner,
  type Progress,
  type RunOptions,
  runPlan,
} from '../selfplay/runner.ts';
export {
  type Estimate,
  estimate,
  meanOf,
  opposite,
  standardErrors,
} from '../selfplay/statistics/estimates.ts';
export { setSourcesSchema, storedPlanSchema } from '../selfplay/store/plan-file.ts';
export type { AcquireLock } from '../selfplay/store/run-folder.ts';
export { endThreads, forEachConcurrently, openThreads } from '../selfplay/threads.ts';
