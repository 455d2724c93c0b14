import { Command } from 'commander';
import { stringify } from 'yaml';
import type { Entry } from '../../core/cards/collection.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Language } from '../../core/narration.ts';
import { replaceFile } from '../../file-system.ts';
import { defaultRulesetId, rulesetIdsWithCards } from '../../registry.ts';
import { oneOf, setFiles } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { cardSetsOf, collectionWithSets, readSetFiles } from '../set-files.ts';
import { formatTable } from '../text-width.ts';

interface DecksOptions {
  readonly ruleset: string;
  readonly lang: Language;
  readonly cards?: readonly string[];
  readonly json?: true;
}

interface NewDeckOptions extends DecksOptions {
  readonly ruler?: string;
  readonly out: string;
}

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
    if (sheet === undefined) {
      const known = [...collection.decks.keys()].join(', ');
      throw new GatechartError('UNKNOWN_DECK', id, `there is no deck ${id}; known: ${known}`);
    }
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
  ({ ruleset, ruler, out, cards: files = [] }: NewDeckOptions): CommandAction =>
  (output) => {
    const sets = cardSetsOf(ruleset, '--ruleset');
    const deck = sets.starterDeck(ruler, readSetFiles(sets, files).sets);
    replaceFile(out, inForm(out, deck));
    output.write(`${out}: the deck ${deck.id}, ${ruler === undefined ? 'legal' : `legal for ${ruler}`}`);
    return EXIT.success;
  };

const EXAMPLE = `
Examples:
  $ gatechart decks                                        what there is to play with
  $ gatechart decks atlas-drive --lang ja                  one deck: its cards, how many of each, and its curve
  $ gatechart decks new --ruler knight --out mine.yaml     a legal deck, to be changed
  $ gatechart cards check mine.yaml
  $ gatechart play --cards mine.yaml --decks my-knight,atlas-drive`;

/** `gatechart decks`; hands what is to be done to `run`. */
export const decksCommand = (run: (action: CommandAction) => void): Command => {
  const newCommand = new Command('new')
    .summary('writes a legal deck to start from')
    .description('Writes a set file with one legal deck, to be changed and checked.')
    .option('--ruler <id>', 'its ruler where the game has some, see gatechart cards --where type=ruler')
    .requiredOption('--out <file>', 'where to write it: YAML, or JSON if it ends so')
    .option('--cards <file,…>', 'set files with cards, rulers and decks of your own', setFiles('--cards'))
    .action((_options: object, command: Command) => run(create(command.optsWithGlobals<NewDeckOptions>())));
  return new Command('decks')
    .description('Lists the decks of a game with what their construction rules count, or shows one.')
    .argument('[id]', 'a deck to show')
    .option('--ruleset <id>', `one of ${rulesetIdsWithCards().join(', ')}`, defaultRulesetId())
    .option('--cards <file,…>', 'set files with cards and decks of your own', setFiles('--cards'))
    .option('--lang <language>', 'en or ja', oneOf('--lang', ['en', 'ja']), 'en')
    .option('--json', 'write one JSON object for each deck')
    .addHelpText('after', EXAMPLE)
    .addCommand(newCommand)
    .action((id: string | undefined, options: DecksOptions) =>
      run(id === undefined ? list(options) : show(id, options)),
    );
};
