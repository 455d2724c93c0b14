import { chartSvg, invocationsSvg } from '../../../src/charts/chart-svg.ts';
import type { ChartLinks } from '../../../src/charts/svg.ts';
import { guardName, processName, statePathName } from '../../../src/core/chart-names.ts';
import type { Language } from '../../../src/core/narration.ts';
import { type Book, chartIn, chartTitle, clauseOf, neighbours, pageLinks } from '../book.ts';
import type { ChartData } from '../content.ts';
import { block, escaped, link, table } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, type Page, rootOf } from '../page.ts';

/** The picture of a chart among the files beside the pages. */
export const chartFile = (language: Language, ruleset: string, { slug }: ChartData): string =>
  `pictures/${rootOf(language)}${ruleset}/${slug}.svg`;

/** The picture of a chart by itself. */
export const chartPicture = (
  { ruleset }: Pick<Book, 'ruleset'>,
  language: Language,
  { process, geometry }: ChartData,
): string =>
  chartSvg(
    process,
    geometry,
    {},
    {
      names: ruleset.chartNames?.[language],
      nameGuard: (guard) => guardName(ruleset.guardTexts, guard, language),
    },
  );

/** The picture of who invokes whom among those files. */
export const invocationsFile = (language: Language, ruleset: string): string =>
  `pictures/${rootOf(language)}${ruleset}/invocations.svg`;

/** Who invokes whom in the usual edition. */
export const invocationsPicture = (
  { charts, ruleset, invocations }: Book,
  language: Language,
  links: ChartLinks = {},
): string =>
  invocationsSvg(
    charts.filter(({ editions }) => editions.includes(ruleset.defaultEdition)).map(({ process }) => process),
    invocations,
    links,
    ruleset.chartNames?.[language],
  );

/** A picture within a page, which has the style of all of them. */
const drawing = (name: string, svg: string): string =>
  block(
    `<div class="drawing" tabindex="0" role="group" aria-label="${escaped(name)}">${svg.replace(/<style>.*?<\/style>/s, '')}</div>`,
  );

/** The part of a chart's page and picture that is a state. */
export const statePart = ({ process }: ChartData, state: string): string =>
  state === '' ? `machine-${process.id}` : `state-${state}`;

/** The name of a chart in a text: an id is code, a name is not. */
export const chartCode = (book: Book, language: Language, chart: ChartData): string => {
  const title = escaped(chartTitle(book, language, chart));
  return book.ruleset.chartNames?.[language] === undefined ? `<code>${title}</code>` : title;
};

/** The name of a state in a text. */
export const stateCode = (book: Book, language: Language, { process }: ChartData, state: string): string => {
  const names = book.ruleset.chartNames?.[language];
  const name = escaped(statePathName(names, process.id, state));
  return names === undefined ? `<code>${name}</code>` : name;
};

const none = '–';

const orNone = (items: readonly string[]): string => (items.length === 0 ? none : items.join(', '));

