import { describe, expect, it } from 'vitest';
import { processesOfEdition } from '../../src/charts/edition.ts';
import { invocationGraph } from '../../src/charts/mermaid/invocation-graph.ts';
import { stateDiagram } from '../../src/charts/mermaid/state-diagram.ts';
import { processNamed } from '../../src/charts/picture-format.ts';
import { chartsCommand } from '../../src/cli/charts.ts';
import type { Run } from '../../src/cli/output.ts';
import { gateRuler } from '../../src/registry.ts';

const processes = processesOfEdition(gateRuler, gateRuler.defaultEdition);

const run = (...args: readonly string[]): string => {
  const written: string[] = [];
  const chosen: Run[] = [];
  const command = chartsCommand((action) => chosen.push(action)).exitOverride();
  command.parse([...args], { from: 'user' });
  const write = (line: string): number => written.push(line);
  const codes = chosen.map((action) => action({ write, note: write, colour: false, columns: undefined }));
  expect(codes).toEqual([0]);
  return written.join('\n');
};

describe('gatechart charts', () => {
  it('draws who invokes whom when no process is named', () => {
    expect(run()).toBe(invocationGraph(processes));
  });

  it('draws the process that is named', () => {
    expect(run('gate')).toBe(stateDiagram(processNamed(processes, 'gate')));
  });

  it('gives a chart as data', () => {
    const chart = JSON.parse(run('gate', '--format', 'json'));
    expect(chart).toMatchObject({ id: 'gate', asks: ['gateAction'], machine: { initial: 'addition' } });
  });

  it('gives who invokes whom as data', () => {
    const told: readonly { readonly id: string; readonly invokedBy: readonly string[] }[] = JSON.parse(
      run('--format', 'json'),
    );
    expect(told.find(({ id }) => id === 'turn')?.invokedBy).toEqual(['match']);
    expect(told).toHaveLength(processes.length);
  });

  it.each([
    ['an unknown process', ['gates'], 'UNKNOWN_PROCESS', 'gate, '],
    ['an unknown edition', ['--edition', '0'], 'UNKNOWN_EDITION', '2021-03'],
    ['an unknown ruleset', ['--ruleset', 'chess'], 'UNKNOWN_RULESET', 'gate-ruler'],
    ['an unknown format', ['--format', 'png'], 'BAD_VALUE', 'mermaid, json'],
  ])('refuses %s and names what there is', (_, args, code, known) => {
    expect(() => run(...args)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(known) }),
    );
  });
});
