import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program as it was built. */
const BUILT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist' : '../..', import.meta.url),
);

/** What of it decides how a match comes out: all but what commands say, what pages show, and what measures. */
const PARTS = ['machines', 'src'];
const LEFT_OUT = /^(?:bench|cli|inspect)\/|\/write-[^/]*$|\.map$/;

const DIGITS = 16;

/** Digest of the program that plays matches: two machines with the same one play the same matches. */
export const engineDigest = (): string => {
  const hash = createHash('sha256');
  for (const part of PARTS) {
    const folder = join(BUILT, part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.js') && !LEFT_OUT.test(file))
      .sort();
    for (const file of files) hash.update(`${part}/${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, DIGITS);
};
