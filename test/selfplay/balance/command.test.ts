import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceLines } from '../../../src/cli/balance/output.ts';
import { waitingZone } from '../../../src/registered.ts';
import { type Balance, runBalance } from '../../../src/selfplay/balance/balance.ts';
import { meetingParts } from '../../../src/selfplay/balance/balance-plan.ts';
import { engineDigest } from '../../../src/selfplay/engine-digest.ts';
import type { Plan } from '../../../src/selfplay/plan.ts';
import { balancePage } from '../../../src/selfplay/report/balance-report.ts';
import { inlineRunner, runPlan } from '../../../src/selfplay/runner.ts';
import { type Ended, Folder, gatechart } from '../../cli/in-process.ts';
import { mists } from '../../waiting-zone/support/mists.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const ASKED = ['balance', '--ruleset', 'waiting-zone', '--games', '8', '--workers', '0', '--seed', '4'];

const inOut = (name: string): string => readFileSync(folder.file(`out/${name}`), 'utf8');

describe('gatechart balance', () => {
  let first: Ended;
  let found: Balance;

  beforeAll(async () => {
    first = await gatechart(...ASKED, '--out', folder.file('out'));
    found = JSON.parse(inOut('balance.json')) as Balance;
  });

  it.each(['cmd:true', 'build:..:ismcts:5'])('is not told of %s', async (agent) => {
    const { code, notes } = await gatechart(...ASKED, '--agent', agent);
    expect([code, notes.at(-1)]).toEqual([2, expect.stringContaining(`BAD_VALUE ${agent}`)]);
  });

  it('says in lines of 80 columns what was found of decks, seats, lengths, luck and cards', () => {
    expect(first.code).toBe(0);
    expect(first.out.filter((line) => line.length > 80)).toEqual([]);
    const heads = first.out.filter((line) => !line.startsWith(' ')).map((line) => line.split(/[:,]/)[0]);
    expect(heads).toEqual([
      '24 matches of greedy',
      '95 % intervals over pairs; those of a table hold together (Bonferroni)',
      'each deck against all others',
      'meetings',
      'first player',
      'length',
      'luck',
      'cards',
    ]);
    expect(first.notes.at(-1)).toBe(`report: ${folder.file('out')}/balance.html`);
  });

  it('plays as many matches of each meeting, each deck in either seat as often', () => {
    expect(found.format).toBe('gatechart-balance/2');
    expect(found.games).toBe(24);
    expect(found.meetings.map(({ a, b, games }) => [a, b, games])).toEqual([['ember-raid', 'tide-vigil', 8]]);
    expect(found.firstPlayer?.meetings).toHaveLength(3);
    expect(found.asked.rival).toBe('net');
    expect(found.luck.map(({ deck, score }) => [deck, score.count])).toEqual([
      ['ember-raid', 4],
      ['tide-vigil', 4],
    ]);
    expect(found.cards?.cards.length).toBeGreaterThan(20);
  });

  it('corrects the three intervals of the deck scores together, and judges the first player by its target', () => {
    const { correction, decks, meetings, firstPlayer } = found;
    expect(correction).toEqual({ method: 'bonferroni', intervals: 3 });
    // Eight matches of one meeting: each deck has the interval of the meeting.
    expect(decks[0]?.score).toEqual(meetings[0]?.score);
    expect(firstPlayer?.target).toEqual({ low: 0.45, high: 0.58 });
    expect(first.out.join('\n')).toContain('against the target 45 to 58 %');
  });

  it('scores the decks of a meeting so that nothing is lost between them', () => {
    const [one, other] = found.decks;
    expect((one?.score.mean ?? 0) + (other?.score.mean ?? 0)).toBeCloseTo(1, 6);
    expect(found.meetings[0]?.score.mean).toBe(one?.score.mean);
  });

  it('comes to the same bytes where a part is lost and played again, and says the same as JSON', async () => {
    const before = inOut('balance.json');
    rmSync(folder.file('out/meeting-1-2'), { recursive: true });
    rmSync(folder.file('out/balance.json'));
    const again = await gatechart(...ASKED, '--json', '--out', folder.file('out'));
    expect(inOut('balance.json')).toBe(before);
    expect(JSON.parse(again.out.join(''))).toEqual(found);
  });

  it('refuses a part of another build, or continues and counts the matches of each', async () => {
    const decks = waitingZone.decks ?? [];
    const { sets: _, ...asked } = found.asked;
    const [part] = meetingParts({ ...asked, ruleset: waitingZone, decks });
    const build = 'bbbbbbbbbbbbbbbb';
    await runPlan(part?.plan as Plan, {
      ...{ runner: inlineRunner(), withTrajectories: false, clock: () => 0 },
      stop: new AbortController().signal,
      store: {
        ...{ path: folder.file('mixed/meeting-1-1'), program: '0.0.0', build, retention: 'digests' },
        lock: () => () => {},
      },
    });
    const again = (...more: readonly string[]) => gatechart(...ASKED, '--out', folder.file('mixed'), ...more);
    const { code, notes } = await again();
    expect([code, notes.join()]).toEqual([
      2,
      expect.stringMatching(/RUN_DIFFERS .*meeting-1-1.*"b{16}", now/),
    ]);
    const mixed = await again('--other-build');
    expect([mixed.code, mixed.out[2]]).toEqual([0, expect.stringContaining(`${build} played 8`)]);
    const { builds } = JSON.parse(readFileSync(folder.file('mixed/balance.json'), 'utf8')) as Balance;
    expect(builds).toEqual({ [build]: 8, [engineDigest()]: 32 });
    expect(found).not.toHaveProperty('builds');
  });

  it('keeps no seed with which nothing was begun', async () => {
    const again = (...more: readonly string[]) =>
      gatechart(...ASKED.slice(0, -2), '--out', folder.file('begun-twice'), ...more);
    expect((await again('--decks', 'tyop', '--seed', '4')).code).toBe(2);
    expect((await again('--seed', '5')).code).toBe(0);
  });

  it('goes on with nothing else, and names what differs', async () => {
    const { code, notes } = await gatechart(...ASKED.slice(0, -1), '5', '--out', folder.file('out'));
    expect([code, notes]).toEqual([
      2,
      [expect.stringContaining('plan.json: the run began with seed 4, now 5')],
    ]);
    rmSync(folder.file('out/plan.json'));
    const lost = await gatechart(...ASKED.slice(0, -1), '5', '--out', folder.file('out'));
    expect([lost.code, lost.notes.join()]).toEqual([
      2,
      expect.stringContaining('meeting-1-1/plan.json: the run began with'),
    ]);
    expect(existsSync(folder.file('out/plan.json'))).toBe(false);
    expect(await gatechart(...ASKED, '--out', folder.file('out'))).toMatchObject({ code: 0 });
    const other = await gatechart(...ASKED, '--rival', 'random', '--out', folder.file('out'));
    expect([other.code, other.notes.join()]).toEqual([2, expect.stringContaining('gatechart: RUN_DIFFERS')]);
  });

  it.each([
    [['--games', '6'], 'BAD_VALUE --games: 6 is not a multiple of 4'],
    [['--games', '1000000'], 'BAD_VALUE --games: the run would have 3000000 matches; the maximum is 1000000'],
    [['--decks', 'ember-raid,ember-raid'], 'BAD_VALUE --decks: the deck ember-raid was given twice'],
    [['--decks', 'ember'], 'UNKNOWN_DECK ember: there is no deck ember'],
    [
      ['--agent', 'best'],
      'UNKNOWN_AGENT best: there is no agent best; known: greedy, net, random, flat, ismcts; choose a known agent; docs/reference/agents.md describes all agents',
    ],
    [
      ['--rival', 'greedy'],
      'BAD_VALUE --rival: greedy makes no random choices and would play both matches of a pair alike; choose another opponent, such as net',
    ],
    [['--rival', 'oracle'], 'ORACLE_NEEDS_ANALYSIS oracle:'],
    [['--what-if', 'fox'], 'BAD_VALUE --what-if: expected CARD.NUMBER=VALUE'],
    [['--what-if', 'fox.atk=much'], 'BAD_VALUE --what-if: expected CARD.NUMBER=VALUE'],
    [
      ['--what-if', 'ember-fox.atk=9'],
      'BAD_VALUE ember-fox: the card has no number called atk; numbers of the card: cost, attack',
    ],
    [['--what-if', 'ember-fox.life=0'], 'BAD_CARD what-if: card ember-fox-changed, life: must be at least 1'],
    [
      ['--what-if', 'fox.attack=9', '--what-if', 'fox.life=9'],
      'BAD_VALUE --what-if: the option can change only one number of one card, and two changes were given',
    ],
    [['--what-if', 'fox.attack=9'], 'UNKNOWN_CARD fox: there is no card fox'],
    [['--ruleset', 'excess-damage'], 'NOT_A_MATCH excess-damage:'],
  ])('refuses %j', async (args, said) => {
    const { code, out, notes } = await gatechart(...ASKED, ...args);
    expect([code, out]).toEqual([2, []]);
    expect(notes.join()).toContain(`gatechart: ${said}`);
  });
});

