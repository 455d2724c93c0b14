import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Language } from '../../src/core/narration.ts';
import { rulesets } from '../../src/registered.ts';
import { cardPageOf } from '../docs/card-page.ts';
import { type Book, chartTitle, neighbours, pageLinks } from './book.ts';
import { block, FENCE } from './markup.ts';
import { siteMessages } from './messages.ts';
import { addressFrom, type Page, type PageLink } from './page.ts';
import { chartFile, invocationsFile } from './pages/charts.ts';

/** What the documents are called in Japanese, by their files; names of packages stay as they are. */
const JAPANESE: Readonly<Record<string, string>> = {
  'docs/README.md': '文書一覧',
  'README.md': 'Gatechart とは',
  'docs/tutorials/first-match.md': 'はじめての対戦',
  'docs/tutorials/first-ruling.md': 'はじめての裁定',
  'docs/tutorials/first-card.md': 'はじめてのカード',
  'docs/tutorials/first-statechart.md': 'はじめてのステートチャート',
  'docs/tutorials/first-training-run.md': 'はじめての訓練',
  'docs/how-to/troubleshoot.md': '困ったときは',
  'docs/how-to/browser.md': 'ブラウザーで使う',
  'docs/how-to/run-any-machine.md': 'XState の状態機械を速く動かす',
  'docs/how-to/stack-and-windows.md': 'スタックとウィンドウ',
  'docs/reference/commands.md': 'コマンド一覧',
  'docs/reference/defences.md': '防御の一覧',
  'docs/reference/errors.md': 'エラーコード一覧',
  'docs/how-to/write-scenarios.md': 'シナリオを書き、裁定を得る',
  'docs/reference/scenarios.md': 'シナリオファイル',
  'test/README.md': 'テスト',
  'docs/reference/conformance.md': 'すべてのルールセットが満たすこと',
  'docs/lab/mutation.md': 'ミューテーションテスト',
  'docs/how-to/make-cards.md': 'カードとデッキを作る',
  'docs/reference/effects.md': 'Gate Ruler のカード言語',
  'docs/reference/charts.md': 'チャート',
  'docs/how-to/inspect.md': 'インスペクターで対戦を追う',
  'docs/reference/inspector.md': 'インスペクターの仕様',
  'docs/lab/inspector.md': 'インスペクターの計測',
  'docs/lab/machines.md': '状態機械ランタイムの計測',
  'docs/reference/agents.md': 'エージェント',
  'docs/how-to/run-selfplay.md': '自己対戦を行う',
  'docs/how-to/run-tournament.md': '大会を行う',
  'docs/reference/nets.md': 'ネット',
  'docs/reference/sparse-data.md': '疎な学習データ',
  'docs/reference/run-folder.md': '自己対戦のフォルダー',
  'docs/how-to/write-an-agent.md': 'エージェントを書く',
  'docs/lab/performance.md': '性能の測定',
  'docs/lab/balance.md': '収録デッキのバランス',
  'docs/lab/fuzz.md': 'ファジングの測定',
  'docs/lab/cluster.md': '多数のマシンでの実行の試験',
  'docs/reference/cluster.md': '多数のマシンでの実行：一覧',
  'docs/lab/search.md': '探索：アルゴリズムと測定',
  'docs/lab/nets.md': 'ネット：訓練と測定',
  'docs/lab/baselines.md': '比較の基準',
  'docs/lab/pool.md': 'エージェントのプール',
  'docs/reference/environment.md': '学習のための環境',
  'docs/how-to/learn.md': 'ネットを訓練する',
  'docs/how-to/balance.md': 'ゲームバランスの調査',
  'docs/how-to/cluster.md': '多数のマシンでの実行',
  'docs/how-to/fuzz.md': 'ファジング：ランダムな対戦でルールを確かめる',
  'docs/explanation/performance.md': '性能',
  'docs/how-to/add-a-ruleset.md': '自分のゲームを加える',
  'machines/README.md': 'ルールの処理',
  'docs/architecture.md': '構成',
  'docs/explanation/runtimes.md': '一つのマシン、複数のランタイム',
  'docs/explanation/decisions.md': '決めるのはプレイヤー',
  'docs/explanation/determinism.md': '再現性',
  'docs/explanation/events.md': 'イベントはゲームの一部',
  'docs/explanation/clauses-and-proof.md': '条項とその証明',
  'docs/explanation/hidden-information.md': '非公開の情報',
  'docs/explanation/rulesets.md': 'ルールセットは値',
  'docs/explanation/one-ruler-damage.md': 'ルーラーダメージの流れ',
  'docs/decisions/README.md': '設計上の決定',
  'docs/decisions/001-facts-in-the-game-state.md': '001：起きたことはゲームの中にある',
  'docs/decisions/002-a-rule-that-fails-throws.md': '002：失敗したルールは例外を投げる',
  'docs/decisions/003-copies-by-hand.md': '003：複製は手で書く',
  'docs/decisions/004-a-chart-for-an-edition.md': '004：版ごとのチャート',
  'docs/decisions/005-literal-charts.md': '005：チャートはリテラルで書く',
  'docs/decisions/006-values-not-arrays.md': '006：配列ではなく値',
  'docs/decisions/007-clauses-are-typescript.md': '007：条項は TypeScript で書く',
  'docs/decisions/008-an-option-is-an-event.md': '008：選択肢はイベントそのもの',
  'CONTRIBUTING.md': '開発に加わるには',
  'CHANGELOG.md': '変更履歴',
  'docs/reference/glossary.md': '用語集',
  'docs/how-to/library.md': 'ライブラリとしての Gatechart',
  'docs/reference/limits.md': '上限',
};

