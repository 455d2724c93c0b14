import { describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { displayWidth, formatTable } from '../../src/cli/text-width.ts';
import { gatechart } from './in-process.ts';

describe('A page with few columns', () => {
  it.each<[number, readonly string[]]>([
    [100, ['cards']],
    [60, ['cards', '--lang', 'ja']],
    [40, ['cards', '--ruleset', 'waiting-zone']],
    [40, ['decks']],
    [100, ['clauses', '14-4b', '13-6c']],
    [60, ['clauses', '--gaps']],
    [50, ['judge', 'examples/scenarios']],
  ])('has all words of a list within its width: %d, %j', async (columns, args) => {
    const lines: string[] = [];
    const write = (line: string) => lines.push(line);
    await runCommandLine(args, '0.0.0', { write, note: write, colour: false, columns });
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(columns);
    const words = (texts: readonly string[]) => texts.flatMap((line) => line.match(/\S+/g) ?? []);
    const { out } = await gatechart(...args);
    expect(lines.length).toBeGreaterThan(out.length);
    expect(words(lines)).toEqual(words(out));
  });

  it('aligns what is folded, and has no line for empty cells', () => {
    const head = ['card', 'type', 'cost', 'attack', 'armor', 'name'];
    const rows = [
      ['wolf', 'unit', '1', '12', '3', 'Wolf'],
      ['a-long-id', 'spell', '', '', '', ''],
    ];
    const table = { head, right: new Set([2, 3, 4]), rows };
    expect(formatTable(table, 24)).toEqual([
      'card       type   cost',
      '    attack  armor  name',
      'wolf       unit      1',
      '        12      3  Wolf',
      'a-long-id  spell',
    ]);
    expect(formatTable(table, 41)).toEqual([
      'card       type   cost  attack  armor',
      '    name',
      'wolf       unit      1      12      3',
      '    Wolf',
      'a-long-id  spell',
    ]);
    const long = { ...table, rows: [...rows, ['cub', 'unit', '0', '1', '1', 'Cub of a Wolf']] };
    expect(formatTable(long, 43)).toEqual([
      ...formatTable(table),
      'cub        unit      0       1      1',
      '    Cub of a Wolf',
    ]);
    expect(formatTable(table, 43)).toEqual(formatTable(table));
    expect(formatTable(table, 42)).not.toEqual(formatTable(table));
  });
});
