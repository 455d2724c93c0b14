import type { Collection, Table } from '../../../src/core/cards/collection.ts';
import type { Language } from '../../../src/core/narration.ts';
import type { Estimate } from '../../../src/selfplay/statistics/estimates.ts';
import { type Book, neighbours, pageLinks, partOf } from '../book.ts';
import { block, escaped, link, list, table } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, type Page } from '../page.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How a card did in the run: how many of the players played it, and how many of those won. */
const ratesOf = ({ run }: Book, card: string) => {
  const used = run?.summary.cards.find((each) => each.card === card);
  if (run === undefined || used === undefined) return undefined;
  return { played: percent(used.players / (2 * run.summary.games)), won: percent(used.winRate) };
};

const runHtml = ({ run }: Book, language: Language): string =>
  run === undefined
    ? ''
    : `<p>${escaped(siteMessages[language].ratesOf(run.summary.games, run.summary.plan.agents.join(', ')))}</p>`;

const withInterval = ({ mean, low, high }: Estimate): string =>
  `${percent(mean)} (${percent(low)} – ${percent(high)})`;

/** How those of each deck and agent did with a card. */
const usesHtml = (book: Book, language: Language, from: string, card: string): string => {
  const uses = book.run?.uses.filter((use) => use.card === card) ?? [];
  if (uses.length === 0) return '';
  const say = siteMessages[language];
  const rows = uses.map(({ deck, agent, players, users, use, score }) => {
    const to = pageLinks(book, language).deck(deck);
    const named = book.ruleset.collection?.decks.has(deck)
      ? link(addressFrom(from, to.path), escaped(to.title))
      : escaped(deck);
    return [named, escaped(agent), `${users} / ${players}`, withInterval(use), withInterval(score)];
  });
  return `${table([say.decks, say.agent, say.players, say.played, say.won], rows, new Set([2, 3, 4]))}<p class="quiet">${say.intervals}</p>`;
};

/** A table of a collection with its cards and decks linked. */
const linkedTable = (
  book: Book,
  language: Language,
  from: string,
  { head, right, rows }: Table,
  more: { readonly head: readonly string[]; readonly cells: (id: string) => readonly string[] } = {
    head: [],
    cells: () => [],
  },
): string => {
  const way = pageLinks(book, language);
  const { cards, decks } = book.ruleset.collection as Collection;
  const cell = (text: string, row: readonly string[]): string => {
    const named = row.find((id) => cards.get(id)?.name[language] === text);
    if (named !== undefined) return link(addressFrom(from, way.card(named).path), escaped(text));
    if (cards.has(text)) return link(addressFrom(from, way.card(text).path), escaped(text));
    if (decks.has(text)) return link(addressFrom(from, way.deck(text).path), escaped(text));
    return escaped(text);
  };
  const numbers = new Set([...right, ...more.head.map((_, at) => head.length + at)]);
  return table(
    [...head, ...more.head].map(escaped),
    rows.map((row) => [...row.map((text) => cell(text, row)), ...more.cells(row[0] ?? '')]),
    numbers,
  );
};

const sheetHtml = (collection: Collection, language: Language, card: string): string => {
  const sheet = collection.cardText(card, language);
  if (sheet === undefined) return '';
  const lines = sheet.text.map((line) => `<p>${escaped(line)}</p>`).join('');
  const text = lines === '' ? `<p class="quiet">${siteMessages[language].noText}</p>` : lines;
  return `<article class="sheet"><header>${escaped(sheet.name)}</header><p class="sheet-kind">${escaped(sheet.kind)}</p><div class="sheet-text">${text}</div></article>`;
};

const decksWith = (collection: Collection, language: Language, card: string): readonly string[] =>
  [...collection.decks.keys()].filter((deck) =>
    collection.deckDetails(deck, language)?.cards.rows.some((row) => row.includes(card)),
  );

