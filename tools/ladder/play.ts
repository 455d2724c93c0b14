import { parse } from 'yaml';
import { z } from 'zod';
import { GatechartError } from '../../src/core/errors.ts';
import { firstIssue } from '../../src/replay/read.ts';

/** The list of who meets whom. */
export const MEETINGS = 'docs/ladder/meetings.yaml';

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
