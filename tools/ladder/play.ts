import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { EXIT, type ExitCode } from '../../src/cli/output.ts';
import { textDigest } from '../../src/core/data/digest.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { firstIssue } from '../../src/replay/record.ts';
import type { Usage } from '../../src/selfplay/agents/match-agents.ts';
import type { Summary } from '../../src/selfplay/summary.ts';
import { type Row, rowOf } from './page.ts';

/** The list of who meets whom. */
export const MEETINGS = 'docs/lab/ladder/meetings.yaml';

const PROGRAM = 'gatechart ';

/** What the ladder says itself. */
const OWN = /\s--(?:out|workers|shard|json)\b/;

const meetingSchema = z
  .string()
  .startsWith(`${PROGRAM}selfplay `, 'it is no command gatechart selfplay')
  .refine((command) => !OWN.test(command), 'the ladder adds --out and --workers itself');

/** The commands of the list. Throws `BAD_VALUE`. */
export const meetingsIn = (text: string): readonly string[] => {
  const parsed = z.array(meetingSchema).min(1).safeParse(parse(text));
  if (!parsed.success) throw new GatechartError('BAD_VALUE', MEETINGS, firstIssue(parsed.error));
  return parsed.data;
};

/** The arguments of a command of the list. */
export const argumentsOf = (command: string): readonly string[] =>
  command.slice(PROGRAM.length).trim().split(/\s+/);

/** How the meetings are played. */
export interface LadderOptions {
  readonly meetings: readonly string[];
  /** What was measured before. */
  readonly rows: readonly Row[];
  /** Digest of the program. */
  readonly program: string;
  /** Where the folders of the runs are. */
  readonly out: string;
  readonly workers: number;
  /** Carries out a command line. */
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
  readonly tell: (line: string) => void;
  /** Hears all rows there are, in the order of the list, after each meeting. */
  readonly onRows: (rows: readonly Row[]) => void;
}

const jsonIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

const rowOfRun = (command: string, program: string, folder: string): Row => {
  const summary = jsonIn(folder, 'summary.json') as Summary;
  const { agents } = jsonIn(folder, 'run.json') as { readonly agents: Usage };
  return rowOf(command, program, summary, agents);
};

/**
 * Plays the meetings that this program has not played yet, each in a folder of its own, and goes on with those that were begun.
 * Rows of another program are dropped: all rows of the ladder are of one build.
 * Comes back early with the exit code of a run that did not come to its end.
 */
export const playLadder = async (climbing: LadderOptions): Promise<ExitCode> => {
  const { meetings, program, out, workers, run, tell, onRows } = climbing;
  const rows = new Map(
    climbing.rows.filter((row) => row.program === program).map((row) => [row.command, row]),
  );
  for (const [index, command] of meetings.entries()) {
    const place = `${index + 1} of ${meetings.length}: ${command}`;
    if (rows.has(command)) {
      tell(`${place}: measured`);
      continue;
    }
    tell(place);
    const folder = join(out, program, textDigest(command));
    if (!existsSync(join(folder, 'summary.json'))) {
      const code = await run([...argumentsOf(command), '--workers', `${workers}`, '--out', folder]);
      if (code !== EXIT.success) return code;
    }
    rows.set(command, rowOfRun(command, program, folder));
    onRows(meetings.flatMap((each) => rows.get(each) ?? []));
  }
  return EXIT.success;
};
