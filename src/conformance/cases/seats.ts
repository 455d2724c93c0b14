import { type Decision, opponentOf, PLAYERS } from '../../core/decision.ts';
import { rngStream } from '../../core/random.ts';
import { questionOf } from '../../runtime/match-runner.ts';
import type { Match } from '../../runtime/match.ts';
import { forkMatch, resumeMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import type { DecisionPoint } from '../played.ts';
import { assertThat, assertSame } from '../assertions.ts';

/** The match as the player asked may imagine it, or as it is dealt otherwise where nothing is imagined. */
const worldOf = ({ match, decision, number }: DecisionPoint): Match | undefined => {
  const { ruleset } = match;
  const open = match.pending();
  if (ruleset.determinize !== undefined && open !== undefined) {
    return questionOf(match, open).sample?.(rngStream(number, 0, 'conformance'));
  }
  const game = ruleset.rerandomizeHidden?.(match.game(), decision.player);
  return game && resumeMatch(ruleset, { ...match.position(), game }, { runtime: 'lean' });
};

const shown = ({ ruleset }: Match, match: Match, decision: Decision): Decision =>
  ruleset.present?.(match.game(), decision) ?? decision;

export const playersCase: CaseDefinition = {
  id: 'seats',
  requirement: 'a question is for one seat, offers nothing to the other, and is made of what that seat may know',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { decision, match } = stop;
      const { player, options } = decision;
      assertThat(PLAYERS.includes(player), () => ({
        place: 'player of the question',
        expected: '0 or 1',
        seen: player,
      }));
      const fork = forkMatch(match);
      for (const { key } of options) {
        const code = fork.answer(opponentOf(player), key)?.code;
        assertThat(code === 'WRONG_SEAT', () => ({
          place: `option ${JSON.stringify(key)}, answered by player ${opponentOf(player)}`,
          expected: 'WRONG_SEAT',
          seen: code ?? 'it is taken',
        }));
      }
      const world = worldOf(stop);
      const asked = world?.pending()?.decision;
      if (world === undefined || asked === undefined) continue;
      assertSame(
        `the question, where what is hidden from player ${player} is dealt otherwise`,
        shown(match, match, decision),
        shown(match, world, asked),
      );
    }
  },
};
