import { Command } from 'commander';
import { stringify } from 'yaml';
import type { Deck } from '../../rulesets/gate-ruler/cards/decks/deck.ts';
import { countDeck, deckFaults } from '../../rulesets/gate-ruler/cards/decks/legality.ts';
import { starterDeck } from '../../rulesets/gate-ruler/cards/decks/starter.ts';
import { EXIT } from '../exit.ts';
import { replaceFile } from '../files.ts';
import type { Run } from '../output.ts';
import { columns } from '../sets/columns.ts';
import { catalogueOfFiles } from '../sets/set-file.ts';
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

const HEAD = ['deck', 'ruler', 'cards', 'counters', 'levels', 'legendaries', 'legal', 'name'];
const NUMBERS = new Set([2, 3, 4, 5]);

const list =
  ({ cards: files = [], json }: DecksOptions): Run =>
  (output) => {
    const { cards, decks } = catalogueOfFiles(files);
    const rows = [...decks.values()].map(({ id, name, ruler, ...deck }) => {
      const whole: Deck = { id, name, ruler, ...deck };
      return { id, ruler, ...countDeck(whole, cards), faults: deckFaults(whole, cards), name: name.en };
    });
    if (json) for (const row of rows) output.write(JSON.stringify(row));
    else {
      const lines = rows.map(({ id, ruler, size, counters, levels, legendaries, faults, name }) => [
        id,
        ruler,
        ...[size, counters, levels, legendaries].map(String),
        faults.length === 0 ? 'yes' : 'no',
        name,
      ]);
      for (const line of columns([HEAD, ...lines], NUMBERS)) output.write(line);
    }
    return EXIT.fine;
  };

const inForm = (file: string, deck: Deck): string => {
  const set = { decks: [{ ...deck, name: deck.name.en }] };
  return /\.json$/i.test(file) ? `${JSON.stringify(set, null, 2)}\n` : stringify(set);
};

const create =
  ({ ruler, out, cards: files = [] }: NewDeckOptions): Run =>
  (output) => {
    const deck = starterDeck(ruler, catalogueOfFiles(files));
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
    .description('Lists the decks of Gate Ruler with what their construction rules count.')
    .option('--cards <file,…>', 'set files with cards and decks of your own', listOf('--cards'))
    .option('--json', 'write one JSON object for each deck')
    .addHelpText('after', EXAMPLE)
    .addCommand(newCommand)
    .action((options: DecksOptions) => run(list(options)));
};