/** A page for each card: its sheet, its decks, the scenarios that use it, how it did in the run. */
const cardPages = (book: Book, language: Language, collection: Collection): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const ids = [...collection.cards.keys()];
  const all = ids.map(way.card);
  return ids.map((id, at): Page => {
    const { path, title } = way.card(id);
    const other = collection.cards.get(id)?.name[language === 'en' ? 'ja' : 'en'] ?? '';
    const otherLanguage = language === 'en' ? 'ja' : 'en';
    const rates = ratesOf(book, id);
    const decks = decksWith(collection, language, id).map((deck) => {
      const to = way.deck(deck);
      return link(addressFrom(path, to.path), escaped(to.title));
    });
    const uses = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
    const scenarios = book.scenarios
      .filter(({ text }) => uses.test(text))
      .map((scenario) =>
        link(
          addressFrom(path, way.clause(scenario.clause).path, partOf(scenario)),
          `${escaped(scenario.clause)} ${escaped(scenario.title[language])}`,
        ),
      );
    const data = collection.show(id, language).join('\n');
    return {
      path,
      title,
      above: [way.home, way.top, way.cards],
      look: 'card',
      search: { kind: 'card', words: [other, id, ...(collection.cardText(id, language)?.text ?? [])] },
      body: [
        block(
          `<p><span lang="${otherLanguage}">${escaped(other)}</span> <code>${escaped(id)}</code></p>${sheetHtml(collection, language, id)}`,
        ),
        ...(rates === undefined
          ? []
          : [
              `## ${say.rates}`,
              block(
                `${runHtml(book, language)}<dl class="rates"><dt>${say.played}</dt><dd>${rates.played}</dd><dt>${say.won}</dt><dd>${rates.won}</dd></dl>${usesHtml(book, language, path, id)}`,
              ),
            ]),
        `## ${say.inDecks}`,
        block(decks.length === 0 ? `<p>${say.inDecksNone}</p>` : list(decks)),
        ...(scenarios.length === 0 ? [] : [`## ${say.ofScenarios}`, block(list(scenarios))]),
        block(
          `<details><summary>${say.asData}</summary><pre class="file" tabindex="0">${escaped(data)}</pre></details>`,
        ),
      ].join('\n\n'),
      ...neighbours(all, at),
    };
  });
};

const deckRates = (book: Book, language: Language, deck: string): string => {
  const run = book.run?.summary;
  if (run === undefined) return '';
  const say = siteMessages[language];
  const rating = run.decks.ratings[deck];
  const meetings = run.decks.meetings.filter(({ a, b }) => a !== b && [a, b].includes(deck));
  const rows = meetings.map(({ a, b, score, games }) => {
    const isFirst = a === deck;
    const share = (value: number): string => percent(isFirst ? value : 1 - value);
    const [low, high] = isFirst ? [score.low, score.high] : [score.high, score.low];
    return [
      escaped(say.against(isFirst ? b : a)),
      String(games),
      `${share(score.mean)} (${share(low)} – ${share(high)})`,
    ];
  });
  if (rating === undefined && rows.length === 0) return '';
  const rated = rating === undefined ? '' : `<p>${say.rating}: ${rating.toFixed(0)}</p>`;
  return `${runHtml(book, language)}${rated}${table([say.decks, say.matches, say.won], rows, new Set([1, 2]))}`;
};

const deckPages = (book: Book, language: Language, collection: Collection): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const ids = [...collection.decks.keys()];
  const all = ids.map(way.deck);
  return ids.flatMap((id, at): readonly Page[] => {
    const sheet = collection.deckDetails(id, language);
    if (sheet === undefined) return [];
    const { path, title } = way.deck(id);
    const rates = deckRates(book, language, id);
    return [
      {
        path,
        title,
        above: [way.home, way.top, way.decks],
        look: 'deck',
        search: { kind: 'deck', words: [id] },
        isWide: true,
        body: [
          block(list(sheet.lines.map(escaped))),
          `## ${say.cards}`,
          block(linkedTable(book, language, path, sheet.cards)),
          `## ${say.counted}`,
          block(`<pre class="told" tabindex="0">${sheet.counts.map(escaped).join('\n')}</pre>`),
          ...(rates === '' ? [] : [`## ${say.rates}`, block(rates)]),
        ].join('\n\n'),
        ...neighbours(all, at),
      },
    ];
  });
};

/** The pages about cards and decks; none for a ruleset without. */
export const collectionPages = (book: Book, language: Language): readonly Page[] => {
  const { collection } = book.ruleset;
  if (collection === undefined) return [];
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const rates = {
    head: book.run === undefined ? [] : [say.played, say.won],
    cells: (id: string): readonly string[] => {
      const found = ratesOf(book, id);
      return book.run === undefined ? [] : [found?.played ?? '–', found?.won ?? '–'];
    },
  };
  const listPage = (to: { readonly path: string; readonly title: string }, body: string): Page => ({
    ...to,
    above: [way.home, way.top],
    look: 'lists',
    isWide: true,
    body: block(body),
  });
  return [
    listPage(
      way.cards,
      runHtml(book, language) +
        linkedTable(book, language, way.cards.path, collection.cardTable(language), rates),
    ),
    listPage(way.decks, linkedTable(book, language, way.decks.path, collection.deckTable(language))),
    ...cardPages(book, language, collection),
    ...deckPages(book, language, collection),
  ];
};