describe('gatechart balance with a change and cards of one’s own', () => {
  const own = [...ASKED, '--cards', folder.file('mists.yaml', JSON.stringify(mists()))];

  it('plays again what has the card, and all without counters, and tells both', async () => {
    const out = folder.file('changed');
    const args = ['--decks', 'mists,tide-vigil', '--what-if', 'mist-lighter.attack=9', '--counters'];
    const { code, out: said, notes } = await gatechart(...own, ...args, '--out', out);
    expect([code, notes.filter((note) => note.startsWith('gatechart:'))]).toEqual([0, []]);
    const found = JSON.parse(readFileSync(`${out}/balance.json`, 'utf8')) as Balance;
    expect(found.whatIf).toMatchObject({
      ...{ card: 'mist-lighter', number: 'attack', value: 9, was: 1, games: 16 },
    });
    expect(found.whatIf?.otherwise).toBeGreaterThan(0);
    expect(found.counters?.games).toBe(24);
    expect(found.counters?.otherwise).toBeGreaterThan(0);
    expect(said.join('\n')).toMatch(/mist-lighter\.attack/);
    const again = await gatechart(...own, ...args, '--out', out);
    expect([again.code, again.out]).toEqual([0, said]);
  });
});

describe('The balance of a ruleset that tells neither turns nor cards', () => {
  it('is that of its decks, and says what is not told', async () => {
    const { cardUsed: _used, cardDrawn: _drawn, recordedEvents: _recorded, ...bare } = waitingZone;
    const asked = {
      ruleset: bare,
      ...{ edition: waitingZone.defaultEdition, agent: 'random', rival: 'greedy', games: 4, seed: 1 },
      decks: ['ember-raid', 'tide-vigil'],
    };
    const found = await runBalance(asked, {}, ({ plan }) =>
      runPlan(plan, {
        ...{ runner: inlineRunner(), withTrajectories: false, clock: () => 0 },
        stop: new AbortController().signal,
      }),
    );
    if (found === undefined) throw new Error('it was stopped');
    expect([found.firstPlayer, found.turns, found.cards]).toEqual([undefined, undefined, undefined]);
    expect(found.meetings).toHaveLength(1);
    const lines = balanceLines(found).join('\n');
    expect(lines).toContain('first player: the ruleset reports no turns');
    expect(lines).toContain('cards: the ruleset reports neither drawn nor played cards');
    expect(balancePage(found, [], bare)).toContain('no section on cards');
  });
});
