import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { digest } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import { readIfExists } from '../file-system.ts';
import { packageFile } from '../package-files.ts';
import { rulesDigest } from '../registry.ts';

/** Written by the build: the files of `dist` that decide how a match comes out. What commands say and pages show is in others. */
const ENGINE_FILES = 'dist/engine.json';

const DIGEST_DIGITS = 16;

/**
 * Digest of the program that plays matches: two machines with the same one play the same matches. It covers the built files of
 * charts, rules, cards and agents with the packages in them, wherever they lie; it does not cover packages that are installed
 * beside gatechart, such as xstate, nor Node. Throws `NO_BUILD`.
 */
export const engineDigest = (): string => {
  const hash = createHash('sha256');
  const list = readIfExists(packageFile(ENGINE_FILES));
  if (list === undefined) {
    throw new GatechartError(
      'NO_BUILD',
      packageFile('.'),
      `the folder has no build: ${ENGINE_FILES} is missing`,
    );
  }
  const files = JSON.parse(list) as readonly string[];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(packageFile(`dist/${file}`)));
  return hash.digest('hex').slice(0, DIGEST_DIGITS);
};

/**
 * Digest of the build that plays matches of a ruleset: of the program, with the module of a custom ruleset and all that the
 * module imports by relative paths. Throws `NO_BUILD`.
 */
export const buildDigest = (ruleset: string): string => {
  const rules = rulesDigest(ruleset);
  return rules === undefined ? engineDigest() : digest([engineDigest(), rules]);
};
