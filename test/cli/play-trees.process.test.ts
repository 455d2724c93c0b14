import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import type { OnChoice } from '../../src/agents/baselines.ts';
import { createAgent } from '../../src/agents/create-agent.ts';
import { choiceSentence } from '../../src/agents/explanation.ts';
import type { Player } from '../../src/core/decision.ts';
import { defaultDecks } from '../../src/core/match-setup.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../src/registered.ts';
import { type MatchQuestion, playOut } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { Folder } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));

const execute = promisify(execFile);

/** Runs the built program. */
const gatechart = (...args: readonly string[]) => execute(process.execPath, [MAIN, ...args]);

interface RecordLine {
  readonly line: string;
  readonly player: Player;
  readonly key: string;
}

/** What the agent in the first seat answered. */
const answersIn = (record: string): readonly string[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordLine)
    .filter(({ line, player }) => line === 'decision' && player === 0)
    .map(({ key }) => key);

/** What it answers in that match where its trees grow one after another, and why. */
const answersInTurn = (ruleset: Ruleset, agent: string, seed: number) => {
  const { defaultEdition: edition } = ruleset;
  const game = ruleset.newGame({ edition, decks: defaultDecks(ruleset), seed, index: 0 });
  const seat = (player: Player) => ({ ruleset, player, seed, index: 0, since: 0 });
  const sentences: string[] = [];
  const onChoice: OnChoice = (_, rated) => {
    if (rated.length > 1) sentences.push(choiceSentence('Player 1', rated[0]?.key ?? '', rated, 'en'));
  };
  const forest = createAgent(agent, { ...seat(0), explains: true, onChoice });
  const answers: string[] = [];
  const noting = {
    act: (question: MatchQuestion) => {
      const key = forest.act(question);
      answers.push(key);
      return key;
    },
  };
  playOut(startMatch(ruleset, game, { runtime: 'lean' }), [noting, createAgent('greedy', seat(1))]);
  return { answers, sentences };
};

describe('Trees of a search that grow in threads', () => {
  it.each([
    [gateRuler, 'ismcts:60x2'],
    [waitingZone, 'ismcts:90x3'],
  ] as readonly (readonly [unknown, string])[])(
    'come to the answers that they come to one after another, and explain them alike',
    async (known, agent) => {
      const ruleset = known as Ruleset;
      const record = folder.file(`${ruleset.id}.jsonl`);
      const played = ['--ruleset', ruleset.id, '--agents', `${agent},greedy`, '--seed', '5'];
      const { stdout } = await gatechart('play', '-v', ...played, '--runtime', 'lean', '--record', record);
      const inTurn = answersInTurn(ruleset, agent, 5);
      expect(answersIn(readFileSync(record, 'utf8'))).toEqual(inTurn.answers);
      expect(stdout.split('\n').filter((line) => line.startsWith('    Player 1 chooses "'))).toEqual(
        inTurn.sentences.map((sentence) => `    ${sentence}`),
      );
      expect(inTurn.sentences.length).toBeGreaterThan(10);
    },
  );

  it('end with the error of the ruleset where it fails in one of them', async () => {
    const rules = folder.file('index.mjs');
    writeFileSync(
      rules,
      `import { isMainThread } from 'node:worker_threads';
import leduc from ${JSON.stringify(new URL('../../examples/leduc/index.mjs', import.meta.url).href)};
const { determinize } = leduc;
export default { ...leduc, determinize: (...asked) => {
  if (isMainThread) return determinize(...asked);
  throw new Error('no worlds in here');
} };
`,
    );
    const play = gatechart('play', '--rules', rules, '--agents', 'ismcts:10x2,random', '--runtime', 'lean');
    await expect(play).rejects.toMatchObject({ stderr: expect.stringContaining('no worlds in here') });
  });

  it('hear Ctrl-C while they grow: exit code 130, and the saved match is there', async () => {
    const saved = folder.file('interrupted.json');
    const child = spawn(process.execPath, [
      ...[MAIN, 'play', '--ruleset', 'waiting-zone', '--seed', '5', '--save', saved],
      ...['--agents', 'ismcts:1000000x2,greedy'],
    ]);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(existsSync(saved)).toBe(true);
  }, 60_000);
});
