import { packageFile } from '../package-files.ts';

/** The page as it was built. */
export const pageFolder = (): string => packageFile('dist/inspector');
