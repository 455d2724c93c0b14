import { describe, expect, it, test } from 'vitest';
import { createAgent } from '../../src/agents/create-agent.ts';
import { humanPlayer, plainBoard } from '../../src/agents/human/human.ts';
import { oracles } from '../../src/fuzz/run-case.ts';
import { withCheckedQuestions } from '../../src/ruleset-loader/trial.ts';
import type { RuntimeName } from '../../src/runtime/match.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { selfplay } from '../../src/selfplay/selfplay.ts';
import { HIGHEST, type Higher, higher } from '../conformance/planted/game.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

const newGame = (seed: number): Higher =>
  higher.newGame({ edition: 'only', decks: ['twelve', 'twelve'], seed, index: 0 });

/** A match at the question of the window, and whether its player holds the card that answers. */
const atWindow = (seed: number, runtime: RuntimeName) => {
  const match = startMatch(higher, newGame(seed), { runtime });
  const key = match.pending()?.decision.options[0]?.key ?? '';
  match.answer(0, key);
  return { match, key, isHeld: match.game().hands[1].includes(HIGHEST) };
};

/** A seed whose player can only pass. */
const bluffing = SEEDS.find((seed) => !atWindow(seed, 'lean').isHeld) ?? 0;

describe.each(['lean', 'interpreted', 'actors'] as const)('a bluff window (%s)', (runtime) => {
  it.each(SEEDS)('is asked whoever holds the card, and takes the pass, with seed %i', (seed) => {
    const { match, isHeld } = atWindow(seed, runtime);
    const open = match.pending();
    expect(open?.decision).toMatchObject({ player: 1, kind: 'guard' });
    expect(open?.decision.options.map(({ key }) => key)).toEqual(isHeld ? ['pass', 'show'] : ['pass']);
    if (!isHeld) expect(match.answer(1, 'show')?.code).toBe('UNKNOWN_KEY');
    expect(match.answer(1, 'pass')).toBeUndefined();
    expect(
      match
        .game()
        .facts.slice()
        .map(({ what }) => what),
    ).toEqual(['passed']);
  });
});

test('every agent answers it', () => {
  for (const name of ['random', 'flat:10', 'ismcts:10']) {
    const { match } = atWindow(bluffing, 'lean');
    const open = match.pending();
    if (open === undefined) throw new Error('the match is over');
    const agent = createAgent(name, { ruleset: higher, player: 1, seed: 1, index: 0, since: 1 });
    expect(agent.act(questionOf(match, open))).toBe('pass');
  }
});

test('a person is asked it, and answers by its number', async () => {
  const { match } = atWindow(bluffing, 'lean');
  const open = match.pending();
  if (open === undefined) throw new Error('the match is over');
  const shown: string[] = [];
  const seat = humanPlayer({
    terminal: { isInteractive: false, write: (line) => shown.push(line), ask: async () => '1' },
    language: 'en',
    clauses: higher.clauses,
    picture: plainBoard,
    course: undefined,
    playerConsole: {
      hasNews: () => false,
      mayTakeBack: () => false,
      save: () => '',
      card: () => [],
      cardNames: () => [],
      warning: () => undefined,
      advice: () => [],
    },
  });
  expect(await seat.act(questionOf(match, open))).toEqual({ do: 'answer', key: 'pass', isPick: true });
  expect(shown).toContain('  1  pass');
});

test('the fuzzer and the loader take one option in it, and in no other decision', () => {
  const { key } = atWindow(bluffing, 'lean');
  const game = newGame(bluffing);
  const trial = (ruleset: typeof higher) => {
    const tried = oracles.rules({ is: 'new', ruleset, game }, () => {});
    tried.answer(key);
  };
  const { bluffWindows, ...undeclared } = higher;
  expect(() => trial(higher)).not.toThrow();
  expect(() => trial(undeclared)).toThrow(/guard has fewer than two options/);
  const checked = withCheckedQuestions(undeclared);
  const match = startMatch(checked, game, { runtime: 'lean' });
  match.answer(0, key);
  expect(() => match.pending()).toThrow(/list the kind in bluffWindows/);
  expect(bluffWindows).toEqual(['guard']);
});

test('selfplay of the library takes a ruleset as a value', async () => {
  const summary = await selfplay({ ruleset: higher, agents: ['random'], games: 2 });
  expect(summary).toMatchObject({ plan: { ruleset: 'higher', games: 2 } });
});
