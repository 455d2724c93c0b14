import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GatechartError } from '../../kernel/error.ts';

const IS_SCENARIO = /\.(ya?ml|json)$/i;

/** A scenario file, and whether it was named itself or found in a folder. */
export interface ScenarioFile {
  readonly file: string;
  readonly isNamed: boolean;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_SCENARIO.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The scenario files that paths name: files, and everything in folders. Throws `NO_SCENARIO` for an empty folder. */
export const scenarioFiles = (paths: readonly string[]): readonly ScenarioFile[] =>
  paths.flatMap((path): readonly ScenarioFile[] => {
    if (!isFolder(path)) return [{ file: path, isNamed: true }];
    const files = filesIn(path);
    if (files.length === 0) throw new GatechartError('NO_SCENARIO', path, 'the folder holds no scenario');
    return files.map((file) => ({ file, isNamed: false }));
  });
