import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/core/game-state.ts';
import type { Step } from '../../src/core/trace.ts';
import { forkMatch, resumeMatch, startMatch } from '../../src/runtime/start.ts';
import { END, invoking, machineOf, TAKE, waiting } from './support/machines.ts';
import { errorOf } from './support/outcome.ts';
import { tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const add = (n: number) => ({ type: 'add', params: { n } });

const child = machineOf('inner', {
  start: { always: { target: 'ask', actions: add(2) } },
  ask: waiting({ target: 'end', actions: ['hear', add(10)] }, { always: { guard: 'isOdd', target: 'end' } }),
  end: END,
});
const instant = machineOf('instant', { end: END });
const outer = machineOf(
  'outer',
  {
    work: invoking({ target: 'ask', actions: TAKE }),
    ask: waiting([{ guard: { type: 'isKey', params: { key: 'a' } }, target: 'work' }, 'end']),
    blink: { invoke: { id: 'blink', src: 'instant', input: () => ({}), onDone: 'ask' } },
    end: END,
  },
  { child, instant },
);
const ruleset = tinyRuleset(outer);
const at = (n: number, ...states: string[]) => ({
  game: tinyGame(n),
  stack: states.map((state): Frame => ({ state, rest: {} })),
});

describe.each(['lean', 'interpreted', 'actors'] as const)(
  'a match resumed from a position (%s)',
  (runtime) => {
    const resume = (...place: Parameters<typeof at>) => resumeMatch(ruleset, at(...place), { runtime });

    test('asks what was asked there and goes on', () => {
      const match = resume(0, 'work', 'ask');
      expect(match.position()).toEqual(at(0, 'work', 'ask'));
      match.answer(0, 'a');
      expect(match.position()).toMatchObject({ game: { n: 10 }, stack: [{ state: 'ask' }] });
    });

    test('hands the game state of the position on, out of the process at work', () => {
      const match = resume(4, 'work', 'ask');
      match.answer(0, 'a');
      expect(match.game().n).toBe(14);
    });

    test('goes on by itself from a state that does not wait, telling its steps', () => {
      const steps: Step[] = [];
      const onStep = (step: Step) => steps.push(step);
      const match = resumeMatch(ruleset, at(0, 'work', 'start'), { runtime, onStep });
      expect(match.position()).toMatchObject({
        game: { n: 2 },
        stack: [{ state: 'work' }, { state: 'ask' }],
      });
      expect(steps).toMatchObject([
        { path: ['child'], from: 'start', to: 'ask', facts: [{ what: 'add 2' }] },
      ]);
    });

    test('goes on by itself from a state that waits only if it must', () => {
      const match = resume(1, 'work', 'ask');
      expect(match.position().stack).toMatchObject([{ state: 'ask' }]);
    });

    test('starts the process that the last state invokes', () => {
      expect(resume(0, 'work').position()).toMatchObject({ game: { n: 2 }, stack: [{}, { state: 'ask' }] });
    });

    test('is over if nothing runs there', () => {
      const match = resume(3);
      expect(match.pending()).toBeUndefined();
      expect(match.position()).toEqual(at(3));
      expect(match.answer(0, 'a')?.code).toBe('MATCH_OVER');
    });

    test('is refused for a game that has a result, yet goes on', () => {
      const position = at(0, 'ask');
      const game = { ...position.game, result: { clause: 'end', reasons: [null, null] } };
      expect(errorOf(() => resumeMatch(ruleset, { ...position, game }, { runtime }))).toMatchObject({
        code: 'BAD_POSITION',
        place: 'outer: ask',
      });
      expect(resumeMatch(ruleset, { game, stack: [] }, { runtime }).pending()).toBeUndefined();
    });

    test.each<[title: string, states: string[], place: string]>([
      ['a state that does not exist', ['nowhere'], 'outer: nowhere'],
      ['a state of another machine', ['work', 'work'], 'inner: work'],
      ['a process in a state that invokes none', ['ask', 'ask'], 'outer: ask'],
      ['a final state', ['end'], 'outer: end'],
      ['a process that ends as soon as it starts', ['blink'], 'instant: end'],
    ])('is refused for %s', (_, states, place) => {
      expect(errorOf(() => resume(0, ...states))).toMatchObject({ code: 'BAD_POSITION', place });
    });
  },
);

describe.each(['lean', 'interpreted', 'actors'] as const)('a fork (%s)', (runtime) => {
  test('goes its own way and tells nobody', () => {
    const steps: Step[] = [];
    const match = startMatch(ruleset, tinyGame(), { runtime, onStep: (step) => steps.push(step) });
    const before = { position: match.position(), steps: steps.length };
    const fork = forkMatch(match);
    expect(fork.runtime).toBe(runtime);
    fork.answer(0, 'a');
    expect(fork.game().n).toBe(12);
    expect({ position: match.position(), steps: steps.length }).toEqual(before);
  });
});
