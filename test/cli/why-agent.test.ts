import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import { defaultDecks } from '../../src/core/match-setup.ts';
import { waitingZone } from '../../src/registered.ts';
import type { BodyLine } from '../../src/replay/record.ts';
import { headerFor, RecordedMatch } from '../../src/replay/recorded-match.ts';
import { savedText } from '../../src/replay/saved-match.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** One of four cards is set: three of them do nothing, Spark Volley stops the attack, and without it player 2 wins. */
const scenario = (
  setCard: string,
  ...deck: readonly string[]
): string => `title: 8-4c strike into the set card
cards:
  last-hour:
    type: field
    abilities:
      - kind: auto
        when: { on: moment, moment: startPhase, turn: own }
        effect: [{ do: damage, to: [enemyRuler], amount: 20, cannotCounter: true }]
start: attack declaration
p1: { ruler: { card: knight, exhausted: true }, A1: 3/3/2 }
p2:
  ruler: knight
  field: last-hour
  damage: 9
  A1: 2/2/1
  A2: 4/1/1
  S1: ${setCard}
  deck: { only: [${deck.join(', ')}] }
`;

const file = folder.file(
  'set.yaml',
  scenario('falling-star', 'spark-volley', 'falling-star', 'falling-star'),
);

const ask = async (...args: readonly string[]) => (await gatechart('why', ...args)).out;

describe('gatechart why --agent', () => {
  it('says what the agent would choose, why, and which set card it fears', async () => {
    const out = await ask(file, '--agent', 'ismcts:200');
    expect(out[0]).toBe('Player 1 decides attackDeclaration (8-4c).');
    expect(out[1]).toMatch(
      /^ismcts:200 chooses "attack A1 -> center" and expects to win 7\d % of the time; the best alternative, "[^"]+", \d+ % \(\d+ points less\); fears Spark Volley in the opponent's S1 \(0 % with it, 100 % without\)\.$/,
    );
    expect(out[2]).toBe('Legal actions:');
  });

  it('does the same whichever card is really set', async () => {
    const other = folder.file(
      'other.yaml',
      scenario('spark-volley', 'falling-star', 'falling-star', 'falling-star'),
    );
    expect(await ask(other, '--agent', 'ismcts:200')).toEqual(await ask(file, '--agent', 'ismcts:200'));
  });

  it('says what an action would cost, in Japanese too', async () => {
    const out = await ask(file, 'end attacking', '--agent', 'ismcts:200', '--lang', 'ja');
    expect(out[1]).toBe('「end attacking」は選べる。');
    expect(out[2]).toMatch(
      /^ismcts:200は「attack A1 -> center」を選ぶ。勝つ見込みは7\d %、.*警戒するのは相手のS1の《/,
    );
    expect(out[3]).toMatch(/^「end attacking」の勝つ見込みは\d+ %\(\d+ポイント低い\)。$/);
  });

  it('gives the reason of the rating of an agent that does not search', async () => {
    const out = await ask(file, 'end attacking', '--agent', 'greedy');
    expect(out[2]).toMatch(/^greedy chooses "attack A1 -> \S+": \w.*\.$/);
    expect(out[3]).toMatch(/^"end attacking" is rated -?\d+\.\d: \w.*\.$/);
    expect((await ask(file, '--agent', 'random'))[1]).toMatch(/^random chooses "[^"]+"\.$/);
  });

  it('writes the numbers as JSON', async () => {
    const [line = ''] = await ask(file, 'end attacking', '--agent', 'ismcts:200', '--json');
    const { key, isOffered, agent } = JSON.parse(line);
    expect([key, isOffered]).toEqual(['end attacking', true]);
    expect(agent).toMatchObject({ name: 'ismcts:200', key: 'attack A1 -> center' });
    expect(agent.rated[0]).toMatchObject({
      key: 'attack A1 -> center',
      search: {
        fears: [{ card: { en: 'Spark Volley' }, place: { en: 'S1' }, valueWith: 0, valueWithout: 1 }],
      },
    });
    expect(agent.why.en).toMatch(/^ismcts:200 chooses/);
    expect(agent.cost.ja).toMatch(/^「end attacking」/);
  });

  it.each([
    [['--agent', 'nobody'], 'UNKNOWN_AGENT'],
    [['--agent', 'oracle'], 'ORACLE_NEEDS_ANALYSIS'],
    [['--agent', 'ismcts:0'], 'BAD_VALUE'],
    [['attack the ruler', '--agent', 'greedy'], 'ACTION_SYNTAX'],
    [[], 'USAGE'],
  ])('refuses %j with %s', async (args, code) => {
    const { code: exit, notes } = await gatechart('why', file, ...args);
    expect([exit, notes.join()]).toEqual([2, expect.stringContaining(`gatechart: ${code} `)]);
  });

  it('answers as the agent would if it went on with the saved match', async () => {
    const { defaultEdition: edition } = waitingZone;
    const setup = { edition, decks: defaultDecks(waitingZone), seed: 8, index: 0 };
    const game = waitingZone.newGame(setup);
    const lines: BodyLine[] = [];
    const match = new RecordedMatch(startMatch(waitingZone, game, { runtime: 'lean' }), [], (line) => {
      lines.push(line);
    });
    for (let number = 0; number < 9; number += 1) {
      const open = match.pending();
      if (open === undefined) throw new Error('the match is over');
      const { player } = open.decision;
      const greedy = createAgent('greedy', { ruleset: waitingZone, player, seed: 8, index: 0, since: 0 });
      match.answer(player, greedy.act(questionOf(match, open)));
    }
    const saved = folder.file('saved.json');
    const record = folder.file('record.jsonl');
    const header = headerFor(waitingZone, setup, ['greedy', 'greedy'], game);
    writeFileSync(saved, savedText({ header, lines, position: match.position() }));
    const [line = ''] = await ask(saved, '--agent', 'ismcts:30', '--json');
    const { decision, agent } = JSON.parse(line);
    const agents = decision.player === 0 ? 'ismcts:30,random' : 'random,ismcts:30';
    const { out } = await gatechart(
      ...['play', saved, '-v', '--agents', agents, '--record', record],
      ...['--save', folder.file('on.json')],
    );
    const decisions = readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each))
      .filter((each) => each.line === 'decision');
    expect(decision.options.length).toBeGreaterThan(1);
    expect(decisions[9]).toMatchObject({ player: decision.player, key: agent.key });
    const said = out.find((each) => / chooses "/.test(each)) ?? '';
    expect(said.trim().replace(/^Player \d/, 'ismcts:30')).toBe(agent.why.en);
  });
});
