import { describe, expect, it } from 'vitest';
import { invocationGraph, mermaidText, stateDiagram } from '../../src/charts/mermaid.ts';
import { type ChartProcess, processesOf, processesOfEdition } from '../../src/charts/process.ts';
import { rulesets } from '../../src/registered.ts';
import { readFlowchart, readStateDiagram } from './mermaid-grammar.ts';
import { outer, steps } from './sample.ts';

const editions = [...rulesets.values()].flatMap((ruleset) =>
  Object.keys(ruleset.editions).map((edition) => ({
    name: `${ruleset.id} ${edition}`,
    processes: processesOfEdition(ruleset, edition),
  })),
);

const diagrams = editions.flatMap(({ name, processes }) =>
  processes.map((process) => ({ name: `${name} ${process.id}`, process })),
);

describe('the state diagram of a process', () => {
  it('shows states, clauses, guards, actions, decisions and invoked processes', () => {
    expect(stateDiagram(processesOf(outer)[0] as ChartProcess)).toBe(`---
title: "outer (1-1)"
---
stateDiagram-v2
  [*] --> outer_asking : / begin
  state "asking (2-1, 2-1a)" as outer_asking {
    [*] --> outer_asking_open
    state "open" as outer_asking_open
    outer_asking_open : asks sample
    state "again" as outer_asking_again
    outer_asking_again : asks sample
    outer_asking_open --> outer_asking_again : answer [isKind('a#58;b#59;')] · 2-1b
    outer_asking_open --> outer_asking_open : answer [not(isDue)] / note('late')<br/>answer / begin
    outer_asking_again --> outer_asking_open : answer [isDue]<br/>answer / begin
  }
  state "work" as outer_work
  outer_work : entry / begin, note('now')
  outer_work : invokes inner
  state "end (3-1)" as outer_end
  outer_asking_open --> outer_work : answer [isDue]
  outer_work --> outer_end : done [isDue] / take
  outer_work --> outer_asking : done [else]
  outer_end --> [*]`);
  });

  it('names moves by their events, and draws the end of a step, of the process and of the match', () => {
    expect(stateDiagram(processesOf(steps)[0] as ChartProcess)).toBe(`---
title: "steps"
---
stateDiagram-v2
  [*] --> steps_turn
  state "turn" as steps_turn {
    [*] --> steps_turn_moving
    state "moving" as steps_turn_moving
    steps_turn_moving : asks move
    state "moved" as steps_turn_moved
    steps_turn_moving --> steps_turn_moved : attack [isDue] / take<br/>attack [else]<br/>pass
    steps_turn_moving --> steps_turn_moving : choose / take
    steps_turn_moved --> [*]
  }
  state "over" as steps_over
  state "ended" as steps_ended
  steps_turn --> steps_over : done [isDue] · 1-2
  steps_turn --> steps_ended : done [else] / take
  steps_over --> [*]
  steps_ended --> [*]`);
  });

  it.each(diagrams)('of $name is one that Mermaid reads', ({ process }) => {
    const { around, arrows } = readStateDiagram(stateDiagram(process));
    expect(around.size).toBe(process.states.length - 1);
    for (const { from, to, within } of arrows) {
      for (const end of [from, to].filter((id) => id !== '[*]')) {
        expect([...around.keys()], `${from} --> ${to}`).toContain(end);
        if (within !== '') expect(around.get(end), `${from} --> ${to}`).toBe(within);
      }
    }
    const starts = process.states.filter(({ kind }) => kind === 'compound').length;
    const ends = process.states.filter(({ kind }) => kind === 'final' || kind === 'over').length;
    expect(arrows.filter(({ from }) => from === '[*]')).toHaveLength(starts);
    expect(arrows.filter(({ to }) => to === '[*]')).toHaveLength(ends);
    expect(new Set(arrows.map(({ from, to, within }) => `${from} ${to} ${within}`)).size).toBe(arrows.length);
    const told = arrows.filter(({ from, to }) => from !== '[*]' && to !== '[*]');
    const rows = told.reduce((sum, arrow) => sum + Math.max(1, arrow.rows.length), 0);
    expect(rows).toBeGreaterThanOrEqual(process.transitions.length);
  });
});

describe('the picture of who invokes whom', () => {
  it('has the outermost process first and tells who asks', () => {
    expect(invocationGraph(processesOf(outer))).toBe(`flowchart TD
  process_outer["outer<br/>asks sample"]
  process_inner["inner"]
  process_outer --> process_inner`);
  });

  it.each(editions)('of $name has every process once and an arrow for every invocation', ({ processes }) => {
    const { nodes, arrows } = readFlowchart(invocationGraph(processes));
    expect(nodes).toEqual(processes.map(({ id }) => `process_${id}`));
    expect(arrows).toEqual(
      processes.flatMap(({ id, invokes }) => invokes.map((to) => [`process_${id}`, `process_${to}`])),
    );
  });
});

describe('a text for Mermaid', () => {
  it('keeps words, numbers and clause ids as they are', () => {
    const text = 'answer [isForm(drive)] / clearEvents, pass · 13-6c-1, 120.4, u2103/penetrate.2';
    expect(mermaidText(text)).toBe(text);
  });

  it('writes as numbers the characters that Mermaid, Markdown or HTML read as their own', () => {
    expect(mermaidText('a:b;c#d<e>&%%{f}*_`~\n')).toBe(
      'a#58;b#59;c#35;d#60;e#62;#38;#37;#37;#123;f#125;#42;#95;#96;#126;#10;',
    );
  });

  it('has single instead of double quotation marks', () => {
    expect(mermaidText('isForm("pass")')).toBe("isForm('pass')");
  });
});
