import { Command, type MakeCommand } from '../command.ts';
import { helpText } from '../help.ts';

const HELP = {
  examples: `
$ gatechart cluster doctor --redis redis://queue.example
$ gatechart cluster worker --redis redis://queue.example --slots 8
$ gatechart selfplay --engine bullmq --redis redis://queue.example --out run`,
  notes: 'docs/how-to/cluster.md explains how to run matches on several machines.',
};

/** `gatechart cluster`; its subcommands are in the table of commands. */
export const command: MakeCommand = () =>
  new Command('cluster')
    .description('Run the workers of a job queue, check its Redis, or show its jobs.')
    .addHelpText('after', helpText(HELP));
