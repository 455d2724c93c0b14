import type { MatchRecord, RuntimeName, SetSource } from 'gatechart/tools';
import {
  COUNTEREXAMPLE_FORMAT,
  COVERAGE_FORMAT,
  type CoverageFile,
  findingLine,
  fuzzTargetOf,
  GatechartError,
  judge,
  originOf,
  RECORD_FORMAT,
  readCounterexample,
  readCoverage,
  readRecord,
  readSaved,
  readScenario,
  readSource,
  recordError,
  tooLarge,
} from 'gatechart/tools';
import {
  applyRecordLine,
  type EditionTrace,
  MAX_FILE_LENGTH,
  type OpenedSource,
  titlesOf,
  traceOfHeader,
  type Verdict,
} from './opened-source.ts';
import { Trace } from './trace.ts';

/** Plays a record in a trace as far as it can be played. Returns the line that cannot, with the reason. */
const playLines = (trace: Trace, { name, lines }: MatchRecord): readonly string[] => {
  const stop = lines.find(({ content }) => !applyRecordLine(trace, content));
  return stop === undefined ? [] : [`${name}:${stop.number}: ${trace.failure?.message}`];
};

/** The line that an error of a record is at. */
const lineIn = ({ place }: GatechartError): number | undefined => {
  const line = /:(\d+)$/.exec(place)?.[1];
  return line === undefined ? undefined : Number(line);
};

const recordVerdict = (error: GatechartError | undefined): Verdict => {
  if (error === undefined) return { is: 'asReplayed' };
  switch (error.code) {
    case 'RECORD_TRUNCATED':
      return { is: 'endsEarly' };
    case 'RECORD_VERSION':
      return { is: 'otherRules' };
    default: {
      const line = lineIn(error);
      return line === undefined ? { is: 'rulesFail' } : { is: 'differs', line };
    }
  }
};

/** Of a saved match there is something to say only where the rules lead elsewhere: whether it was edited, its reader says. */
const savedVerdict = (error: GatechartError | undefined): Verdict | undefined =>
  error && { is: 'savedDiffers' };

/** Plays a record or a saved match, and compares it with what the rules replay. */
const openRecord = (kind: 'record' | 'saved', record: MatchRecord, trace: Trace): OpenedSource => {
  const { name, header } = record;
  const stops = playLines(trace, record);
  const error = recordError(record, trace.ruleset);
  const told = error === undefined ? [] : [`${error.place}: ${error.message}`];
  return {
    name,
    kind,
    ...titlesOf(header),
    header,
    traces: [
      {
        edition: header.edition,
        trace,
        verdict: kind === 'record' ? recordVerdict(error) : savedVerdict(error),
        // Rules of another version may stop anywhere, which the comparison does not reach.
        findings: error?.code === 'RECORD_VERSION' ? [...told, ...stops] : told,
      },
    ],
  };
};

/** What a player does in a trace; returns whether it could be done. */
type TraceAction = (trace: Trace) => boolean;

const openScenario = (name: string, text: string, runtime: RuntimeName): OpenedSource => {
  const scenario = readScenario(name, text);
  const traces = scenario.editions.map((edition): EditionTrace => {
    const acts: TraceAction[] = [];
    const { findings } = judge(scenario, edition, {
      runtime: 'lean',
      onAnswer: (player, key) => acts.push((trace) => trace.answer(player, key)),
      onConcession: (player) =>
        acts.push((trace) => {
          trace.concede(player);
          return true;
        }),
    });
    const expectsNothing = scenario.script(edition).every((item) => item.do !== 'expect');
    const trace = Trace.ofPosition(scenario.ruleset, scenario.start(edition), runtime);
    for (const act of acts) if (!act(trace)) break;
    return {
      edition,
      trace,
      verdict: findings.length > 0 ? { is: 'unmet' } : expectsNothing ? undefined : { is: 'met' },
      findings: findings.map(findingLine),
    };
  });
  return {
    name,
    kind: 'scenario',
    title: scenario.title,
    titleJa: scenario.titleJa,
    header: undefined,
    traces,
  };
};

