import type { Language } from '../../../src/core/narration.ts';

const JAPANESE = /[\u3005\u3041-\u30ff\u3400-\u9fff]/;
const RUNS = /[\u3005\u3041-\u30ff\u3400-\u9fff]+|[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu;

/** The words of a text: numbers of clauses whole, Japanese in pairs of signs. */
export const wordsOf = (text: string): string[] =>
  (text.match(RUNS) ?? []).flatMap((run) =>
    !JAPANESE.test(run) || run.length < 2
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );

/** What a question has around what it is about. */
const ASKING = new Set(
  'a an and are be been being can could do does did for happen happens how i if in into is it its may me my of on or should that the their them then there they this to was what when where which who whom whose why will with would you your'.split(
    ' ',
  ),
);

/** A word as it is compared: small, in the singular; nothing for one that only asks. */
export const stemOf = (word: string): string | undefined => {
  const small = word.toLowerCase();
  if (ASKING.has(small)) return undefined;
  if (!/^[a-z]{4,}$/.test(small)) return small;
  return small
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
};

/** How players say what the rule books say otherwise. */
const SAID_OTHERWISE: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(empty|run(s|ning)? out|exhausted deck|deck ?out)\b/, 'no cards'],
    [/\b(lose|loses|losing|lost)\b/, 'defeat'],
    [/\b(win|wins|won)\b/, 'defeat wins'],
    [/\b(die|dies|dead|kill|kills|killed)\b/, 'destroyed'],
    [/\b(monster|creature|minion)s?\b/, 'unit'],
    [/\b(leader|hero)(es)?\b/, 'ruler'],
    [/\b(stack|chain)s?\b/, 'gate'],
    [/\b(shield|trigger)s?\b/, 'counter'],
    [/\b(mana|cost)\b/, 'energy resource'],
    [/\b(cemetery|trash|discard pile)\b/, 'graveyard'],
    [/\b(tie|draws? the game|both players lose)\b/, 'draw'],
    [/\bmulligan\b/, 'starting hand'],
  ],
  ja: [
    [/(空|なくな|切れ)/, 'カードが1枚もない'],
    [/(負け|敗け)/, '敗北'],
    [/勝/, '勝利'],
    [/(死|倒)/, '破壊'],
    [/(モンスター|クリーチャー)/, 'ユニット'],
    [/(リーダー|ヒーロー)/, 'ルーラー'],
    [/(スタック|チェーン)/, 'ゲート'],
    [/(引き直し|マリガン)/, '最初の手札'],
    [/山札/, 'デッキ'],
  ],
};

/** What a Japanese question ends with. */
const ENDS =
  /(とき|時|ば|たら|と)?(は|に|には)?(、)?(どう|何|なに)(なり|する|なる|し|が起|が)[^\s]*$|とは[?？]?$|(です|ます)か[?？]?$|[?？。]+$/;

/** A question with its words in those of the rule books beside them. */
export const askedFor = (language: Language, question: string): string => {
  const about = question.trim().replace(language === 'ja' ? ENDS : /[?!.]+$/, '');
  const small = about.toLowerCase();
  const others = SAID_OTHERWISE[language].flatMap(([said, other]) => (said.test(small) ? [other] : []));
  return [about, ...others].join(' ');
};
