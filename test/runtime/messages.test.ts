import { expect, test } from 'vitest';
import { type Message, messageOf, type Participant } from '../../src/runtime/actors/messages.ts';
import { startActors } from '../../src/runtime/start.ts';
import { END, invoking, machineOf, waiting } from './support/machines.ts';
import { tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const inner = machineOf('inner', { ask: waiting([{ target: 'end' }]), end: END });

const ruleset = tinyRuleset(machineOf('outer', { call: invoking('end'), end: END }, { child: inner }));

const nameOf = (one: Participant | undefined): string => {
  if (one === undefined) return 'outside';
  return one.is === 'seat'
    ? `seat ${one.player}`
    : one.is === 'table'
      ? 'table'
      : `${one.machine} ${one.depth}`;
};

const begin = () => {
  const sent: Message[] = [];
  const match = startActors(ruleset, tinyGame(1), {
    inspect: (told) => {
      const message = messageOf(told);
      if (message !== undefined) sent.push(message);
    },
  });
  const take = () => sent.splice(0).map(({ from, to, event }) => [nameOf(from), nameOf(to), event.type]);
  return { match, take, sent };
};

test('a match begins as the table starts its seats and its process, and asks the seat of the player', () => {
  expect(begin().take()).toEqual([
    ['outside', 'table', 'xstate.init'],
    ['table', 'seat 0', 'xstate.init'],
    ['table', 'seat 1', 'xstate.init'],
    ['table', 'outer 0', 'xstate.init'],
    ['outer 0', 'inner 1', 'xstate.init'],
    ['outside', 'table', 'settled'],
    ['table', 'seat 1', 'asked'],
  ]);
});

test('an answer goes from the seat to the table and from there to the process that waits, which hands back', () => {
  const { match, take } = begin();
  take();
  match.answer(1, 'a');
  expect(take()).toEqual([
    ['outside', 'seat 1', 'act'],
    ['seat 1', 'table', 'answer'],
    ['table', 'inner 1', 'answer'],
    ['inner 1', 'outer 0', 'xstate.done.actor.child'],
    ['outer 0', 'table', 'xstate.done.actor.match'],
    ['table', 'table', 'settled'],
  ]);
});

test('a message has the event itself: who answers what, and the option that the table found', () => {
  const { match, take, sent } = begin();
  take();
  match.answer(1, 'a');
  expect(sent.slice(0, 3).map(({ event }) => event)).toEqual([
    { type: 'act', key: 'a', question: undefined },
    { type: 'answer', player: 1, key: 'a', question: undefined },
    { type: 'answer', option: { key: 'a' } },
  ]);
});

test('an answer that is refused goes no further than the table', () => {
  const { match, take } = begin();
  take();
  match.answer(0, 'a');
  expect(take()).toEqual([
    ['outside', 'seat 0', 'act'],
    ['seat 0', 'table', 'answer'],
  ]);
});
