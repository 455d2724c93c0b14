import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { processesOf } from '../../src/charts/process.ts';
import { rulesets } from '../../src/registered.ts';
import { codeIn, rowsOf } from './pages.ts';

/** The keys of an interface, as its source has them. */
const keysOf = (file: string, name: string): readonly string[] => {
  const [, body = ''] =
    new RegExp(`export interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(readFileSync(file, 'utf8')) ??
    [];
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, key]) => key as string);
};

/** States of all processes of a ruleset as pages name them: `damageStep.before`, or the process alone. */
const statesOf = (id: string): ReadonlySet<string> => {
  const machines = Object.values(rulesets.get(id)?.editions ?? {});
  const states = machines
    .flatMap((machine) => processesOf(machine))
    .flatMap((process) => process.states.map(({ path }) => (path ? `${process.id}.${path}` : process.id)));
  return new Set(states);
};

const described = [...rulesets.keys()]
  .map((id) => ({ id, page: `src/rulesets/${id}/README.md` }))
  .filter(({ page }) => existsSync(page));

describe.each(described)('The page of $id', ({ id, page }) => {
  const rows = rowsOf(readFileSync(page, 'utf8'));
  const firsts = rows.map(([first = '']) => first);

  it('has a row for every key of a game', () => {
    const keys = [
      ...keysOf('src/core/game-state.ts', 'GameState'),
      ...keysOf(`src/rulesets/${id}/state/game.ts`, 'Game'),
    ];
    expect(keys.length).toBeGreaterThan(7);
    expect(keys.filter((key) => !firsts.some((cell) => codeIn(cell).includes(key)))).toEqual([]);
  });

  it('names folders and files that are there', () => {
    const home = `src/rulesets/${id}`;
    const files = firsts.flatMap(codeIn).filter((name) => /\/$|\.ts$/.test(name));
    expect(files.length).toBeGreaterThan(8);
    const missing = files.filter(
      (name) => !existsSync(`${home}/${name}`) && !existsSync(`${home}/rules/${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names clauses and states of charts that are there', () => {
    const head = rows.find((cells) => cells.includes('chart state')) ?? [];
    const named = (column: string): readonly string[] =>
      rows.slice(rows.indexOf(head) + 1).flatMap((cells) => codeIn(cells[head.indexOf(column)] ?? ''));
    const states = statesOf(id);
    const { clauses = {} } = rulesets.get(id) ?? {};
    expect(named('chart state').length).toBeGreaterThan(5);
    expect(named('chart state').filter((state) => !states.has(state))).toEqual([]);
    expect(named('clause').length).toBeGreaterThan(5);
    expect(named('clause').filter((clause) => !Object.hasOwn(clauses, clause))).toEqual([]);
  });
});
