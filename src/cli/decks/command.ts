import { stringify } from 'yaml';
import type { Entry } from '../../core/cards/card-sets.ts';
import { replaceFile } from '../../file-system.ts';
import { rulesetIdsWithCards, unknownDeck } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { cardCounts, setFiles } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { cardSetsOf, collectionWithSets, readSetFiles } from '../set-files.ts';
import { CARDS, LANG, rulesetOption } from '../shared-options.ts';
import { formatTable } from '../text-width.ts';

const EXAMPLE = `
Examples:
  $ gatechart decks                                        what there is to play with
  $ gatechart decks atlas-drive --lang ja                  one deck: its cards, how many of each, and its curve
  $ gatechart decks new --ruler knight --out mine.yaml     a legal deck, to be changed
  $ gatechart cards check mine.yaml
  $ gatechart play --cards mine.yaml --decks my-knight,atlas-drive`;

const declareDecks = () =>
  new Command('decks')
    .description('Lists the decks of a game with what their construction rules count, or shows one.')
    .argument('[id]', 'a deck to show')
    .option(...rulesetOption(rulesetIdsWithCards()))
    .option(...CARDS)
    .option(...LANG)
    .option('--json', 'write one JSON object for each deck')
    .addHelpText('after', EXAMPLE);

type DecksOptions = OptionsOf<typeof declareDecks>;

const declareNew = (decks: ReturnType<typeof declareDecks>) =>
  decks
    .command('new')
    .summary('writes a legal deck to start from')
    .description('Writes a set file with one legal deck, to be changed and checked.')
    .option('--ruler <id>', 'its ruler where the game has some, see gatechart cards --where type=ruler')
    .requiredOption('--out <file>', 'where to write it: YAML, or JSON if it ends so')
    .option('--cards <file,…>', 'set files with cards, rulers and decks of your own', setFiles('--cards'))
    .option(
      '--with <card:count,…>',
      'cards that the deck has, each with its number, such as scout-walker:3',
      cardCounts('--with'),
    );

type NewDeckOptions = OptionsOf<typeof declareNew>;

const list =
  ({ ruleset, lang, cards: files, json }: DecksOptions): CommandAction =>
  (output) => {
    const collection = collectionWithSets(ruleset, files);
    if (json) for (const deck of collection.deckCounts()) output.write(JSON.stringify(deck));
    else for (const line of formatTable(collection.deckTable(lang))) output.write(line);
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
    for (const line of [...lines, '', ...formatTable(cards), '', ...counts]) output.write(line);
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
    replaceFile(out, inForm(out, deck));
    output.write(`${out}: the deck ${deck.id}, ${ruler === undefined ? 'legal' : `legal for ${ruler}`}`);
    return EXIT.success;
  };

/** `gatechart decks`; passes its action to `run`. */
export const command: MakeCommand = (run) => {
  const decks = declareDecks();
  declareNew(decks).action((_, command) => run(create(command.optsWithGlobals())));
  return decks.action((id, options) => run(id === undefined ? list(options) : show(id, options)));
};