const openFinding = (
  name: string,
  text: string,
  given: readonly SetSource[],
  runtime: RuntimeName,
): OpenedSource => {
  const finding = readCounterexample(name, text);
  const { kind, message, answers, from } = finding;
  const origin = originOf(fuzzTargetOf(finding, given, name), from);
  const trace =
    origin.is === 'new'
      ? Trace.ofNew(origin.ruleset, origin.game, runtime)
      : Trace.ofPosition(origin.ruleset, origin.position, runtime);
  for (const key of answers) if (!trace.answer(trace.last.decision?.player ?? 0, key)) break;
  const edition = trace.moments[0]?.game.edition ?? '';
  return {
    name,
    kind: 'finding',
    title: kind,
    header: undefined,
    traces: [{ edition, trace, verdict: { is: 'found' }, findings: [message] }],
  };
};

/** Whether a text begins with the name of a format, of any version. */
const isOfFormat = (text: string, format: string): boolean =>
  text.slice(0, 200).includes(format.replace(/\/.*$/, ''));

const isFinding = (text: string): boolean => isOfFormat(text, COUNTEREXAMPLE_FORMAT);
const isSaved = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"gatechart-match\//.test(text);
const isRecord = (name: string, text: string): boolean =>
  isOfFormat(text, RECORD_FORMAT) || name.endsWith('.jsonl');
const isCoverage = (text: string): boolean => isOfFormat(text, COVERAGE_FORMAT);

/** Whether a file is named as what people write in YAML or JSON. */
const isNamedAsSource = (name: string): boolean => /\.(ya?ml|json)$/i.test(name);

const readsAsSource = (name: string, text: string): boolean => {
  try {
    const { value } = readSource(name, text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

const checkLength = (name: string, text: string): void => {
  if (text.length > MAX_FILE_LENGTH) throw tooLarge(name, MAX_FILE_LENGTH);
};

/** Whether a text is of one of the formats that programs write. */
const isGeneratedFile = (name: string, text: string): boolean =>
  isFinding(text) || isSaved(text) || isRecord(name, text);

/**
 * Reads a record, a saved match, a scenario or a finding, and plays it in a runtime, with its card sets out of those given. `name`
 * is what errors call it. Throws `GatechartError`: `FILE_TOO_LARGE`, `UNKNOWN_FILE`, `SETS_DIFFER`, and what the readers of the formats throw.
 */
export const openText = (
  name: string,
  text: string,
  given: readonly SetSource[] = [],
  runtime: RuntimeName = 'lean',
): OpenedSource => {
  checkLength(name, text);
  if (isFinding(text)) return openFinding(name, text, given, runtime);
  if (isSaved(text)) {
    const { header, lines } = readSaved(name, text);
    const numbered = lines.map((content, index) => ({ number: index + 1, content }));
    const saved = { name, header, lines: numbered, complete: true };
    return openRecord('saved', saved, traceOfHeader(header, name, given, runtime));
  }
  if (isRecord(name, text)) {
    const record = readRecord(name, text);
    return openRecord('record', record, traceOfHeader(record.header, name, given, runtime));
  }
  if (!isNamedAsSource(name) && !readsAsSource(name, text)) {
    const message =
      'gatechart does not read this file: it is no record, saved match, scenario, finding, coverage file or card set';
    throw new GatechartError('UNKNOWN_FILE', name, message);
  }
  return openScenario(name, text, runtime);
};

/** The set that a text is: people wrote it, with cards or decks in it and no title as scenarios have. */
export const readCardSet = (name: string, text: string): SetSource | undefined => {
  if (isGeneratedFile(name, text) || isCoverage(text)) return undefined;
  try {
    const { value } = readSource(name, text);
    if (typeof value !== 'object' || value === null || 'title' in value) return undefined;
    const { cards, decks }: { readonly cards?: unknown; readonly decks?: unknown } = value;
    return Array.isArray(cards) || Array.isArray(decks) ? { name, value } : undefined;
  } catch {
    // Who opens it as something else says what is wrong with it.
    return undefined;
  }
};

/** A file that the page takes: a course of events, what a fuzz run reached, or cards and decks of one's own. */
export type FileContent =
  | { readonly is: 'course'; readonly opened: OpenedSource }
  | { readonly is: 'coverage'; readonly coverage: CoverageFile }
  | { readonly is: 'set'; readonly set: SetSource };

/** Reads any file that the page takes. Throws as `openText`, and `BAD_COVERAGE`. */
export const readContent = (
  name: string,
  text: string,
  given: readonly SetSource[] = [],
  runtime: RuntimeName = 'lean',
): FileContent => {
  checkLength(name, text);
  if (isCoverage(text)) return { is: 'coverage', coverage: readCoverage(name, text) };
  const set = readCardSet(name, text);
  if (set !== undefined) return { is: 'set', set };
  return { is: 'course', opened: openText(name, text, given, runtime) };
};
