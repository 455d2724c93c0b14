import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openXstateV4, type XstateV4Session } from '../src/xstate-v4/session.ts';
import { answerFirst, matchOfActors } from './support/match-of-actors.ts';
import { click, named, type Told, viewAt } from './support/v4-viewer.ts';

const TOKEN = 'the-right-token';

let viewed: XstateV4Session;

beforeAll(async () => {
  viewed = await openXstateV4({ token: TOKEN, clock: () => performance.now(), later: () => {} });
});

afterAll(() => viewed.close());

const look = async () => {
  const [receiver, told] = viewAt(viewed.address);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  return [receiver, told] as const;
};

test('the genuine packages show every actor of a match as it starts, moves and ends', async () => {
  const match = matchOfActors();
  viewed.show(match);
  const [, told] = await look();
  answerFirst(match, 12);
  match.concede(0);
  const isStopped = (service: Told | undefined) =>
    told.some(({ type, sessionId }) => type === 'service.stop' && sessionId === service?.sessionId);
  await expect.poll(() => isStopped(named(told, 'match'))).toBe(true);
  const registered = told.filter(({ type }) => type === 'service.register').map(({ machine }) => machine?.id);
  expect(registered).toEqual(
    expect.arrayContaining(['table', 'seat', 'match', 'turn', 'gate', 'question 0', 'question 11']),
  );
  const turn = named(told, 'turn');
  const moves = told.filter(({ sessionId }) => sessionId === turn?.sessionId);
  expect(moves.map(({ type }) => type)).toEqual(expect.arrayContaining(['service.event', 'service.state']));
  const values = new Set(
    moves.flatMap(({ state }) => (typeof state?.value === 'string' ? [state.value] : [])),
  );
  expect(values.size).toBeGreaterThan(1);
  expect(Object.keys(turn?.machine?.definition.states ?? {})).toEqual(expect.arrayContaining([...values]));
  expect(told.filter((each) => JSON.stringify(each.state?.context ?? {}).includes('definitionOf'))).toEqual(
    [],
  );
});

test('a viewer that comes late is shown what runs now', async () => {
  const match = matchOfActors();
  viewed.show(match);
  answerFirst(match, 4);
  const [, told] = await look();
  await expect.poll(() => named(told, 'question 4')).toBeDefined();
  expect(named(told, 'question 0')).toBeUndefined();
  expect(named(told, 'turn')).toBeDefined();
});

test('what a viewer clicks is the key of an option for whoever waits for it', async () => {
  const match = matchOfActors();
  viewed.show(match);
  const [receiver, told] = await look();
  await expect.poll(() => named(told, 'question 0')).toBeDefined();
  const question = named(told, 'question 0')?.sessionId ?? '';
  const option = match.pending()?.decision.options[1]?.key ?? '';
  const clicked = viewed.clicks.next();
  receiver.send(click(question, { type: option }));
  expect(await clicked).toBe(option);
  const sent = viewed.clicks.next();
  receiver.send(click(named(told, 'turn')?.sessionId ?? '', { type: 'answer', key: 'win' }));
  expect(await sent).toBe('win');
});

test.each([
  ['malformed JSON', '{"type":'],
  ['a message of no known kind', '{"type":"disconnect"}'],
  ['an event that is none', '{"type":"xstate.event","event":"{"}'],
  ['an event without a name', '{"type":"xstate.event","event":"{\\"data\\":{},\\"origin\\":\\"x\\"}"}'],
])('%s from a viewer changes nothing', async (_, text) => {
  const match = matchOfActors();
  viewed.show(match);
  const socket = new WebSocket(`ws://${viewed.address}`);
  await new Promise((resolve) => socket.once('open', resolve));
  const heard = new Promise((resolve) => socket.once('message', resolve));
  socket.send(text);
  socket.send('{"type":"xstate.inspecting"}');
  expect(String(await heard)).toContain('service.register');
  answerFirst(match, 1);
  expect(match.pending()?.number).toBe(1);
});

const refusal = (address: string, headers: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}`, { headers });
    socket.once('open', () => resolve('let in'));
    socket.once('error', ({ message }) => resolve(message));
  });

test('a viewer without the token, from a foreign page or by a foreign name is not let in', async () => {
  const wrong = viewed.address.replace(TOKEN, 'another-token--');
  expect(await refusal(wrong, {})).toContain('403');
  expect(await refusal(viewed.address, { origin: 'https://evil.example' })).toContain('403');
  expect(await refusal(viewed.address, { origin: 'http://localhost.evil.example' })).toContain('403');
  expect(await refusal(viewed.address, { host: 'evil.example' })).toContain('403');
  expect(await refusal(viewed.address, { origin: 'https://stately.ai' })).toBe('let in');
  expect(await refusal(viewed.address, { origin: 'http://localhost:3000' })).toBe('let in');
});
