import type { Decision } from '../../core/decision.ts';
import { opponentOf } from '../../core/decision.ts';
import type { Match } from '../../runtime/match.ts';
import { TrialFailed } from './oracle.ts';
import { lookingAtRest } from './at-rest.ts';
import { oversightOf } from './rules.ts';
import { type BeginTrial, begin } from './trial.ts';

/** What is wrong with a question as such. */
const faultOfQuestion = ({ options, clause, kind }: Decision, clauses: object): string | undefined => {
  if (options.length < 2) return `the question ${kind} has less than two options`;
  if (!Object.hasOwn(clauses, clause)) return `the question ${kind} names clause ${clause}, which is unknown`;
  const isSorted = options.every(({ key }, index) => index === 0 || (options[index - 1]?.key ?? '') < key);
  return isSorted ? undefined : `the options of ${kind} are not sorted, or one is there twice`;
};

const refuseOtherSeat = (match: Match, { player, options }: Decision): void => {
  const before = match.game();
  const code = match.answer(opponentOf(player), options[0]?.key ?? '')?.code;
  if (code !== 'WRONG_SEAT' || match.game() !== before) {
    throw new TrialFailed('question', 'the other seat may answer the question');
  }
};

/** Holds a match to the invariants and laws of its ruleset after every step, and its questions to their form. */
export const rulesTrial: BeginTrial = (origin, hear) => {
  const { breaches, clauses, plays } = origin.ruleset;
  const oversight = oversightOf(origin.ruleset);
  const match = begin(origin, {
    runtime: 'lean',
    onStep: (step, game) => {
      hear(step, game);
      oversight.hear(step, game);
    },
  });
  const atRest = (): void => {
    const broken = oversight.fault();
    if (broken !== undefined) throw broken;
    const decision = match.pending()?.decision;
    const [breach] = breaches(match.game());
    if (breach !== undefined) throw new TrialFailed('invariant', breach);
    if (decision === undefined) {
      if (match.game().result === undefined && plays === 'matches') {
        throw new TrialFailed('question', 'the match ends without a result');
      }
      return;
    }
    const fault = faultOfQuestion(decision, clauses);
    if (fault !== undefined) throw new TrialFailed('question', fault);
    refuseOtherSeat(match, decision);
  };
  return lookingAtRest(match, atRest);
};
