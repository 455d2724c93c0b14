import { type Decision, opponentOf } from '../../core/decision.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { OnStep } from '../../core/trace.ts';
import type { Match } from '../../runtime/match.ts';
import { beginMatch, checkAtRest, type OracleFactory, OracleFailure } from './oracle.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];

/** Holds the steps of one match to the invariants and laws of its ruleset, and what happens to having words. */
export interface InvariantWatch {
  readonly onStep: OnStep;
  /** What was wrong last; the match goes on meanwhile. */
  failure(): OracleFailure | undefined;
}

export const watchInvariants = ({
  checkInvariants: breaches,
  traceInvariants: made = [],
  narrate,
}: Ruleset): InvariantWatch => {
  const laws = made.map((make) => make());
  let seen: GameState | undefined;
  let found: OracleFailure | undefined;
  return {
    onStep: (step, game) => {
      if (found !== undefined || game === undefined) return;
      for (const law of laws) {
        const breach = law.check(step, game);
        if (breach !== undefined) found = new OracleFailure('law', breach);
      }
      for (const fact of step.facts) {
        const isTold = LANGUAGES.every((language) => narrate(game, fact, null, language) !== '');
        if (!isTold) found = new OracleFailure('telling', `the event ${fact.what} has no log line`);
      }
      if (game === seen) return;
      seen = game;
      const [breach] = breaches(game);
      if (breach !== undefined) found = new OracleFailure('invariant', breach);
    },
    failure: () => found,
  };
};

/** What is wrong with a question as such. */
const failureOfQuestion = ({ options, clause, kind }: Decision, clauses: object): string | undefined => {
  if (options.length < 2) return `the decision ${kind} has fewer than two options`;
  if (!Object.hasOwn(clauses, clause))
    return `the decision ${kind} cites clause ${clause}, which does not exist`;
  const isSorted = options.every(({ key }, index) => index === 0 || (options[index - 1]?.key ?? '') < key);
  return isSorted ? undefined : `the options of ${kind} are not sorted, or one occurs twice`;
};

const refuseOtherSeat = (match: Match, { player, options }: Decision): void => {
  const before = match.game();
  const code = match.answer(opponentOf(player), options[0]?.key ?? '')?.code;
  if (code !== 'WRONG_SEAT' || match.game() !== before) {
    throw new OracleFailure('question', 'the other player can make the decision');
  }
};

/** Holds a match to the invariants and laws of its ruleset after every step, and its questions to their form. */
export const rulesOracle: OracleFactory = (origin, onStep) => {
  const { checkInvariants: breaches, clauses, plays } = origin.ruleset;
  const oversight = watchInvariants(origin.ruleset);
  const match = beginMatch(origin, {
    runtime: 'lean',
    onStep: (step, game) => {
      onStep(step, game);
      oversight.onStep(step, game);
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
