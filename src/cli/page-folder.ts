import { fileURLToPath } from 'node:url';

/** The built page beside the compiled program; from source it is in the folder the build writes to. */
export const pageFolder = (): string =>
  fileURLToPath(
    new URL(import.meta.url.includes('/dist/') ? '../../inspector' : '../../dist/inspector', import.meta.url),
  );
