import { Command } from 'commander';
import { MOST_MATCHES, MOST_WORKERS } from '../../kernel/limits.ts';
import { rulesets, usual } from '../../registry.ts';
import { type DataCommandOptions, learnData } from '../learning/data.ts';
import type { Run } from '../output.ts';
import { listOf, seedNumber, wholeNumber } from '../values.ts';

const EXAMPLE = `
Examples:
  $ gatechart learn data --ruleset waiting-zone --agent ismcts:50 --games 300 --out lessons    again: goes on`;

const dataCommand = (run: (action: Run) => void): Command =>
  new Command('data')
    .summary('plays matches to learn from')
    .description(
      'Plays an agent against itself and keeps every decision as a net learns from it, in Parquet tables.',
    )
    .option('--ruleset <id>', `one of ${[...rulesets.keys()].join(', ')}`, usual.id)
    .option('--edition <id>', 'edition of the rules (default: the newest)')
    .option('--agent <name>', 'plays both seats', 'ismcts:50')
    .option('--decks <a,b,…>', 'decks that meet each other (default: all)', listOf('--decks'))
    .option(
      '--games <n>',
      `number of matches, up to ${MOST_MATCHES}`,
      wholeNumber('--games', MOST_MATCHES, 1),
      200,
    )
    .option('--seed <n>', 'what chance is drawn from', seedNumber('--seed'), 1)
    .option(
      '--workers <n>',
      `worker threads, up to ${MOST_WORKERS}`,
      wholeNumber('--workers', MOST_WORKERS, 1),
      1,
    )
    .requiredOption('--out <folder>', 'keep the lessons there; goes on with those of the same settings')
    .addHelpText('after', EXAMPLE)
    .action((options: DataCommandOptions) => run(learnData(options)));

/** `gatechart learn`; hands what is to be done to `run`. */
export const learnCommand = (run: (action: Run) => void): Command =>
  new Command('learn')
    .summary('trains a net from self-play, in rounds')
    .description(
      'Trains a net that tells who wins and what to play, from self-play of a search, in rounds: data, train, gate.',
    )
    .addCommand(dataCommand(run));
