import { Command, type MakeCommand } from '../command.ts';
import { usage } from '../errors.ts';
import { dataCommand } from './data.ts';
import { evaluateCommand } from './evaluate.ts';
import { trainCommand } from './train.ts';

const renamed = (): never => {
  throw usage('learn gate', 'there is no such command; use gatechart learn evaluate');
};

/** The old name of `evaluate`: it is refused, its help too, and the new name is given. */
const gateCommand = () =>
  new Command('gate')
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('beforeAll', renamed)
    .action(renamed);

/** `gatechart learn`; passes its action to `run`. */
export const command: MakeCommand = (run, version) =>
  new Command('learn')
    .description(
      'Trains a net that tells who wins and what to play, from self-play of a search, in rounds: data, train, evaluate.',
    )
    .addCommand(dataCommand(run, version))
    .addCommand(trainCommand(run, version))
    .addCommand(evaluateCommand(run, version))
    .addCommand(gateCommand(), { hidden: true });
