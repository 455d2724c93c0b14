import type { Certainty, Clause } from '../../../core/rulebook.ts';

/** Makers of the entries that share a source key and a certainty; `en` and `ja` are one line each. */
export const clausesFrom = (source: string, certainty: Certainty) => {
  const entry =
    (kind: Clause['kind']) =>
    (en: string, ja: string): Clause => ({ source, kind, certainty, en, ja });
  return { prescribes: entry('prescribes'), defines: entry('defines') };
};

/** A topic whose ids stay a closed union while its texts are plain strings: declarations stay small. */
export const define = <Id extends string>(
  topic: Readonly<Record<Id, Clause>>,
): Readonly<Record<Id, Clause>> => topic;
