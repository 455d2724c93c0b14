import type { GameEvent } from '../../core/fact.ts';
import { replay } from '../../replay/replay.ts';
import { startMatch } from '../../runtime/start.ts';
import type { Opening } from './opening.ts';
import type { LoggedStep } from './teller.ts';

/**
 * The steps of a match that is gone on with, from the beginning of the turn in which somebody decided last; none of a new
 * match, or where the ruleset names no turns.
 */
export const lastTurnSteps = ({ ruleset, header, earlier }: Opening): readonly LoggedStep[] => {
  if (earlier.length === 0) return [];
  const opensTurn = (fact: GameEvent): boolean => {
    const headline = ruleset.headline?.(fact);
    return headline?.is === 'head' && headline.of === 1;
  };
  let before: LoggedStep[] = [];
  let turn: LoggedStep[] = [];
  const match = startMatch(ruleset, ruleset.newGame(header), {
    runtime: 'lean',
    onStep: (step, game) => {
      if (step.facts.some(opensTurn)) {
        before = turn;
        turn = [];
      }
      turn.push({ step, game });
    },
  });
  const lines = earlier.map((content, index) => ({ number: index + 1, content }));
  replay({ name: '', header, lines, complete: true }, match, { compares: false });
  return turn.some(({ step }) => step.event === 'answer') ? turn : [...before, ...turn];
};
