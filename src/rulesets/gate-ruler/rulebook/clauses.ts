import { type Clause, chapter, type RuleBook } from '../../../core/rulebook.ts';
import { chapter01 } from './chapters/chapter01.ts';
import { chapter02 } from './chapters/chapter02.ts';
import { chapter03 } from './chapters/chapter03.ts';
import { chapter04 } from './chapters/chapter04.ts';
import { chapter05 } from './chapters/chapter05.ts';
import { chapter06 } from './chapters/chapter06.ts';
import { chapter07 } from './chapters/chapter07.ts';
import { chapter08 } from './chapters/chapter08.ts';
import { chapter09 } from './chapters/chapter09.ts';
import { chapter10, chapter11 } from './chapters/chapter10-11.ts';
import { chapter12 } from './chapters/chapter12.ts';
import { chapter13 } from './chapters/chapter13.ts';
import { chapter14 } from './chapters/chapter14.ts';
import { chapter15 } from './chapters/chapter15.ts';
import { chapter16 } from './chapters/chapter16.ts';
import { firstEdition } from './first-edition.ts';
import { update2103 } from './update2103.ts';

const allClauses = {
  ...chapter01,
  ...chapter02,
  ...chapter03,
  ...chapter04,
  ...chapter05,
  ...chapter06,
  ...chapter07,
  ...chapter08,
  ...chapter09,
  ...chapter10,
  ...chapter11,
  ...chapter12,
  ...chapter13,
  ...chapter14,
  ...chapter15,
  ...chapter16,
  ...update2103,
};

/** The id of a clause of Gate Ruler, such as `13-6c-1` or `u2103/penetrate.2`. */
export type ClauseId = keyof typeof allClauses;

/** Every clause of Gate Ruler, chapters first, then the update, each in the order of its text. */
export const clauses: Readonly<Record<ClauseId, Clause>> = allClauses;

/** The book of Gate Ruler: the chapters of the Comprehensive Rules, then the update. */
export const gateRulerRulebook: RuleBook = {
  title: { en: 'Gate Ruler', ja: 'ゲートルーラー' },
  about: {
    en: "A trading card game for two players. Played cards wait in the gate, where the other player may respond. Damage to a ruler turns up cards of that player's deck, and some of them strike back.",
    ja: '2人用のトレーディングカードゲームです。プレイしたものはゲートで待ち、相手はそれに対応できます。ルーラーへのダメージではデッキがめくられ、【CNT】で反撃できることもあります。',
  },
  chapters: [
    chapter('1', 'Outline of the game', 'ゲームの概要', chapter01),
    chapter('2', 'Information on a card', 'カードの情報', chapter02),
    chapter('3', 'Zones', '領域', chapter03),
    chapter('4', 'Basic terms', '基本用語', chapter04),
    chapter('5', 'Preparation', 'ゲームの準備', chapter05),
    chapter('6', 'Progress of a turn', 'ターンの進行', chapter06),
    chapter('7', 'Actions of the main phase', 'メインフェイズのアクション', chapter07),
    chapter('8', 'Attack phase', 'アタックフェイズ', chapter08),
    chapter('9', 'Gate processing', 'ゲート処理', chapter09),
    chapter('10', 'Drive processing', 'ドライブ処理', chapter10),
    chapter('11', 'System processing', 'システム処理', chapter11),
    chapter('12', 'Rule effects', 'ルールエフェクト', chapter12),
    chapter('13', 'Damage, its reduction and healing', 'ダメージと軽減、回復', chapter13),
    chapter('14', 'Abilities and effects', '能力と効果', chapter14),
    chapter('15', 'Game actions', 'ゲーム中の行動', chapter15),
    chapter('16', 'Keywords', 'キーワード', chapter16),
    chapter('u2103', 'Update of March 2021', '2021年3月の更新', update2103),
  ],
  readings: firstEdition,
};
