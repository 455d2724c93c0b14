import { describe, expect, test } from 'vitest';
import type { Player } from '../../src/core/decision.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { END, machineOf, waiting } from './support/machines.ts';
import { errorOf } from './support/outcome.ts';
import { tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const ADD = (n: number) => ['hear', { type: 'add', params: { n } }];

/** Asks player 0 or 1 as the number is even or odd; `a` adds one, `b` ends the match. */
const counting = machineOf('counting', {
  ask: waiting([
    { guard: { type: 'isKey', params: { key: 'a' } }, actions: ADD(1) },
    { guard: { type: 'isKey', params: { key: 'b' } }, target: 'end' },
  ]),
  end: END,
});

describe.each(['lean', 'interpreted', 'actors'] as const)('a match (%s)', (runtime) => {
  const start = (n = 0) => startMatch(tinyRuleset(counting), tinyGame(n), { runtime });

  test('numbers its questions from 0', () => {
    const match = start();
    expect(match.pending()?.number).toBe(0);
    match.answer(0, 'a');
    expect(match.pending()).toMatchObject({ number: 1, decision: { player: 1, kind: 'pick' } });
  });

  test('works a question out once, however often it is asked for', () => {
    const match = start();
    expect(match.pending()).toBe(match.pending());
  });

  test('goes on when the seat that is asked answers with a key on offer', () => {
    const match = start();
    expect(match.answer(0, 'a', 0)).toBeUndefined();
    expect(match.game()).toMatchObject({ n: 1 });
    expect(match.game().facts.slice()).toMatchObject([{ what: 'add 1' }]);
    const game = { ...match.game(), facts: match.game().facts.slice() };
    expect(match.position()).toEqual({ game, stack: [{ state: 'ask', rest: {} }] });
    expect(structuredClone(match.position())).toEqual(match.position());
  });

  test.each<[title: string, player: Player, key: string, question: number | undefined, code: string]>([
    ['an answer to an earlier question', 1, 'a', 0, 'LATE'],
    ['an answer to a question not yet asked', 1, 'a', 2, 'LATE'],
    ['the other player', 0, 'a', 1, 'WRONG_SEAT'],
    ['the other player without number', 0, 'a', undefined, 'WRONG_SEAT'],
    ['a key that is not a legal action', 1, 'z', 1, 'UNKNOWN_KEY'],
  ])('refuses %s and stays as it was', (_, player, key, question, code) => {
    const match = start();
    match.answer(0, 'a', 0);
    const before = { position: match.position(), pending: match.pending() };
    const refusal = match.answer(player, key, question);
    expect(refusal).toMatchObject({ code, clause: 'c1' });
    expect(refusal?.facts).toContain('decision 1 (pick) is open');
    expect({ position: match.position(), pending: match.pending() }).toEqual(before);
    expect(match.answer(1, 'a', 1)).toBeUndefined();
  });

  test('refuses the same answer given twice', () => {
    const match = start();
    expect(match.answer(0, 'a', 0)).toBeUndefined();
    expect(match.answer(0, 'a', 0)?.code).toBe('LATE');
  });

  test('lists the legal keys only to the player to move', () => {
    const match = start();
    expect(match.answer(0, 'z')?.facts).toContain('legal actions: a, b');
    expect(JSON.stringify(match.answer(1, 'z'))).not.toContain('legal actions');
  });

  test('has no question, no process and the last game when it is over', () => {
    const match = start();
    match.answer(0, 'b');
    expect(match.pending()).toBeUndefined();
    expect(match.position()).toEqual({
      game: { ...match.game(), facts: match.game().facts.slice() },
      stack: [],
    });
    expect(match.answer(0, 'a')?.code).toBe('MATCH_OVER');
    expect(match.concede(0)?.code).toBe('MATCH_OVER');
  });

  test('ends when a player concedes, whoever is asked', () => {
    const match = start();
    expect(match.concede(1)).toBeUndefined();
    expect(match.game().result?.winner).toBe(0);
    expect(match.position().stack).toEqual([]);
    expect(match.pending()).toBeUndefined();
    expect(match.answer(0, 'a')?.code).toBe('MATCH_OVER');
  });

  test('can be over before the first question', () => {
    const instant = machineOf('instant', { a: { always: { target: 'end', actions: ADD(2) } }, end: END });
    const match = startMatch(tinyRuleset(instant), tinyGame(), { runtime });
    expect(match.pending()).toBeUndefined();
    expect(match.game().n).toBe(2);
  });

  test('fails when no transition takes an answer that was on offer', () => {
    const match = start(2);
    expect(errorOf(() => match.answer(0, 'c'))).toMatchObject({
      code: 'ANSWER_UNHANDLED',
      place: 'counting: ask',
    });
    expect(match.answer(0, 'a')?.code).toBe('MATCH_FAILED');
  });
});
