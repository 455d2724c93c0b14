import { Command } from 'commander';
import { stringify } from 'yaml';
import type { Entry } from '../../kernel/faces/card-sets.ts';
import { EXIT } from '../exit.ts';
import { replaceFile } from '../files.ts';
import type { Run } from '../output.ts';
import { columns } from '../sets/columns.ts';
import { collectionWith, USUAL_GAME } from '../sets/ruleset-with.ts';
import { listOf } from '../values.ts';

interface DecksOptions {
  readonly cards?: readonly string[];
  readonly json?: true;
}

interface NewDeckOptions {
  readonly ruler: string;
  readonly out: string;
  readonly cards?: readonly string[];
}

const list =
  ({ cards: files, json }: DecksOptions): Run =>
  (output) => {
    const collection = collectionWith(files);
    if (json) for (const deck of collection.deckCounts()) output.write(JSON.stringify(deck));
    else for (const line of columns(collection.deckTable())) output.write(line);
    return EXIT.fine;
  };

const inForm = (file: string, deck: Entry): string => {
  const set = { decks: [{ ...deck, name: deck.name.en }] };
  return /\.json$/i.test(file) ? `${JSON.stringify(set, null, 2)}\n` : stringify(set);
};

const create =
  ({ ruler, out, cards: files }: NewDeckOptions): Run =>
  (output) => {
    const deck = collectionWith(files).starterDeck(ruler);
    replaceFile(out, inForm(out, deck));
    output.write(`${out}: the deck ${deck.id}, legal for ${ruler}`);
    return EXIT.fine;
  };

const EXAMPLE = `
Examples:
  $ gatechart decks                                        what there is to play with
  $ gatechart decks new --ruler knight --out mine.yaml     a legal deck, to be changed
  $ gatechart cards check mine.yaml
  $ gatechart play --cards mine.yaml --decks my-knight,atlas-drive`;

/** `gatechart decks`; hands what is to be done to `run`. */
export const decksCommand = (run: (action: Run) => void): Command => {
  const newCommand = new Command('new')
    .summary('writes a legal deck to start from')
    .description('Writes a set file with one legal deck for a ruler, to be changed and checked.')
    .requiredOption('--ruler <id>', 'a ruler, see gatechart cards')
    .requiredOption('--out <file>', 'where to write it: YAML, or JSON if it ends so')
    .option('--cards <file,…>', 'set files with cards, rulers and decks of your own', listOf('--cards'))
    .action((_options: object, command: Command) => run(create(command.optsWithGlobals<NewDeckOptions>())));
  return new Command('decks')
    .summary('lists decks, writes a new one')
    .description(`Lists the decks of ${USUAL_GAME} with what their construction rules count.`)
    .option('--cards <file,…>', 'set files with cards and decks of your own', listOf('--cards'))
    .option('--json', 'write one JSON object for each deck')
    .addHelpText('after', EXAMPLE)
    .addCommand(newCommand)
    .action((options: DecksOptions) => run(list(options)));
};
