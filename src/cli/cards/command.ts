import { GatechartError } from '../../core/errors.ts';
import type { Collection, Table } from '../../core/cards/collection-2.ts';
import type { Language } from '../../core/narration.ts';
import { quote } from '../../core/data/escape.ts';

/** Which cards are looked for. */
export interface CardQuery {
  /** Such as `type=unit` or `level>=3`. */
  readonly where?: readonly string[];
  /** In id, names or data; whatever the case. */
  readonly text?: string;
}

/** The rows of a table that hold. */
type RowFilter = (row: readonly string[]) => boolean;

const bad = (reason: string): GatechartError => new GatechartError('BAD_VALUE', '--where', reason);

const isNumber = (text: string): boolean => /^-?\d+$/.test(text);

/** A column of numbers may be empty in some rows. */
const isOfNumbers = (texts: readonly string[]): boolean =>
  texts.some(isNumber) && texts.every((text) => text === '' || isNumber(text));

const asNumber = (column: string, value: string): number => {
  if (isNumber(value)) return Number(value);
  throw bad(`${column} is a number, not ${quote(value)}`);
};

const COMPARED: Readonly<Record<string, (found: number, sought: number) => boolean>> = {
  '=': (found, sought) => found === sought,
  '<=': (found, sought) => found <= sought,
  '>=': (found, sought) => found >= sought,
};

/** One condition, by the heads and the words of the English table. */
const conditionOf = ({ head, rows }: Table, condition: string): RowFilter => {
  const [, column = '', sign = '', value = ''] = /^([^<>=]+)(<=|>=|=)(.*)$/.exec(condition) ?? [];
  if (sign === '') throw bad(`${quote(condition)} is no condition such as ${head[1]}=${rows[0]?.[1]}`);
  const place = head.indexOf(column);
  if (place < 0) throw bad(`there is no column ${column}; known: ${head.join(', ')}`);
  const texts = rows.map((row) => row[place] ?? '');
  if (isOfNumbers(texts)) {
    const sought = asNumber(column, value);
    return (row) => row[place] !== '' && COMPARED[sign]?.(Number(row[place]), sought) === true;
  }
  if (sign !== '=') throw bad(`${column} is no number, and is looked for with ${column}=…`);
  if (!texts.includes(value)) {
    const known = [...new Set(texts)].filter((text) => text !== '');
    const some = known.length > 12 ? '' : `; known: ${known.join(', ')}`;
    throw bad(`no card has the ${column} ${quote(value)}${some}`);
  }
  return (row) => row[place] === value;
};

const textOf = (collection: Collection, id: string): string =>
  [...collection.show(id, 'en'), ...collection.show(id, 'ja')].join('\n').toLowerCase();

/**
 * The ids of the cards that are looked for. Throws `BAD_VALUE` for a column or a word of one that is not there, and for what is no
 * condition.
 */
export const matchingIds = (collection: Collection, { where = [], text }: CardQuery): ReadonlySet<string> => {
  const table = collection.cardTable('en');
  const conditions = where.map((each) => conditionOf(table, each));
  const ids = [...collection.cards.keys()];
  return new Set(
    ids.filter((id, index) => {
      const row = table.rows[index] ?? [];
      const isText = text === undefined || textOf(collection, id).includes(text.toLowerCase());
      return isText && conditions.every((holds) => holds(row));
    }),
  );
};

/** The table of those cards. */
export const tableOfIds = (collection: Collection, ids: ReadonlySet<string>, language: Language): Table => {
  const all = [...collection.cards.keys()];
  const table = collection.cardTable(language);
  return { ...table, rows: table.rows.filter((_, index) => ids.has(all[index] ?? '')) };
};