/** A page for each process: its chart, then its states and transitions with their clauses. */
export const chartPages = (book: Book, language: Language): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const names = book.ruleset.chartNames?.[language];
  const all = book.charts.map(way.chart);
  return book.charts.map((chart, at): Page => {
    const { process, geometry, editions } = chart;
    const { path, title } = way.chart(chart);
    const edition = editions[0] as string;
    const clauseAddress = (id: string): string => addressFrom(path, way.clause(id).path);
    const processAddress = (id: string): string | undefined => {
      const other = chartIn(book, id, edition);
      return other && addressFrom(path, way.chart(other).path);
    };
    const links: ChartLinks = {
      state: (state) => `#row-${state}`,
      clause: clauseAddress,
      process: processAddress,
    };
    const nameGuard = (guard: string): string => guardName(book.ruleset.guardTexts, guard, language);
    const svg = chartSvg(process, geometry, links, { names, nameGuard });
    const named = (id: string, text: string): string =>
      names === undefined
        ? `<code>${escaped(id)}</code>`
        : `<span title="${escaped(id)}">${escaped(text)}</span>`;
    const stateCell = (state: string): string =>
      state === ''
        ? named(process.id, processName(names, process.id))
        : named(state, statePathName(names, process.id, state));
    const clauses = (ids: readonly string[]): string =>
      ids
        .map((id) => `${link(clauseAddress(id), escaped(id))} ${escaped(clauseOf(book, id)[language])}`)
        .join('<br>');
    const processLinks = (ids: readonly string[]): string =>
      orNone(ids.map((id) => link(processAddress(id) ?? '', named(id, processName(names, id)))));
    const codes = (texts: readonly string[]): string =>
      orNone(texts.map((text) => `<code>${escaped(text)}</code>`));
    const when = (event: string): string =>
      event === 'always' || event === 'done' ? say.event[event] : `<code>${escaped(event)}</code>`;
    const states = process.states.map((state) => [
      `<span id="row-${escaped(state.path)}">${stateCell(state.path)}</span>`,
      orNone([
        ...[...state.entry, ...(state.asks === undefined ? [] : [`? ${state.asks}`])].map(
          (text) => `<code>${escaped(text)}</code>`,
        ),
        ...(state.invokes === undefined ? [] : [`▸ ${processLinks([state.invokes])}`]),
      ]),
      clauses(state.clauses),
    ]);
    const transitions = process.transitions.map(({ from, to, event, guard, actions, clauses: ids }) => [
      stateCell(from),
      stateCell(to ?? from),
      `${when(event)}${guard === undefined ? '' : ` <code>${escaped(guard)}</code>`}`,
      codes(actions),
      clauses(ids),
    ]);
    return {
      path,
      title,
      above: [way.home, way.top, way.charts],
      look: 'chart-page',
      search: { kind: 'chart', words: [process.id] },
      isWide: true,
      body: [
        block(
          `<p>${say.invokedBy}: ${processLinks(process.invokedBy)}<br>${say.invokes}: ${processLinks(process.invokes)}</p><p>${say.chartHint}</p>`,
        ),
        drawing(say.drawn(title), svg),
        `## ${say.states}`,
        block(table([say.state, say.does, say.clauses], states), 'again'),
        `## ${say.transitions}`,
        block(table([say.from, say.to, say.when, say.does, say.clauses], transitions), 'again'),
      ].join('\n\n'),
      ...neighbours(all, at),
    };
  });
};

/** The list of all processes. */
export const chartsPage = (book: Book, language: Language): Page => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const names = book.ruleset.chartNames?.[language];
  const { path, title } = way.charts;
  const addressOf = (id: string): string | undefined => {
    const chart = chartIn(book, id, book.ruleset.defaultEdition);
    return chart && addressFrom(path, way.chart(chart).path);
  };
  const rows = book.charts.map((chart) => {
    const { process, editions } = chart;
    const named = link(addressFrom(path, way.chart(chart).path), chartCode(book, language, chart));
    const order = Object.keys(book.ruleset.clauses).filter((id) => process.clauses.includes(id));
    const inner = (ids: readonly string[]): string =>
      orNone(
        ids.map((id) => {
          const other = chartIn(book, id, editions[0] as string);
          return link(
            addressFrom(path, way.chart(other ?? chart).path),
            names === undefined ? `<code>${escaped(id)}</code>` : escaped(processName(names, id)),
          );
        }),
      );
    return [
      named,
      orNone(order.map((id) => link(addressFrom(path, way.clause(id).path), escaped(id)))),
      inner(process.invokedBy),
      inner(process.invokes),
      orNone(process.asks.map((asked) => `<code>${escaped(asked)}</code>`)),
    ];
  });
  return {
    path,
    title,
    above: [way.home, way.top],
    look: 'lists',
    isWide: true,
    body: [
      drawing(say.whoInvokes, invocationsPicture(book, language, { process: addressOf })),
      block(table([say.process, say.clauses, say.invokedBy, say.invokes, say.asks], rows)),
    ].join('\n\n'),
  };
};
