import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { Option } from '../../src/core/decision.ts';
import { Chance } from '../../src/core/random.ts';
import type { ProcessTypes } from '../../src/core/rule-machine.ts';
import { Journal, journalMemory } from '../../src/fuzz/case.ts';
import { Fuzzer } from '../../src/fuzz/fuzzer.ts';
import { runFuzz } from '../../src/fuzz/run.ts';
import { oracles, runCase } from '../../src/fuzz/run-case.ts';
import { setCustomRuleset } from '../../src/registered.ts';
import { type TinyGame, tinyRuleset } from '../runtime/support/tiny-ruleset.ts';

type Holding = { readonly game: TinyGame };

const CODE = ['c', 'a', 'd', 'b', 'd', 'c'];
const KEYS = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

/** A lock of six numbers: a right one leads on under a clause of its own, a wrong one ends the match. */
const lock = setup({
  types: {} as ProcessTypes<Holding, Holding, Holding, Option, string>,
  guards: {
    isRight: ({ context, event }) => event.type === 'answer' && event.option.key === CODE[context.game.n],
    isOpen: ({ context }) => context.game.n === CODE.length,
  },
  actions: {
    turn: assign(({ context: { game } }) => ({
      game: { ...game, n: game.n + 1, facts: [{ clause: `turned.${game.n}`, what: 'turned' }] },
    })),
    end: assign(({ context: { game } }) => ({
      game: { ...game, result: { clause: 'c2', reasons: [null, null] } },
    })),
  },
}).createMachine({
  id: 'lock',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  initial: 'number',
  states: {
    number: {
      tags: 'decision',
      meta: { decision: 'pick', clauses: ['c1'] },
      always: [{ guard: 'isOpen', target: 'over' }],
      on: {
        answer: [
          { guard: 'isRight', target: 'turned', actions: 'turn' },
          { target: 'over', actions: 'end' },
        ],
      },
    },
    turned: { always: [{ target: 'number' }] },
    over: { type: 'final' },
  },
});

/** The planted fault lies behind the last clause. */
const locked = tinyRuleset(lock, {
  id: 'lock',
  clauses: Object.fromEntries(
    ['c0', 'c1', 'c2', 'turned.0', 'turned.1', 'turned.2', 'turned.3', 'turned.4', 'turned.5'].map((id) => [
      id,
      { source: 'ours', kind: 'prescribes', certainty: 'inferred', en: id, ja: id },
    ]),
  ),
  decks: ['one', 'two'],
  newGame: () => ({ edition: 'tiny', facts: [], n: 0, fuel: 0 }),
  decisions: { pick: () => ({ player: 0, kind: 'pick', clause: 'c1', options: KEYS }) },
  checkInvariants: ({ n }) => (n === CODE.length ? ['the lock is open'] : []),
});

const CASES = 600;
const settings = { ruleset: 'lock', targets: ['rules'], seed: 1 } as const;

beforeAll(() => setCustomRuleset({ ruleset: locked, path: 'lock.mjs', digest: 'd' }));
afterAll(() => setCustomRuleset(undefined));

describe('A fault behind a rare clause', () => {
  it('is found by guided cases', () => {
    const fuzzer = new Fuzzer({ ...settings, lane: 0 }, new Journal(journalMemory()), 0, []);
    const found = Array.from({ length: CASES }, () => fuzzer.next()).flatMap(({ finding }) => finding ?? []);
    expect(found.map(({ message, answers }) => [message, answers])).toEqual([['the lock is open', CODE]]);
  });

  it('is not found by as many blind ones', () => {
    const chance = new Chance(1, 0, 'blind');
    const game = locked.newGame({ edition: 'tiny', decks: ['one', 'two'], seed: 1, index: 0 });
    for (let index = 0; index < CASES; index += 1) {
      const origin = () => ({ is: 'new', ruleset: locked, game }) as const;
      const played = runCase(
        oracles.rules,
        origin,
        ({ options }) => chance.below(options.length),
        () => {},
      );
      expect(played.failure).toBeUndefined();
    }
  });
});

describe('A run with the same seed and number of games', () => {
  it('gives the same findings and coverage', async () => {
    const run = async () => {
      const { findings, coverage, steps } = await runFuzz(settings, {
        workers: 0,
        games: CASES,
        clock: () => 0,
        onFinding: () => {},
        stop: new AbortController().signal,
      });
      return { findings, coverage, steps };
    };
    const first = await run();
    expect(first.findings).toHaveLength(1);
    expect(await run()).toEqual(first);
  });
});
