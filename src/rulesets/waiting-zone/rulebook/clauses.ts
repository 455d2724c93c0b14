import { type Chapter, type Clause, chapter, type RuleBook } from '../../../core/rulebook.ts';
import { eventClauses } from './event-course.ts';
import { houseClauses } from './house.ts';
import { otherReadings } from './other-readings.ts';
import { processingClauses } from './processing.ts';
import { readingClauses } from './readings.ts';

const merged = { ...processingClauses, ...eventClauses, ...readingClauses, ...houseClauses };

/** The id of a clause of the waiting-zone game: topic and place within it, such as `attack.8` or `reading.13`. */
export type ClauseId = keyof typeof merged;

/** Every clause: the text of the source in its order, then our readings of what it leaves open, then our house rules. */
export const clauses: Readonly<Record<ClauseId, Clause>> = merged;

/** The clauses whose ids begin with a topic. */
const topic = (id: string, en: string, ja: string): Chapter =>
  chapter(
    id,
    en,
    ja,
    Object.fromEntries(Object.entries(clauses).filter(([clause]) => clause.startsWith(`${id}.`))),
  );

/** The book of the waiting-zone game, topic by topic. */
export const waitingZoneBook: RuleBook = {
  title: { en: 'The waiting-zone game', ja: '待機ゾーンのゲーム' },
  about: {
    en: 'A card game in which everything unresolved waits in one zone, and the other player may counter it at five kinds of checks.',
    ja: '未解決のものをすべて1つの待機ゾーンに置き、5種類のカウンター確認を挟みながら進むカードゲームです。',
  },
  chapters: [
    topic('edition', 'The edition', '版'),
    topic('event', 'Events', 'イベント'),
    topic('priority', 'Priority', '優先権'),
    topic('together', 'At the same time', '同時の発動'),
    topic('at-once', 'Activated at once', 'すぐに発動するもの'),
    topic('zone', 'The waiting zone', '待機ゾーン'),
    topic('check', 'Counter checks', 'カウンター確認'),
    topic('play', 'Playing a card', 'カードのプレイ'),
    topic('ability', 'Cost abilities', 'コスト能力'),
    topic('attack', 'Attacks', '攻撃'),
    topic('reading', 'Our readings', '解釈の分かれるところ'),
    topic('house', 'House rules', 'ハウスルール'),
  ],
  readings: otherReadings,
};
