import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GatechartError } from '../core/errors.ts';
import { sourceLine } from '../rulebook/built-files.ts';
import { folderOfModule } from '../rulebook/module-files.ts';

const PLACE = /^(?<file>[^\s()]+?):(?<line>\d+)(?::(?<column>\d+))?/;

/** What was thrown first, behind what it was caught and thrown on as. */
const first = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? first(error.cause) : error;

/** File and line of the own code of a module that an error came from; none of what Gatechart itself refuses. */
const lineIn = (error: unknown, module: string): string | undefined => {
  const thrown = first(error);
  if (thrown instanceof GatechartError) return undefined;
  const folder = folderOfModule(module);
  const folders = [pathToFileURL(folder).href, folder];
  for (const frame of (thrown instanceof Error ? (thrown.stack ?? '') : '').split('\n')) {
    const at = Math.max(...folders.map((each) => frame.indexOf(each)));
    const { file, line, column = '1' } = (at < 0 ? undefined : PLACE.exec(frame.slice(at))?.groups) ?? {};
    if (file === undefined || file.includes('/node_modules/')) continue;
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    const source = sourceLine(path, Number(line), Number(column));
    return `${basename(source.file)}:${source.line}`;
  }
  return undefined;
};

/** What an error says, and where in the sources of a module it was thrown: `… (rules.ts:12)`. */
export const messageWithLocation = (error: unknown, module: string): string => {
  const message = error instanceof Error ? error.message : String(error);
  const line = lineIn(error, module);
  return line === undefined ? message : `${message} (${line})`;
};
