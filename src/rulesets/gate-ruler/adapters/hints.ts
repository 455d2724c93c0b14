import type { InLanguages } from '../../../core/narration.ts';
import { lineKey } from '../queries/place-key.ts';
import type { Line } from '../state/instance.ts';
import { nouns as english } from '../text/english.ts';
import { nouns as japanese } from '../text/japanese.ts';

/** An attack on a line where nothing stands. */
export const emptyLine = (attacker: InLanguages, line: Exclude<Line, 'center'>): InLanguages => ({
  en: `Nothing stands on line ${lineKey(line)}: ${attacker.en} would attack nothing and become ${english.exhausted}.`,
  ja: `${lineKey(line)}のラインには何もいないため、《${attacker.ja}》は何も攻撃せず、${japanese.exhausted}になります。`,
});
