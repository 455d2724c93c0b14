import type { ConformanceFailed } from '../../conformance/case.ts';
import type { ConformanceCase } from '../../conformance/conforms.ts';
import type { Unreached } from '../../conformance/unreached.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { eventLoopYield } from '../../event-loop.ts';
import type { Output } from '../output.ts';
import { statusLines } from '../status-lines.ts';

/** What came of a case. */
export type CaseOutcome =
  | { readonly is: 'ok'; readonly unreached?: Unreached }
  | { readonly is: 'skipped'; readonly reason: string }
  | { readonly is: 'failed'; readonly failure: ConformanceFailed };

const WORDS: Readonly<Record<CaseOutcome['is'], string>> = { ok: 'ok', skipped: 'skipped', failed: 'FAILED' };

const WORD_COLUMNS = 9;

/** How many cases came to each outcome. */
export type Counts = Readonly<Record<CaseOutcome['is'], number>>;

/** Tells cases one after the other. */
export interface CaseReporter {
  report(each: ConformanceCase, outcome: CaseOutcome): void;
  end(counts: Counts): void;
}

const linesOf = ({ title }: ConformanceCase, outcome: CaseOutcome): readonly string[] => {
  const hanging = ' '.repeat(WORD_COLUMNS);
  const head = `${WORDS[outcome.is].padEnd(WORD_COLUMNS)}${title}`;
  if (outcome.is === 'skipped') return [head, `${hanging}  because ${outcome.reason}`];
  if (outcome.is === 'ok') return [head];
  const [, ...reasons] = outcome.failure.message.split('\n');
  return [head, ...reasons.map((line) => hanging + line)];
};

const notesOf = ({ decisions, moves }: Unreached): readonly string[] =>
  [
    { never: 'no match asked these decisions', ids: decisions },
    { never: 'no match made these moves', ids: moves },
  ].flatMap(({ never, ids }) =>
    ids.length === 0 ? [] : [`${'note'.padEnd(WORD_COLUMNS)}${never}: ${ids.join(', ')}`],
  );

/** In lines for a person. What the matches did not come to stands beside the sums, where it is read. */
export const textCaseReporter = (output: Output, { id, version }: Ruleset): CaseReporter => {
  const notes: string[] = [];
  return {
    report: (each, outcome) => {
      for (const line of linesOf(each, outcome)) output.write(line);
      if (outcome.is === 'ok' && outcome.unreached !== undefined) notes.push(...notesOf(outcome.unreached));
    },
    end: ({ ok, skipped, failed }) => {
      for (const note of notes) output.write(note);
      output.write(`${id}, version ${version}: ${ok} ok, ${failed} failed, ${skipped} skipped`);
    },
  };
};

const detailsOf = (outcome: CaseOutcome): object => {
  if (outcome.is === 'ok') return { unreached: outcome.unreached };
  if (outcome.is === 'skipped') return { reason: outcome.reason };
  const { message, seed, decision, place, expected, actual } = outcome.failure;
  return { reason: message, seed, decision, place, expected, seen: actual };
};

/** One line of JSON for each case, and one with the sums. */
export const jsonCaseReporter = (output: Output, { id, version }: Ruleset): CaseReporter => ({
  report: (each, outcome) =>
    output.write(JSON.stringify({ case: each.id, title: each.title, is: outcome.is, ...detailsOf(outcome) })),
  end: (counts) => output.write(JSON.stringify({ ruleset: id, version, ...counts })),
});

/** Goes through something long part by part; gives what it came to, or nothing where it was stopped. */
export type PartRunner = <T>(
  name: string,
  parts: Iterator<unknown, T>,
) => Promise<{ readonly came: T } | undefined>;

/** Leaves room for Ctrl-C between parts, and reports now and then how far it is. */
export const createPartRunner =
  (output: Output, stop: AbortSignal, clock: () => number): PartRunner =>
  async (name, parts) => {
    const status = statusLines(output, clock);
    const yieldNow = eventLoopYield(clock);
    for (let count = 1; !stop.aborted; count += 1) {
      const { done, value } = parts.next();
      if (done === true) return { came: value };
      status.update(() => [`${name}: ${count} actions and positions so far`]);
      await yieldNow();
    }
    return undefined;
  };
