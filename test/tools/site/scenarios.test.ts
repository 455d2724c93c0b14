import { readFileSync } from 'node:fs';
import { openText } from '@gatechart/inspector/source-file';
import { expect, it } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { scenariosOf } from '../../../tools/site/content.ts';

const FOLDER = 'test/scenarios/gate-ruler/ch13-damage';

it.each([
  ['a clause of a state', `${FOLDER}/13-2a-waits-on-the-gate.yaml`],
  ['a clause of a fact', `${FOLDER}/13-2b-1-ruler-carries-damage.yaml`],
])(
  'The decisive step of a scenario about %s is the first moment of its trace at which it acts',
  (_, file) => {
    const [scenario] = scenariosOf(gateRuler as never, [file]);
    const [take] = openText(file, readFileSync(file, 'utf8')).traces;
    const acting = take?.trace.moments.findIndex(
      ({ step, facts }) =>
        step?.clauses.includes(scenario?.clause ?? '') ||
        facts.some((fact) => fact.clause === scenario?.clause),
    );
    expect(acting).toBeGreaterThan(0);
    expect(scenario?.told.map(({ step }) => step)).toEqual([acting]);
  },
);

it('A scenario is told in both languages under each of its editions', () => {
  const file = 'test/scenarios/gate-ruler/ch13-damage/13-2b-1-ruler-carries-damage.yaml';
  const [scenario] = scenariosOf(gateRuler as never, [file]);
  const [told] = scenario?.told ?? [];
  expect(told?.isAsExpected).toBe(true);
  expect(told?.lines.ja.length).toBe(told?.lines.en.length);
  expect(told?.lines.ja.join('')).toMatch(/ダメージ/);
  expect(told?.lines.en.join('')).toMatch(/damage/);
});
