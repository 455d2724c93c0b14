import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../../../src/agents/create-agent.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { waitingZone } from '../../../../src/registered.ts';
import { questionOf } from '../../../../src/runtime/match-runner.ts';
import { Folder, gatechart } from '../../../../test/cli/in-process.ts';
import { compareAgents } from '../../src/decisions/compare.ts';
import {
  DECISIONS_FORMAT,
  type DecisionsPlan,
  decisionsWriter,
  type RatedDecision,
  readDecisions,
} from '../../src/decisions/file.ts';
import { matchBefore, rateDecisions } from '../../src/decisions/rate.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const plan: DecisionsPlan = {
  format: DECISIONS_FORMAT,
  ruleset: waitingZone.id,
  version: waitingZone.version,
  edition: waitingZone.defaultEdition,
  decks: ['ember-raid', 'tide-vigil'],
  seed: 5,
  agent: 'greedy',
  playouts: 8,
};

const rate = (count: number, earlier: readonly RatedDecision[] = []) =>
  rateDecisions(waitingZone, plan, earlier, {
    count,
    stop: new AbortController().signal,
    onDecision: () => undefined,
  });

const decisions = await rate(30);

const keyOf = (name: string, decision: RatedDecision): string => {
  const match = matchBefore(waitingZone, plan, decision);
  const open = match.pending();
  if (open === undefined) throw new Error('no question');
  const { player, match: index, answers } = decision;
  const seat = { ruleset: waitingZone, player, seed: plan.seed, index, since: answers.length };
  return createAgent(name, seat).act(questionOf(match, open));
};

describe('Rated decisions', () => {
  it('are the same again, and where they were made in two steps', async () => {
    expect(await rate(30, await rate(11))).toEqual(decisions);
  });

  it('have a choice each, and are of a match each', () => {
    expect(new Set(decisions.map(({ match }) => match)).size).toBe(30);
    for (const decision of decisions) {
      const open = matchBefore(waitingZone, plan, decision).pending()?.decision;
      expect(open?.player).toBe(decision.player);
      expect(Object.keys(decision.values)).toEqual(open?.options.map(({ key }) => key));
      expect(open?.options.length).toBeGreaterThan(1);
    }
  });

  it('share the playouts among the options: as many halves of points as there are determinizations', () => {
    for (const { values } of decisions) {
      const worlds = Math.ceil(plan.playouts / Object.keys(values).length);
      for (const value of Object.values(values)) expect((2 * value * worlds) % 1).toBeCloseTo(0, 9);
    }
  });

  it('rate what wins at once 1, and what loses at once 0', () => {
    const results = decisions.flatMap((decision) =>
      Object.entries(decision.values).flatMap(([key, value]) => {
        const match = matchBefore(waitingZone, plan, decision);
        match.answer(decision.player, key);
        const { result } = match.game();
        return result === undefined ? [] : [[value, result.winner === decision.player ? 1 : 0]];
      }),
    );
    expect(results.length).toBeGreaterThan(0);
    for (const [value, result] of results) expect(value).toBe(result);
  });
});

it('A game in which nobody ever has a choice gives no decisions, and says so', async () => {
  const over: Ruleset = {
    ...waitingZone,
    newGame: (setup) => ({
      ...waitingZone.newGame(setup),
      result: { winner: 0, clause: 'none', reasons: [null, null] },
    }),
  };
  await expect(
    rateDecisions(over, plan, [], {
      count: 1,
      stop: new AbortController().signal,
      onDecision: () => undefined,
    }),
  ).rejects.toMatchObject({
    code: 'RULESET_UNFIT',
    message: expect.stringMatching(/no player had a choice in 100 matches/),
  });
});

describe('Agents on rated decisions', () => {
  const compare = (rated: readonly RatedDecision[], names: readonly string[]) =>
    compareAgents(
      { plan, decisions: rated },
      names.map((name) => ({ name, ruleset: waitingZone })),
      { clock: () => 0, stop: new AbortController().signal, onDecision: () => undefined },
    );
  // What the rules of thumb select is worth 0.75, all else 0.25.
  const byGreedy = decisions.map((decision): RatedDecision => {
    const key = keyOf('greedy', decision);
    const values = Object.keys(decision.values).map((each) => [each, each === key ? 0.75 : 0.25] as const);
    return { ...decision, values: Object.fromEntries(values) };
  });

  it('are told by the mean value of their answers, and by the difference to the first', async () => {
    const [greedy, random, again] = (await compare(byGreedy, ['greedy', 'random', 'greedy'])) ?? [];
    const other = byGreedy.filter((each) => keyOf('random', each) !== keyOf('greedy', each)).length;
    expect(other).toBeGreaterThan(5);
    expect(greedy).toMatchObject({ value: 0.75, lost: 0, difference: { mean: 0 } });
    expect(again?.difference).toEqual(greedy?.difference);
    // Equal differences have a width too.
    expect(again?.difference.low).toBeLessThan(0);
    const mean = -other / 60;
    expect(random?.value).toBeCloseTo(0.75 + mean, 9);
    expect(random?.lost).toBeCloseTo(-mean, 9);
    expect(random?.difference.mean).toBeCloseTo(mean, 9);
    // Differences of 0 and -0.5, of which `other` are the latter, and four imagined ones: Student's interval.
    const middle = -other / 2 / 34;
    const squares = other * (-0.5 - middle) ** 2 + (30 - other) * middle ** 2 + 4 + 4 * middle ** 2;
    const margin = (2.045 * Math.sqrt(squares)) / 34;
    expect(random?.difference.high).toBeCloseTo(middle + margin, 3);
    expect(random?.difference.low).toBeCloseTo(middle - margin, 3);
  });

  it('are refused a file with other actions or other rules', async () => {
    const [first] = decisions as [RatedDecision];
    await expect(compare([{ ...first, answers: ['fly'] }], ['greedy'])).rejects.toMatchObject({
      code: 'BAD_DECISIONS',
      message: expect.stringContaining('"fly" is not a legal action'),
    });
    const other = first.player === 0 ? 1 : 0;
    for (const damaged of [{ ...first, values: {} }, { ...first, player: other } as const]) {
      await expect(compare([damaged], ['greedy'])).rejects.toMatchObject({ code: 'BAD_DECISIONS' });
    }
  });
});

