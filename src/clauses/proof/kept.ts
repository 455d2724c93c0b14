import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Mutant, mutantsIn } from './mutant.ts';
import type { Tried } from './proof.ts';

/** What the last `npm run prove` found. */
const REPORT = 'reports/proof.json';

/** The mutants of a ruleset, from the files below a root, in their order. Throws `BAD_MUTANT`. */
export const mutantsOf = (root: string, ruleset: string): readonly Mutant[] => {
  const folder = join(root, 'test/proof', ruleset);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) =>
      mutantsIn({
        path: `test/proof/${ruleset}/${name}`,
        text: readFileSync(join(folder, name), 'utf8'),
      }),
    );
};

const isSame = (one: Mutant, other: Mutant): boolean =>
  one.clause === other.clause &&
  one.file === other.file &&
  one.find === other.find &&
  one.replace === other.replace;

/** What was found of mutants when they were last tried below a root. */
export const lastTried = (root: string): readonly Tried[] => {
  const file = join(root, REPORT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Tried[]) : [];
};

/** Keeps what was found of some mutants, beside what is known of others that are still there. */
export const keepTried = (root: string, tried: readonly Tried[], still: readonly Mutant[]): void => {
  const others = lastTried(root).filter(
    (each) => still.some((mutant) => isSame(each, mutant)) && !tried.some((other) => isSame(each, other)),
  );
  const file = join(root, REPORT);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...others, ...tried], null, 1)}\n`);
};

/** What was found of a mutant when it was last tried; nothing where it has not been. */
export const outcomeOf = (mutant: Mutant, tried: readonly Tried[]): Tried['outcome'] | undefined =>
  tried.find((each) => isSame(each, mutant))?.outcome;
