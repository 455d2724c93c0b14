import { describe, expect, it } from 'vitest';
import { chartJson } from '../../src/charts/chart-json.ts';
import { type ChartProcess, processesOf } from '../../src/charts/process.ts';
import { inner, outer } from './sample.ts';

const [process, invoked] = processesOf(outer);

describe('the processes of a machine', () => {
  it('are the machine and those it invokes, with who invokes whom', () => {
    const told = processesOf(outer).map(({ id, invokes, invokedBy }) => ({ id, invokes, invokedBy }));
    expect(told).toEqual([
      { id: 'outer', invokes: ['inner'], invokedBy: [] },
      { id: 'inner', invokes: [], invokedBy: ['outer'] },
    ]);
    expect([process?.chart.machine, invoked?.chart.machine]).toEqual([outer, inner]);
  });

  it('cite the clauses of machine, states and transitions, each once', () => {
    expect(process?.clauses).toEqual(['1-1', '2-1', '2-1a', '3-1', '2-1b']);
    expect(invoked?.clauses).toEqual(['9-1']);
  });

  it('name the kinds of decision they ask themselves', () => {
    expect([process?.asks, invoked?.asks]).toEqual([['sample'], []]);
  });

  it('have their states as written, the machine itself first', () => {
    expect(process?.states).toEqual([
      { path: '', kind: 'compound', clauses: ['1-1'], entry: ['begin'], initial: 'asking' },
      {
        path: 'asking',
        kind: 'compound',
        description: 'Somebody is asked.',
        clauses: ['2-1', '2-1a'],
        entry: [],
        initial: 'asking.open',
      },
      { path: 'asking.open', kind: 'atomic', clauses: [], asks: 'sample', entry: [] },
      { path: 'asking.again', kind: 'atomic', clauses: [], asks: 'sample', entry: [] },
      { path: 'work', kind: 'atomic', clauses: [], invokes: 'inner', entry: ['begin', 'note("now")'] },
      { path: 'end', kind: 'final', clauses: ['3-1'], entry: [] },
    ]);
  });

  it('have their transitions under the ids of the trace, with guards as the trace tells them', () => {
    expect(process?.transitions).toEqual([
      {
        id: 'asking.open/answer/0',
        from: 'asking.open',
        to: 'asking.again',
        event: 'answer',
        guard: 'isKind("a:b;")',
        actions: [],
        clauses: ['2-1b'],
      },
      {
        id: 'asking.open/answer/1',
        from: 'asking.open',
        event: 'answer',
        guard: 'not(isDue)',
        actions: ['note("late")'],
        clauses: [],
      },
      {
        id: 'asking.open/answer/2',
        from: 'asking.open',
        to: 'work',
        event: 'answer',
        guard: 'isDue',
        actions: [],
        clauses: [],
      },
      {
        id: 'asking/answer/0',
        from: 'asking',
        to: 'asking.open',
        event: 'answer',
        actions: ['begin'],
        clauses: [],
      },
      {
        id: 'asking.again/answer/0',
        from: 'asking.again',
        to: 'asking',
        event: 'answer',
        guard: 'isDue',
        actions: [],
        clauses: [],
      },
      {
        id: 'work/done/0',
        from: 'work',
        to: 'end',
        event: 'done',
        guard: 'isDue',
        actions: ['take'],
        clauses: [],
      },
      { id: 'work/done/1', from: 'work', to: 'asking', event: 'done', actions: [], clauses: [] },
    ]);
  });
});

describe('the chart of a process as data', () => {
  it('nests states and keeps each transition with the state that owns it', () => {
    const { machine, ...summary } = chartJson(processesOf(outer)[0] as ChartProcess);
    expect(summary).toEqual({
      id: 'outer',
      clauses: ['1-1', '2-1', '2-1a', '3-1', '2-1b'],
      asks: ['sample'],
      invokes: ['inner'],
      invokedBy: [],
    });
    expect(machine.states.map(({ path }) => path)).toEqual(['asking', 'work', 'end']);
    const [asking] = machine.states;
    expect(asking?.states.map(({ path }) => path)).toEqual(['asking.open', 'asking.again']);
    expect(asking?.transitions.map(({ id }) => id)).toEqual(['asking/answer/0']);
    expect(asking?.states[0]?.transitions).toHaveLength(3);
  });

  it('stays the same when written as JSON and read again', () => {
    const told = chartJson(processesOf(outer)[0] as ChartProcess);
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  });
});
