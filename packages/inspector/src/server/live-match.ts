import type { Player } from '../../../../src/core/decision.ts';
import type { GameState, GameEvent } from '../../../../src/core/fact.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { questionOf } from '../../../../src/runtime/match-runner.ts';
import type { Match, Pending } from '../../../../src/runtime/match.ts';
import { renderBoardFromView } from '../store/board-view.ts';
import { type QuestionDescription, describeQuestion } from '../trace/option-words.ts';
import type { SeatQuestion, SeatSnapshot, LogEntry } from './messages.ts';

/** Facts in the words for a player, who hears of no hidden card in them. */
export const logEntriesFor = (
  player: Player,
  ruleset: Ruleset,
  game: GameState,
  facts: readonly GameEvent[],
): readonly LogEntry[] =>
  facts.map((fact) => ({
    clause: fact.clause,
    text: {
      en: ruleset.narrate(game, fact, player, 'en'),
      ja: ruleset.narrate(game, fact, player, 'ja'),
    },
  }));

const questionFor = (player: Player, match: Match, open: Pending): SeatQuestion => {
  const asked = { number: open.number, player: open.decision.player };
  if (asked.player !== player) return asked;
  const question = questionOf(match, open);
  const { kind, clause } = question.decision;
  const wordsIn = (language: Language): QuestionDescription => describeQuestion(match.ruleset, question, language);
  return { ...asked, own: { kind, clause, words: { en: wordsIn('en'), ja: wordsIn('ja') } } };
};

/** Where a match stands, as a player may know it. */
export const seatSnapshot = (player: Player, match: Match): SeatSnapshot => {
  const game = match.game();
  const open = match.pending();
  const { result } = game;
  return {
    table: (match.ruleset.renderBoard ?? renderBoardFromView(match.ruleset))(game, player),
    ...(open && { question: questionFor(player, match, open) }),
    ...(result && {
      result: {
        clause: result.clause,
        ...(result.winner !== undefined && { winner: result.winner }),
      },
    }),
  };
};