/** The page of a ruleset is called as the game is. */
const gameIn = (file: string, language: Language): string | undefined =>
  [...rulesets.values()].find(({ id }) => file === `src/rulesets/${id}/README.md`)?.rulebook?.title[language];

/** The page for who writes cards of a game. */
const cardsIn = (file: string, language: Language): string | undefined => {
  const game = [...rulesets.values()].find(({ id }) => file === cardPageOf(id))?.rulebook?.title[language];
  return game && `カード：${game}`;
};

/** The title of a document in a language: its own where it is called nothing else. */
export const documentTitle = (file: string, own: string, language: Language): string =>
  language === 'ja' ? (JAPANESE[file] ?? gameIn(file, language) ?? cardsIn(file, language) ?? own) : own;

/** A written page of the project. */
interface Document {
  readonly file: string;
  readonly title: string;
  /** Without its heading. */
  readonly text: string;
}

/** The page that lists the others; from it every document is found. */
const FIRST = 'docs/README.md';

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

const read = (file: string): Document => {
  const text = readFileSync(file, 'utf8');
  const [heading = '', title = file] = /^# (.*)$/m.exec(text) ?? [];
  return { file, title: title.replaceAll('`', ''), text: text.replace(heading, '') };
};

interface Target {
  readonly path: string;
  readonly part: string | undefined;
}

/** What a link of a document leads to within the project; nothing for an address elsewhere. */
const targetOf = (file: string, address: string): Target | undefined => {
  if (/^[a-z]+:/.test(address)) return undefined;
  const [path = '', part] = address.split('#');
  return { path: path === '' ? file : posix.join(posix.dirname(file), path), part };
};

/** The documents that are reached from the list of pages, in the order they are met. */
export const documentsOf = (): readonly Document[] => {
  const found = new Map<string, Document>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    const document = read(file);
    found.set(file, document);
    const prose = document.text.replaceAll(FENCE, '');
    for (const [, , , address = ''] of prose.matchAll(LINK)) {
      const path = targetOf(file, address)?.path;
      if (path?.endsWith('.md')) visit(path);
    }
  };
  visit(FIRST);
  return [...found.values()];
};

const pathOf = ({ file }: Document): string =>
  `documents/${file === FIRST ? 'index' : file.replace(/^docs\//, '').replace(/\.md$/, '')}`;

/** The ways to the documents, in their order. */
export const documentWays = (documents: readonly Document[], language: Language): readonly PageLink[] =>
  documents.map((document) => {
    const { file, title } = document;
    return { path: pathOf(document), title: documentTitle(file, title, language) };
  });

/** Files beside the documents that may be shown or fetched. */
const ASSET = /^docs\/.*\.(png|svg|json|ya?ml)$/;

/** The files that documents show or hand out, by their paths. */
export const assetsOf = (documents: readonly Document[]): readonly string[] => [
  ...new Set(
    documents.flatMap(({ file, text }) =>
      [...text.matchAll(LINK)].flatMap(([, , , address = '']) => {
        const path = targetOf(file, address)?.path ?? '';
        return ASSET.test(path) && existsSync(path) ? [path] : [];
      }),
    ),
  ),
];

