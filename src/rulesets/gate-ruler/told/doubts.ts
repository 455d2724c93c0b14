import type { InLanguages } from '../../../kernel/language.ts';
import { lineKey } from '../reading/place-key.ts';
import type { Line } from '../values/instance.ts';
import { nouns as english } from './english/nouns.ts';
import { nouns as japanese } from './japanese/nouns.ts';

/** An attack on a line where nothing stands. */
export const emptyLine = (attacker: InLanguages, line: Exclude<Line, 'center'>): InLanguages => ({
  en: `Nothing stands on line ${lineKey(line)}: ${attacker.en} would attack nothing and become ${english.exhausted}.`,
  ja: `${lineKey(line)}のラインには何もいないため、《${attacker.ja}》は何も攻撃せず、${japanese.exhausted}になります。`,
});
