import type { AnyCommand } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { ADVANCED } from '../../src/cli/help.ts';
import { createProgram } from '../../src/cli/program.ts';
import { loadRulesets } from '../../src/registry.ts';

/** The page that `commandsPage` writes. */
export const COMMANDS_PAGE = 'docs/reference/commands.md';

const table = (head: string, rows: readonly (readonly [term: string, text: string])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        [
          `| ${head} | meaning |`,
          '| --- | --- |',
          ...rows.map(([term, text]) => `| \`${term}\` | ${text.replaceAll('|', '\\|')} |`),
        ].join('\n'),
      ];

/** Lines of a help as Markdown: a paragraph, or a list where they are indented. */
const paragraph = (text: string): string =>
  text
    .split('\n')
    .reduce(
      (before, line) =>
        before + (line.startsWith('  ') ? `\n- ${line.trim().replace(/ {2,}/, ': ')}` : ` ${line}`),
    )
    .replace('\n-', '\n\n-')
    .replaceAll(/docs\/([\w/-]+\.md)/g, '[$1](../$1)');

/** What `addHelpText` adds: the shell lines of the examples, and the notes. */
const helpTextOf = (command: AnyCommand, written: string[]) => {
  written.length = 0;
  command.outputHelp();
  const [examples = '', ...notes] = (written.at(-1) ?? '').trim().split('\n\n');
  const lines = examples.split('\n').slice(1);
  return { lines: lines.map((line) => line.replace(/^ *\$ /, '')), notes };
};

const section = (command: AnyCommand, name: string, written: string[]): readonly string[] => {
  const help = command.createHelp();
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  const rowsOf = (isAdvanced: boolean) =>
    options
      .filter(({ helpGroupHeading }) => (helpGroupHeading === ADVANCED) === isAdvanced)
      .map((option) => [help.optionTerm(option), help.optionDescription(option)] as const);
  const { lines, notes } = helpTextOf(command, written);
  return [
    `### gatechart ${name}`,
    command.description(),
    `Usage: \`gatechart ${name} ${command.usage()}\``,
    ...table(
      'argument',
      command.registeredArguments.map((argument) => [help.argumentTerm(argument), argument.description]),
    ),
    ...table('option', rowsOf(false)),
    ...table('advanced option', rowsOf(true)),
    ...notes.map(paragraph),
    ['```sh check', ...lines, '```'].join('\n'),
    ...command.commands.flatMap((each) => section(each, `${name} ${each.name()}`, written)),
  ];
};

/** The reference of the command line, from the declarations of its commands. */
export const commandsPage = async (): Promise<string> => {
  await loadRulesets();
  const written: string[] = [];
  const program = await createProgram({
    version: '',
    isHelpComplete: true,
    run: () => {},
    write: (text) => written.push(text),
  });
  const sections = Object.entries(COMMANDS).flatMap(([group, commands]) => [
    `## ${group}`,
    ...Object.keys(commands).flatMap((name) => {
      const command = program.commands.find((each) => each.name() === name);
      return command === undefined ? [] : section(command, name, written);
    }),
  ]);
  return `${[
    '# Commands',
    'This page lists every command, argument and option of `gatechart`. `npm run docs` writes it from the command line.',
    `\`gatechart COMMAND --help\` shows the common options of a command, \`--help-all\` shows all of them. After an
error, gatechart prints one line and ends with exit code 2 (wrong usage) or 3 (a fault of the environment);
[errors](errors.md) explains each error. Ctrl-C ends a command with exit code 130.`,
    ...sections,
  ].join('\n\n')}\n`;
};
