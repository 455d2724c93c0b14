import { type Decision, opponentOf, PLAYERS, type Player } from '../../core/decision.ts';
import { clausesOf, type GameState } from '../../core/game-state.ts';
import type { Language } from '../../core/narration.ts';
import { leastOptions, type Ruleset } from '../../core/ruleset.ts';
import type { OnStep } from '../../core/trace.ts';
import type { Match } from '../../runtime/match.ts';
import { forkMatch } from '../../runtime/start.ts';
import { IllegalActions } from './illegal-actions.ts';
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
const failureOfQuestion = ({ options, clause, kind }: Decision, ruleset: Ruleset): string | undefined => {
  if (options.length < leastOptions(ruleset, kind)) return `the decision ${kind} has fewer than two options`;
  if (!Object.hasOwn(ruleset.clauses, clause))
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

/** The clauses by which a match ends that a player concedes here. */
const clausesOfConcession = (match: Match, player: Player): readonly string[] => {
  const conceded = forkMatch(match);
  conceded.concede(player);
  const { result, facts } = conceded.game();
  if (result === undefined) throw new OracleFailure('question', 'a concession does not end the match');
  return [result.clause, ...[...facts].flatMap(clausesOf)];
};

/**
 * Holds a match to the invariants and laws of its ruleset after every step, its questions to their form, and what it refuses
 * to a clause. At the end each player concedes in turn.
 */
export const rulesOracle: OracleFactory = (origin, onStep) => {
  const { checkInvariants: breaches, plays } = origin.ruleset;
  const oversight = watchInvariants(origin.ruleset);
  const illegal = new IllegalActions(origin.is === 'inside' ? origin.refused : []);
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
    const fault = failureOfQuestion(decision, origin.ruleset);
    if (fault !== undefined) throw new OracleFailure('question', fault);
    refuseOtherSeat(match, decision);
    illegal.tryAt(match, decision);
  };
  const concede = (): void => {
    if (match.pending() === undefined || plays !== 'matches') return;
    for (const player of PLAYERS) {
      for (const clause of clausesOfConcession(match, player)) illegal.clauses.add(clause);
    }
  };
  return { ...checkAtRest(match, atRest), leave: concede, clauses: illegal.clauses };
};
