import { drawChart } from '@gatechart/inspector/elk-layout';
import { expect, test } from 'vitest';
import { processesOf } from '../../src/charts/process.ts';
import { gateRuler } from '../../src/registered.ts';

const processes = processesOf(gateRuler.editions['2021-03'] as never);

test.each(['damageStep', 'rulerDamage', 'counter'])(
  'every state and transition of %s is drawn',
  async (id) => {
    const process = processes.find((each) => each.id === id);
    if (process === undefined) throw new Error(`no process ${id}`);
    const { states, transitions, width, height } = await drawChart(process);
    expect(Object.keys(states).sort()).toEqual(process.states.map(({ path }) => path).sort());
    expect(Object.keys(transitions).sort()).toEqual(process.transitions.map(({ id: each }) => each).sort());
    for (const box of Object.values(states)) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    for (const { points } of Object.values(transitions)) expect(points.length).toBeGreaterThanOrEqual(4);
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
