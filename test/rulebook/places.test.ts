import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { processesOfEdition } from '../../src/charts/process.ts';
import type { Clause } from '../../src/core/rulebook.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { rulesets } from '../../src/registered.ts';
import { chartNameAt, chartSource, partAt, partsOf } from '../../src/rulebook/chart-source.ts';
import { citationsIn } from '../../src/rulebook/citations.ts';
import { placesOf } from '../../src/rulebook/place-index.ts';
import { placesIn } from '../../src/rulebook/places.ts';
import { ruleSources } from '../../src/rulebook/rule-sources.ts';
import { codeOf, declarationAt } from '../../src/rulebook/source-text.ts';

/** Clauses by process, as `damageZone: 13-6c`, from the machines that run. */
const inMachines = (ruleset: Ruleset): ReadonlySet<string> =>
  new Set(
    Object.keys(ruleset.editions).flatMap((edition) =>
      processesOfEdition(ruleset, edition).flatMap(({ id, states, transitions }) => {
        const stateName = (path: string): string => (path === '' ? `process ${id}` : `state ${path}`);
        return [
          ...states.flatMap(({ path, clauses }) =>
            clauses.map((clause) => `${id}: ${stateName(path)}: ${clause}`),
          ),
          ...transitions.flatMap(({ id: transition, from, clauses }) => {
            const place = transition.split('/').slice(-2).join('/');
            return clauses.map((clause) => `${id}: ${stateName(from)}, transition ${place}: ${clause}`);
          }),
        ];
      }),
    ),
  );

