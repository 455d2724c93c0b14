import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  answer,
  concede,
  fork,
  GatechartError,
  judge,
  type Match,
  newMatch,
  pending,
  record,
  replay,
  resume,
  type Step,
  verify,
  why,
} from '../../src/api/index.ts';
import { excessDamage, gateRuler, waitingZone } from '../../src/registered.ts';
import { ticTacToe } from '../agents/games/tic-tac-toe.ts';

/** The error of the library that is thrown. */
const errorOf = (run: () => unknown): GatechartError | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof GatechartError) return error;
    throw error;
  }
  return undefined;
};

/** Code and place of what is thrown. */
const thrown = (run: () => unknown): string => {
  const error = errorOf(run);
  return error === undefined ? 'nothing' : `${error.code} ${error.place}`;
};

const scenario = (path: string): string => readFileSync(`test/scenarios/${path}`, 'utf8');

/** The ruleset of most examples. */
const OURS = { ruleset: gateRuler } as const;

const STEP_BY_STEP = scenario('gate-ruler/ch13-damage/13-6a-step-by-step.yaml');
const VALUE = {
  title: 'one ruler damage',
  p2: { deck: ['1/1/1'] },
  gate: [{ rulerDamage: 'p2' }],
  expect: { p2: { damage: ['1/1/1'] } },
};

describe('judge', () => {
  it('gives a ruling for each edition that a scenario names, with what happened and by which clauses', () => {
    const [ruling] = judge(STEP_BY_STEP, OURS);
    expect(ruling).toMatchObject({ edition: '2021-03', findings: [] });
    expect(ruling?.clauses).toContain('13-6c');
    expect(
      judge(STEP_BY_STEP, { ...OURS, editions: ['1.0.0', '2021-03'] }).map(({ edition }) => edition),
    ).toEqual(['1.0.0', '2021-03']);
  });

  it('takes a value as it takes the text', () => {
    expect(judge(VALUE, OURS)).toEqual(judge(JSON.stringify(VALUE), OURS));
    expect(judge(VALUE, OURS)[0]?.findings).toEqual([]);
    const wrong = judge({ ...VALUE, expect: { p2: { damage: [] } } }, OURS);
    expect(wrong[0]?.findings[0]).toMatchObject({ place: 'scenario:1', path: ['expect', 'p2', 'damage'] });
  });

  it('refuses what is no scenario, and one about another ruleset', () => {
    expect(thrown(() => judge('title: [', { ...OURS, name: 'mine.yaml' }))).toBe(
      'SCENARIO_SYNTAX mine.yaml:1',
    );
    expect(thrown(() => judge({ title: 'empty', p3: {} }, OURS))).toBe('SCENARIO_FORMAT scenario:1');
    const named = { ...VALUE, ruleset: 'gate-ruler' };
    expect(thrown(() => judge(named, { ruleset: waitingZone }))).toBe('OTHER_RULESET scenario:1');
    expect(thrown(() => judge(VALUE, { ruleset: waitingZone }))).toBe('SCENARIO_FORMAT scenario:1');
  });

  it('takes a ruleset of your own', () => {
    const mine = { ...excessDamage, id: 'mine' };
    const text = scenario('excess-damage/cards/bottle-cap-blast-deals-all-5.yaml');
    const about = text.replace('ruleset: excess-damage', 'ruleset: mine');
    expect(about).not.toBe(text);
    expect(judge(about, { ruleset: mine })[0]?.findings).toEqual([]);
    expect(thrown(() => judge(about, { ruleset: excessDamage }))).toMatch('OTHER_RULESET');
  });
});

describe('why', () => {
  const match = newMatch({ ...OURS, seed: 3 });

  it('names the clause, the condition and the facts by which a match does not offer something', () => {
    const asked = why(
      scenario('gate-ruler/ch08-attack/8-4c-1-ruler-behind-unit-safe.yaml'),
      'attack A1 -> ruler',
      OURS,
    );
    expect(asked).toMatchObject({ isOffered: false, reason: { clause: expect.any(String) } });
    expect(asked.clause?.en).toBe(gateRuler.clauses[asked.reason?.clause ?? '']?.en);
  });

  it('says so of what is on offer, in a match as in its position', () => {
    const key = pending(match)?.decision.options[0]?.key ?? '';
    expect(why(match, key)).toEqual({ key, isOffered: true, decision: pending(match)?.decision });
    expect(why(match.position(), key, OURS).isOffered).toBe(true);
    const own = newMatch({ ruleset: ticTacToe, decks: ['', ''] });
    expect(why(own, 'cell 9')).toEqual({ key: 'cell 9', isOffered: false, decision: pending(own)?.decision });
  });

  it('says nothing where nobody is asked', () => {
    const over = newMatch(OURS);
    concede(over, 0);
    expect(thrown(() => why(over, 'pass'))).toBe('MATCH_OVER match');
  });
});

/** Answers with the first option until the match is over or so often. */
const play = (match: Match, most = Number.POSITIVE_INFINITY): void => {
  for (let count = 0; count < most; count += 1) {
    const open = pending(match);
    if (open === undefined) return;
    const { player, options } = open.decision;
    answer(match, player, options[count % options.length]?.key ?? '');
  }
};

