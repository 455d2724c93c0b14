import type { LocalizedText } from '../../../core/narration.ts';
import { lineKey } from '../queries/place-key.ts';
import type { Line } from '../state/instance.ts';
import { labels as english } from '../text/english.ts';
import { labels as japanese } from '../text/japanese.ts';

/** An attack on a line where nothing stands. */
export const emptyLineWarning = (attacker: LocalizedText, line: Exclude<Line, 'center'>): LocalizedText => ({
  en: `Nothing stands on line ${lineKey(line)}: ${attacker.en} would attack nothing and become ${english.exhausted}.`,
  ja: `${lineKey(line)}のラインには何もいないため、《${attacker.ja}》は何も攻撃せず、${japanese.exhausted}になります。`,
});
