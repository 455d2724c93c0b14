import type { Player } from '../../../../src/core/decision.ts';
import type { Baton, Fact } from '../../../../src/core/fact.ts';
import type { Language } from '../../../../src/core/narration.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import { questionOf } from '../../../../src/runtime/match-runner.ts';
import type { Match, Pending } from '../../../../src/runtime/match.ts';
import { drawView } from '../store/board-view.ts';
import { type QuestionWords, questionWords } from '../trace/option-words.ts';
import type { SeatQuestion, SeatStanding, Told } from './messages.ts';

/** Facts in the words for a player, who hears of no hidden card in them. */
export const toldTo = (
  player: Player,
  ruleset: Ruleset,
  game: Baton,
  facts: readonly Fact[],
): readonly Told[] =>
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
  const wordsIn = (language: Language): QuestionWords => questionWords(match.ruleset, question, language);
  return { ...asked, own: { kind, clause, words: { en: wordsIn('en'), ja: wordsIn('ja') } } };
};

/** Where a match stands, as a player may know it. */
export const standingFor = (player: Player, match: Match): SeatStanding => {
  const game = match.game();
  const open = match.pending();
  const { result } = game;
  return {
    table: (match.ruleset.draw ?? drawView(match.ruleset))(game, player),
    ...(open && { question: questionFor(player, match, open) }),
    ...(result && {
      result: {
        clause: result.clause,
        ...(result.winner !== undefined && { winner: result.winner }),
      },
    }),
  };
};
