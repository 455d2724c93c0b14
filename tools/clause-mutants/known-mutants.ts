import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { MutantResults } from '../../src/rulebook/mutant-results.ts';
import type { Mutant } from '../../src/rulebook/mutants.ts';
import { readSource } from '../../src/scenarios/yaml-source.ts';
import { keptResults } from './clause-proofs.ts';

const knownMutantSchema = z.strictObject({
  name: z.string(),
  file: z.string(),
  find: z.string().min(1),
  replace: z.string(),
  /** File of the test that fails under it. */
  test: z.string(),
  /** Title of that test, or of the tests around it; of one of many cases, the part that they have in common. */
  killedBy: z.string(),
});

/** A change of one file, and the test that notices it. */
type KnownMutant = Readonly<z.output<typeof knownMutantSchema>>;

/** A change that takes a defence out. */
const defenceSchema = knownMutantSchema.extend({ area: z.string(), prevents: z.string() });

export type Defence = Readonly<z.output<typeof defenceSchema>>;

const listIn = <T>(file: string, schema: z.ZodType<T>): readonly T[] =>
  z.array(schema).parse(readSource(file, readFileSync(file, 'utf8')).value);

const fileOf = (list: string): string => `test/proof/${list}/mutants.yaml`;

export const DEFENCES = fileOf('defences');

/** The defences of the project, in the order of the list. */
export const loadDefences = (): readonly Defence[] => listIn(DEFENCES, defenceSchema);

const mutantOf = ({ name, file, find, replace, test, killedBy }: KnownMutant, place: string): Mutant => ({
  clause: name,
  file,
  find,
  replace,
  test: { file: test, title: killedBy },
  place,
});

/** The lists of mutants beside those of the clauses: each mutant names the test that must fail under it. */
const LISTS = {
  defences: () => loadDefences().map((each) => ({ ...each, name: `${each.area}: ${each.name}` })),
  search: () => listIn(fileOf('search'), knownMutantSchema),
} as const;

type ListId = keyof typeof LISTS;

/** The mutants of one list, and what is known of them. */
export class KnownMutants {
  readonly id: ListId;
  readonly mutants: readonly Mutant[];
  /** Those to be tried. */
  readonly due: readonly Mutant[];
  readonly kept: MutantResults;

  /** `all`: also those that were noticed and whose files have not changed. Throws `BAD_PROOF`. */
  constructor(id: ListId, all: boolean) {
    this.id = id;
    this.kept = keptResults('.', id, all);
    this.mutants = LISTS[id]().map((each) => mutantOf(each, `${fileOf(id)}: ${each.name}`));
    this.due = this.mutants.filter((mutant) => all || this.kept.outcomeOf(mutant)?.is !== 'noticed');
  }

  /** A sentence for each that was tried and that its test did not notice. */
  unnoticed(): readonly string[] {
    return this.mutants.flatMap((mutant) => {
      const outcome = this.kept.outcomeOf(mutant);
      if (outcome === undefined || outcome.is === 'noticed') return [];
      const { file, title } = mutant.test ?? { file: '', title: '' };
      return outcome.is === 'broken'
        ? [`${mutant.place} cannot be tried: ${outcome.reason}`]
        : [`${mutant.place} is not noticed by ${file}, "${title}"`];
    });
  }

  /** The text of the file that keeps the outcomes. */
  text(): string {
    return this.kept.text(this.mutants);
  }
}

export const knownMutants = (all: boolean): readonly KnownMutants[] => [
  new KnownMutants('defences', all),
  new KnownMutants('search', all),
];
