import { Command } from 'commander';
import { GatechartError } from '../../kernel/error.ts';
import type { CardSet } from '../../kernel/faces/card-sets.ts';
import { EXIT } from '../exit.ts';
import type { Run } from '../output.ts';
import { columns } from '../sets/columns.ts';
import { collectionWith, USUAL_GAME, usualSets } from '../sets/ruleset-with.ts';
import { checkSetFile } from '../sets/set-file.ts';
import { listOf } from '../values.ts';

interface CardsOptions {
  readonly cards?: readonly string[];
  readonly json?: true;
}

const list = ({ cards: files, json }: CardsOptions): Run => {
  return (output) => {
    const collection = collectionWith(files);
    if (json) for (const card of collection.cards.values()) output.write(JSON.stringify(card));
    else for (const line of columns(collection.cardTable())) output.write(line);
    return EXIT.fine;
  };
};

const show =
  (id: string, { cards: files, json }: CardsOptions): Run =>
  (output) => {
    const collection = collectionWith(files);
    const card = collection.cards.get(id);
    if (card === undefined) throw new GatechartError('UNKNOWN_CARD', id, `there is no card ${id}`);
    if (json) output.write(JSON.stringify(card));
    else for (const line of collection.show(id)) output.write(line);
    return EXIT.fine;
  };

const amounts = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const check =
  (files: readonly string[], { json }: Pick<CardsOptions, 'json'>): Run =>
  (output) => {
    const among = usualSets();
    const sets: CardSet[] = [];
    let wrong = 0;
    for (const file of files) {
      const { set, faults } = checkSetFile(among, file, sets);
      sets.push(set);
      wrong += faults.length;
      const found = { cards: set.cards.length, decks: set.decks.length };
      if (json) output.write(JSON.stringify({ file, ...found, faults }));
      else if (faults.length === 0) {
        output.write(
          `${file}: ${amounts(found.cards, 'card')} and ${amounts(found.decks, 'deck')}, all right`,
        );
      } else for (const fault of faults) output.write(fault);
    }
    return wrong === 0 ? EXIT.fine : EXIT.finding;
  };

const EXAMPLE = `
Examples:
  $ gatechart cards                            every built-in card
  $ gatechart cards golden-scaled-swordsman    one card, as a set file would have it
  $ gatechart cards check my-set.yaml          exit code 1 if anything is wrong

A set file is YAML or JSON with the parts cards and decks; docs/effects.md says what a card can be.`;

/** `gatechart cards`; hands what is to be done to `run`. */
export const cardsCommand = (run: (action: Run) => void): Command => {
  const checkCommand = new Command('check')
    .summary('checks files with cards and decks of your own')
    .description(
      'Checks files with cards and decks of your own: every fault with file, line, path and reason.',
    )
    .argument('<file...>', 'set files, YAML or JSON; each may use the cards of those before it')
    .option('--json', 'write one JSON object for each file')
    .action((files: readonly string[], _options: object, command: Command) =>
      run(check(files, command.optsWithGlobals<CardsOptions>())),
    );
  return new Command('cards')
    .summary('lists cards, shows one, checks your own')
    .description(`Lists the cards of ${USUAL_GAME}, shows one, or checks files with cards of your own.`)
    .argument('[id]', 'a card to show')
    .option('--cards <file,…>', 'set files with cards of your own', listOf('--cards'))
    .option('--json', 'write cards as JSON')
    .addHelpText('after', EXAMPLE)
    .addCommand(checkCommand)
    .action((id: string | undefined, options: CardsOptions) =>
      run(id === undefined ? list(options) : show(id, options)),
    );
};
