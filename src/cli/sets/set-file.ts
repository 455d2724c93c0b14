import { readSource, type Source } from '../../judge/source.ts';
import { GatechartError } from '../../kernel/error.ts';
import {
  type CheckedSet,
  checkSet,
  faultText,
  readSet,
  type SetFault,
} from '../../rulesets/gate-ruler/cards/card-set.ts';
import {
  builtIn,
  type CardSet,
  type Catalogue,
  catalogueWith,
} from '../../rulesets/gate-ruler/cards/catalogue.ts';
import { readText } from '../files.ts';

const sourceOf = (file: string): Source => {
  try {
    return readSource(file, readText(file));
  } catch (error) {
    if (error instanceof GatechartError && error.code === 'SCENARIO_SYNTAX') {
      throw new GatechartError('SET_SYNTAX', error.place, error.message);
    }
    throw error;
  }
};

const stepsOf = (path: string): readonly (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** A set file that was checked, with a line `FILE:LINE: …` for each fault. */
export interface CheckedFile extends Pick<CheckedSet, 'set'> {
  readonly faults: readonly string[];
}

/** Checks a set file among the cards and decks there are. Throws `CANNOT_READ` and `SET_SYNTAX`. */
export const checkSetFile = (file: string, among: Catalogue): CheckedFile => {
  const source = sourceOf(file);
  const { set, faults } = checkSet(source.value, among);
  const lineOf = ({ at, path }: SetFault): number => source.lineOf([...at, ...stepsOf(path)]);
  return { set, faults: faults.map((fault) => `${file}:${lineOf(fault)}: ${faultText(fault)}`) };
};

/**
 * The built-in cards and decks with those of set files, each file among those before it. Throws `CANNOT_READ`,
 * `SET_SYNTAX`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`.
 */
export const catalogueOfFiles = (files: readonly string[]): Catalogue => {
  const sets: CardSet[] = [];
  for (const file of files) sets.push(readSet(sourceOf(file).value, file, catalogueWith(sets)));
  return sets.length === 0 ? builtIn : catalogueWith(sets);
};