it('A decision is added to the file, which is written as a whole only once', () => {
  const file = folder.file('added.jsonl');
  const write = decisionsWriter(file, plan);
  const [first, second] = decisions as [RatedDecision, RatedDecision];
  write([first]);
  expect(readDecisions(file)).toEqual({ plan, decisions: [first] });
  writeFileSync(file, '');
  write([first, second]);
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(second)}\n`);
});

describe('gatechart learn decisions and compare', () => {
  const out = folder.file('decisions.jsonl');
  const make = (...args: readonly string[]) =>
    gatechart('learn', 'decisions', '--ruleset', 'waiting-zone', '--out', out, '--playouts', '4', ...args);
  const compare = (...args: readonly string[]) => gatechart('learn', 'compare', out, ...args);

  it('write a file that can grow, and compare agents on it', async () => {
    expect(await make('--agent', 'greedy', '--count', '3')).toMatchObject({
      code: 0,
      out: [`3 decisions of greedy in ${out}`],
    });
    const three = readFileSync(out, 'utf8');
    await make('--agent', 'greedy', '--count', '5');
    expect(readFileSync(out, 'utf8').startsWith(three)).toBe(true);
    const five = readFileSync(out, 'utf8');
    expect(readDecisions(out).decisions).toHaveLength(5);
    // As a kill leaves it, while a line is written.
    writeFileSync(out, five.slice(0, -20));
    expect(readDecisions(out).decisions).toHaveLength(4);
    await make('--agent', 'greedy', '--count', '5');
    expect(readFileSync(out, 'utf8')).toBe(five);
    const { out: lines } = await compare('--agents', 'greedy,random');
    expect(lines[0]).toBe('5 decisions of greedy in waiting-zone, 4 playouts each');
    expect(lines[2]).toMatch(/^greedy {2}.* % .*/);
    expect(lines[3]).toMatch(/^random {2}\d+\.\d % {2}\d+\.\d +[+-]?\d+\.\d \(.* to .*\) +\d+\.\d$/);
  });

  it('refuse other settings, and lines that are none', async () => {
    expect((await make('--agent', 'random', '--count', '6')).notes.join('\n')).toMatch(
      /RUN_DIFFERS .*jsonl: the file was begun with agent "greedy", now "random"/,
    );
    expect((await make('--agent', 'ismcts:5ms')).notes.join('\n')).toMatch(/BAD_VALUE --agent/);
    expect((await compare('--agents', 'nobody')).notes.join('\n')).toMatch(/UNKNOWN_AGENT/);
    const whole = readFileSync(out, 'utf8');
    appendFileSync(out, '{"match":7}\n');
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(/BAD_DECISIONS \S+:7: the line/);
    writeFileSync(out, whole.replace('"version":', '"version":9'));
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(/BAD_DECISIONS .* version 9/);
    const [head = ''] = whole.split('\n');
    writeFileSync(out, `${head}\n`);
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(
      /BAD_DECISIONS .*has no decisions/,
    );
    writeFileSync(out, whole.replace(/"match":\d+/, '"match":99'));
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(/BAD_DECISIONS \S+:3: each line/);
    writeFileSync(out, whole.replace(/"decks":\[[^\]]*\]/, '"decks":[]'));
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(/BAD_DECISIONS \S+:1/);
    writeFileSync(out, whole.replace('ember-raid', 'no-deck'));
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(
      /BAD_DECISIONS match \d+: .*no-deck/,
    );
    writeFileSync(out, whole.replace(/"edition":"[^"]*"/, '"edition":"third"'));
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(
      /BAD_DECISIONS .*no edition third/,
    );
    writeFileSync(out, '');
    expect((await compare('--agents', 'greedy')).notes.join('\n')).toMatch(/BAD_DECISIONS \S+:1/);
  });
});

it('Decisions of a custom game are compared by its rules, and by no other version of them', async () => {
  const out = folder.file('custom.jsonl');
  const rules = ['--rules', 'examples/leduc'] as const;
  await gatechart('learn', 'decisions', ...rules, '--out', out, '--count', '1', '--playouts', '2');
  const compare = () => gatechart('learn', 'compare', out, ...rules, '--agents', 'random');
  expect((await compare()).out[0]).toBe('1 decision of greedy in leduc, 2 playouts each');
  writeFileSync(out, readFileSync(out, 'utf8').replace(/"rules":"\w/, '"rules":"?'));
  expect((await compare()).notes.join('\n')).toMatch(/BAD_DECISIONS .*another version of the custom ruleset/);
});
