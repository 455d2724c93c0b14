import type { Language } from '../../../core/narration.ts';

type Names = Readonly<Record<Language, string>>;

/** The factions of the built-in cards; others are called as they are written. */
const FACTIONS: Readonly<Record<string, Names>> = {
  atlas: { en: 'ATLAS', ja: 'アトラス' },
  invaders: { en: 'Invaders', ja: '侵略次元' },
  volnar: { en: 'Volnar', ja: 'ウォルナー' },
  wonderverse: { en: 'Wonderverse', ja: 'マジカルユニバース' },
  yomajin: { en: 'Yomajin', ja: '東妖軍' },
};

/** What a faction is called. */
export const factionName = (faction: string, language: Language): string =>
  FACTIONS[faction]?.[language] ?? faction;

/** The attributes of the built-in cards in Japanese; in English they are called as they are written. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  Accident: '事故',
  Angel: '天使',
  Beast: '獣',
  'Demon King': '魔王',
  Dragon: 'ドラゴン',
  Fiend: '怪人',
  Fire: '炎',
  Horror: 'ホラー',
  Kaii: '怪異',
  Mage: '魔術師',
  'Martial Skill': '戦技',
  Military: '軍事',
  Oni: '鬼',
  Poetica: 'ポエティカ',
  Robot: 'ロボット',
  Traveller: '旅人',
  Warrior: '戦士',
};

/** What an attribute is called. */
export const attributeName = (attribute: string, language: Language): string =>
  language === 'en' ? attribute : (ATTRIBUTES[attribute] ?? attribute);

/** The names of abilities on built-in cards in Japanese; others are called as they are written. */
const ABILITIES: Readonly<Record<string, string>> = {
  'Genesis Summon': '創生召喚',
  Madness: '狂気',
  'Mind Distortment': 'マインド・ディストーメント',
  Reflection: '反射',
  'Return from Valhalla': 'ヴァルハラの帰還',
  'Roaring Thunder Wave': '轟雷波',
  'Sacred Treasure Combination': '神器合体',
  Salvage: '回収',
  Sawari: '障り',
  'Will-o-Wisp': '鬼火',
};

/** What the name that an ability is given stands as. */
export const abilityName = (name: string, language: Language): string =>
  language === 'en' ? name : (ABILITIES[name] ?? name);
