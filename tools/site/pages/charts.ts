import { chartSvg, invocationsSvg } from '../../../src/charts/chart-svg.ts';
import type { ChartLinks } from '../../../src/charts/svg.ts';
import type { Language } from '../../../src/core/narration.ts';
import { type Book, chartIn, clauseOf, neighbours, pageLinks } from '../book.ts';
import type { ChartData } from '../content.ts';
import { block, escaped, link, table } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, type Page } from '../page.ts';

/** The picture of a chart among the files that all languages share. */
export const chartFile = (ruleset: string, { slug }: ChartData): string => `pictures/${ruleset}/${slug}.svg`;

/** The picture of a chart by itself. */
export const chartPicture = ({ process, geometry }: ChartData): string => chartSvg(process, geometry);

/** The picture of who invokes whom among those files. */
export const invocationsFile = (ruleset: string): string => `pictures/${ruleset}/invocations.svg`;

/** Who invokes whom in the usual edition. */
export const invocationsPicture = ({ charts, ruleset, invocations }: Book, links: ChartLinks = {}): string =>
  invocationsSvg(
    charts.filter(({ editions }) => editions.includes(ruleset.defaultEdition)).map(({ process }) => process),
    invocations,
    links,
  );

/** A picture within a page, which has the style of all of them; the browser itself follows its links to parts. */
const drawing = (name: string, svg: string): string =>
  block(
    `<div class="scroll drawing" tabindex="0" role="group" aria-label="${escaped(name)}">${svg.replace(/<style>.*?<\/style>/s, '').replaceAll('<a href', '<a target="_self" href')}</div>`,
  );

/** The part of a chart's page and picture that is a state. */
export const statePart = ({ process }: ChartData, state: string): string =>
  state === '' ? `machine-${process.id}` : `state-${state}`;

const none = '–';

const orNone = (items: readonly string[]): string => (items.length === 0 ? none : items.join(', '));

/** A page for each process: its chart, then its states and transitions with their clauses. */
export const chartPages = (book: Book, language: Language): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const all = book.charts.map(way.chart);
  return book.charts.map((chart, at): Page => {
    const { process, geometry, name, editions } = chart;
    const { path } = way.chart(chart);
    const edition = editions[0] as string;
    const clauseAddress = (id: string): string => addressFrom(path, way.clause(id).path);
    const processAddress = (id: string): string | undefined => {
      const other = chartIn(book, id, edition);
      return other && addressFrom(path, way.chart(other).path);
    };
    const svg = chartSvg(process, geometry, {
      state: (state) => `#row-${state}`,
      clause: clauseAddress,
      process: processAddress,
    });
    const clauses = (ids: readonly string[]): string =>
      ids
        .map((id) => `${link(clauseAddress(id), escaped(id))} ${escaped(clauseOf(book, id)[language])}`)
        .join('<br>');
    const processLinks = (ids: readonly string[]): string =>
      orNone(ids.map((id) => link(processAddress(id) ?? '', `<code>${escaped(id)}</code>`)));
    const codes = (texts: readonly string[]): string =>
      orNone(texts.map((text) => `<code>${escaped(text)}</code>`));
    const states = process.states.map((state) => [
      `<span id="row-${escaped(state.path)}"><code>${escaped(state.path === '' ? process.id : state.path)}</code></span>`,
      orNone([
        ...[...state.entry, ...(state.asks === undefined ? [] : [`? ${state.asks}`])].map(
          (text) => `<code>${escaped(text)}</code>`,
        ),
        ...(state.invokes === undefined ? [] : [`▸ ${processLinks([state.invokes])}`]),
      ]),
      clauses(state.clauses),
    ]);
    const transitions = process.transitions.map(({ from, to, event, guard, actions, clauses: ids }) => [
      `<code>${escaped(from)}</code>`,
      `<code>${escaped(to ?? from)}</code>`,
      `${say.event[event]}${guard === undefined ? '' : ` <code>${escaped(guard)}</code>`}`,
      codes(actions),
      clauses(ids),
    ]);
    return {
      path,
      title: name,
      above: [way.home, way.top, way.charts],
      look: 'chart-page',
      isWide: true,
      body: [
        block(
          `<p>${say.invokedBy}: ${processLinks(process.invokedBy)}<br>${say.invokes}: ${processLinks(process.invokes)}</p><p>${say.chartHint}</p>`,
        ),
        drawing(say.drawn(name), svg),
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
  const { path, title } = way.charts;
  const addressOf = (id: string): string | undefined => {
    const chart = chartIn(book, id, book.ruleset.defaultEdition);
    return chart && addressFrom(path, way.chart(chart).path);
  };
  const rows = book.charts.map((chart) => {
    const { process, editions } = chart;
    const named = link(addressFrom(path, way.chart(chart).path), `<code>${escaped(chart.name)}</code>`);
    const order = Object.keys(book.ruleset.clauses).filter((id) => process.clauses.includes(id));
    const inner = (ids: readonly string[]): string =>
      orNone(
        ids.map((id) => {
          const other = chartIn(book, id, editions[0] as string);
          return link(addressFrom(path, way.chart(other ?? chart).path), `<code>${escaped(id)}</code>`);
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
    isSearched: false,
    isWide: true,
    body: [
      drawing(say.whoInvokes, invocationsPicture(book, { process: addressOf })),
      block(table([say.process, say.clauses, say.invokedBy, say.invokes, say.asks], rows)),
    ].join('\n\n'),
  };
};
