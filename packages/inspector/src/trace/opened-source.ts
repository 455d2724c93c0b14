import {
  type BodyLine,
  getEdition,
  getRuleset,
  MAX_GENERATED_BYTES,
  type RecordHeader,
  type RuntimeName,
  rulesetOf,
  type SetSource,
} from 'gatechart/tools';
import { Trace } from './trace.ts';

/** What a file or a running match is. */
export type SourceKind = 'match' | 'record' | 'saved' | 'scenario' | 'finding';

/**
 * What is said of a whole file: of a scenario whether its expectations are met, of a record whether it is as the rules replay
 * it, with the line where it first differs.
 */
export interface Verdict {
  readonly is:
    | 'met'
    | 'unmet'
    | 'found'
    | 'asReplayed'
    | 'differs'
    | 'endsEarly'
    | 'otherRules'
    | 'rulesFail'
    | 'savedDiffers';
  readonly line?: number;
}

/** One course of events in a source: the whole of a record, or a scenario under one edition. */
export interface EditionTrace {
  readonly edition: string;
  readonly trace: Trace;
  /** Nothing where a file makes no claim. */
  readonly verdict: Verdict | undefined;
  /** What is not as the file says, one sentence each. */
  readonly findings: readonly string[];
}

/** A file, read and played. */
export interface OpenedSource {
  readonly name: string;
  readonly kind: SourceKind;
  readonly title: string;
  /** The title in Japanese; `title` where absent. */
  readonly titleJa?: string | undefined;
  readonly header: RecordHeader | undefined;
  readonly traces: readonly EditionTrace[];
}

/** Most characters a file may have. */
export const MAX_FILE_LENGTH = MAX_GENERATED_BYTES;

/** The title of a match: its decks and seed. */
export const titlesOf = ({ decks, seed }: RecordHeader): Pick<OpenedSource, 'title' | 'titleJa'> => ({
  title: `${decks.join(' – ')}, seed ${seed}`,
  titleJa: `${decks.join(' – ')}、シード${seed}`,
});

/**
 * The trace of a match up to its first question, with its card sets out of those given. Throws as `newGame` and `rulesetOf`, and
 * `UNKNOWN_RULESET`, `UNKNOWN_EDITION`.
 */
export const traceOfHeader = (
  header: RecordHeader,
  name: string,
  given: readonly SetSource[] = [],
  runtime: RuntimeName = 'lean',
): Trace => {
  const place = `${name}:1`;
  const ruleset = rulesetOf(getRuleset(header.ruleset, place), header, given, place);
  getEdition(ruleset, header.edition, place);
  return Trace.ofNew(ruleset, ruleset.newGame(header), runtime);
};

/** Does in a trace what a line says was done. Returns whether it could. */
export const applyRecordLine = (trace: Trace, line: BodyLine): boolean => {
  if (line.line === 'decision') return trace.answer(line.player, line.key);
  if (line.line === 'concession') trace.concede(line.player);
  return true;
};
