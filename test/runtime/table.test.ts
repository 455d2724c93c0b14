import { expect, test } from 'vitest';
import type { Option } from '../../src/core/decision.ts';
import type { ActorsMatch } from '../../src/runtime/actors/actors-match.ts';
import type { PublicEvent } from '../../src/runtime/actors/table.ts';
import { resumeActors, startActors } from '../../src/runtime/start.ts';
import { END, machineOf, waiting } from './support/machines.ts';
import { type TinyGame, tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const ruleset = tinyRuleset(
  machineOf('counting', {
    ask: waiting([
      {
        guard: { type: 'isKey', params: { key: 'a' } },
        actions: ['hear', { type: 'add', params: { n: 1 } }],
      },
      { target: 'end' },
    ]),
    end: END,
  }),
);

const listen = () => {
  const heard: PublicEvent[] = [];
  return { heard, onPublic: (event: PublicEvent) => heard.push(event) };
};

const questionAt = (match: ActorsMatch<TinyGame, Option, unknown>, seat: string) =>
  match.table.getSnapshot().children[seat]?.getSnapshot().context.asked;

test('the table announces questions, answers, refusals and the end, from the first question on', () => {
  const { heard, onPublic } = listen();
  const match = startActors(ruleset, tinyGame(), { onPublic });
  match.answer(1, 'a');
  match.answer(0, 'a');
  match.answer(1, 'b');
  match.answer(1, 'b');
  const question = { kind: 'pick', clause: 'c1' };
  expect(heard).toEqual([
    { type: 'asked', number: 0, player: 0, ...question },
    { type: 'refused', player: 1, code: 'WRONG_SEAT', clause: 'c1' },
    { type: 'answered', number: 0, player: 0, ...question },
    { type: 'asked', number: 1, player: 1, ...question },
    { type: 'answered', number: 1, player: 1, ...question },
    { type: 'over', result: undefined },
    { type: 'refused', player: 1, code: 'MATCH_OVER', clause: '' },
  ]);
});

test('the table announces a concession as the end', () => {
  const { heard, onPublic } = listen();
  startActors(ruleset, tinyGame(), { onPublic }).concede(0);
  expect(heard.at(-1)).toMatchObject({ type: 'over', result: { winner: 1 } });
});

test('a question lies open before the seat that is asked, and before no other', () => {
  const match = startActors(ruleset, tinyGame(), {});
  expect(questionAt(match, 'seat-0')).toEqual(match.pending());
  expect(questionAt(match, 'seat-1')).toBeUndefined();
});

test('a table resumed from a position has its seats', () => {
  const { heard, onPublic } = listen();
  const match = resumeActors(ruleset, startActors(ruleset, tinyGame(1), {}).position(), { onPublic });
  expect(heard).toMatchObject([{ type: 'asked', number: 0, player: 1 }]);
  expect(questionAt(match, 'seat-1')).toEqual(match.pending());
  expect(match.answer(1, 'b')).toBeUndefined();
  expect(heard.at(-1)?.type).toBe('over');
});
