import { z } from 'zod';
import { issueReason } from '../core/data/schemas.ts';
import { GatechartError } from '../core/errors.ts';
import { readSource } from '../scenarios/yaml-source.ts';
import { lineAt, type Source } from './source-text.ts';

/** What came of a mutant, as it is kept. */
export const outcomeSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('noticed'), by: z.string() }),
  z.strictObject({ is: z.literal('unnoticed') }),
  z.strictObject({ is: z.literal('broken'), reason: z.string() }),
]);

/**
 * What came of a mutant: noticed by a file with a test named after its clause, or not, or never properly tried.
 */
export type MutantOutcome = Readonly<z.infer<typeof outcomeSchema>>;

const mutantSchema = z.strictObject({
  clause: z.string(),
  /** The condition of the clause that the mutant takes away, in a few words: `owner, not controller`. */
  condition: z.string().min(1).optional(),
  file: z.string(),
  find: z.string().min(1),
  replace: z.string(),
});

/**
 * A small change of the rules that takes a clause away: a text that stands once in a file, and what comes in its place. A
 * scenario or test named after the clause must fail under it.
 */
export interface Mutant extends Readonly<z.infer<typeof mutantSchema>> {
  /** The one test that must fail instead, by its file and a part of its title. `clause` is then the name of what is taken away. */
  readonly test?: { readonly file: string; readonly title: string };
  /** Where it is written down, as `path:line`. */
  readonly place: string;
}

const sourceOf = ({ path, text }: Source): ReturnType<typeof readSource> => {
  try {
    return readSource(path, text);
  } catch (error) {
    if (error instanceof GatechartError) throw new GatechartError('BAD_MUTANT', error.place, error.message);
    throw error;
  }
};

/** The mutants that a YAML file lists. Throws `BAD_MUTANT` at file and line. */
export const readMutants = (file: Source): readonly Mutant[] => {
  const { path } = file;
  const source = sourceOf(file);
  const read = z.array(mutantSchema).safeParse(source.value);
  if (read.success) {
    return read.data.map((mutant, index) => ({ ...mutant, place: `${path}:${source.lineOf([index])}` }));
  }
  const [issue] = read.error.issues;
  const at = (issue?.path ?? []) as readonly (string | number)[];
  throw new GatechartError(
    'BAD_MUTANT',
    `${path}:${source.lineOf(at)}`,
    `${at.join('.')}: ${issue === undefined ? 'the file must contain a list of mutants' : issueReason(issue)}`,
  );
};

/** A file as a mutant has it, and the lines it changes, counted from 1. */
export interface MutatedFile {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The text of its file under a mutant. Throws `BAD_MUTANT` where what it looks for does not stand there once. */
export const applyMutant = ({ find, replace, place, file }: Mutant, text: string): MutatedFile => {
  const at = text.indexOf(find);
  const problem = (reason: string) => new GatechartError('BAD_MUTANT', place, `${reason} ${file}: ${find}`);
  if (at < 0) throw problem('this text does not occur in');
  if (text.includes(find, at + 1)) throw problem('this text occurs more than once in');
  if (find === replace) throw problem('this text would not change in');
  return {
    text: text.slice(0, at) + replace + text.slice(at + find.length),
    from: lineAt(text, at),
    to: lineAt(text, at + find.length),
  };
};
