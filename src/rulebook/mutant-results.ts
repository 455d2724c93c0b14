import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digest, textDigest } from '../core/data/digest.ts';
import { GatechartError } from '../core/errors.ts';
import { applyMutant, type Mutant, type MutantOutcome, outcomeSchema, readMutants } from './mutants.ts';
import type { Place } from './places.ts';

const folderOf = (list: string): string => `test/proof/${list}`;

/** The mutants of a ruleset, from the files below a root, in their order. Throws `BAD_MUTANT`. */
export const loadMutants = (root: string, ruleset: string): readonly Mutant[] => {
  const folder = join(root, folderOf(ruleset));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) =>
      readMutants({
        path: `${folderOf(ruleset)}/${name}`,
        text: readFileSync(join(folder, name), 'utf8'),
      }),
    );
};

const storedOutcomeSchema = z.strictObject({
  clause: z.string(),
  /** Digest of the mutant. */
  mutant: z.string(),
  /** Digest of the files that the outcome depends on. */
  files: z.string(),
  outcome: outcomeSchema,
});

/** An outcome in one line of the kept result. */
type StoredOutcome = Readonly<z.infer<typeof storedOutcomeSchema>>;

const parseStoredOutcome = (line: string, place: string): StoredOutcome => {
  try {
    return storedOutcomeSchema.parse(JSON.parse(line));
  } catch {
    throw new GatechartError('BAD_PROOF', place, 'the line does not contain the result of a mutant');
  }
};

const textIn = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const idOf = ({ clause, file, find, replace, test }: Mutant): string =>
  digest({ clause, file, find, replace, ...(test && { test }) });

/**
 * The outcomes of a list of mutants, such as those of a ruleset, that `npm run prove` found last. Each holds for a mutant as
 * it was, in its file as it was, and for the file that noticed it as that was.
 */
export class MutantResults {
  /** Where they are, from the root. */
  readonly file: string;
  readonly #root: string;
  readonly #kept: readonly StoredOutcome[];
  readonly #new = new Map<string, StoredOutcome>();
  readonly #digests = new Map<string, string>();

  /** Those kept below a root, or in a text instead. Throws `BAD_PROOF` at file and line. */
  constructor(root: string, list: string, text?: string) {
    this.#root = root;
    this.file = `${folderOf(list)}/result.jsonl`;
    const lines = (text ?? textIn(join(root, this.file))).split('\n');
    // The last line ends the text.
    this.#kept = lines
      .slice(0, lines.at(-1) === '' ? -1 : undefined)
      .map((line, index) => parseStoredOutcome(line, `${this.file}:${index + 1}`));
  }

  /** The outcome of a mutant when it was last tried; nothing if it has not been, or if one of its files has changed. */
  outcomeOf(mutant: Mutant): MutantOutcome | undefined {
    const kept = this.#lineOf(mutant);
    return kept?.files === this.#filesOf(mutant, kept?.outcome) ? kept?.outcome : undefined;
  }

  /** Takes the outcome of a mutant that has been tried. */
  store(mutant: Mutant, outcome: MutantOutcome): void {
    const id = idOf(mutant);
    this.#new.set(id, {
      clause: mutant.clause,
      mutant: id,
      files: this.#filesOf(mutant, outcome),
      outcome,
    });
  }

  /** The text of the file with the outcomes of these mutants, in their order. */
  text(mutants: readonly Mutant[]): string {
    return mutants
      .flatMap((mutant) => this.#lineOf(mutant) ?? [])
      .map((kept) => `${JSON.stringify(kept)}\n`)
      .join('');
  }

  /** Where a merge has left two lines of a mutant, the one that holds. */
  #lineOf(mutant: Mutant): StoredOutcome | undefined {
    const id = idOf(mutant);
    const lines = this.#kept.filter((each) => each.mutant === id);
    return (
      this.#new.get(id) ??
      lines.find(({ files, outcome }) => files === this.#filesOf(mutant, outcome)) ??
      lines[0]
    );
  }

  #filesOf({ file }: Mutant, outcome: MutantOutcome | undefined): string {
    const files = outcome?.is === 'noticed' ? [file, outcome.by] : [file];
    return digest(files.map((each) => this.#digestOf(each)));
  }

  #digestOf(file: string): string {
    const found = this.#digests.get(file) ?? textDigest(textIn(join(this.#root, file)));
    this.#digests.set(file, found);
    return found;
  }
}

/** A line that a mutant changes, and what came of it when it was last tried; nothing if it has not been as it is. */
export interface MutantPlace extends Place {
  /** The condition of the clause that it takes away. */
  readonly condition?: string;
  readonly outcome?: MutantOutcome;
}

const lineOf = (root: string, mutant: Mutant): number => {
  try {
    return applyMutant(mutant, readFileSync(join(root, mutant.file), 'utf8')).from;
  } catch (error) {
    if (error instanceof GatechartError) return 1;
    throw error;
  }
};

/** What the mutants of a ruleset change, in the sources below a root. */
export const mutantPlaces = (root: string, ruleset: string): readonly MutantPlace[] => {
  const kept = new MutantResults(root, ruleset);
  return loadMutants(root, ruleset).map((mutant) => {
    const outcome = kept.outcomeOf(mutant);
    const { clause, condition, file: path } = mutant;
    const line = lineOf(root, mutant);
    return { clause, path, line, ...(condition && { condition }), ...(outcome && { outcome }) };
  });
};
