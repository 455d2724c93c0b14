import type { BodyLine, RecordHeader } from 'gatechart/tools';
import {
  canonicalJson,
  defaultRulesetId,
  GatechartError,
  RecordedMatch,
  startMatch,
  withAgents,
} from 'gatechart/tools';
import { parse, stringify } from 'yaml';
import { openText } from './source-file.ts';
import type { Trace } from './trace.ts';
import type { Cause, Segment } from './trace-step.ts';

/** The text of the record of a trace that began as a header says: up to its end, or as a match that was left. */
export const exportRecord = (trace: Trace, header: RecordHeader): string => {
  const { ruleset } = trace;
  const lines: BodyLine[] = [];
  const start = startMatch(ruleset, ruleset.newGame(header), { runtime: 'lean' });
  const match = new RecordedMatch(start, [], (line) => {
    lines.push(line);
  });
  for (const { cause } of trace.segments) {
    if (cause.is === 'answer') match.answer(cause.player, cause.key);
    else if (cause.is === 'concession') match.concede(cause.player);
  }
  if (match.pending() !== undefined) match.leave();
  const all = [withAgents(header, ['human', 'human']), ...lines];
  return `${all.map((line) => JSON.stringify(line)).join('\n')}\n`;
};

const seatOf = (player: number): 'p1' | 'p2' => (player === 0 ? 'p1' : 'p2');

const answerOf = (cause: Cause): readonly object[] => {
  if (cause.is === 'start') return [];
  const seat = seatOf(cause.player);
  return [cause.is === 'concession' ? { [seat]: 'concede' } : { [seat]: cause.key, kind: cause.kind }];
};

/** What stands where a trace ends: who is asked what, or that nobody is. */
const endOf = ({ decision }: Segment): object => ({
  pending:
    decision === undefined
      ? 'none'
      : { kind: decision.kind, player: seatOf(decision.player), clause: decision.clause },
});

/** A position as a scenario describes it, and the segment of the trace that ends with it. */
interface PositionSource {
  readonly position: object;
  readonly segment: number;
}

const fileOf = (
  trace: Trace,
  edition: string,
  title: string,
  { position, segment }: PositionSource,
): string => {
  const { id } = trace.ruleset;
  const answers = trace.segments.slice(segment + 1).flatMap(({ cause }) => answerOf(cause));
  const whose = id === defaultRulesetId() ? {} : { ruleset: id };
  const file = { title, ...whose, edition, ...position, answers, expect: endOf(trace.last) };
  return stringify(file, { lineWidth: 110, aliasDuplicateObjects: false });
};

/** The table at the end of a trace, without what only tells its cards apart. */
const finalBoard = (trace: Trace): string => {
  const game = trace.moments.at(-1)?.game;
  return canonicalJson(game && trace.ruleset.renderBoard?.(game, null)).replaceAll(/"key":"\d+"/g, '');
};

/** Why a file does not lead where a trace ends; nothing if it does. */
const mismatchOf = (text: string, trace: Trace): string | undefined => {
  const [opened] = openText('the scenario', text).traces;
  if (opened === undefined) return 'it has no start';
  if (opened.findings[0] !== undefined) return opened.findings[0];
  return finalBoard(opened.trace) === finalBoard(trace) ? undefined : 'it ends in another position';
};

/** The keys of a file that say how it goes on, not where it starts. */
const SCRIPT_KEYS: readonly string[] = [
  'title',
  'titleJa',
  'ruleset',
  'edition',
  'answers',
  'until',
  'expect',
  'note',
];

/** The position of a scenario file, which a trace of it starts from. */
const positionSourceOf = (text: string): PositionSource => {
  const parts = Object.entries(parse(text) as object).filter(([key]) => !SCRIPT_KEYS.includes(key));
  return { position: Object.fromEntries(parts), segment: 0 };
};

/** How many decisions back a position is looked for that can be described. */
const MAX_DECISIONS_BACK = 60;

/**
 * The text of a scenario that leads where a trace ends: from the position of the segment, or of the last one before it that a
 * scenario can start from, by the answers given since. `from`: the scenario file that the trace is of. It was judged, and is as
 * it says. Throws `POSITION_LOST` where no such scenario can be written.
 */
export const exportScenario = (
  trace: Trace,
  edition: string,
  title: string,
  segment: number,
  from: string | undefined,
): string => {
  const place = `decision ${segment + 1}`;
  if (from !== undefined) {
    const text = fileOf(trace, edition, title, positionSourceOf(from));
    const fault = mismatchOf(text, trace);
    if (fault === undefined) return text;
    throw new GatechartError('POSITION_LOST', place, fault);
  }
  const describe = trace.ruleset.scenario?.describePosition;
  if (describe === undefined) {
    const message = `scenarios of ${trace.ruleset.id} cannot be written from a position`;
    throw new GatechartError('POSITION_LOST', place, message);
  }
  let why: string | undefined;
  for (let each = segment; each >= Math.max(0, segment - MAX_DECISIONS_BACK); each -= 1) {
    const { position } = trace.segments[each] ?? {};
    if (position === undefined) continue;
    const described = describe(position);
    if ('lost' in described) {
      why ??= described.lost;
      continue;
    }
    const text = fileOf(trace, edition, title, { position: described.position, segment: each });
    const fault = mismatchOf(text, trace);
    if (fault === undefined) return text;
    why ??= fault;
  }
  throw new GatechartError(
    'POSITION_LOST',
    place,
    `the position cannot be saved as a scenario: ${why ?? 'no player has to decide'}`,
  );
};
