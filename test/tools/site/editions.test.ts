import { expect, it } from 'vitest';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import { type Book, chaptersOf } from '../../../tools/site/book.ts';
import { scenariosOf } from '../../../tools/site/content.ts';
import { clausePages } from '../../../tools/site/pages/clauses.ts';
import { editionPages } from '../../../tools/site/pages/editions.ts';

const FILES = ['test/scenarios/waiting-zone/reading/reading.1-harmless-counter-leaves-play.yaml'];

const BOOK = {
  ruleset: waitingZone,
  chapters: chaptersOf(waitingZone as never),
  charts: [],
  scenarios: scenariosOf(waitingZone as never, FILES),
  places: { charts: [], rules: [], called: [], tests: [], proofs: [] },
  terms: [],
  run: undefined,
} as unknown as Book;

const CLAUSE = waitingZone.clauses['reading.1'];
const OTHER = waitingZone.rulebook?.readings?.['reading.1/stops']?.['reading.1'];

it.each(['en', 'ja'] as const)(
  'The page of an edition has its own reading beside the usual one: %s',
  (language) => {
    const pages = editionPages(BOOK, language);
    const page = pages.find(({ path }) => path.endsWith('reading-1-stops'));
    expect(page?.body).toContain(
      `<td>${CLAUSE?.[language]}</td><td><strong>${OTHER?.[language]}</strong></td>`,
    );
    expect(pages[0]?.body).toContain(`reading.1</a> ${OTHER?.[language]}`);
    expect(pages[0]?.body).not.toContain(CLAUSE?.[language]);
  },
);

it('A clause has what other editions say in its place', () => {
  const page = clausePages(BOOK, 'en').find(({ path }) => path.endsWith('reading-1'));
  expect(page?.body).toContain(`reading.1/stops</a>: ${OTHER?.en}`);
});

it('The tellings under two editions open in the inspector at the step where they part', () => {
  const [scenario] = BOOK.scenarios;
  const [usual, other] = ['second-edition', 'reading.1/stops'].map((edition) =>
    scenario?.told.find((told) => told.edition === edition),
  );
  const parting = usual?.lines.en.findIndex((line, at) => line !== other?.lines.en[at]) ?? -1;
  const steps = [usual, other].map((told) => (told?.moments[parting] ?? told?.moments.at(-1))?.step);
  const page = editionPages(BOOK, 'en').find(({ path }) => path.endsWith('reading-1-stops'));
  const shown = [...(page?.body.matchAll(/at step (\d+)/g) ?? [])].map(([, step]) => Number(step));
  expect(parting).toBeGreaterThan(0);
  expect(shown).toEqual(steps);
  const counted = usual?.moments.map(({ step }) => step) ?? [];
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
});