/** Where an asset lies in the site. */
export const assetFile = (file: string): string => `files/${file.replace(/^docs\//, '')}`;

const CODE = /`([^`\n]+)`/g;

interface Ground {
  readonly books: readonly Book[];
  readonly documents: readonly Document[];
  readonly language: Language;
}

const linkText = (
  { documents }: Ground,
  from: Document,
  [whole, mark, text, address]: readonly string[],
): string => {
  const target = targetOf(from.file, address as string);
  if (target === undefined) return whole as string;
  const to = documents.find(({ file }) => file === target.path);
  if (to !== undefined) {
    const way = addressFrom(pathOf(from), pathOf(to), target.part);
    return `${mark}[${text}](${way.startsWith('.') ? way : `./${way}`})`;
  }
  if (ASSET.test(target.path) && existsSync(target.path))
    return `${mark}[${text}](/${assetFile(target.path)})`;
  return text as string;
};

/** Clauses that a text names lead to their pages. */
const withClauses = ({ books, language }: Ground, from: Document, text: string): string =>
  text.replaceAll(CODE, (code, id: string) => {
    const inOrder = books.toSorted(
      (a, b) => Number(from.file.includes(b.ruleset.id)) - Number(from.file.includes(a.ruleset.id)),
    );
    const book = inOrder.find(({ ruleset }) => Object.hasOwn(ruleset.clauses, id));
    if (book === undefined) return code;
    return `[${code}](${addressFrom(pathOf(from), pageLinks(book, language).clause(id).path)})`;
  });

/** Prose with its links leading to pages of the site; one to a source keeps its text alone. */
const proseOf = (ground: Ground, from: Document, prose: string): string => {
  let text = '';
  let end = 0;
  for (const found of prose.matchAll(LINK)) {
    text += withClauses(ground, from, prose.slice(end, found.index)) + linkText(ground, from, found);
    end = found.index + found[0].length;
  }
  return text + withClauses(ground, from, prose.slice(end));
};

/** A chart that a document draws, or who invokes whom, is shown as the site draws it; nothing where the site has it not. */
const drawnOf = ({ books, language }: Ground, fence: string): string => {
  const say = siteMessages[language];
  const [, titled] = /title: "(\w+)/.exec(fence) ?? [];
  const named = titled === undefined ? [...fence.matchAll(/process_(\w+)\[/g)].map(([, id]) => id) : [titled];
  const book = books.find(({ charts }) => named.every((id) => charts.some(({ name }) => name === id)));
  const chart = book?.charts.find(({ name }) => name === titled);
  if (book === undefined) return '';
  return chart === undefined
    ? `![${say.whoInvokes}](/${invocationsFile(language, book.ruleset.id)})`
    : `![${say.drawn(chartTitle(book, language, chart))}](/${chartFile(language, book.ruleset.id, chart)})`;
};

const bodyOf = (ground: Ground, document: Document): string => {
  const { text } = document;
  let body = '';
  let end = 0;
  for (const { 0: fence, index } of text.matchAll(FENCE)) {
    body += proseOf(ground, document, text.slice(end, index));
    body += fence.startsWith('```mermaid') ? drawnOf(ground, fence) : fence;
    end = index + fence.length;
  }
  return body + proseOf(ground, document, text.slice(end));
};

/** The headings below that of a document: what it is about. */
const headingsOf = ({ text }: Document): readonly string[] =>
  [...text.replaceAll(FENCE, '').matchAll(/^##+ (.*)$/gm)].map(([, heading = '']) => heading);

/** The documents as pages. They are in English, and other languages say so. */
export const documentPages = (
  books: readonly Book[],
  documents: readonly Document[],
  language: Language,
): readonly Page[] => {
  const say = siteMessages[language];
  const all = documentWays(documents, language);
  const first = all[0] as PageLink;
  return documents.map((document, at): Page => {
    const way = all[at] as PageLink;
    const note = say.english === '' ? '' : `${block(`<p>${say.english}</p>`, 'note')}\n\n`;
    return {
      ...way,
      above: [{ path: 'index', title: say.home }, ...(at === 0 ? [] : [{ ...first, title: say.documents }])],
      look: 'document',
      search: { kind: 'page', words: headingsOf(document) },
      body: `${note}<div lang="en">\n\n${bodyOf({ books, documents, language }, document)}\n\n</div>`,
      ...neighbours(all, at),
    };
  });
};
