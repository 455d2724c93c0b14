import type { Decision } from '../../core/decision.ts';
import { opponentOf } from '../../core/decision.ts';
import type { Match } from '../../runtime/match.ts';
import { OracleFailure } from './oracle.ts';
import { checkAtRest } from './at-rest.ts';
import { watchInvariants } from './rules.ts';
import { type OracleFactory, beginMatch } from './trial.ts';

/** What is wrong with a question as such. */
const failureOfQuestion = ({ options, clause, kind }: Decision, clauses: object): string | undefined => {
  if (options.length < 2) return `the question ${kind} has less than two options`;
  if (!Object.hasOwn(clauses, clause)) return `the question ${kind} names clause ${clause}, which is unknown`;
  const isSorted = options.every(({ key }, index) => index === 0 || (options[index - 1]?.key ?? '') < key);
  return isSorted ? undefined : `the options of ${kind} are not sorted, or one is there twice`;
};

const refuseOtherSeat = (match: Match, { player, options }: Decision): void => {
  const before = match.game();
  const code = match.answer(opponentOf(player), options[0]?.key ?? '')?.code;
  if (code !== 'WRONG_SEAT' || match.game() !== before) {
    throw new OracleFailure('question', 'the other seat may answer the question');
  }
};

/** Holds a match to the invariants and laws of its ruleset after every step, and its questions to their form. */
export const rulesOracle: OracleFactory = (origin, hear) => {
  const { checkInvariants: breaches, clauses, plays } = origin.ruleset;
  const oversight = watchInvariants(origin.ruleset);
  const match = beginMatch(origin, {
    runtime: 'lean',
    onStep: (step, game) => {
      hear(step, game);
      oversight.hear(step, game);
    },
  });
  const atRest = (): void => {
    const broken = oversight.failure();
    if (broken !== undefined) throw broken;
    const decision = match.pending()?.decision;
    const [breach] = breaches(match.game());
    if (breach !== undefined) throw new OracleFailure('invariant', breach);
    if (decision === undefined) {
      if (match.game().result === undefined && plays === 'matches') {
        throw new OracleFailure('question', 'the match ends without a result');
      }
      return;
    }
    const fault = failureOfQuestion(decision, clauses);
    if (fault !== undefined) throw new OracleFailure('question', fault);
    refuseOtherSeat(match, decision);
  };
  return checkAtRest(match, atRest);
};
