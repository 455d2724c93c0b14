import type { Certainty, Clause } from '../../../core/rulebook.ts';

/** Makers of the entries that share a source key and a certainty; `en` and `ja` are one line each. */
export const clausesFrom = (source: string, certainty: Certainty) => {
  const prescribes = (en: string, ja: string): Clause => ({ source, kind: 'prescribes', certainty, en, ja });
  return { prescribes };
};

/** A group of clauses whose ids stay a closed union while its texts are plain strings. */
export const define = <Id extends string>(
  group: Readonly<Record<Id, Clause>>,
): Readonly<Record<Id, Clause>> => group;
