import { Command, type MakeCommand } from '../command.ts';
import { helpText } from '../help.ts';
import { compareCommand } from './compare.ts';
import { dataCommand } from './data.ts';
import { decisionsCommand } from './decisions.ts';
import { evaluateCommand } from './evaluate.ts';
import { exploitCommand } from './exploit.ts';
import { selfPlayCommand } from './selfplay.ts';
import { trainCommand } from './train.ts';

const HELP = {
  examples: `
$ gatechart learn data --games 300 --out lessons
$ gatechart learn train lessons --out net.json
$ gatechart learn evaluate --net net.json --against ismcts:50`,
  notes: 'docs/how-to/learn.md shows all steps, from matches to a better network.',
};

/** `gatechart learn`; passes its action to `run`. */
export const command: MakeCommand = (run, version) =>
  new Command('learn')
    .description(
      'Train a neural network to predict winners and moves. It learns from the matches of a search agent, or from its own.',
    )
    .addHelpText('after', helpText(HELP))
    .addCommand(dataCommand(run, version))
    .addCommand(trainCommand(run, version))
    .addCommand(evaluateCommand(run, version))
    .addCommand(selfPlayCommand(run, version))
    .addCommand(exploitCommand(run, version))
    .addCommand(decisionsCommand(run, version))
    .addCommand(compareCommand(run, version));
