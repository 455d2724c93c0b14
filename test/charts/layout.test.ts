import { drawChart } from '@gatechart/inspector/elk-layout';
import { expect, test } from 'vitest';
import { backArrows } from '../../packages/inspector/src/back-arrows.ts';
import { arrowsOf } from '../../src/charts/arrows.ts';
import type { Box } from '../../src/charts/geometry.ts';
import { type ChartProcess, processesOf, processesOfEdition } from '../../src/charts/process.ts';
import { gateRuler, rulesets } from '../../src/registered.ts';
import { steps } from './sample.ts';

const processes = processesOf(gateRuler.editions['2021-03'] as never);

test.each(['damageStep', 'rulerDamage', 'counter'])(
  'every state and transition of %s is drawn',
  async (id) => {
    const process = processes.find((each) => each.id === id);
    if (process === undefined) throw new Error(`no process ${id}`);
    const { states, arrows, width, height } = await drawChart(process);
    expect(Object.keys(states).sort()).toEqual(process.states.map(({ path }) => path).sort());
    expect(Object.keys(arrows)).toEqual(arrowsOf(process).map(({ key }) => key));
    for (const box of Object.values(states)) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    for (const { points } of Object.values(arrows)) expect(points.length).toBeGreaterThanOrEqual(4);
  },
);

test('a state lies within the state around it', async () => {
  const gate = processes.find(({ id }) => id === 'gate');
  if (gate === undefined) throw new Error('no gate');
  const { states } = await drawChart(gate);
  for (const [path, box] of Object.entries(states)) {
    if (path === '') continue;
    const outer = states[path.split('.').slice(0, -1).join('.')];
    if (outer === undefined) throw new Error(`nothing around ${path}`);
    expect(box.x).toBeGreaterThanOrEqual(outer.x);
    expect(box.x + box.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height);
  }
});

/** The widest chart that a page has room for. */
const PAGE = 1600;

const hits = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const everyProcess = [...rulesets.values()].flatMap((ruleset) =>
  processesOfEdition(ruleset, ruleset.defaultEdition).map((process) => ({ id: ruleset.id, process })),
);

test.each(everyProcess)(
  'the chart $process.id of $id fits into a page, and no label lies on another',
  async ({ process }) => {
    const { width, states, arrows } = await drawChart(process);
    expect(width).toBeLessThanOrEqual(PAGE);
    const leaves = process.states
      .filter(({ kind }) => kind !== 'compound')
      .map(({ path }) => states[path] as Box);
    const labels = Object.values(arrows).map(({ label }) => label);
    for (const [index, label] of labels.entries()) {
      const others = [...leaves, ...labels.slice(index + 1)].filter((other) => hits(label, other));
      expect(others).toEqual([]);
    }
  },
);

test('an arrow leads upwards only where it closes a circle', async () => {
  const [process] = processesOf(steps) as [ChartProcess];
  const arrow = (from: string, to: string, key = `${from} → ${to}`) => ({ key, from, to, transitions: [] });
  const arrows = [
    ...arrowsOf(process),
    arrow('over', 'turn'),
    arrow('turn.moved', 'turn.moving'),
    arrow('ended', 'over'),
  ];
  expect([...backArrows(process.states, arrows)]).toEqual(['over → turn', 'turn.moved → turn.moving']);
});
