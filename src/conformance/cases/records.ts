import type { GameState, Position } from '../../core/game-state.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { type BodyLine, readRecord } from '../../replay/record.ts';
import { headerFor, RecordedMatch } from '../../replay/recorded-match.ts';
import { replay } from '../../replay/replay.ts';
import { readSaved, savedText } from '../../replay/saved-match.ts';
import { forkMatch, resumeMatch, startMatch } from '../../runtime/start.ts';
import { assertPlain, assertSame, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import { type CheckLocation, type DecisionPoint, type PlayedMatch, serializedPosition } from '../matches.ts';

/** Questions at which matches are saved. */
const SAVED = 80;

/** The position as the file of a saved match brings it back. */
const savedAndRead = ({ match, played }: DecisionPoint): Position => {
  const { edition, seed, decks = ['', ''] } = played.beginning;
  const game = match.game();
  const header = headerFor(match.ruleset, { edition, seed, decks, index: 0 }, ['', ''], game);
  return readSaved('saved', savedText({ header, lines: [], position: match.position() })).position;
};

export const positionsCase: CaseDefinition = {
  id: 'positions',
  requirement: 'a match that was saved and loaded continues like the original match',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints(SAVED)) {
      yield stop;
      const { match, decision } = stop;
      const position = match.position();
      assertPlain('the position', position);
      const resumed = resumeMatch(ground.ruleset, savedAndRead(stop), { runtime: 'lean' });
      assertSame('the question of the match that was loaded', decision, resumed.pending()?.decision);
      assertSame('the position of the match that was loaded', position, resumed.position());
      const key = decision.options[0]?.key ?? '';
      const fork = forkMatch(match);
      for (const each of [fork, resumed]) each.answer(decision.player, key);
      const place = `after ${JSON.stringify(key)} in the match that was loaded`;
      assertSame(
        `the position ${place}`,
        serializedPosition(fork.position()),
        serializedPosition(resumed.position()),
      );
      assertSame(`the question ${place}`, fork.pending()?.decision, resumed.pending()?.decision);
    }
  },
};

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
  requirement: 'a match, played again, gives the same record line by line',
  *check(ground) {
    const { ruleset } = ground;
    for (const played of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const text = yield* recordOf(ruleset, played);
      yield played;
      const again = startMatch(ruleset, played.game, { runtime: 'lean' });
      const { mismatch } = replay(readRecord('the record', text), again, { compares: true });
      if (mismatch === undefined) continue;
      const { line, recorded, found } = mismatch;
      throw new Violation(`line ${line} of the record`, recorded, found);
    }
  },
};
