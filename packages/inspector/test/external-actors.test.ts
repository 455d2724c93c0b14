import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import {
  actorTree,
  foremostActor,
  innermost,
  NO_ACTORS,
  receiveMessage,
} from '../src/external-actors/actors.ts';
import { eventsOf, readDefinition } from '../src/external-actors/definition.ts';
import { type ActorMessage, readMessage } from '../src/external-actors/messages.ts';

const told = (message: object): ActorMessage => {
  const read = readMessage({ _version: '0', ...message });
  if (read === undefined) throw new Error('no message of an inspector');
  return read;
};

const after = (...messages: readonly object[]) => messages.map(told).reduce(receiveMessage, NO_ACTORS).all;

test('an actor that was never introduced is shown by the states it was seen in', () => {
  const all = after(
    { type: '@xstate.snapshot', sessionId: 'a', snapshot: { value: { open: 'waiting' } } },
    { type: '@xstate.snapshot', sessionId: 'a', snapshot: { value: 'closed', status: 'done' } },
  );
  expect(all.get('a')).toMatchObject({
    seen: ['open', 'open.waiting', 'closed'],
    active: ['closed'],
    status: 'done',
  });
});

test('an actor that was never introduced gets its parent from its start, and its name from its end', () => {
  const all = after(
    { type: '@xstate.event', sessionId: 'b', sourceId: 'a', event: { type: 'xstate.init' } },
    { type: '@xstate.snapshot', sessionId: 'a', snapshot: { value: 'open' } },
    { type: '@xstate.event', sessionId: 'a', sourceId: 'b', event: { type: 'xstate.done.actor.turn' } },
  );
  expect(all.get('b')).toMatchObject({ name: 'turn', parent: 'a' });
  expect(actorTree(all).map(([{ sessionId }, depth]) => [sessionId, depth])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('an actor that was introduced keeps its name', () => {
  const all = after(
    { type: '@xstate.actor', sessionId: 'b', name: 'mine', parentId: 'a' },
    { type: '@xstate.event', sessionId: 'c', sourceId: 'b', event: { type: 'xstate.done.actor.turn' } },
  );
  expect(all.get('b')).toMatchObject({ name: 'mine', parent: 'a' });
});

const CHART = JSON.stringify({ id: 'door', initial: 'open', states: { open: {} } });

test('the actor to look at is the last that runs and has a chart, whoever was told of last', () => {
  const introduced = (sessionId: string, definition?: string) => ({
    type: '@xstate.actor',
    sessionId,
    ...(definition && { definition }),
  });
  const ended = (sessionId: string) => ({
    type: '@xstate.snapshot',
    sessionId,
    snapshot: { status: 'done' },
  });
  const started = [introduced('a', CHART), introduced('b', CHART), introduced('c')];
  const heard = { type: '@xstate.event', sessionId: 'a', event: { type: 'TICK' } };
  const foremost = (...messages: readonly object[]) => foremostActor(after(...messages))?.sessionId;
  expect(foremost(...started, heard)).toBe('b');
  expect(foremost(...started, ended('b'))).toBe('a');
  expect(foremost(...started, ended('b'), ended('a'))).toBe('c');
  expect(foremost(...started, ended('b'), ended('a'), ended('c'))).toBe('c');
  expect(foremostActor(new Map())).toBeUndefined();
});

test('a program that is started anew is shown without what was known of the one before', () => {
  const introduced = (sessionId: string, definition: object, more: object = {}) => ({
    type: '@xstate.actor',
    sessionId,
    definition: JSON.stringify(definition),
    ...more,
  });
  const before = [
    introduced('x:0', JSON.parse(CHART), { name: 'door' }),
    { type: '@xstate.snapshot', sessionId: 'x:0', snapshot: { value: 'open', context: { n: 1 } } },
    { type: '@xstate.event', sessionId: 'x:0', event: { type: 'TICK' } },
    introduced('x:1', { id: 'hinge' }, { parentId: 'x:0' }),
    introduced('x:2', { id: 'screw' }, { parentId: 'x:1' }),
    introduced('x:3', JSON.parse(CHART)),
  ];
  const all = after(...before, introduced('x:0', { id: 'counter' }, { name: 'counter' }));
  expect(all.get('x:0')).toMatchObject({
    name: 'counter',
    content: undefined,
    active: [],
    seen: [],
    context: undefined,
    events: [],
  });
  expect([...all.values()].map(({ status }) => status)).toEqual(['active', 'stopped', 'stopped', 'active']);
  // A stream introduces its actors again for who comes late, by the names of their machines.
  const again = after(...before, introduced('x:0', JSON.parse(CHART), { name: 'entrance' }));
  expect(again.get('x:0')).toMatchObject({ active: ['open'], context: { n: 1 }, events: [{ type: 'TICK' }] });
  expect([...again.values()].every(({ status }) => status === 'active')).toBe(true);
  const unnamed = after(...before, { type: '@xstate.actor', sessionId: 'x:0', name: 'x:0' });
  expect(unnamed.get('x:0')?.content).toBeDefined();
});

test('beyond 500 actors a new one takes the place of the oldest that ended and has no running child', () => {
  const introduced = (sessionId: string, parentId?: string) => ({
    type: '@xstate.actor',
    sessionId,
    ...(parentId && { parentId }),
  });
  const ended = (sessionId: string) => ({
    type: '@xstate.snapshot',
    sessionId,
    snapshot: { status: 'done' },
  });
  const full = Array.from({ length: 500 }, (_, index) =>
    introduced(`${index}`, index === 9 ? '0' : undefined),
  );
  const all = after(...full, ended('7'), ended('5'), ended('0'), introduced('new'));
  expect([all.size, all.has('5'), all.has('0'), all.has('7'), all.has('new')]).toEqual([
    500,
    false,
    true,
    true,
    true,
  ]);
  expect(after(...full, introduced('new')).has('new')).toBe(false);
});

test('a state value has one innermost state for each region', () => {
  const all = after({
    type: '@xstate.snapshot',
    sessionId: 'a',
    snapshot: { value: { edit: { busy: 'two' }, edits: 'none' } },
  });
  expect(innermost(all.get('a')?.active ?? [])).toEqual(['edit.busy.two', 'edits.none']);
});

test('a state names all actors that it invokes', () => {
  const invoke = [{ src: 'song' }, { src: 'lights' }];
  const definition = JSON.stringify({ id: 'party', initial: 'on', states: { on: { invoke } } });
  const [on] = readDefinition('party', definition)?.states.slice(1) ?? [];
  expect(on?.invokes).toBe('song, lights');
});

test('actors that name each other as parents do not hang the page', () => {
  const all = after(
    { type: '@xstate.actor', sessionId: 'a', parentId: 'b' },
    { type: '@xstate.actor', sessionId: 'b', parentId: 'a' },
    { type: '@xstate.actor', sessionId: 'c' },
  );
  expect(actorTree(all).map(([{ sessionId }]) => sessionId)).toEqual(['c']);
});

test('a service of XState 4 is told of like an actor of XState 5', () => {
  const definition = { id: 'door', initial: 'open', states: { open: {} } };
  const all = after(
    {
      type: 'service.register',
      sessionId: 's',
      id: 'door',
      machine: JSON.stringify(definition),
      state: JSON.stringify({ value: 'open', context: { locked: false }, done: false }),
    },
    {
      type: 'service.event',
      sessionId: 's',
      event: JSON.stringify({ name: 'CLOSE', data: { type: 'CLOSE' }, $$type: 'scxml' }),
    },
    { type: 'service.stop', sessionId: 's' },
  );
  expect(all.get('s')).toMatchObject({
    name: 'door',
    active: ['open'],
    status: 'stopped',
    takesEvents: true,
  });
  expect(all.get('s')?.events.map(({ type }) => type)).toEqual(['CLOSE']);
});

test.each([
  [{ type: '@xstate.snapshot', sessionId: 'a', snapshot: 'x' }],
  [{ type: '@xstate.actor', sessionId: 7 }],
  [{ type: '@xstate.event', sessionId: 'a', event: {} }],
  [{ type: 'service.register', sessionId: 'a', id: 'a', machine: '{}', state: 'no JSON' }],
  [{ type: 'service.event', sessionId: 'a', event: '{}' }],
  ['<img src=x>'],
])('a message that is none is left out: %j', (message) => {
  expect(readMessage(message)).toBeUndefined();
});

const CONFIG = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: '#wide', guard: 'isFree', actions: ['creak', { type: 'turn' }] } } },
    open: {
      id: 'wide',
      initial: 'moving',
      states: {
        moving: { always: [{ target: '#door.open.still' }] },
        still: { on: { SHUT: '#door.closed', NUDGE: undefined }, after: { 50: 'moving' } },
      },
      onDone: 'closed',
      on: { PUSH: '.moving' },
    },
  },
} as const;

