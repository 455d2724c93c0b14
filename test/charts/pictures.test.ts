import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gateRuler } from '../../src/registered.ts';
import { chartsPage, readmeChart } from '../../tools/docs/charts-page.ts';

it.each([
  ['docs/reference/charts.md', chartsPage, 5],
  ['README.md', readmeChart, 1],
] as const)('%s shows the charts that run (npm run docs writes them)', (file, write, pictures) => {
  const current = readFileSync(file, 'utf8');
  expect(write(current, gateRuler)).toBe(current);
  expect(current.match(/```mermaid/g)).toHaveLength(pictures);
});

it('A document without the marks is refused by its name', () => {
  expect(() => chartsPage('# Charts\n', gateRuler)).toThrow(
    expect.objectContaining({ code: 'MARKERS_MISSING', place: 'docs/reference/charts.md' }),
  );
});
