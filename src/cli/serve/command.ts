import { addAbortSignal } from 'node:stream';
import { EnvironmentServer, MAX_REQUEST_LENGTH } from '@gatechart/gym/environment-server';
import { requireObservationEncoder } from '../../core/adapters/require-encoder.ts';
import { customRuleset } from '../../registry.ts';
import { type Line, LineSplitter } from '../../selfplay/external-agents/line-splitter.ts';
import { Command, type MakeCommand, Option, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
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

const HELP = {
  examples: `
$ echo '{"do":"hello"}' | gatechart serve
$ gatechart serve --cards examples/lamps.yaml    # with custom cards and decks
$ pip install ./packages/gym/python              # the Python client`,
  notes: 'docs/reference/environment.md describes the protocol and the Python client.',
};

const declareServe = () =>
  new Command('serve')
    .description(
      'Serve matches to a learning program over standard input and output. Each request and each answer is one line of JSON.',
    )
    .option(...CARDS)
    .option(...cardsRulesetOption())
    // The output is always JSON, over standard input and output.
    .addOption(new Option('--stdio').hideHelp())
    .addOption(new Option('--json').hideHelp())
    .addHelpText('after', helpText(HELP));

type ServeCommandOptions = OptionsOf<typeof declareServe>;

const serve = ({ cards, ruleset }: ServeCommandOptions): CommandAction =>
  interruptible(async (output, stop) => {
    const custom = customRuleset();
    if (custom !== undefined) requireObservationEncoder(custom.ruleset);
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
