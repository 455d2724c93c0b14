import { MAX_EXPLORED_POSITIONS } from '../../core/data/limits.ts';
import { getEdition } from '../../core/match-setup.ts';
import { checkWritable, readIfExists, readText, replaceFile } from '../../file-system.ts';
import { chartUniverse } from '../../fuzz/coverage/chart-coverage.ts';
import {
  type ExplorationState,
  type Explored,
  explore,
  exploredOf,
  PIECE,
} from '../../fuzz/explore/explore.ts';
import { type Exploration, newTally } from '../../fuzz/explore/explorer.ts';
import { localLane, threadLane } from '../../fuzz/explore/lanes.ts';
import { PositionSet } from '../../fuzz/explore/position-set.ts';
import { explorationDigest, explorationText, readExploration } from '../../fuzz/explore/state-file.ts';
import { defaultRulesetId } from '../../registry.ts';
import { isSavedMatch } from '../../replay/record.ts';
import type { Match } from '../../runtime/match.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { readScenario } from '../../scenarios/read-scenario.ts';
import { buildDigest } from '../../selfplay/engine-digest.ts';
import { usage } from '../errors.ts';
import { interruptible } from '../interrupt.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { newOpening, refuseSetFiles, refuseSettled, savedOpening } from '../play/opening.ts';
import { setSourcesOf } from '../set-files.ts';
import { DEFAULT_SEED } from '../shared-options.ts';
import { statusLines } from '../status-lines.ts';
import type { ExploreOptions } from './options.ts';

/** Answers in a row where nothing is asked for. */
const DEFAULT_DEPTH = 4;
/** As good as no limit: no turn has so many decisions. */
const NO_DEPTH = 1_000_000;

/**
 * Where the file says: a saved match goes on, a scenario starts. Throws as `savedOpening` and `readScenario`, and `USAGE` for
 * options that the file has settled.
 */
const matchIn = async (file: string, options: ExploreOptions): Promise<Match> => {
  const { edition, cards } = options;
  const text = readText(file);
  if (isSavedMatch(text)) {
    refuseSettled(options);
    return (await savedOpening(file, undefined, cards)).begin({ runtime: 'lean' });
  }
  for (const name of ['ruleset', 'decks', 'seed'] as const) {
    if (options[name] !== undefined)
      throw usage(`--${name}`, 'the option is for a new match; leave out the file or the option');
  }
  refuseSetFiles(cards);
  const { ruleset, editions, start } = readScenario(file, text);
  const chosen = edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition, '--edition');
  return resumeMatch(ruleset, start(chosen), { runtime: 'lean' });
};

const newMatch = ({
  ruleset = defaultRulesetId(),
  edition,
  decks,
  cards,
  seed = DEFAULT_SEED,
}: ExploreOptions): Match =>
  newOpening({ ruleset, edition, decks, seed, cards }, ['fuzz', 'fuzz']).begin({
    runtime: 'lean',
  });

/** Where an exploration begins: as a file has it, or anew. Threads can find some positions beyond the limit at once. */
const stateIn = (file: string | undefined, of: string, most: number, threads: number): ExplorationState => {
  const more = threads * PIECE;
  const text = file === undefined ? undefined : readIfExists(file);
  if (file !== undefined && text !== undefined) return readExploration(file, text, of, most, more);
  if (file !== undefined) checkWritable(file);
  return { seen: new PositionSet(most + more), tally: newTally(), open: undefined };
};

/** Why an exploration ended early, and what resumes it. */
const endedEarly = ({ most, state }: ExploreOptions, isStopped: boolean): string => {
  const why = isStopped ? 'the exploration was stopped' : `the exploration met --most ${most}`;
  const resumes = `the same command${isStopped ? '' : ' with a larger --most'} resumes it`;
  const canResume = state !== undefined && (isStopped || most < MAX_EXPLORED_POSITIONS);
  return canResume ? `${why}; ${resumes}` : why;
};

const exploredLines = (
  { positions, answers, ends, turns, transitions, isComplete }: Explored,
  { ruleset, depth, isTurn }: Exploration,
  early: string,
): readonly string[] => {
  const reach = [
    ...(isTurn ? [`to the end of the turn (${turns} of the positions)`] : []),
    ...(depth < NO_DEPTH ? [`within ${depth} actions`] : []),
  ].join(', ');
  return [
    `${positions} positions after ${answers} actions, ${ends} of them end a match`,
    isComplete ? `every position ${reach} was reached` : `not every position ${reach} was reached: ${early}`,
    `transitions taken: ${transitions.length} of ${chartUniverse(ruleset).transitions.size}`,
  ];
};

/** Gives every answer from a saved match, a scenario or a new match on. */
export const exploreAction = (file: string | undefined, options: ExploreOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const { turn: isTurn = false, most, threads, state: stateFile, json, cards } = options;
    const depth = options.depth ?? (isTurn ? NO_DEPTH : DEFAULT_DEPTH);
    const match = file === undefined ? newMatch(options) : await matchIn(file, options);
    const { ruleset } = match;
    if (isTurn && (ruleset.recordedEvents?.checkpoints ?? []).length === 0) {
      throw usage('--turn', `${ruleset.id} names no event with which a turn begins; use --depth N`);
    }
    const exploration = { ruleset, from: match.position(), depth, isTurn };
    const of = stateFile === undefined ? '' : explorationDigest(exploration, buildDigest(ruleset.id));
    const begun = stateIn(stateFile, of, most, threads);
    const sets = setSourcesOf(ruleset.id, cards);
    const lanes =
      threads === 1
        ? [localLane(exploration, begun.seen)]
        : Array.from({ length: threads }, () => threadLane(exploration, sets, begun.seen));
    const status = statusLines(output, () => performance.now());
    const onProgress = (positions: number, answers: number): void =>
      status.update(() => [`${positions} positions after ${answers} actions`]);
    let state = begun;
    try {
      state = await explore(begun, lanes, { positions: most, stop, onProgress });
    } finally {
      await Promise.all(lanes.map((lane) => lane.end()));
    }
    const explored = exploredOf(state);
    if (stateFile !== undefined) replaceFile(stateFile, explorationText(of, state));
    if (json) {
      const { transitions, ...rest } = explored;
      const never = [...chartUniverse(ruleset).transitions].filter((name) => !transitions.includes(name));
      const limit = depth < NO_DEPTH ? { depth } : {};
      output.write(JSON.stringify({ ...rest, ...limit, transitions: { taken: transitions, never } }));
    } else {
      const early = endedEarly(options, stop.aborted);
      for (const line of exploredLines(explored, exploration, early)) output.write(line);
      for (const { failure, keys } of explored.failures) {
        output.write(`${failure.message}; after: ${keys.join(' | ')}`);
      }
    }
    if (stop.aborted) return EXIT.interrupted;
    return explored.failures.length > 0 ? EXIT.failure : EXIT.success;
  });
