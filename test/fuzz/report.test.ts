import { beforeAll, expect, it } from 'vitest';
import { processesOfEdition } from '../../src/charts/process.ts';
import { inspectCommand, reproCommand } from '../../src/cli/fuzz/output.ts';
import { counterexampleFile } from '../../src/fuzz/counterexample.ts';
import { waitingZone } from '../../src/registered.ts';
import { finding, reportOf } from './support/report.ts';

const PROCESS = processesOfEdition(waitingZone as never, 'second-edition').find(
  ({ transitions }) => transitions.length > 3,
);
const [TAKEN] = PROCESS?.transitions ?? [];

let page = '';

beforeAll(async () => {
  page = await reportOf(PROCESS?.id ?? '', TAKEN?.id ?? '');
});

it('A report of fuzzing needs nothing else', () => {
  expect(page).not.toMatch(/<link|https?:\/\/(?!www\.w3\.org)|src=/);
});

it('A finding leads to its record, and has the command that repeats it', () => {
  const file = counterexampleFile(finding);
  expect(page).toContain(`<a href="${file}">`);
  expect(page).toContain(`<code>gatechart inspect ${file}</code>`);
  expect(page).toContain(`<code>gatechart fuzz repro ${file}</code>`);
  expect(page).toContain('start.2: player 2 has 8 life &amp; more');
});

it('The commands for a finding with set files name these from the folder of the report', () => {
  const cards = ['sets/lamps.yaml'];
  expect(inspectCommand('gate-ruler', 'one.json', cards)).toBe(
    'gatechart inspect one.json --cards sets/lamps.yaml',
  );
  expect(inspectCommand('gate-ruler', 'one.json', cards, 'out')).toBe(
    'gatechart inspect one.json --cards ../sets/lamps.yaml',
  );
  expect(reproCommand('gate-ruler', 'one.json', cards, 'out')).toBe(
    'gatechart fuzz repro one.json --cards ../sets/lamps.yaml',
  );
});

it('Every arrow of a chart is counted, or marked as never taken', () => {
  const [, chart = ''] =
    new RegExp(`<summary><b>${PROCESS?.id}</b>: 1 of \\d+ transitions</summary>(.*?)</svg>`, 's').exec(
      page,
    ) ?? [];
  const lines = [
    ...chart.matchAll(
      /<g(?: class="(never)")?><title>[^<]* → [^<]* · (never taken|taken 12 times)<\/title><path/g,
    ),
  ];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter(([, , said]) => said === 'taken 12 times')).toHaveLength(1);
  for (const [, look, said] of lines) expect(look === 'never').toBe(said === 'never taken');
});

it('What was never reached is listed, clauses with their words', () => {
  const en = waitingZone.clauses['reading.2']?.en;
  expect(page).toContain(`<code>reading.2</code> ${en}`);
  expect(page).not.toContain('<code>reading.1</code>');
});
