import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Source } from './source-text.ts';

const mapOf = (file: string): SourceMapPayload | undefined => {
  if (!existsSync(`${file}.map`)) return undefined;
  try {
    return JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  } catch {
    // Without a readable map the file is its own source.
    return undefined;
  }
};

/** Returns the sources in the source map of a built file by absolute path, with the texts that were built. */
export const builtSources = (file: string): readonly Source[] => {
  const { sources = [], sourcesContent = [] } = mapOf(file) ?? {};
  return sources.flatMap((path, index) => {
    const text = sourcesContent[index];
    return typeof text === 'string' ? [{ path: resolve(dirname(file), path), text }] : [];
  });
};

/** The text of a source as a compiler sees it: without a byte order mark. */
const textOf = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '');

/** Returns a source of a built file that has another text by now. A source that is not on this machine has none. */
export const changedSource = (file: string): string | undefined =>
  builtSources(file).find(({ path, text }) => existsSync(path) && textOf(path) !== text)?.path;

/** A line of a file, from 1. */
export interface FileLine {
  readonly file: string;
  readonly line: number;
}

/** Returns the place in a source that a place in a built file comes from; that place itself without a source map. */
export const sourceLine = (file: string, line: number, column: number): FileLine => {
  const map = mapOf(file);
  const origin = map && new SourceMap(map).findOrigin(line, column);
  return origin && 'fileName' in origin
    ? { file: resolve(dirname(file), origin.fileName), line: origin.lineNumber }
    : { file, line };
};
