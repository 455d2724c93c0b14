import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gateRuler, rulesets } from '../../src/registered.ts';
import { scenarioJsonSchema } from '../../src/scenarios/schema.ts';

const file = (name: string): string => readFileSync(name, 'utf8');

test('docs/scenario.schema.json is what the program reads (npm run docs writes it anew)', () => {
  expect(JSON.parse(file('docs/scenario.schema.json'))).toEqual(
    JSON.parse(scenarioJsonSchema(rulesets.values(), 'gate-ruler')),
  );
});

test('docs/reference/scenarios.md names every key of a scenario file about Gate Ruler', () => {
  const page = file('docs/reference/scenarios.md');
  const keys = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) =>
          key === 'properties' ? [...Object.keys(inner), ...keys(inner)] : keys(inner),
        );
  const schema = JSON.parse(scenarioJsonSchema([gateRuler], 'gate-ruler'));
  const unnamed = [...new Set(keys(schema))].filter(
    (key) => !/^[ADS][1-9]$/.test(key) && !new RegExp(`\\b${key}\\b`).test(page),
  );
  expect(unnamed).toEqual([]);
});
