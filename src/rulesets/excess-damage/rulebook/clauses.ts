import { type Clause, chapter, type RuleBook } from '../../../core/rulebook.ts';
import { cards } from './cards.ts';
import { damage } from './damage.ts';
import { otherReadings } from './other-readings.ts';
import { otherRules } from './other-rules.ts';
import { readings } from './readings.ts';

const merged = { ...damage, ...otherRules, ...readings, ...cards };

/**
 * The id of a clause, such as `120.4a/deathtouch`, `K-3` or `card/flame-spill`. As text: declarations write an id such as
 * 120.4 as a number.
 */
export type ClauseId = `${keyof typeof merged}`;

/** Every clause: damage, the rules around it, the contested points, the cards. */
export const clauses: Readonly<Record<ClauseId, Clause>> = merged;

/** The book of the damage event. */
export const excessDamageBook: RuleBook = {
  title: { en: 'Excess damage', ja: '余剰ダメージ' },
  about: {
    en: 'The damage event of Magic: The Gathering with all rules about excess damage. It judges positions and has no whole matches.',
    ja: 'マジック：ザ・ギャザリングのダメージ・イベントと、そこでの余剰のダメージの扱いです。盤面を裁定し、対戦はしません。',
  },
  chapters: [
    chapter('damage', 'Damage', 'ダメージ', damage),
    chapter('other-rules', 'The rules around it', '周辺のルール', otherRules),
    chapter('readings', 'Contested points', '解釈の分かれる点', readings),
    chapter('cards', 'Cards', 'カード', cards),
  ],
  readings: otherReadings,
};
