import { EnvironmentServer } from '@gatechart/gym/environment-server';
import { expect, it } from 'vitest';
import { savedOpeningIn } from '../../src/cli/play/opening.ts';
import { gateRuler } from '../../src/registered.ts';
import { readSaved, savedText } from '../../src/replay/saved-match.ts';
import { sampleFilesOf } from '../../tools/input-fuzz/sample-files.ts';

const { saved, position: served } = sampleFilesOf(gateRuler);
const text = JSON.stringify(served);

/** The answer of a server with one environment to a load, and where it stands then. */
const loaded = (changed: string) => {
  const server = new EnvironmentServer();
  const ask = (request: string) => JSON.parse(server.answer(request).line);
  ask('{"do":"make"}');
  const before = ask('{"do":"save","env":0}');
  const { error } = ask(`{"do":"load","env":0,"saved":${changed}}`);
  const after = ask('{"do":"save","env":0}');
  return { code: error?.code, isKept: JSON.stringify(before) === JSON.stringify(after) };
};

it('A saved match is gone on with where its decisions lead', () => {
  const opening = savedOpeningIn('x', saved);
  const match = opening.begin({ runtime: 'lean' });
  const { game, stack } = readSaved('x', saved).position;
  expect(JSON.parse(JSON.stringify(match.position()))).toEqual({ game, stack });
});

it.each([
  ['a card more in the hand', (all: string) => all.replace(/"hand":\[(\d+),/, '"hand":[$1,$1,')],
  ['another turn', (all: string) => all.replace(/"turn":\{"number":\d+/, '"turn":{"number":9')],
  [
    'another process',
    (all: string) => all.replace(/"stack":\[\{"state":"[^"]*"/, '"stack":[{"state":"nowhere"'),
  ],
])('A saved match with %s is refused, though its digest was made anew', (_, change) => {
  const changed = savedText(JSON.parse(change(saved)));
  expect(changed).not.toBe(saved);
  expect(() => savedOpeningIn('x', changed)).toThrowError(expect.objectContaining({ code: 'BAD_POSITION' }));
});

it('A position that was served is loaded', () => {
  expect(loaded(text)).toEqual({ code: undefined, isKept: false });
});

it.each([
  ['a card in two places', text.replace(/"hand":\[(\d+),/, '"hand":[$1,$1,')],
  ['a hand that is no list', text.replace(/"hand":\[[^\]]*\]/, '"hand":7')],
  ['a part that is missing', text.replace(/"nextNumber":\d+,/, '')],
  ['another card', text.replace(/"atk":\d+/, '"atk":99')],
  ['a process that is not there', text.replace(/"stack":\[\{"state":"[^"]*"/, '"stack":[{"state":"nowhere"')],
  ['nothing going on', text.replace(/"stack":\[.*\]/, '"stack":[]')],
])('A position with %s is not loaded, and the match stays as it was', (_, changed) => {
  expect(changed).not.toBe(text);
  expect(loaded(changed)).toEqual({ code: 'BAD_POSITION', isKept: true });
});
