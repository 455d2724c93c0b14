import { Command, CommanderError } from 'commander';
import { chartsCommand } from './charts.ts';
import { balanceCommand } from './commands/balance.ts';
import { benchCommand } from './commands/bench.ts';
import { boardCommand } from './commands/board.ts';
import { cardsCommand } from './commands/cards.ts';
import { clausesCommand } from './commands/clauses.ts';
import { conformCommand } from './commands/conform.ts';
import { decksCommand } from './commands/decks.ts';
import { doctorCommand } from './commands/doctor.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { inspectCommand } from './commands/inspect.ts';
import { judgeCommand } from './commands/judge.ts';
import { learnCommand } from './commands/learn.ts';
import { mergeCommand } from './commands/merge.ts';
import { newCommand } from './commands/new.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { selfplayCommand } from './commands/selfplay.ts';
import { serveCommand } from './commands/serve.ts';
import { whyCommand } from './commands/why.ts';
import { workerCommand } from './commands/worker.ts';
import { EXIT } from './exit.ts';
import type { Output, Run } from './output.ts';
import { takeRulesOption } from './rules-option.ts';
import { refuseEmpty } from './values.ts';

const withSubcommands = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Whether a command was named that has others below it, and none of those: it tells of itself. */
const isIncomplete = ({ code, exitCode }: CommanderError): boolean =>
  code === 'commander.help' && exitCode !== 0;

/** Reads a command line and returns what it asks for. Help and version are written at once and leave nothing to do. */
export const readCommandLine = (args: readonly string[], version: string, output: Output): Run => {
  let chosen: Run = () => EXIT.fine;
  const run = (action: Run): void => {
    chosen = action;
  };
  const program = new Command('gatechart')
    .description(
      'Rules of trading card games as XState statecharts: play a match and read every rule it runs.',
    )
    .version(version, '--version')
    .addHelpText('after', '\nExample:\n  $ gatechart play --seed 7');
  for (const command of [
    playCommand(run),
    replayCommand(run),
    judgeCommand(run),
    whyCommand(run),
    chartsCommand(run),
    clausesCommand(run),
    inspectCommand(run),
    cardsCommand(run),
    decksCommand(run),
    selfplayCommand(run, version),
    balanceCommand(run, version),
    workerCommand(run, version),
    doctorCommand(run, version),
    boardCommand(run),
    mergeCommand(run, version),
    fuzzCommand(run, version),
    learnCommand(run, version),
    conformCommand(run),
    benchCommand(run),
    serveCommand(run),
    newCommand(run),
  ])
    program.addCommand(command);
  program.hook('preAction', (_, command) => refuseEmpty(command));
  for (const command of withSubcommands(program)) {
    takeRulesOption(command);
    command.exitOverride().configureOutput({
      writeOut: (text) => output.write(text.trimEnd()),
      writeErr: () => {},
    });
  }
  try {
    program.parse([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && isIncomplete(error)) {
      return readCommandLine([...args, '--help'], version, output);
    }
    throw error;
  }
  return chosen;
};
