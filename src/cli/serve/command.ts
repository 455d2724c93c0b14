import { addAbortSignal } from 'node:stream';
import { EnvironmentServer, MAX_REQUEST_LENGTH } from '@gatechart/gym/environment-server';
import { type Line, LineSplitter } from '../../selfplay/external-agents/line-splitter.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { usage } from '../errors.ts';
import { interruptible } from '../interrupt.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { rulesetsWithSets } from '../set-files.ts';
import { CARDS, cardsRulesetOption } from '../shared-options.ts';

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

const EXAMPLE = `
Examples:
  $ echo '{"do":"hello"}' | gatechart serve --stdio
  $ gatechart serve --stdio --cards lamps.yaml    with cards and decks of your own
  $ pip install ./packages/gym/python             the Python client; docs/reference/environment.md has its examples`;

const declareServe = () =>
  new Command('serve')
    .description(
      'Serves matches to a learner: one JSON request a line, one JSON answer a line; see docs/reference/environment.md.',
    )
    .option('--stdio', 'over standard input and output')
    .option(...CARDS)
    .option(...cardsRulesetOption())
    .option('--json', 'as always here')
    .addHelpText('after', EXAMPLE);

type ServeCommandOptions = OptionsOf<typeof declareServe>;

const serve = ({ stdio, cards, ruleset }: ServeCommandOptions): CommandAction =>
  interruptible(async (output, stop) => {
    if (!stdio) throw usage('serve', 'name --stdio, the one way to be served');
    const server = new EnvironmentServer(undefined, rulesetsWithSets(cards, ruleset));
    for await (const line of linesOf(process.stdin, stop)) {
      if (typeof line === 'string' && line.trim() === '') continue;
      const answered = server.answer(line);
      output.write(answered.line);
      if (answered.closes) break;
    }
    return stop.aborted ? EXIT.interrupted : EXIT.success;
  });

/** `gatechart serve`; passes its action to `run`. */
export const command: MakeCommand = (run) => declareServe().action((options) => run(serve(options)));
