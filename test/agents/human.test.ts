import { describe, expect, it } from 'vitest';
import { gateRulerCourse } from '../../src/agents/human/gate-ruler/course.ts';
import { gateRulerPicture } from '../../src/agents/human/gate-ruler/picture.ts';
import { humanSeat } from '../../src/agents/human/human.ts';
import { gateRuler } from '../../src/rulesets.ts';
import type { Question } from '../../src/runtime/drive.ts';
import { startMatch } from '../../src/runtime/start.ts';

/** What a person does who types these lines when asked the first question of a match, and what is shown. */
const typing = async (...lines: readonly string[]) => {
  const game = gateRuler.newGame({
    edition: gateRuler.defaultEdition,
    decks: ['volnar-host', 'volnar-host'],
    seed: 1,
    index: 0,
  });
  const match = startMatch(gateRuler, game, { runtime: 'lean' });
  const { decision } = match.pending() ?? {};
  if (decision === undefined) throw new Error('the match is over');
  const question: Question = {
    player: decision.player,
    decision,
    view: () => gateRuler.view(match.game(), decision.player),
  };
  const shown: string[] = [];
  const typed = [...lines];
  const terminal = { write: (line: string) => shown.push(line), ask: async () => typed.shift() };
  const act = await humanSeat({
    terminal,
    language: 'en',
    clauses: gateRuler.clauses,
    picture: gateRulerPicture('en'),
    course: gateRulerCourse,
    desk: { hasNews: () => false, mayTakeBack: () => false, save: () => {}, advice: () => [] },
  }).act(question);
  return { act, shown, keys: decision.options.map(({ key }) => key), hand: question.view() };
};

describe('A person', () => {
  it('answers with the number of an option or its text', async () => {
    const { act, keys } = await typing('2');
    expect(act).toEqual({ do: 'answer', key: keys[1], isPick: true });
    expect((await typing('pass')).act).toEqual({ do: 'answer', key: 'pass', isPick: true });
  });

  it('is shown the table, the clause that asks, and every option with its number', async () => {
    const { shown, keys } = await typing('1');
    expect(shown.some((line) => line.includes('Player 1: Knight'))).toBe(true);
    expect(shown.some((line) => line.includes(gateRuler.clauses['9-3e']?.en ?? '?'))).toBe(true);
    for (const [index, key] of keys.entries()) {
      expect(shown.some((line) => line.trimStart().startsWith(`${index + 1}  ${key}`))).toBe(true);
    }
  });

  it('is asked again after what is no option, help, or a look at the table', async () => {
    const { act, shown, keys } = await typing('0', '99', 'fly', '?', 't', 'o', '', '1');
    expect(act).toEqual({ do: 'answer', key: keys[0], isPick: true });
    expect(shown.filter((line) => line.startsWith('There is no option'))).toHaveLength(3);
  });

  it('concedes and leaves', async () => {
    expect((await typing('concede')).act).toEqual({ do: 'concede' });
    expect((await typing('q')).act).toEqual({ do: 'leave', because: 'asked' });
    expect((await typing()).act).toEqual({ do: 'leave', because: 'inputEnded' });
  });
});
