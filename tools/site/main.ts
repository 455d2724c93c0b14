import { join } from 'node:path';
import { Command } from 'commander';
import { listOf } from '../../src/cli/option-values.ts';
import { EXIT } from '../../src/cli/output.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { getRuleset, rulesets } from '../../src/registered.ts';
import { runTool } from '../run-tool.ts';
import { runIn } from './content.ts';
import { makeSite } from './make.ts';

interface Options {
  readonly run: readonly string[];
  readonly ruleset?: readonly string[];
  readonly base: string;
  readonly out: string;
}

const baseIn = (value: string): string => {
  if (/^\/([\w.-]+\/)*$/.test(value)) return value;
  throw new GatechartError('BAD_VALUE', '--base', `"${value}" is no path such as / or /rules/`);
};

const make = async ({ run, ruleset, base, out }: Options): Promise<number> => {
  const since = performance.now();
  const { pages, links, faults, scenarios } = await makeSite({
    rulesets: ruleset?.map((id) => getRuleset(id, '--ruleset')) ?? [...rulesets.values()],
    runs: run.map(runIn),
    base: baseIn(base),
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
  $ npm run site                                  into dist/site, for any server of files
  $ npm run site -- --run run                     with what a self-play run says of its cards and decks
  $ npm run site -- --base /rules/                for a server that has it below that path
  $ npm exec vitepress preview dist/site-source   shows what was made`;

const command = new Command('site')
  .description('Makes the rule book as a static site. Exit code 1 if a link of it is dead.')
  .option('--run <folder,…>', 'folders of gatechart selfplay, one for a ruleset', listOf('--run'), [])
  .option('--ruleset <id,…>', `some of ${[...rulesets.keys()].join(', ')}`, listOf('--ruleset'))
  .option('--base <path>', 'the address of its root on its host', '/')
  .option('--out <folder>', 'where it is written: its source to site-source, itself to site', 'dist')
  .addHelpText('after', EXAMPLE)
  .allowExcessArguments(false)
  .exitOverride()
  .configureOutput({ writeErr: () => {} });

await runTool(async () => make((await command.parseAsync()).opts<Options>()));
