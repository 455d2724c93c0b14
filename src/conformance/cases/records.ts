import type { Position } from '../../core/position.ts';
import { headerFor } from '../../replay/recorded-match.ts';
import { readSaved, savedText } from '../../replay/saved-match.ts';
import { forkMatch, resumeMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import type { DecisionPoint } from '../played.ts';
import { serializedPosition } from '../position-text.ts';
import { assertPlain, assertSame } from '../assertions.ts';

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
  requirement: 'a match that was saved as text and loaded goes on as the one that was never left',
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
      assertSame(`the position ${place}`, serializedPosition(fork.position()), serializedPosition(resumed.position()));
      assertSame(`the question ${place}`, fork.pending()?.decision, resumed.pending()?.decision);
    }
  },
};
