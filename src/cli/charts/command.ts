import { CHART_FORMATS, renderChart } from '../../charts/formats.ts';
import { processesOfEdition } from '../../charts/process.ts';
import { getRuleset } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { chartLayout } from '../files.ts';
import { helpText } from '../help.ts';
import { oneOf } from '../option-values.ts';
import { type CommandAction, EXIT } from '../output.ts';
import { EDITION, rulesetOption } from '../shared-options.ts';

const HELP = {
  examples: `
$ gatechart charts                                 # which process invokes which
$ gatechart charts gate                            # gate processing, as Mermaid text
$ gatechart charts gate --format svg > gate.svg
$ gatechart charts gate --format json              # its states and transitions
$ gatechart charts gate --format stately > gate.json    # for Stately and createMachine`,
};

const declareCharts = () =>
  new Command('charts')
    .description('Draw the statechart of one rule process, or an overview of which process invokes which.')
    .argument(
      '[process]',
      'id of the rule process to draw (default: draw an overview of all processes and which process invokes which)',
    )
    .option(...rulesetOption())
    .option(...EDITION)
    .option(
      '--format <format>',
      `format of the output: ${CHART_FORMATS.join(', ')}`,
      oneOf('--format', CHART_FORMATS),
      'mermaid',
    )
    .addHelpText('after', helpText(HELP));

type ChartsOptions = OptionsOf<typeof declareCharts>;

const charts =
  (id: string | undefined, { ruleset, edition, format }: ChartsOptions): CommandAction =>
  async (output) => {
    const chosen = getRuleset(ruleset);
    const processes = processesOfEdition(chosen, edition ?? chosen.defaultEdition);
    output.write(await renderChart(processes, id, format, chartLayout));
    return EXIT.success;
  };

/** `gatechart charts`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareCharts().action((id, options) => run(charts(id, options)));
