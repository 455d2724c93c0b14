import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packageFile } from '../package-files.ts';

/** Written by the build: the files of `dist` that decide how a match comes out. What commands say and pages show is in others. */
const ENGINE_FILES = 'dist/engine.json';

const DIGEST_DIGITS = 16;

/** Digest of the program that plays matches: two machines with the same one play the same matches. */
export const engineDigest = (): string => {
  const hash = createHash('sha256');
  const files = JSON.parse(readFileSync(packageFile(ENGINE_FILES), 'utf8')) as readonly string[];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(packageFile(`dist/${file}`)));
  return hash.digest('hex').slice(0, DIGEST_DIGITS);
};
