import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { arrowsOf } from '../../src/charts/arrows.ts';
import { transitionLabel } from '../../src/charts/labels.ts';
import { type ChartProcess, processesOf } from '../../src/charts/process.ts';
import { outer, steps } from './sample.ts';

const arrowsIn = (machine: AnyStateMachine) => arrowsOf(processesOf(machine)[0] as ChartProcess);

test('transitions between two states in one direction are one arrow, in the order of the machine', () => {
  expect(arrowsIn(outer).map(({ key, transitions }) => [key, transitions.map(({ id }) => id)])).toEqual([
    ['asking.open → asking.again', ['asking.open/answer/0']],
    ['asking.open → asking.open', ['asking.open/answer/1']],
    ['asking.open → work', ['asking.open/answer/2']],
    ['asking → asking.open', ['asking/answer/0']],
    ['asking.again → asking', ['asking.again/answer/0']],
    ['work → end', ['work/done/0']],
    ['work → asking', ['work/done/1']],
  ]);
});

test('a move is labelled by its event, the end of a step leaves the state around it', () => {
  const rows = arrowsIn(steps).map(({ key, transitions }) => [
    key,
    ...transitions.map((transition) =>
      transitionLabel(transition)
        .map(({ text }) => text)
        .join(' '),
    ),
  ]);
  expect(rows).toEqual([
    ['turn.moving → turn.moved', 'attack [isDue] / take', 'attack', 'pass'],
    ['turn.moving → turn.moving', 'choose / take'],
    ['turn → over', 'done [isDue] 1-2'],
    ['turn → ended', 'done / take'],
  ]);
});
