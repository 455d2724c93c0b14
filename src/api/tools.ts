export { type Agent, type Chance, chanceFrom, readAgentName } from '../agents/agent.ts';
export { createAgent, usesNet } from '../agents/create-agent.ts';
export { choiceSentence } from '../agents/explanation.ts';
export { checkTrainedFor, netOf } from '../agents/net/net.ts';
export { preferencePolicy } from '../agents/net/net-agent.ts';
export {
  COMPACT_NET_FORMAT,
  type CompactLayer,
  layerFrom,
  NET_FORMAT,
  type NetFile,
  readNet,
} from '../agents/net/net-file.ts';
export { type Policy, playOut, playoutFor, RANDOM_PLAYOUT } from '../agents/search/playout.ts';
export { arrowsOf, type ChartArrow } from '../charts/arrows.ts';
export { type ChartJson, chartJson, type NestedState } from '../charts/chart-json.ts';
export {
  type ArrowGeometry,
  type Box,
  type ChartGeometry,
  cornersOf,
  headOf,
  pathOf,
} from '../charts/geometry.ts';
export {
  areEmpty,
  BOX_MARGIN,
  INITIAL_DOT,
  LABEL_MARGIN,
  type Label,
  type LabelRow,
  labelSize,
  listBoxes,
  listSize,
  processLabel,
  rowsWithLines,
  stateLabel,
  titleScale,
  transitionLabel,
} from '../charts/labels.ts';
export {
  actionText,
  type ChartContent,
  type ChartProcess,
  type ChartState,
  type ChartTransition,
  processesOf,
} from '../charts/process.ts';
export {
  type BoardChanges,
  type BoardEnd,
  type BoardLink,
  type BoardMove,
  type BoardSpot,
  reversedChanges,
} from '../core/adapters/board-changes.ts';
export type {
  BoardCard,
  BoardItem,
  BoardKeyword,
  BoardNumber,
  BoardSide,
  BoardView,
  BoardZone,
  CardDetails,
  CardNumber,
  LocalizedName,
  PlayerMeter,
  Viewer,
} from '../core/adapters/board-view.ts';
export { type FeatureEncoder, featuresHash } from '../core/adapters/feature-encoder.ts';
export {
  type Evaluation,
  type RatedOption,
  resultValue,
  type Value,
  valueFor,
} from '../core/adapters/heuristic.ts';
export { type Observation, type ObservationEncoder, toDense } from '../core/adapters/observation-encoder.ts';
export {
  requireDeterminizer,
  requireFeatureEncoder,
  requireObservationEncoder,
} from '../core/adapters/require-encoder.ts';
export type { NamedSet, SetSource } from '../core/cards/card-sets.ts';
export {
  areSameSets,
  formatSets,
  namedSet,
  rulesetOf,
  selectSets,
  withCustomSets,
} from '../core/cards/custom-sets.ts';
export {
  type ChartNames,
  type GuardTexts,
  guardFailure,
  guardName,
  processName,
  stateName,
  statePathName,
  stateTitle,
} from '../core/chart-names.ts';
export { canonicalJson, digest, textDigest } from '../core/data/digest.ts';
export { escapeControls, escapeHtml, truncate } from '../core/data/escape.ts';
export {
  MAX_COUNT,
  MAX_ENVIRONMENTS,
  MAX_GENERATED_BYTES,
  MAX_LIST_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_REASON_LENGTH,
} from '../core/data/limits.ts';
export { digestSchema, namedSetsSchema } from '../core/data/schemas.ts';
export { parseUntrustedJson } from '../core/data/untrusted-json.ts';
export { type Decision, type Option, opponentOf, PLAYERS, type Player } from '../core/decision.ts';
export { GatechartError, systemError, tooLarge } from '../core/errors.ts';
export { clausesOf, type GameEvent, type GameState, type Position, type Result } from '../core/game-state.ts';
export { type IllegalReason, reasonIn } from '../core/illegal-reasons.ts';
export { defaultDecks, getEdition } from '../core/match-setup.ts';
export { capitalize, LANGUAGES, type Language, type LocalizedText } from '../core/narration.ts';
export type { Question } from '../core/question.ts';
export { drawInt, type RngState, rngStream } from '../core/random.ts';
export type { MatchSetup, Ruleset } from '../core/ruleset.ts';
export type { Step } from '../core/trace.ts';
export { originOf, type StartPosition } from '../fuzz/case.ts';
export { COUNTEREXAMPLE_FORMAT, positionSchema, readCounterexample } from '../fuzz/counterexample.ts';
export { transitionName } from '../fuzz/coverage/chart-coverage.ts';
export { COVERAGE_FORMAT, type CoverageFile, readCoverage } from '../fuzz/coverage/coverage.ts';
export { joinResults, type Shard, type ShardResult, shardResultOf } from '../fuzz/shards/shard.ts';
export { type ShardsPlan, settingsIn, shardsPlanSchema } from '../fuzz/shards/shard-plan.ts';
export { fuzzTargetOf } from '../fuzz/targets/fuzz-targets.ts';
export {
  type CustomRuleset,
  checkRules,
  defaultRulesetId,
  getRuleset,
  loadIfKnown,
  loadRuleset,
  rulesetIds,
  rulesets,
  setCustomRuleset,
} from '../registry.ts';
export { positionDigest } from '../replay/position-digest.ts';
export {
  type BodyLine,
  firstIssue,
  isEndLine,
  type MatchRecord,
  RECORD_FORMAT,
  type RecordHeader,
  readRecord,
} from '../replay/record.ts';
export { headerFor, RecordedMatch, withAgents } from '../replay/recorded-match.ts';
export { checkPosition, readSaved, withPositionErrors } from '../replay/saved-match.ts';
export { recordError } from '../replay/verify.ts';
export { titlesOfClauses } from '../rulebook/citations.ts';
export type { ActorsMatch } from '../runtime/actors/actors-match.ts';
export { type Message, messageOf, type Participant } from '../runtime/actors/messages.ts';
export type { Candidate, Chart, Leaf } from '../runtime/chart/chart.ts';
export { compileGuard } from '../runtime/chart/implementations.ts';
export { mayMeet } from '../runtime/chart/moves.ts';
export { enterInitial } from '../runtime/interpreter.ts';
export type { Match, Pending, Rejection, RuntimeName } from '../runtime/match.ts';
export {
  lazyQuestionOf,
  type MatchQuestion,
  questionOf,
  type SyncSeatAgent,
} from '../runtime/match-runner.ts';
export { asRuleError, type LeanFrame } from '../runtime/run.ts';
export { beginMatch, forkMatch, resumeMatch, startMatch } from '../runtime/start.ts';
export { atPosition, atStart, type StartPoint } from '../runtime/start-point.ts';
export type { Microstep } from '../runtime/step-reporter.ts';
export { findingLine, judge } from '../scenarios/judge.ts';
export { readScenario } from '../scenarios/read-scenario.ts';
export { resolveText } from '../scenarios/script-steps.ts';
export { type Why, whyOf } from '../scenarios/why.ts';
export { readSource } from '../scenarios/yaml-source.ts';
