import { readFileSync } from 'node:fs';
import { matchesPerShard } from '@gatechart/cluster/queue-matches';
import { describe, expect, it } from 'vitest';
import { FILES, yamlIn } from './cluster-files.ts';
import { codeOf, commandsIn, refusalsOf, spansIn } from './commands.ts';
import { codeIn, rowsOf, sourcesIn } from './pages.ts';

const page = ['docs/how-to/cluster.md', 'docs/reference/cluster.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** All texts in a value read from YAML. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The arguments of containers of which the image is the program. */
const argumentsIn = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { image, args, command } = value as Record<string, unknown>;
  const given = args ?? command;
  const own =
    typeof image === 'string' && image.startsWith('gatechart:') && Array.isArray(given) && given[0] !== 'sh'
      ? [given as readonly string[]]
      : [];
  return [...own, ...Object.values(value).flatMap(argumentsIn)];
};

const commandsOf = (file: string): readonly (readonly string[])[] => {
  if (!file.endsWith('.yaml')) return commandsIn(readFileSync(file, 'utf8'));
  const documents = yamlIn(file);
  return [...argumentsIn(documents), ...commandsIn(textsIn(documents).join('\n'))];
};

/** The name of a command, with that of its subcommand. */
const nameOf = ([command = '', second = '']: readonly string[]): string =>
  command === 'cluster' || second === 'merge' ? `${command} ${second}` : command;

describe('The command lines of', () => {
  it('the pages are such as the program takes', async () => {
    const commands = commandsIn(codeOf(page));
    expect(commands.map(nameOf)).toEqual(
      expect.arrayContaining([
        ...['cluster worker', 'cluster doctor', 'cluster board'],
        ...['selfplay', 'selfplay merge', 'fuzz'],
      ]),
    );
    expect(commands.length).toBeGreaterThan(15);
    expect(await refusalsOf(commands)).toEqual([]);
  });

  it.each([
    ['compose.yaml', ['cluster worker', 'cluster doctor', 'selfplay']],
    ['kubernetes/workers.yaml', ['cluster worker']],
    ['kubernetes/selfplay.yaml', ['selfplay']],
    ['kubernetes/shares.yaml', ['selfplay']],
    ['kubernetes/merge.yaml', ['selfplay merge']],
    ['slurm.sh', ['selfplay merge', 'selfplay']],
    ['ci-matrix.yaml', ['selfplay', 'selfplay merge']],
  ])('%s are such as the program takes', async (file, expected) => {
    const commands = commandsOf(`${FILES}/${file}`);
    expect(commands.map(nameOf)).toEqual(expected);
    expect(await refusalsOf(commands)).toEqual([]);
  });

  it('nobody are refused', async () => {
    expect(await refusalsOf(commandsIn('gatechart cluster worker --slot "$N"'))).toEqual([
      expect.stringContaining('unknown option'),
    ]);
  });
});

describe('The pages on runs on many machines', () => {
  const sources = sourcesIn(['src', 'packages/cluster/src']);
  const rows = rowsOf(page);

  it('names codes and variables that the program knows', () => {
    const named = spansIn(page).filter((code) => /^[A-Z]+(?:_[A-Z0-9]+)+$/.test(code));
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => !sources.includes(name))).toEqual([]);
  });

  it('quotes what the program says', () => {
    const head = rows.findIndex((row) => row.includes('you see'));
    const quotes = rows
      .slice(head + 1)
      .flatMap((row) => codeIn(row[1] ?? ''))
      .flatMap((quote) => quote.split('…'))
      .filter((words) => words.trim().split(' ').length > 2);
    expect(quotes.length).toBeGreaterThan(5);
    expect(quotes.filter((words) => !sources.includes(words.trim()))).toEqual([]);
  });

  it('says how many matches a shard has', () => {
    const head = rows.findIndex((row) => row.includes('matches in a shard'));
    const cells = rows.slice(head + 1).filter((row) => row.length === 3 && /^\d+$/.test(row[1] ?? ''));
    expect(cells.length).toBeGreaterThan(4);
    for (const [agents = '', games, matches] of cells) {
      const plan = { agents: codeIn(agents).flatMap((names) => names.split(',')), games: Number(games) };
      expect(`${agents} ${games}: ${matchesPerShard(plan)}`).toBe(`${agents} ${games}: ${matches}`);
    }
  });

  it('names the versions of the packages that the program needs', () => {
    const { dependencies } = JSON.parse(readFileSync('packages/cluster/package.json', 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    for (const text of [page, readFileSync(`${FILES}/Containerfile`, 'utf8')]) {
      for (const name of ['bullmq', 'ioredis']) {
        expect(text).toContain(`${name}@${dependencies[name]?.replace('^', '')}`);
      }
    }
  });
});
