import { canonicalJson } from '../../core/data/digest.ts';
import { type Decision, PLAYERS, type Player } from '../../core/decision.ts';
import type { GameEvent, GameState } from '../../core/game-state.ts';
import { rngStream } from '../../core/random.ts';
import type { Match } from '../../runtime/match.ts';
import { questionOf } from '../../runtime/match-runner.ts';
import { beginMatch, checkAtRest, type OracleFactory, OracleFailure } from './oracle.ts';

const differs = (what: string, first: unknown, second: unknown): void => {
  const [told, other] = [canonicalJson(first), canonicalJson(second)];
  if (told === other) return;
  let at = 0;
  while (told[at] === other[at]) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 40));
  throw new OracleFailure('hidden', `${what} reveals hidden cards: ${near(told)} or ${near(other)}`, what);
};

/** What is hidden from a player is dealt in another way; what the player sees stays. */
const checkView = ({ ruleset }: Match, game: GameState, viewer: Player): void => {
  const other = ruleset.rerandomizeHidden?.(game, viewer);
  if (other !== undefined) differs('the view', ruleset.view(game, viewer), ruleset.view(other, viewer));
};

/** The player asked may imagine the position otherwise; view and question stay. */
const checkDeterminization = (match: Match, decision: Decision): void => {
  const open = match.pending();
  if (open === undefined) return;
  const question = questionOf(match, open);
  const world = question.sample?.(rngStream(open.number, 0, 'imagined'));
  if (world === undefined) return;
  const asked = world.pending();
  if (asked === undefined) throw new OracleFailure('imagined', 'a determinized match is over');
  differs('the view', question.view(), world.ruleset.view(world.game(), decision.player));
  differs(`the decision ${decision.kind}`, question.decision, questionOf(world, asked).decision);
};

const LANGUAGES = ['en', 'ja'] as const;
const VIEWERS = [null, 0, 1] as const;

const checkNarration = ({ ruleset }: Match, game: GameState, fact: GameEvent): void => {
  for (const language of LANGUAGES) {
    for (const viewer of VIEWERS) {
      const line = ruleset.narrate(game, fact, viewer, language);
      if (/undefined|NaN|\[object/.test(line) || line.trim() === '') {
        throw new OracleFailure(
          'telling',
          `the log line of ${fact.what} in ${language} is "${line}"`,
          `${fact.what} in ${language}`,
        );
      }
    }
  }
};

/** Holds views and questions to what a player may know, and the telling to words. */
export const viewsOracle: OracleFactory = (origin, onStep) => {
  const match = beginMatch(origin, { runtime: 'lean', onStep });
  const atRest = (): void => {
    const game = match.game();
    for (const viewer of PLAYERS) checkView(match, game, viewer);
    for (const fact of game.facts) checkNarration(match, game, fact);
    const decision = match.pending()?.decision;
    if (decision !== undefined) checkDeterminization(match, decision);
  };
  return checkAtRest(match, atRest);
};