const EXPECTED = [
  ['closed', 'OPEN', 'open', 'isFree'],
  ['open', 'PUSH', 'open.moving', undefined],
  ['open', 'done', 'closed', undefined],
  ['open.moving', 'always', 'open.still', undefined],
  ['open.still', 'SHUT', 'closed', undefined],
  ['open.still', 'after 50', 'open.moving', undefined],
];

test('a definition of XState 5 is drawn with every transition where it leads', () => {
  const content = readDefinition('door', JSON.stringify(createMachine(CONFIG).config));
  const transitions = content?.transitions.map(({ from, event, to, guard }) => [from, event, to, guard]);
  expect(transitions).toEqual(EXPECTED);
  expect(content?.transitions[0]?.actions).toEqual(['creak', 'turn']);
  expect(content?.states.map(({ path, kind, initial }) => [path, kind, initial])).toEqual([
    ['', 'compound', 'closed'],
    ['closed', 'atomic', undefined],
    ['open', 'compound', 'open.moving'],
    ['open.moving', 'atomic', undefined],
    ['open.still', 'atomic', undefined],
  ]);
});

test('a key with a dot is one state, in the chart as among the states that an actor is in', () => {
  const config = {
    id: 'odd',
    initial: 'a.b',
    states: {
      'a.b': { initial: 'c.d', states: { 'c.d': { on: { UP: '#odd.e', OUT: '#odd.a\\.b' } } } },
      e: { on: { GO: 'a\\.b', DEEP: 'a\\.b.c\\.d', NOWHERE: '#odd.f' } },
    },
  };
  const definition = JSON.stringify(config);
  const content = readDefinition('odd', definition);
  expect(content?.states.map(({ path, initial }) => [path, initial])).toEqual([
    ['', 'a․b'],
    ['a․b', 'a․b.c․d'],
    ['a․b.c․d', undefined],
    ['e', undefined],
  ]);
  expect(content?.transitions.map(({ from, event, to }) => [from, event, to])).toEqual([
    ['a․b.c․d', 'UP', 'e'],
    ['a․b.c․d', 'OUT', 'a․b'],
    ['e', 'GO', 'a․b'],
    ['e', 'DEEP', 'a․b.c․d'],
    ['e', 'NOWHERE', undefined],
  ]);
  const snapshot = { value: { 'a.b': 'c.d' } };
  const all = after({ type: '@xstate.actor', sessionId: 'x:0', name: 'odd', definition, snapshot });
  expect(all.get('x:0')?.active).toEqual(['a․b', 'a․b.c․d']);
});