describe('A recorded match', () => {
  const { match, text } = record({ ...OURS, seed: 5, agents: ['me', 'you'] });
  play(match);

  it('is repeated from its text', () => {
    const again = replay(text(), OURS);
    expect(again.match.position()).toEqual(match.position());
    expect(text()).toContain('"agents":["me","you"]');
    expect(replay(text(), { ...OURS, to: 3 })).toMatchObject({ decisions: 3 });
  });

  it('is verified, and one that was changed is not', () => {
    expect(verify(text(), OURS)).toMatchObject({ signed: 'no', decisions: expect.any(Number) });
    expect(verify(text(), OURS).mismatch).toBeUndefined();
    const lines = text().split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"line":"digest"'));
    const edited = lines.with(
      at,
      (lines[at] ?? '').replace(/"[0-9a-f]{16,}"/, (digest) => digest.replaceAll(/\d/g, '0')),
    );
    expect(edited[at]).not.toBe(lines[at]);
    expect(verify(edited.join('\n'), OURS).mismatch?.line).toBe(at + 1);
    expect(thrown(() => verify(text().replace('"me"', '"him"'), OURS))).toBe('RECORD_EDITED record:1');
    expect(thrown(() => verify(text(), { ...OURS, secret: new Uint8Array(32) }))).toMatch('RECORD_SIGNATURE');
  });

  it('is incomplete unless it was left or is over', () => {
    const left = record({ ...OURS, seed: 6 });
    play(left.match, 4);
    expect(thrown(() => replay(left.text(), OURS))).toMatch('RECORD_TRUNCATED');
    left.leave();
    expect(replay(left.text(), OURS).match.position()).toEqual(left.match.position());
  });

  it('is of its ruleset alone', () => {
    expect(thrown(() => replay(text(), { ruleset: waitingZone }))).toBe('OTHER_RULESET record:1');
    const mine = { ...gateRuler, id: 'mine' };
    const own = record({ ruleset: mine, seed: 5 });
    own.leave();
    expect(thrown(() => replay(own.text(), OURS))).toBe('OTHER_RULESET record:1');
    expect(verify(own.text(), { ruleset: mine }).mismatch).toBeUndefined();
    expect(errorOf(() => verify(own.text(), OURS))?.message).toBe(
      'the record is for the ruleset mine; expected a record for the ruleset gate-ruler',
    );
  });
});

describe('A match', () => {
  it('goes on from its position, on any runtime', () => {
    const match = newMatch({ ruleset: waitingZone, seed: 2 });
    const at = JSON.parse(JSON.stringify(match.position()));
    for (const runtime of ['lean', 'actors'] as const) {
      const resumed = resume(at, { ruleset: waitingZone, runtime });
      expect(pending(resumed)?.decision).toEqual(pending(match)?.decision);
    }
    expect(thrown(() => resume(at, OURS))).toMatch(/^(BAD_POSITION|UNKNOWN_EDITION)/);
  });

  it('goes on from no value that a caller without types may pass', () => {
    for (const value of [null, undefined] as never[]) {
      expect(thrown(() => resume(value, OURS))).toBe('SCENARIO_FORMAT scenario:1');
      expect(thrown(() => why(value, 'pass', OURS))).toBe('SCENARIO_FORMAT scenario:1');
    }
  });

  it('begins with a ruleset: a game of the kit is none', () => {
    expect(thrown(() => newMatch({ ruleset: null as never }))).toBe('NO_RULESET ruleset');
    const game = { ruleset: () => waitingZone } as never;
    expect(errorOf(() => newMatch({ ruleset: game }))).toMatchObject({
      code: 'NO_RULESET',
      message: 'expected a ruleset, got a game of the kit; pass what its function ruleset returns',
    });
  });

  it('needs decks, which the ruleset is to list', () => {
    expect(errorOf(() => newMatch({ ruleset: { ...waitingZone, decks: [] } }))).toMatchObject({
      code: 'BAD_RULESET',
      place: 'decks',
      message: 'must list at least one deck, because matches are played',
    });
    expect(thrown(() => newMatch({ ruleset: excessDamage }))).toBe('NOT_A_MATCH excess-damage');
  });

  it('goes on from where the answers of a scenario lead', () => {
    const steps: Step[] = [];
    const answers = ['pass', 'pass'];
    const resumed = resume({ ...VALUE, answers }, { ...OURS, onStep: (step) => steps.push(step) });
    expect(resumed.game().sides[1].zones.damage).toHaveLength(1);
    expect(pending(resumed)?.decision.player).toBe(0);
    expect(thrown(() => resume({ ...VALUE, answers: ['fly away'] }, OURS))).toBe('SCENARIO_STUCK scenario:1');
  });

  it('has forks that it hears nothing of', () => {
    const match = newMatch({ ...OURS, seed: 9 });
    const stood = JSON.stringify(match.position());
    play(fork(match), 20);
    expect(JSON.stringify(match.position())).toBe(stood);
  });

  it('of actors lets itself be inspected; others have no actors', () => {
    const types = new Set<string>();
    newMatch({ ...OURS, runtime: 'actors', inspect: ({ type }) => types.add(type) });
    expect([...types]).toContain('@xstate.microstep');
    expect(thrown(() => newMatch({ ...OURS, inspect: () => {} }))).toBe('BAD_VALUE inspect');
  });
});
