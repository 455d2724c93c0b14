import type { Language } from 'gatechart/tools';
import { matchText } from './match.ts';
import { navigationText } from './navigation.ts';
import { openingText, pageText } from './page.ts';
import { processText } from './process.ts';

/** Every word of the page, in English and Japanese. */
const WORDS = { ...openingText, ...navigationText, ...matchText, ...processText, ...pageText };

export type TextKey = keyof typeof WORDS;

/** Names of zones, phases and waiting things, where their keys are not plain enough. */
const japaneseKeys: Readonly<Record<string, string>> = {
  deck: '山札',
  hand: '手札',
  ruler: 'ルーラー',
  field: 'フィールド',
  drive: 'ドライブ',
  damage: 'ダメージ',
  soul: 'ソウル',
  graveyard: '墓地',
  resource: 'エナジー',
  removed: '除外',
  counter: 'カウンター',
  gate: 'ゲート',
  summons: '召喚権',
  preparation: '準備',
  start: 'スタート',
  main: 'メイン',
  attack: 'アタック',
  end: 'エンド',
  card: 'カード',
  ability: '能力',
  rulerDamage: 'ルーラーダメージ',
  destroy: '破壊',
  discard: '捨て札',
  timing: 'IN・OUT能力',
  play: 'プレイ・コスト能力',
  entry: '場に出た時',
  departure: '場を離れた時',
  packet: 'ダメージ',
  trigger: '誘発',
  waiting: '待機ゾーン',
  life: 'ライフ',
  energy: 'エネルギー',
  battle: 'バトル',
  packets: 'ダメージとスタック',
  battlefield: '戦場',
  poison: '毒',
  middle: '中央',
};

const englishKeys: Readonly<Record<string, string>> = {
  rulerDamage: 'ruler damage',
  waiting: 'waiting zone',
  entry: 'entering',
  departure: 'leaving',
  packets: 'packets and stack',
};

/** A word of the page. */
export const say = (language: Language, word: TextKey): string => WORDS[word][language === 'ja' ? 1 : 0];

/** The name of a zone, phase or kind of thing. */
export const sayKey = (language: Language, key: string): string =>
  (language === 'ja' ? japaneseKeys : englishKeys)[key] ?? key;

/** The title of a part of the board: its own, else the word for its key. */
export const sayTitle = (
  language: Language,
  { key, title }: { readonly key: string; readonly title?: { readonly en: string; readonly ja: string } },
): string => title?.[language] ?? sayKey(language, key);

/** What was said of one player and then was the same for others, once; `then`: those others in order, as shown. */
export const sayRepeated = (language: Language, text: string, then: readonly string[]): string => {
  const [next] = then;
  if (next === undefined) return text;
  const count = then.length > 1 ? ` (×${then.length + 1})` : '';
  return `${text}${say(language, 'thenPlayer')} ${say(language, 'player')} ${next}${count}`;
};
