import type { Certainty, Clause } from '../../../core/rulebook.ts';

/** Makers of the entries that share a source key and a certainty; `en` and `ja` are one line each; `more` where it acts, or why not. */
export const clausesFrom = (source: string, certainty: Certainty) => {
  const entry =
    (kind: Clause['kind']) =>
    (en: string, ja: string, more: Pick<Clause, 'acts' | 'because'> = {}): Clause => ({
      source,
      kind,
      certainty,
      en,
      ja,
      ...more,
    });
  return { prescribes: entry('prescribes'), defines: entry('defines'), example: entry('example') };
};

/** A chapter whose ids stay a closed union while its texts are plain strings: declarations stay small. */
export const defineChapter = <Id extends string>(
  chapter: Readonly<Record<Id, Clause>>,
): Readonly<Record<Id, Clause>> => chapter;
