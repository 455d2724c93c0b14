import type { GameState } from '../../core/fact.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { BodyLine } from '../../replay/record.ts';
import { readRecord } from '../../replay/read.ts';
import { headerFor, RecordedMatch } from '../../replay/recorded-match.ts';
import { replay } from '../../replay/replay.ts';
import { startMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import type { PlayedMatch, CheckLocation } from '../played.ts';
import { Violation } from '../assertions.ts';

/** Matches that are recorded and repeated. */
const MATCHES = 2;

/** The text of the record of a match that is answered as it was. */
function* recordOf(
  ruleset: Ruleset,
  played: PlayedMatch & { readonly game: GameState },
): Generator<CheckLocation, string> {
  const { game, keys, beginning, stops } = played;
  const { edition, seed, decks = ['', ''] } = beginning;
  const lines: BodyLine[] = [];
  const begun = startMatch(ruleset, game, { runtime: 'lean' });
  const match = new RecordedMatch(begun, [], (line) => lines.push(line));
  for (const [number, key] of keys.entries()) {
    yield stops[number];
    match.answer(match.pending()?.decision.player ?? 0, key);
  }
  if (match.game().result === undefined) match.leave();
  const header = headerFor(ruleset, { edition, seed, decks, index: 0 }, ['', ''], game);
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export const recordsCase: CaseDefinition = {
  id: 'records',
  requirement: 'a match repeats the record that it leaves, line by line',
  *check(ground) {
    const { ruleset } = ground;
    for (const played of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const text = yield* recordOf(ruleset, played);
      yield played;
      const again = startMatch(ruleset, played.game, { runtime: 'lean' });
      const { mismatch } = replay(readRecord('the record', text), again, { compares: true });
      if (mismatch === undefined) continue;
      const { line, recorded, found } = mismatch;
      throw new Violation({ place: `line ${line} of the record`, expected: recorded, seen: found });
    }
  },
};
