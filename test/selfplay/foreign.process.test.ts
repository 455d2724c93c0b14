import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { gateRuler } from '../../src/registered.ts';
import { cleanUp } from '../../src/selfplay/external-agents/cleanup.ts';
import { externalAgent } from '../../src/selfplay/external-agents/external-agent.ts';
import type { Outcome } from '../../src/selfplay/outcome.ts';
import type { Plan } from '../../src/selfplay/plan.ts';
import { inlineRunner, runPlan } from '../../src/selfplay/runner.ts';
import { PATIENCE } from '../support/patience.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatechart-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bot in JavaScript that does that with each question, and something with every line. */
const bot = (name: string, onQuestion: string, onLine = ''): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  ${onLine}
  if (message.type === 'begin' && message.protocol !== 'gatechart-agent/1') process.exit(9);
  if (message.type === 'end') break;
  if (message.type !== 'question') continue;
  ${onQuestion}
}
`,
  );
  return `cmd:${process.execPath} ${file}`;
};

const ANSWER = 'console.log(JSON.stringify({ key: message.decision.options[0].key }));';

const outcomesOf = async (
  agent: string,
  limit: number,
  chance: Pick<Plan, 'seed' | 'secret'> = { seed: 1 },
): Promise<readonly Outcome[]> => {
  const plan = {
    ruleset: gateRuler,
    edition: '2021-03',
    agents: [agent, 'greedy'],
    decks: ['atlas-drive', 'volnar-host'],
    games: 2,
    limit,
    ...chance,
  };
  const stop = new AbortController().signal;
  return (await runPlan(plan, { runner: inlineRunner(), withTrajectories: false, clock: () => 0, stop }))
    .outcomes;
};

const commandLine = (pid: string): string => {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has ended meanwhile, or is no program.
    return '';
  }
};

/** The command lines that contain one of these texts, of programs that run. */
const running = (...texts: readonly string[]): readonly string[] =>
  readdirSync('/proc')
    .map(commandLine)
    .filter((line) => texts.some((text) => line.includes(text)));

const lostBy = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ forfeit, winner, agents }) => ({
    reason: forfeit?.reason,
    greedyWon: winner !== undefined && agents[winner] === 'greedy',
  }));

const pipes = (): number => process.getActiveResourcesInfo().filter((each) => each === 'PipeWrap').length;
const pipesAtFirst = pipes();

const both = <T>(value: T): readonly [T, T] => [value, value];

describe('A program that plays', () => {
  it('answers questions by their keys and plays matches to their end', async () => {
    const outcomes = await outcomesOf(bot('fine', ANSWER), PATIENCE);
    expect(outcomes.map(({ forfeit, failure }) => [forfeit, failure])).toEqual(both([undefined, undefined]));
  });

  it.each([
    ['hangs', 'late', '', 300],
    ['crashes', 'crashed', 'process.exit(3);', PATIENCE],
    ['is killed', 'killed', "process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});", PATIENCE],
    ['prints rubbish', 'malformed', 'console.log("rubbish");', PATIENCE],
    ['answers without a key', 'malformed', 'console.log("{}");', PATIENCE],
    [
      'tells a line without an end',
      'malformed',
      'process.stdout.write(" ".repeat(3e6)); await new Promise(() => {});',
      PATIENCE,
    ],
    [
      'answers what is not a legal action',
      'illegal',
      'console.log(JSON.stringify({ key: "cheat" }));',
      PATIENCE,
    ],
  ])('that %s loses its match as %s, and the run goes on', async (name, reason, code, limit) => {
    const outcomes = await outcomesOf(bot(name.replaceAll(' ', '-'), code), limit);
    expect(lostBy(outcomes)).toEqual(both({ reason, greedyWon: true }));
  });

  it('that answered in time is heard by a run that was held up itself', async () => {
    const answered = join(folder, 'answered');
    const noted = `appendFileSync(${JSON.stringify(answered)}, 'answered');`;
    const name = bot('prompt', `${ANSWER} ${noted}`);
    const seat = {
      ruleset: 'gate-ruler',
      edition: '2021-03',
      player: 0,
      decks: both('atlas-drive'),
      seed: 1,
    };
    const agent = externalAgent(name.slice('cmd:'.length), { ...seat, limit: 1 });
    const decision = { player: 0, kind: 'main', clause: '7-2', options: [{ key: 'pass' }] } as const;
    const answer = agent.act({ player: 0, decision, view: () => ({}) });
    execFileSync('sh', ['-c', `until [ -s ${answered} ]; do sleep 0.01; done`], { timeout: PATIENCE });
    expect(await answer).toBe('pass');
    agent.release?.(undefined);
  });

  it('answers a question once: what it says unasked is dropped', async () => {
    const twice =
      'const said = JSON.stringify({ key: message.decision.options[0].key }); console.log([said, said].join("\\n"));';
    const outcomes = await outcomesOf(bot('twice', twice), PATIENCE);
    expect(outcomes.map(({ forfeit, failure }) => [forfeit, failure])).toEqual(both([undefined, undefined]));
  });

  it('is told a seed that comes neither from that of the run nor from its secret', async () => {
    const told = join(folder, 'seeds.jsonl');
    const heard = `if (message.type === 'begin') appendFileSync(${JSON.stringify(told)}, message.seed + '\\n');`;
    const agent = bot('seeds', 'process.exit();', heard);
    await outcomesOf(agent, PATIENCE, { seed: 1 });
    await outcomesOf(agent, PATIENCE, { seed: 2 });
    await outcomesOf(agent, PATIENCE, { seed: 2, secret: new Uint8Array(32) });
    const seeds = readFileSync(told, 'utf8').trimEnd().split('\n');
    expect(seeds).toHaveLength(6);
    expect(seeds.slice(2, 4)).toEqual(seeds.slice(0, 2));
    expect(seeds.slice(4)).toEqual(seeds.slice(0, 2));
  });

  it('is in a folder of its own, which goes with it, and finds itself by a path from where the run was begun', async () => {
    const told = join(folder, 'folders.jsonl');
    const places = '[process.cwd(), process.env.HOME, process.env.TMPDIR]';
    const heard = `if (message.type === 'begin') appendFileSync(${JSON.stringify(told)}, JSON.stringify(${places}) + '\\n');`;
    bot('moved', ANSWER, heard);
    const path = relative(process.cwd(), join(folder, 'moved.mjs'));
    const outcomes = await outcomesOf(`cmd:${process.execPath} ${path}`, PATIENCE);
    expect(outcomes.map(({ forfeit }) => forfeit)).toEqual(both(undefined));
    const folders = readFileSync(told, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): readonly string[] => JSON.parse(line));
    const homes = folders.map(([home = '']) => home);
    expect(folders).toEqual(homes.map((home) => [home, home, home]));
    expect(new Set(homes).size).toBe(2);
    await expect.poll(() => homes.filter((home) => existsSync(home))).toEqual([]);
  });

  it('ends with its match, and with it all that it started, whatever it ignores', async () => {
    const nap = `sleep ${100_000 + process.pid}`;
    const stubborn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
      const { spawn } = await import('node:child_process');
      for (const detached of [false, true]) spawn('${nap}', { shell: true, stdio: 'ignore', detached });`;
    const naps = join(folder, 'naps');
    const noted = `appendFileSync(${JSON.stringify(naps)}, 'nap ');`;
    const agent = bot('stubborn', ANSWER, `if (message.type === 'begin') { ${stubborn} ${noted} }`);
    await outcomesOf(agent, PATIENCE);
    expect(readFileSync(naps, 'utf8')).toBe('nap nap ');
    await expect.poll(() => running(nap, 'stubborn.mjs')).toEqual([]);
  });

  it('ends with its supervisor, too, and leaves no folder', async () => {
    const told = join(folder, 'kept-in');
    const parent = "Number(readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ').at(-1).split(' ')[1])";
    const kill = `const { readFileSync } = await import('node:fs');
      let pid = process.pid;
      do pid = ${parent}; while (!readFileSync('/proc/' + pid + '/cmdline', 'utf8').includes('supervisor'));
      appendFileSync(${JSON.stringify(told)}, process.cwd() + '\\n');
      process.kill(pid, 'SIGKILL');
      await new Promise(() => setInterval(() => {}, 1000));`;
    const outcomes = await outcomesOf(bot('unkept', kill), PATIENCE);
    expect(lostBy(outcomes)).toEqual(both({ reason: 'killed', greedyWon: true }));
    await expect.poll(() => running('unkept.mjs')).toEqual([]);
    const homes = readFileSync(told, 'utf8').trimEnd().split('\n');
    expect(homes.filter((home) => existsSync(home))).toEqual([]);
  });

  it('leaves no pipe open in the run by something that it started and that nobody finds', async () => {
    const nap = `sleep ${200_000 + process.pid}`;
    const hidden = `const { spawn } = await import('node:child_process');
      spawn('exec ${nap}', { shell: true, stdio: 'inherit', detached: true, env: {} });`;
    try {
      await outcomesOf(bot('hiding', ANSWER, `if (message.type === 'begin') { ${hidden} }`), PATIENCE);
      expect(running(nap)).not.toEqual([]);
      await expect.poll(pipes).toBe(pipesAtFirst);
    } finally {
      for (const pid of readdirSync('/proc')) if (commandLine(pid).includes(nap)) process.kill(Number(pid));
    }
  });

  it('that says what a terminal would take as an order is quoted without it', async () => {
    const orders = '{"key":"\\u001b[2J\\u009b31m\\u202e"}';
    const outcomes = await outcomesOf(bot('ordering', `console.log(${JSON.stringify(orders)});`), PATIENCE);
    const quoted = '"\\\\u{1b}[2J\\\\u{9b}31m\\\\u{202e}" is not a legal action';
    expect(outcomes.map(({ forfeit }) => forfeit?.message)).toEqual(both(quoted));
  });

  it('is told nothing that the deal of the match could be worked out from', async () => {
    const told = join(folder, 'told.jsonl');
    const heard = `appendFileSync(${JSON.stringify(told)}, line + '\\n');`;
    await outcomesOf(bot('telling', ANSWER, heard), PATIENCE);
    const lines = readFileSync(told, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const begun = lines.filter(({ type }) => type === 'begin');
    expect(begun).toHaveLength(2);
    for (const each of begun) {
      expect(Object.keys(each).sort()).toEqual([
        'decks',
        'edition',
        'player',
        'protocol',
        'ruleset',
        'seed',
        'type',
      ]);
      expect(each.seed).not.toBe(1);
    }
    expect(lines.some(({ type }) => type === 'question')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('"rng"');
  });

  it('does not lose where there can be no folder for it', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
    try {
      await expect(outcomesOf(bot('homeless', ANSWER), PATIENCE)).rejects.toMatchObject({
        code: 'CANNOT_WRITE',
      });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('whose folder cannot be removed leaves that, and no error', () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    expect(() => cleanUp(join(file, 'home'))).not.toThrow();
  });

  it('that is not there loses, too', async () => {
    const outcomes = await outcomesOf('cmd:/nowhere/bot', PATIENCE);
    expect(lostBy(outcomes)).toEqual(both({ reason: 'crashed', greedyWon: true }));
  });
});
