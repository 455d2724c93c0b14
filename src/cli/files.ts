import type { ElkLayout } from '../charts/formats.ts';
import { GatechartError } from '../core/errors.ts';
import { filesBelow, isFolder } from '../file-system.ts';
import { pageFiles } from '../package-archive.ts';

/** The module of the page that lays charts out. */
export const DRAWING = 'draw.js';

/** What lays charts out, as the build packed it: the library is not among what is installed. Throws `NO_BUILD`. */
export const chartLayout = (): Promise<ElkLayout> =>
  import(`data:text/javascript;base64,${Buffer.from(pageFiles().get(DRAWING) ?? '').toString('base64')}`);

const IS_SCENARIO = /\.(ya?ml|json)$/i;

/** A scenario file, and whether it was named itself or found in a folder. */
export interface ScenarioFile {
  readonly file: string;
  readonly isNamed: boolean;
}

/** The scenario files that paths name: files, and everything in folders. Throws `NO_SCENARIO` for an empty folder, and `CANNOT_READ`. */
export const scenarioFiles = (paths: readonly string[]): readonly ScenarioFile[] =>
  paths.flatMap((path): readonly ScenarioFile[] => {
    if (!isFolder(path)) return [{ file: path, isNamed: true }];
    const files = filesBelow(path).filter((file) => IS_SCENARIO.test(file));
    if (files.length === 0)
      throw new GatechartError('NO_SCENARIO', path, 'the folder contains no scenario file');
    return files.map((file) => ({ file, isNamed: false }));
  });