/** The same, read from the texts of the charts. */
const inTexts = ({ id, clauses }: Ruleset): ReadonlySet<string> => {
  const sources = ruleSources('.', id);
  const { charts } = placesIn(clauses, sources, []);
  const processes = new Map(
    sources.map(({ path, text }) => [path, /createMachine\(\{\s*id: '(\w+)'/.exec(text)?.[1]]),
  );
  return new Set(
    charts
      .filter(({ what = '' }) => /^(?:process|state) /.test(what))
      .map(({ path, what, clause }) => `${processes.get(path)}: ${what}: ${clause}`),
  );
};

describe.each([...rulesets.values()])('The places of $id', (ruleset) => {
  const places = placesOf(ruleset);

  it('are the states and transitions that cite the clause in the machines that run', () => {
    expect([...inTexts(ruleset)].sort()).toEqual([...inMachines(ruleset)].sort());
  });

  const lineOf = ({ path, line }: { readonly path: string; readonly line: number }): string =>
    readFileSync(path, 'utf8').split('\n')[line - 1] ?? '';

  it('cite their clause in the line they name', () => {
    const cited = [...places.charts, ...places.rules];
    expect(cited.filter((place) => !lineOf(place).includes(place.clause))).toEqual([]);
    expect(cited.length).toBeGreaterThan(0);
  });

  it('name no test that only has the clause among its data', () => {
    const files = new Set(places.tests.map(({ path }) => path));
    expect(files).not.toContain('test/judge/command.test.ts');
    expect(files).not.toContain('test/rulebook/command.test.ts');
  });

  it('name what is declared in their file', () => {
    const faulty = places.rules.filter(
      ({ path, what }) =>
        !new RegExp(`^(?:export )?(?:const|function|interface|type) ${what}\\b`, 'm').test(
          readFileSync(path, 'utf8'),
        ),
    );
    expect(faulty).toEqual([]);
  });

  it('show where a function is declared that a chart calls', () => {
    expect(places.called.filter((place) => !lineOf(place).startsWith(`export const ${place.what} `))).toEqual(
      [],
    );
    expect(places.called.length).toBeGreaterThan(0);
  });
});

const clause: Clause = { source: 'test', kind: 'prescribes', certainty: 'official', en: '', ja: '' };
const clauses = { 'x.1': clause, 'x.2': clause, 'x.3': clause, 'x.4': clause };

describe('The places of a chart', () => {
  const chart = {
    path: 'machines/sample/sample.ts',
    text: `import { act, hold, leave, other } from '../../src/rulesets/sample/rules/acting.ts';
import type { Held } from '../../src/rulesets/sample/rules/types.ts';

/** A sample (x.1). */
export const sample = setup({
  guards: { isHeld: ({ context }) => hold(context.game) },
  actions: {
    act: assign(({ context }) => ({ game: act(context.game) })),
    leave: assign(({ context }) => ({ game: leave(context.game, 'x.4') })),
  },
}).createMachine({
  id: 'sample',
  states: {
    // A string in a comment: '{'
    outer: {
      meta: { clauses: ['x.1'] },
      states: {
        inner: {
          description: 'It says { and [ and "x".',
          meta: { clauses: ['x.2'] },
          entry: ['act'],
          on: {
            leave: [{ target: 'away' }, { guard: 'isHeld', actions: 'leave', meta: { clauses: ['x.3'] } }],
          },
        },
        once: { on: { 'choose.*': { actions: { type: 'leave' }, meta: { clauses: ['x.2'] } } } },
        passing: { meta: { clauses: ['x.4'] }, always: [{ actions: ['act'] }, { target: 'away' }] },
      },
      onDone: { target: 'away', meta: { clauses: ['x.3'] } },
    },
    away: { invoke: { src: 'act', onDone: { target: 'outer', meta: { clauses: ['x.1'] } } } },
  },
});
`,
  };
  const acting = {
    path: 'src/rulesets/sample/rules/acting.ts',
    text: `/** Acts. */
export const act = (game) => game;

/** x.2: whether it holds. */
export const hold = (game) =>
  true || refused('x.3');

/** Leaves. */
export const leave = (game) => game;
`,
  };
  const places = placesIn(clauses, [chart, acting], []);

  it('are named as a trace names them', () => {
    expect(places.charts.map(({ clause: id, line, what }) => `${id} ${line} ${what}`)).toEqual([
      'x.4 9 action leave',
      'x.1 16 state outer',
      'x.2 20 state outer.inner',
      'x.3 23 state outer.inner, transition leave/1',
      'x.2 26 state outer.once, transition choose.*/0',
      'x.4 27 state outer.passing',
      'x.3 29 state outer, transition done/0',
      'x.1 31 state away, transition done/0',
    ]);
  });

  it('lead to the rule functions that they call, unless these cite the clause themselves', () => {
    expect(places.called.map(({ clause: id, line, what }) => `${id} ${line} ${what}`)).toEqual([
      'x.2 2 act',
      'x.3 9 leave',
      'x.2 9 leave',
      'x.4 2 act',
    ]);
    expect(places.rules.map(({ clause: id, line, what }) => `${id} ${line} ${what}`)).toEqual(['x.3 6 hold']);
  });

  it('are the declaration in a file without a machine', () => {
    const text = "interface Held {\n  readonly clause: 'x.1';\n}\n";
    expect(chartNameAt(chartSource({ path: 'machines/sample/types.ts', text }), text.indexOf('x.1'))).toBe(
      'Held',
    );
  });
});

test('a place in a rule is the declaration around it', () => {
  const text = `import { a } from './x.1';

export const first = (game: Game): Game => {
  const line = 'x.4';
  return tell(game, { clause: 'x.1' });
};

function second(): void {
  tell('x.2');
}
`;
  const nameAfter = (start: string): string | undefined =>
    declarationAt({ path: 'x', text }, text.indexOf(start));
  expect(nameAfter("x.1';")).toBeUndefined();
  expect(['x.4', "x.1' }"].map(nameAfter)).toEqual(['first', 'first']);
  expect(nameAfter('x.2')).toBe('second');
});

test('what a comment says carries nothing out; what stands around it stays at its offset', () => {
  const text = "/* x.1 */ f('// x.2'); // x.3\ng(`/* x.4`);";
  const code = codeOf(text);
  expect(code).toHaveLength(text.length);
  expect(citationsIn(code, (id) => Object.hasOwn(clauses, id))).toEqual([
    { clause: 'x.2', offset: text.indexOf('x.2') },
    { clause: 'x.4', offset: text.indexOf('x.4') },
  ]);
});

test('brackets in strings and comments are no brackets', () => {
  const text = "f({ a: '{', /* [ */ b: [1, { c: `)` }], 'd-e': g(h) });";
  const file = partsOf(text);
  const textAt = (...keys: readonly string[]): string | undefined => {
    const part = partAt(file, ...keys);
    return part && text.slice(part.start, part.end).trim();
  };
  expect(textAt('f()', 'b', '1', 'c')).toBe('c: `)`');
  expect(textAt('f()', 'd-e', 'g()')).toBe('h');
  expect(textAt('f()', 'c')).toBeUndefined();
});
