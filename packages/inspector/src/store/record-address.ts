import type { Language } from '../../../../src/core/narration.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { MatchRecord } from '../../../../src/replay/read.ts';
import { startMatch } from '../../../../src/runtime/start.ts';
import { addressText, MAX_ANSWERS } from './address-2.ts';
import { encodeAnswer, encodeConcession } from './match-address.ts';

/**
 * The address at which the page plays the match of a record again, at its beginning; nothing for one with card sets, which the
 * page would have to be given, or with too many answers.
 */
export const recordAddress = (
  ruleset: Ruleset,
  { header, lines }: MatchRecord,
  language: Language,
): string | undefined => {
  const { version, edition, decks, seed, index, sets } = header;
  if (sets !== undefined) return undefined;
  const match = startMatch(ruleset, ruleset.newGame(header), { runtime: 'lean' });
  const words: string[] = [];
  for (const { content } of lines) {
    if (content.line === 'concession') words.push(encodeConcession(content.player));
    if (content.line !== 'decision') continue;
    words.push(encodeAnswer(content.key, match.pending()?.decision));
    match.answer(content.player, content.key);
  }
  const answers = words.join('.');
  if (answers.length > MAX_ANSWERS) return undefined;
  const setup = { edition, decks, seed, index };
  return addressText({
    source: { is: 'match', ruleset: ruleset.id, version, setup },
    take: 0,
    shared: undefined,
    answers,
    step: 0,
    viewer: null,
    language,
    panel: undefined,
  });
};
