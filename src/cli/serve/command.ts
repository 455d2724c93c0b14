import { addAbortSignal } from 'node:stream';
import { EnvironmentServer, MAX_REQUEST_LENGTH } from '@gatechart/gym/environment-server';
import { Command } from 'commander';
import { GatechartError } from '../../core/errors.ts';
import { defaultRulesetId, rulesetIds } from '../../registry.ts';
import { type Line, LineSplitter } from '../../selfplay/external-agents/line-splitter.ts';
import { listenForInterrupt } from '../interrupt.ts';
import { setFiles } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { rulesetsWithSets } from '../set-files.ts';

/** The lines of the input, until it ends or the signal is given. */
async function* linesOf(input: NodeJS.ReadStream, stop: AbortSignal): AsyncGenerator<Line> {
  const lines = new LineSplitter(MAX_REQUEST_LENGTH);
  try {
    for await (const piece of addAbortSignal(stop, input.setEncoding('utf8')))
      yield* lines.push(piece as string);
  } catch (error) {
    if (stop.aborted) return;
    throw error;
  }
  yield* lines.flush();
}

interface ServeCommandOptions {
  readonly stdio?: true;
  readonly cards?: readonly string[];
  readonly ruleset?: string;
}

const serve =
  ({ stdio, cards, ruleset }: ServeCommandOptions): CommandAction =>
  async (output) => {
    if (!stdio) throw new GatechartError('USAGE', 'serve', 'name --stdio, the one way to be served');
    const server = new EnvironmentServer(undefined, rulesetsWithSets(cards, ruleset));
    const { signal, done } = listenForInterrupt();
    try {
      for await (const line of linesOf(process.stdin, signal)) {
        if (typeof line === 'string' && line.trim() === '') continue;
        const answered = server.answer(line);
        output.write(answered.line);
        if (answered.closes) break;
      }
      return signal.aborted ? EXIT.interrupted : EXIT.success;
    } finally {
      done();
    }
  };

const EXAMPLE = `
Examples:
  $ echo '{"do":"hello"}' | gatechart serve --stdio
  $ gatechart serve --stdio --cards lamps.yaml    with cards and decks of your own
  $ pip install ./python                          the Python client; docs/environment.md has its examples`;

/** `gatechart serve`; hands what is to be done to `run`. */
export const serveCommand = (run: (action: CommandAction) => void): Command =>
  new Command('serve')
    .description(
      'Serves matches to a learner: one JSON request a line, one JSON answer a line; see docs/environment.md.',
    )
    .option('--stdio', 'over standard input and output')
    .option('--cards <file,…>', 'set files with cards and decks of your own', setFiles('--cards'))
    .option(
      '--ruleset <id>',
      `whose cards they are, one of ${rulesetIds().join(', ')} (default: ${defaultRulesetId()})`,
    )
    .option('--json', 'as always here')
    .addHelpText('after', EXAMPLE)
    .action((options: ServeCommandOptions) => run(serve(options)));
