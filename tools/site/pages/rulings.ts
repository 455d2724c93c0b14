import { basename } from 'node:path';
import { addressText } from '@gatechart/inspector/address';
import type { Language } from '../../../src/core/narration.ts';
import { type Book, chartIn, pageLinks } from '../book.ts';
import type { JudgedScenario, ScenarioData } from '../content.ts';
import { escaped, link } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, rootOf, sharedFrom } from '../page.ts';
import { boardHtml } from './board.ts';
import { statePart } from './charts.ts';

/** Where the inspector's page lies in the site. */
export const INSPECTOR = 'inspector';

/** The address at which the inspector shows a scenario under one of its editions, at the step where its clause acts. */
export const inspectorAddress = (
  language: Language,
  from: string,
  { file, text, told }: ScenarioData,
  take: number,
  step: number = told[take]?.step ?? 0,
): string => {
  const source = { is: 'text', name: basename(file), text } as const;
  const here = { step, viewer: null, language, panel: undefined };
  const address = addressText({ ...here, source, take, shared: undefined, answers: '' });
  return `${sharedFrom(language, from, `${INSPECTOR}/index.html`)}#${address}`;
};

const lineHtml = (book: Book, language: Language, from: string, line: string): string => {
  const [, id = '', rest = ''] = /^(\S*)(.*)$/.exec(line) ?? [];
  if (!Object.hasOwn(book.ruleset.clauses, id)) return escaped(line);
  return link(addressFrom(from, pageLinks(book, language).clause(id).path), escaped(id)) + escaped(rest);
};

const untold = (language: Language): string => `<p class="quiet">${siteMessages[language].untold}</p>`;

/** Lines of a telling, with the clauses in the margin linked. */
export const logHtml = (book: Book, language: Language, from: string, lines: readonly string[]): string =>
  lines.length === 0
    ? untold(language)
    : `<pre class="told" tabindex="0">${lines.map((line) => lineHtml(book, language, from, line)).join('\n')}</pre>`;

/**
 * The lines of a telling as a list that the page steps through: each line names the picture of the chart that told it and
 * the part of it to be lit.
 */
const storyHtml = (
  book: Book,
  language: Language,
  from: string,
  { edition, lines, moments, step }: JudgedScenario,
): string => {
  const own = lines[language];
  if (own.length === 0) return untold(language);
  const decisive = Math.max(
    0,
    moments.findIndex((moment) => moment.step >= step),
  );
  const items = own.map((line, at) => {
    const { process = '', state = '' } = moments[at]?.at ?? {};
    const chart = chartIn(book, process, edition);
    const lit =
      chart === undefined
        ? ''
        : ` data-chart="${escaped(chart.slug)}" data-part="${escaped(statePart(chart, state))}"`;
    return `<li${lit}${at === decisive ? ' aria-current="step"' : ''}>${lineHtml(book, language, from, line)}</li>`;
  });
  const folder = sharedFrom(language, from, `pictures/${rootOf(language)}${book.ruleset.id}/`);
  return `<ol class="told" data-pictures="${folder}" tabindex="0" aria-label="${siteMessages[language].told}">${items.join('')}</ol><div class="chart-figure" hidden></div>`;
};

const verdict = ({ isAsExpected }: JudgedScenario, language: Language): string => {
  const say = siteMessages[language];
  return isAsExpected
    ? `<span class="fine">${say.expected}</span>`
    : `<span class="wrong">${say.notExpected}</span>`;
};

/** The way to the inspector, at a step of a scenario under an edition; by default the one that decides it. */
export const inspectorLink = (
  language: Language,
  from: string,
  scenario: ScenarioData,
  edition: string,
  at?: number,
): string => {
  const take = scenario.told.findIndex((told) => told.edition === edition);
  const step = at ?? scenario.told[take]?.step ?? 0;
  const address = inspectorAddress(language, from, scenario, take, step);
  return `<a href="${escaped(address)}" target="_blank" class="open">${siteMessages[language].openAt(step)}</a>`;
};

/** A scenario under each of its editions: drawn before and after, told, judged, to be opened in the inspector; and its file. */
export const scenarioHtml = (
  book: Book,
  language: Language,
  from: string,
  scenario: ScenarioData,
): string => {
  const say = siteMessages[language];
  const ground = { book, language, from };
  const before = scenario.told[0]?.boards?.[0];
  const start = before === undefined ? '' : boardHtml(ground, say.before, before);
  const parts = scenario.told.map((told, at) => {
    const head = `<p class="ruling"><span class="edition">${escaped(told.edition)}</span> ${verdict(told, language)} ${inspectorLink(language, from, scenario, told.edition)}</p>`;
    const end = told.boards === undefined ? '' : boardHtml(ground, say.afterwards, told.boards[1]);
    return `<div class="story">${head}<div class="boards">${at === 0 ? start : ''}${end}</div>${storyHtml(book, language, from, told)}</div>`;
  });
  const file = `<details><summary>${say.asFile}: <code>${escaped(scenario.file)}</code></summary><pre class="file" tabindex="0">${escaped(scenario.text.trimEnd())}</pre></details>`;
  return `${parts.join('')}${file}`;
};
