import { join } from 'node:path';
import { Command } from 'commander';
import { listOf } from '../../src/cli/option-values.ts';
import { EXIT } from '../../src/cli/output.ts';
import { getRuleset, rulesets } from '../../src/registered.ts';
import { runTool } from '../run-tool.ts';
import { runIn } from './content.ts';
import { makeSite } from './make.ts';

interface Options {
  readonly run: readonly string[];
  readonly ruleset?: readonly string[];
  readonly out: string;
}

const make = async ({ run, ruleset, out }: Options): Promise<number> => {
  const since = performance.now();
  const { pages, links, faults, scenarios } = await makeSite({
    rulesets: ruleset?.map((id) => getRuleset(id, '--ruleset')) ?? [...rulesets.values()],
    runs: run.map(runIn),
    folder: out,
    say: (line) => process.stderr.write(`- ${line}...\n`),
  });
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const seconds = Math.round((performance.now() - since) / 1000);
  process.stdout.write(
    `${join(out, 'site')}: ${pages} pages, ${scenarios} scenarios, ${links} links, ${faults.length} faults, in ${seconds} s\n`,
  );
  return faults.length === 0 ? EXIT.success : EXIT.failure;
};

const EXAMPLE = `
Examples:
  $ npm run site                write dist/site, for any path of a static file server
  $ npm run site -- --run run   add self-play results for cards and decks`;

const command = new Command('site')
  .description('Build the rule book as a static site. Exit code 1: the site has a dead link.')
  .option(
    '--run <folder,…>',
    'folders of gatechart selfplay runs, at most one per ruleset',
    listOf('--run'),
    [],
  )
  .option('--ruleset <id,…>', `rulesets: some of ${[...rulesets.keys()].join(', ')}`, listOf('--ruleset'))
  .option('--out <folder>', 'output folder: the site goes to its folder site', 'dist')
  .addHelpText('after', EXAMPLE)
  .allowExcessArguments(false)
  .exitOverride()
  .configureOutput({ writeErr: () => {} });

await runTool(async () => make((await command.parseAsync()).opts<Options>()));
