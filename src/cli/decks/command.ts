import { stringify } from 'yaml';
import type { Entry } from '../../core/cards/card-sets.ts';
import { GatechartError } from '../../core/errors.ts';
import { unknownDeck } from '../../core/match-setup.ts';
import { readStart, replaceFile } from '../../file-system.ts';
import { rulesetIdsWithCards } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
import { cardCounts } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { cardSetsOf, collectionWithSets, readSetFiles } from '../set-files.ts';
import { CARDS, LANG, rulesetOption } from '../shared-options.ts';
import { formatTable } from '../text-width.ts';

const HELP = {
  examples: `
$ gatechart decks                                      # list all decks
$ gatechart decks atlas-drive                          # cards and curve of one deck
$ gatechart decks new --ruler knight --out mine.yaml   # write a legal deck
$ gatechart cards check mine.yaml
$ gatechart play --cards mine.yaml --decks my-knight,atlas-drive`,
};

const declareDecks = () =>
  new Command('decks')
    .description('List the decks of a ruleset, show one deck, or write a new deck.')
    .argument('[id]', 'id of the deck to show')
    .option(...rulesetOption(rulesetIdsWithCards()))
    .option(...CARDS)
    .option(...LANG)
    .option('--json', 'write one JSON object for each deck')
    .addHelpText('after', helpText(HELP));

type DecksOptions = OptionsOf<typeof declareDecks>;

const declareNew = (decks: ReturnType<typeof declareDecks>) =>
  decks
    .command('new')
    .summary('Write a legal deck to start from')
    .description('Write a set file with one legal deck, which you can then change.')
    .option(...rulesetOption(rulesetIdsWithCards()))
    .option('--ruler <id>', 'ruler of the deck (gatechart cards --where type=ruler lists them)')
    .requiredOption('--out <file>', 'file to write, .yaml or .json')
    .option(...CARDS)
    .option(
      '--with <card:count,…>',
      'cards to put into the deck, each with its number of copies, such as scout-walker:3',
      cardCounts('--with'),
    )
    .addHelpText('after', helpText({ examples: '$ gatechart decks new --ruler knight --out mine.yaml' }));

type NewDeckOptions = OptionsOf<typeof declareNew>;

const list =
  ({ ruleset, lang, cards: files, json }: DecksOptions): CommandAction =>
  (output) => {
    const collection = collectionWithSets(ruleset, files);
    if (json) for (const deck of collection.deckCounts()) output.write(JSON.stringify(deck));
    else for (const line of formatTable(collection.deckTable(lang), output.columns)) output.write(line);
    return EXIT.success;
  };

const show =
  (id: string, { ruleset, lang, cards: files, json }: DecksOptions): CommandAction =>
  (output) => {
    const collection = collectionWithSets(ruleset, files);
    const place = [...collection.decks.keys()].indexOf(id);
    const sheet = collection.deckDetails(id, lang);
    if (sheet === undefined) throw unknownDeck(id, [...collection.decks.keys()]);
    if (json) {
      output.write(JSON.stringify({ ...collection.decks.get(id), counts: collection.deckCounts()[place] }));
      return EXIT.success;
    }
    const { lines, cards, counts } = sheet;
    for (const line of [...lines, '', ...formatTable(cards, output.columns), '', ...counts])
      output.write(line);
    return EXIT.success;
  };

const inForm = (file: string, deck: Entry): string => {
  const set = { decks: [{ ...deck, name: deck.name.en }] };
  return /\.json$/i.test(file) ? `${JSON.stringify(set, null, 2)}\n` : stringify(set);
};

const create =
  ({ ruleset, ruler, out, cards: files = [], with: wanted }: NewDeckOptions): CommandAction =>
  (output) => {
    const sets = cardSetsOf(ruleset, '--ruleset');
    const deck = sets.starterDeck(ruler, readSetFiles(sets, files).sets, wanted);
    if (readStart(out, 1) !== '') {
      throw new GatechartError(
        'FILE_EXISTS',
        out,
        'the file exists, and the deck would replace what it contains',
      );
    }
    replaceFile(out, inForm(out, deck));
    output.write(`${out}: the deck ${deck.id}, ${ruler === undefined ? 'legal' : `legal for ${ruler}`}`);
    return EXIT.success;
  };

/** `gatechart decks`; passes its action to `run`. */
export const command: MakeCommand = (run) => {
  const decks = declareDecks();
  declareNew(decks).action((options) => run(create(options)));
  return decks.action((id, options) => run(id === undefined ? list(options) : show(id, options)));
};