test('a chart has a line to each of several targets, one for snapshots of an actor, and histories by their signs', () => {
  const region = { initial: 'p', states: { p: {}, q: {} } };
  const both = {
    type: 'parallel',
    states: {
      one: region,
      two: region,
      last: { type: 'history' },
      all: { type: 'history', history: 'deep' },
    },
  };
  const invoke = { src: 'clock', onSnapshot: { target: 'both', guard: 'isLate' } };
  const content = readDefinition(
    'many',
    JSON.stringify({
      id: 'many',
      initial: 'a',
      states: { a: { invoke, on: { GO: { target: ['both.one.q', 'both.two.q'], actions: 'go' } } }, both },
    }),
  );
  expect(content?.transitions.map(({ from, event, to, guard }) => [from, event, to, guard])).toEqual([
    ['a', 'GO', 'both.one.q', undefined],
    ['a', 'GO', 'both.two.q', undefined],
    ['a', 'snapshot', 'both', 'isLate'],
  ]);
  expect(new Set(content?.transitions.map(({ id }) => id)).size).toBe(3);
  const described = new Map(content?.states.map(({ path, description }) => [path, description]));
  expect([described.get('both.last'), described.get('both.all'), described.get('a')]).toEqual([
    'H',
    'H*',
    undefined,
  ]);
  expect(content && eventsOf(content, ['a'])).toEqual(['GO']);
});

