import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCommand } from '../../src/cli/command.ts';
import { createProgram } from '../../src/cli/program.ts';
import { commandsIn, refusalsOf } from '../docs/commands.ts';
import { gatechart } from './in-process.ts';

const ROWS = 24;
const MOST_LINES = 35;
const COLUMNS = 80;

const withSubcommands = (command: AnyCommand): readonly AnyCommand[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

const pathOf = (command: AnyCommand): readonly string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];

let commands: readonly AnyCommand[] = [];

beforeAll(async () => {
  const program = await createProgram({
    version: '',
    isHelpComplete: true,
    run: () => {},
    write: () => {},
  });
  commands = withSubcommands(program).slice(1);
});

/** The lines of a help, by the command. */
const helps = (option: string): Promise<readonly (readonly [string, readonly string[]])[]> =>
  Promise.all(
    commands.map(async (command) => {
      const path = pathOf(command);
      return [path.join(' '), (await gatechart(...path, option)).out] as const;
    }),
  );

const isTooWide = (line: string): boolean => line.length > COLUMNS && !line.startsWith('  $ ');

describe('gatechart --help', () => {
  it('lists the commands for users, by group, on one screen', async () => {
    const { out } = await gatechart('--help');
    expect(out.length).toBeLessThan(ROWS);
    expect(out.filter((line) => line.length > COLUMNS)).toEqual([]);
    for (const group of ['Play and judge', 'Look', 'Study', 'Make', 'Operate']) {
      expect(out.filter((line) => line.startsWith(group))).toHaveLength(1);
    }
    expect(out.join('\n')).not.toContain('bench');
  });

  it('lists the commands for developers with --help-all', async () => {
    const { out } = await gatechart('--help-all');
    expect(out).toContainEqual(expect.stringMatching(/^Develop +bench /));
  });
});

describe('The help of every command', () => {
  it('fits one screen and ends with an example', async () => {
    for (const [name, lines] of await helps('--help')) {
      expect([name, lines.filter(isTooWide)]).toEqual([name, []]);
      expect(lines.length, name).toBeLessThanOrEqual(MOST_LINES);
      expect(lines.join('\n'), name).toMatch(/\nExamples?:\n {2}\$ /);
    }
  });

  it('lists every option with --help-all', async () => {
    const complete = new Map(await helps('--help-all'));
    for (const command of commands) {
      const text = complete.get(pathOf(command).join(' '))?.join('\n') ?? '';
      const missing = command.options.filter(({ hidden, long }) => !hidden && !text.includes(` ${long}`));
      expect([command.name(), missing.map(({ long }) => long)]).toEqual([command.name(), []]);
      expect([command.name(), text.split('\n').filter(isTooWide)]).toEqual([command.name(), []]);
    }
  });
});

/** What a line of an example writes: the values of these options, and files of a shell. */
const WRITING = ['--out', '--state', '--save', '--record', '--into', '--write-golden'];

const pathsWritten = (line: string): readonly string[] => [
  ...WRITING.flatMap((option) => line.match(new RegExp(`${option} (\\S+)`))?.[1] ?? []),
  ...[...line.matchAll(/ > (\S+)/g)].map(([, file = '']) => file),
];

/** Words that are a path: with a known ending, or a folder of this repository. */
const pathsIn = (args: readonly string[]): readonly string[] =>
  args
    .flatMap((arg) => arg.split(/[ ,]/))
    .filter((word) => /^[\w./-]+\.(ya?ml|jsonl?|m?js|py|bin)$|^(examples|packages|test|docs)\//.test(word));

const unknownPaths = (examples: readonly string[]): readonly string[] => {
  const written: string[] = [];
  return examples.flatMap((line) => {
    const missing = commandsIn(line)
      .flatMap(pathsIn)
      .filter((path) => !existsSync(path))
      .filter((path) => ![...written, ...pathsWritten(line)].some((each) => path.startsWith(each)));
    written.push(...pathsWritten(line));
    return missing;
  });
};

describe('Every example of the help', () => {
  it('names only files that exist or that an earlier example writes', async () => {
    for (const [name, lines] of await helps('--help-all')) {
      expect([name, unknownPaths(lines.filter((line) => line.startsWith('  $ ')))]).toEqual([name, []]);
    }
    expect(unknownPaths(['$ gatechart judge nowhere.yaml'])).toEqual(['nowhere.yaml']);
  });

  it('names files that the package has', async () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly files: readonly string[];
    };
    const named = (await helps('--help-all'))
      .flatMap(([, lines]) => lines.filter((line) => line.startsWith('  $ ')))
      .flatMap((line) => commandsIn(line).flatMap(pathsIn))
      .filter((path) => existsSync(path));
    expect(named).toEqual(expect.arrayContaining(['examples/lamps.yaml', 'examples/damage.yaml']));
    expect(named.filter((path) => !files.some((each) => path.startsWith(each)))).toEqual([]);
  });

  it('is about cards and scenarios that are right', async () => {
    for (const line of [
      ['cards', 'check', 'examples/lamps.yaml'],
      ['judge', 'examples/damage.yaml', 'examples/scenarios'],
    ]) {
      expect(await gatechart(...line)).toMatchObject({ code: 0, notes: [] });
    }
  });

  it('is a command line that the program takes', async () => {
    for (const [name, lines] of await helps('--help-all')) {
      const examples = commandsIn(lines.filter((line) => line.startsWith('  $ ')).join('\n'));
      expect([name, await refusalsOf(examples)]).toEqual([name, []]);
    }
  });
});
