import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GatechartError } from '../core/errors.ts';

const LINE = /^(?<file>[^\s()]+?):(?<line>\d+)(?::\d+)?/;

/** What was thrown first, behind what it was caught and thrown on as. */
const first = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? first(error.cause) : error;

/** File and line of the own code of a module that an error came from; none of what Gatechart itself refuses. */
const lineIn = (error: unknown, module: string): string | undefined => {
  const thrown = first(error);
  if (thrown instanceof GatechartError) return undefined;
  const folders = [pathToFileURL(dirname(module)).href, dirname(module)];
  for (const frame of (thrown instanceof Error ? (thrown.stack ?? '') : '').split('\n')) {
    const at = Math.max(...folders.map((folder) => frame.indexOf(folder)));
    const { file, line } = (at < 0 ? undefined : LINE.exec(frame.slice(at))?.groups) ?? {};
    if (file !== undefined && !file.includes('/node_modules/')) return `${basename(file)}:${line}`;
  }
  return undefined;
};

/** What an error says, and where in the code of a module it was thrown: `… (rules.mjs:12)`. */
export const messageWithLocation = (error: unknown, module: string): string => {
  const message = error instanceof Error ? error.message : String(error);
  const line = lineIn(error, module);
  return line === undefined ? message : `${message} (${line})`;
};
