import type { Language } from '../../src/core/narration.ts';
import { rulesets } from '../../src/registered.ts';
import { cardPageOf } from '../docs/card-page.ts';

/** What the documents are called in Japanese, by their files; names of packages stay as they are. */
const JAPANESE: Readonly<Record<string, string>> = {
  'docs/README.md': '文書一覧',
  'README.md': 'Gatechart とは',
  'docs/scenarios.md': 'シナリオ：局面を書き、裁定を得る',
  'test/README.md': 'テスト',
  'docs/conformance.md': 'すべてのルールセットが満たすこと',
  'docs/mutation.md': 'ミューテーションテスト',
  'docs/effects.md': 'カード：自分で作る',
  'docs/charts.md': 'チャート',
  'docs/inspector.md': 'インスペクター：ルールの流れを見る',
  'docs/agents.md': 'エージェントと自己対戦',
  'docs/environment.md': '学習のための環境',
  'docs/learning.md': '自己対戦から学ぶネット',
  'docs/balance.md': 'ゲームバランスの調査',
  'docs/cluster.md': '多数のマシンでの実行',
  'docs/fuzzing.md': 'ファジング：ランダムな対戦でルールを確かめる',
  'docs/performance.md': '性能',
  'docs/adding-a-ruleset.md': '自分のゲームを加える',
  'machines/README.md': 'ルールの処理',
  'docs/architecture.md': '設計とその理由',
  'docs/decisions/README.md': '設計上の決定',
  'docs/decisions/001-facts-in-the-baton.md': '001：起きたことはゲームの中にある',
  'docs/decisions/002-a-rule-that-fails-throws.md': '002：失敗したルールは例外を投げる',
  'docs/decisions/003-copies-by-hand.md': '003：複製は手で書く',
  'docs/decisions/004-a-chart-for-an-edition.md': '004：版ごとのチャート',
  'docs/decisions/005-literal-charts.md': '005：チャートはリテラルで書く',
  'docs/decisions/006-values-not-arrays.md': '006：配列ではなく値',
  'docs/decisions/007-clauses-are-typescript.md': '007：条項は TypeScript で書く',
  'CONTRIBUTING.md': '開発に加わるには',
  'CHANGELOG.md': '変更履歴',
  'docs/glossary.md': '用語集',
  'docs/library.md': 'ライブラリとしての Gatechart',
  'docs/limits.md': '上限',
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
