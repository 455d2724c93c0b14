import { basename } from 'node:path';
import { addressText } from '@gatechart/inspector/address';
import type { Language } from '../../../src/core/narration.ts';
import { type Book, pageLinks } from '../book.ts';
import type { JudgedScenario, ScenarioData } from '../content.ts';
import { escaped, link } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, sharedFrom } from '../page.ts';

/** Where the inspector's page lies in the site. */
export const INSPECTOR = 'inspector';

/** The address at which the inspector shows a scenario under one of its editions, at the step where its clause acts. */
export const inspectorAddress = (
  language: Language,
  from: string,
  { file, text, told }: ScenarioData,
  take: number,
): string => {
  const step = told[take]?.step ?? 0;
  const source = { is: 'text', name: basename(file), text } as const;
  const here = { step, viewer: null, language, panel: undefined };
  const address = addressText({ ...here, source, take, shared: undefined, answers: '' });
  return `${sharedFrom(language, from, `${INSPECTOR}/index.html`)}#${address}`;
};

/** Lines of a telling, with the clauses in the margin linked. */
export const logHtml = (book: Book, language: Language, from: string, lines: readonly string[]): string => {
  const way = pageLinks(book, language);
  const linked = (line: string): string => {
    const [, id = '', rest = ''] = /^(\S*)(.*)$/.exec(line) ?? [];
    if (!Object.hasOwn(book.ruleset.clauses, id)) return escaped(line);
    return link(addressFrom(from, way.clause(id).path), escaped(id)) + escaped(rest);
  };
  if (lines.length === 0) return `<p class="quiet">${siteMessages[language].untold}</p>`;
  return `<pre class="told" tabindex="0">${lines.map(linked).join('\n')}</pre>`;
};

const verdict = ({ isAsExpected }: JudgedScenario, language: Language): string => {
  const say = siteMessages[language];
  return isAsExpected
    ? `<span class="fine">${say.expected}</span>`
    : `<span class="wrong">${say.notExpected}</span>`;
};

/** The way to the inspector, at the step of a scenario that decides it under an edition. */
export const inspectorLink = (
  language: Language,
  from: string,
  scenario: ScenarioData,
  edition: string,
): string => {
  const take = scenario.told.findIndex((told) => told.edition === edition);
  const address = inspectorAddress(language, from, scenario, take);
  const { step = 0 } = scenario.told[take] ?? {};
  return `<a href="${escaped(address)}" target="_blank" class="open">${siteMessages[language].openAt(step)}</a>`;
};

/** A scenario under each of its editions: told, judged, to be opened in the inspector; and its file. */
export const scenarioHtml = (
  book: Book,
  language: Language,
  from: string,
  scenario: ScenarioData,
): string => {
  const say = siteMessages[language];
  const parts = scenario.told.map((told) => {
    const head = `<p class="ruling"><span class="edition">${escaped(told.edition)}</span> ${verdict(told, language)} ${inspectorLink(language, from, scenario, told.edition)}</p>`;
    return `<div>${head}${logHtml(book, language, from, told.lines[language])}</div>`;
  });
  const file = `<details><summary>${say.asFile}: <code>${escaped(scenario.file)}</code></summary><pre class="file" tabindex="0">${escaped(scenario.text.trimEnd())}</pre></details>`;
  return `<div class="${parts.length > 1 ? 'beside' : 'single'}">${parts.join('')}</div>${file}`;
};
