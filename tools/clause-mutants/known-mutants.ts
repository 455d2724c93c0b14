import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readSource } from '../../src/scenarios/yaml-source.ts';

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
export type KnownMutant = Readonly<z.output<typeof knownMutantSchema>>;

/** A change that takes a defence out. */
const defenceSchema = knownMutantSchema.extend({ area: z.string(), prevents: z.string() });

export type Defence = Readonly<z.output<typeof defenceSchema>>;

const listIn = <T>(file: string, schema: z.ZodType<T>): readonly T[] =>
  z.array(schema).parse(readSource(file, readFileSync(file, 'utf8')).value);

export const knownMutantsIn = (file: string): readonly KnownMutant[] => listIn(file, knownMutantSchema);

export const DEFENCES = 'test/proof/defences.yaml';

/** The defences of the project, in the order of the list. */
export const loadDefences = (): readonly Defence[] => listIn(DEFENCES, defenceSchema);
