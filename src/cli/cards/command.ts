import { type CardSet, unknownCardError } from '../../core/cards/card-sets.ts';
import type { Collection, Table } from '../../core/cards/collection.ts';
import { quote } from '../../core/data/escape.ts';
import { didYouMean } from '../../core/data/nearest.ts';
import type { GatechartError } from '../../core/errors.ts';
import type { Language } from '../../core/narration.ts';
import { rulesetIdsWithCards } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { badValue, usage } from '../errors.ts';
import { helpText } from '../help.ts';
import { listOf } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { cardSetsOf, checkSetFile, collectionWithSets, readSetFiles } from '../set-files.ts';
import { CARDS, LANG, rulesetOption } from '../shared-options.ts';
import { countOf, formatTable } from '../text-width.ts';

/** Which cards are looked for. */
export interface CardQuery {
  /** Such as `type=unit` or `level>=3`. */
  readonly where?: readonly string[];
  /** In id, names or data; whatever the case. */
  readonly text?: string;
}

/** The rows of a table that hold. */
type RowFilter = (row: readonly string[]) => boolean;

const bad = (reason: string): GatechartError => badValue('--where', reason);

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

/** One condition, by the headings or keys and the words of the English table. */
const conditionOf = ({ head, keys = head, rows }: Table, condition: string): RowFilter => {
  const [, column = '', sign = '', value = ''] = /^([^<>=]+)(<=|>=|=)(.*)$/.exec(condition) ?? [];
  if (sign === '') throw bad(`${quote(condition)} is no condition such as ${head[1]}=${rows[0]?.[1]}`);
  const names = [...new Set([...head, ...keys])];
  if (!names.includes(column))
    throw bad(`there is no column ${column}${didYouMean(column, names)}; known: ${names.join(', ')}`);
  const place = (head.includes(column) ? head : keys).indexOf(column);
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

const HELP = {
  examples: `
$ gatechart cards                                  # list all cards
$ gatechart cards --where "type=unit,level>=5" --text draw
$ gatechart cards golden-scaled-swordsman          # text and data of one card
$ gatechart cards check examples/lamps.yaml        # check custom cards`,
  notes: `--where compares a column of the list: COLUMN=WORD, COLUMN<=N or COLUMN>=N.
--text searches ids, names, texts in both languages, and the data of the cards.
docs/reference/effects.md shows how to write cards.`,
};

const declareCards = () =>
  new Command('cards')
    .description('List the cards of a ruleset, show one card, or check files with custom cards.')
    .argument('[id]', 'id of the card to show')
    .option(...rulesetOption(rulesetIdsWithCards()))
    .option('--where <column=word,…>', 'list only cards that meet these conditions', listOf('--where'))
    .option('--text <words>', 'list only cards that contain this text')
    .option(...CARDS)
    .option(...LANG)
    .option('--json', 'write the cards as JSON')
    .addHelpText('after', helpText(HELP));

type CardsOptions = OptionsOf<typeof declareCards>;

const declareCheck = (cards: ReturnType<typeof declareCards>) =>
  cards
    .command('check')
    .summary('Check files with custom cards and decks')
    .description(
      'Check files with custom cards and decks: print each fault with file, line, column, path and reason.',
    )
    .argument('<file...>', 'set files, YAML or JSON; each file may use cards of the files before it')
    .option(...rulesetOption(rulesetIdsWithCards()))
    .option(...CARDS)
    .option('--json', 'write one JSON object for each file')
    .addHelpText(
      'after',
      helpText({
        examples: '$ gatechart cards check examples/lamps.yaml',
        notes: 'Exit code 1: a file has a fault.',
      }),
    );

const list = ({ ruleset, lang, cards: files, json, where, text }: CardsOptions): CommandAction => {
  return (output) => {
    const collection = collectionWithSets(ruleset, files);
    const isSought = where !== undefined || text !== undefined;
    const ids = matchingIds(collection, { ...(where && { where }), ...(text !== undefined && { text }) });
    if (json) {
      for (const [id, card] of collection.cards) if (ids.has(id)) output.write(JSON.stringify(card));
      return EXIT.success;
    }
    if (ids.size > 0)
      for (const line of formatTable(tableOfIds(collection, ids, lang), output.columns)) output.write(line);
    if (isSought) output.note(`${countOf(ids.size, 'card')} of ${collection.cards.size}`);
    return EXIT.success;
  };
};

const show =
  (id: string, { ruleset, lang, cards: files, json, where, text }: CardsOptions): CommandAction =>
  (output) => {
    if (where !== undefined || text !== undefined) {
      throw usage(id, 'give a card id or search options (--where, --text), not both');
    }
    const collection = collectionWithSets(ruleset, files);
    const card = collection.cards.get(id);
    if (card === undefined) throw unknownCardError(id, [...collection.cards.keys()]);
    if (json) output.write(JSON.stringify(card));
    else for (const line of collection.show(id, lang)) output.write(line);
    return EXIT.success;
  };

const check =
  (files: readonly string[], { ruleset, json, cards = [] }: OptionsOf<typeof declareCheck>): CommandAction =>
  (output) => {
    const among = cardSetsOf(ruleset, '--ruleset');
    const sets: CardSet[] = [...readSetFiles(among, cards).sets];
    let wrong = 0;
    for (const file of files) {
      const { set, faults } = checkSetFile(among, file, sets);
      sets.push(set);
      wrong += faults.length;
      const found = { cards: set.cards.length, decks: set.decks.length };
      if (json) output.write(JSON.stringify({ file, ...found, faults }));
      else if (faults.length === 0) {
        output.write(
          `${file}: ${countOf(found.cards, 'card')} and ${countOf(found.decks, 'deck')}, all right`,
        );
      } else for (const fault of faults) output.write(fault);
      if (faults.some((fault) => fault.includes('there is no card '))) {
        output.note(
          `if another file has the card, give it first: gatechart cards check OTHER-FILE ${file}; for a game other than ${ruleset}, name it with --ruleset`,
        );
      }
    }
    return wrong === 0 ? EXIT.success : EXIT.failure;
  };

/** `gatechart cards`; passes its action to `run`. */
export const command: MakeCommand = (run) => {
  const cards = declareCards();
  declareCheck(cards).action((files, options) => run(check(files, options)));
  return cards.action((id, options) => run(id === undefined ? list(options) : show(id, options)));
};
