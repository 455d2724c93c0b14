import { drawChart, drawInvocations } from '@gatechart/inspector/elk-layout';
import { describe, expect, it } from 'vitest';
import { chartSvg, invocationsSvg } from '../../src/charts/chart-svg.ts';
import { getProcess } from '../../src/charts/formats.ts';
import { invocationGraph, stateDiagram } from '../../src/charts/mermaid.ts';
import { processesOfEdition } from '../../src/charts/process.ts';
import { command as chartsCommand } from '../../src/cli/charts/command.ts';
import type { CommandAction } from '../../src/cli/output.ts';
import { gateRuler } from '../../src/registered.ts';

const processes = processesOfEdition(gateRuler, gateRuler.defaultEdition);

const run = async (...args: readonly string[]): Promise<string> => {
  const written: string[] = [];
  const chosen: CommandAction[] = [];
  const parser = chartsCommand((action) => chosen.push(action), '0.0.0').exitOverride();
  parser.parse([...args], { from: 'user' });
  const write = (line: string): number => written.push(line);
  const output = { write, note: write, colour: false, columns: undefined };
  const codes = await Promise.all(chosen.map((action) => action(output)));
  expect(codes).toEqual([0]);
  return written.join('\n');
};

describe('gatechart charts', () => {
  it('draws who invokes whom when no process is named', async () => {
    expect(await run()).toBe(invocationGraph(processes));
  });

  it('draws the process that is named', async () => {
    expect(await run('gate')).toBe(stateDiagram(getProcess(processes, 'gate')));
  });

  it('gives a chart as data', async () => {
    const chart = JSON.parse(await run('gate', '--format', 'json'));
    expect(chart).toMatchObject({ id: 'gate', asks: ['gateAction'], machine: { initial: 'addition' } });
  });

  it('gives who invokes whom as data', async () => {
    const told: readonly { readonly id: string; readonly invokedBy: readonly string[] }[] = JSON.parse(
      await run('--format', 'json'),
    );
    expect(told.find(({ id }) => id === 'turn')?.invokedBy).toEqual(['match']);
    expect(told).toHaveLength(processes.length);
  });

  it('draws a process as a picture of its own, laid out as the inspector has it', async () => {
    const process = getProcess(processes, 'gate');
    expect(await run('gate', '--format', 'svg')).toBe(chartSvg(process, await drawChart(process)));
  });

  it('draws who invokes whom as a picture of its own', async () => {
    const picture = await run('--format', 'svg');
    expect(picture).toBe(invocationsSvg(processes, await drawInvocations(processes)));
  });

  it.each([
    ['an unknown process', ['gates'], 'UNKNOWN_PROCESS', 'gate, '],
    [
      'a format of one machine without one',
      ['--format', 'stately'],
      'PROCESS_NEEDED',
      'one process at a time',
    ],
    ['an unknown edition', ['--edition', '0'], 'UNKNOWN_EDITION', '2021-03'],
    ['an unknown ruleset', ['--ruleset', 'chess'], 'UNKNOWN_RULESET', 'gate-ruler'],
    ['an unknown format', ['--format', 'png'], 'BAD_VALUE', 'mermaid, svg, json, stately'],
  ])('refuses %s and names what there is', async (_, args, code, known) => {
    await expect(run(...args)).rejects.toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(known) }),
    );
  });
});