/** What `createMachine` of XState 4.38.3 makes of a machine with a guard, an actor and a delay. */
const DEFINITION_V4 = {
  id: 'player',
  key: 'player',
  type: 'compound',
  initial: 'stopped',
  history: false,
  states: {
    stopped: {
      id: 'player.stopped',
      key: 'stopped',
      type: 'atomic',
      history: false,
      states: {},
      on: {
        PLAY: [
          {
            target: ['#player.running'],
            cond: { type: 'xstate.guard', name: 'hasTrack' },
            actions: [{ type: 'start' }],
            event: 'PLAY',
            source: '#player.stopped',
            internal: false,
            eventType: 'PLAY',
          },
        ],
      },
      entry: [],
      exit: [],
      invoke: [],
      tags: [],
    },
    running: {
      id: 'player.running',
      key: 'running',
      type: 'atomic',
      history: false,
      states: {},
      on: {
        'done.invoke.snd': [
          {
            target: ['#player.stopped'],
            cond: { type: 'xstate.guard', name: 'isEnd' },
            event: 'done.invoke.snd',
            actions: [],
            source: '#player.running',
            internal: false,
            eventType: 'done.invoke.snd',
          },
        ],
        'xstate.after(1000)#player.running': [
          {
            target: ['#player.stopped'],
            event: 'xstate.after(1000)#player.running',
            delay: 1000,
            actions: [],
            source: '#player.running',
            internal: false,
            eventType: 'xstate.after(1000)#player.running',
          },
        ],
      },
      entry: [
        { type: 'log' },
        {
          type: 'xstate.send',
          event: { type: 'xstate.after(1000)#player.running' },
          delay: 1000,
          id: 'xstate.after(1000)#player.running',
        },
      ],
      exit: [{ type: 'xstate.cancel', sendId: 'xstate.after(1000)#player.running' }],
      invoke: [{ id: 'snd', src: { type: 'sound' }, type: 'xstate.invoke' }],
      tags: [],
    },
  },
  on: {},
  entry: [],
  exit: [],
  invoke: [],
  tags: [],
};

test('a definition of XState 4 is drawn with the names of its guards, actions and actors', () => {
  const content = readDefinition('player', JSON.stringify(DEFINITION_V4));
  const transitions = content?.transitions.map(({ from, event, to, guard }) => [from, event, to, guard]);
  expect(transitions).toEqual([
    ['stopped', 'PLAY', 'running', 'hasTrack'],
    ['running', 'done', 'stopped', 'isEnd'],
    ['running', 'after 1000', 'stopped', undefined],
  ]);
  expect(content?.states.map(({ path, invokes, entry }) => [path, invokes, entry])).toEqual([
    ['', undefined, []],
    ['stopped', undefined, []],
    ['running', 'sound', ['log']],
  ]);
});

test('events that a state takes are those of it and of the states around it, by name', () => {
  const content = readDefinition('door', JSON.stringify(CONFIG));
  expect(content && eventsOf(content, ['open', 'open.still'])).toEqual(['PUSH', 'SHUT']);
});

test('what is no definition of a machine is not drawn', () => {
  expect(readDefinition('x', undefined)).toBeUndefined();
  expect(readDefinition('x', '{')).toBeUndefined();
  expect(readDefinition('x', '{"id":"x"}')).toBeUndefined();
});
