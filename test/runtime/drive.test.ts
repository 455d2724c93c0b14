import { describe, expect, test } from 'vitest';
import { not } from 'xstate';
import type { Question } from '../../src/core/question.ts';
import type { Match, Rejection } from '../../src/runtime/match.ts';
import {
  MAX_REJECTIONS_IN_A_ROW,
  playOut,
  playOutAsync,
  type RejectionObserver,
  type SeatAgent,
  type SyncSeatAgent,
} from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { END, machineOf, waiting } from './support/machines.ts';
import { type TinyGame, tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const isDone = not({ type: 'isBelow', params: { limit: 9 } });
const ruleset = tinyRuleset(
  machineOf('counting', {
    ask: waiting(
      { actions: ['hear', { type: 'add', params: { n: 1 } }] },
      { always: { guard: isDone, target: 'end' } },
    ),
    end: END,
  }),
);
const start = () => startMatch(ruleset, tinyGame(), { runtime: 'lean' });

const first = { act: ({ decision }: Question) => decision.options[0]?.key ?? '' };

/** Fails in the given way whenever its turn to fail comes, which is every `every`-th time it is asked. */
const failing = (every: number, act: () => string) => {
  let asked = 0;
  return {
    act: (question: Question) => {
      asked += 1;
      return asked % every === 0 ? act() : first.act(question);
    },
  };
};

const quit = (): string => {
  throw new Error('no idea');
};

type Play = (
  match: Match<TinyGame>,
  agents: readonly [SyncSeatAgent, SyncSeatAgent],
  onRefusal?: RejectionObserver,
) => Promise<TinyGame>;

const playAtOnce: Play = async (match, agents, onRefusal) => playOut(match, agents, onRefusal);

describe.each<[string, Play]>([
  ['playOut', playAtOnce],
  ['playOutAsync', playOutAsync],
])('%s', (_, play) => {
  test('asks the seat whose decision is open until the match is over', async () => {
    const asked: unknown[] = [];
    const noting = {
      act: (question: Question) => {
        asked.push(question.view());
        return first.act(question);
      },
    };
    const game = await play(start(), [noting, noting]);
    expect(game).toMatchObject({ n: 9 });
    expect(asked).toEqual(Array.from({ length: 9 }, (_, n) => ({ n, player: n % 2 })));
  });

  test.each<[string, () => string, string]>([
    ['throws', quit, 'SEAT_FAILED'],
    ['answers what is not a legal action', () => 'z', 'UNKNOWN_KEY'],
  ])('tells the observer and asks again when an agent %s', async (__, act, code) => {
    const refusals: [number, Rejection][] = [];
    const game = await play(start(), [failing(2, act), first], (...refusal) => refusals.push(refusal));
    expect(game).toMatchObject({ n: 9 });
    expect(refusals.map(([player, refusal]) => [player, refusal.code, refusal.clause])).toEqual(
      Array.from({ length: 4 }, () => [0, code, 'c1']),
    );
  });

  test('gives up after too many refusals in a row', async () => {
    let heard = 0;
    const result = play(start(), [{ act: quit }, first], () => {
      heard += 1;
    });
    await expect(result).rejects.toMatchObject({
      code: 'SEAT_FAILED',
      place: 'player 0',
      cause: { message: 'no idea' },
    });
    expect(heard).toBe(MAX_REJECTIONS_IN_A_ROW);
  });
});

test('playOutAsync waits for agents that take their time', async () => {
  const slow: SeatAgent = { act: async (question) => first.act(question) };
  expect(await playOutAsync(start(), [slow, slow])).toMatchObject({ n: 9 });
});

test('playOutAsync drops the answer to a question that was closed meanwhile', async () => {
  const match = start();
  const conceding: SeatAgent = {
    act: async (question) => {
      match.concede(0);
      return first.act(question);
    },
  };
  const refusals: Rejection[] = [];
  const game = await playOutAsync(match, [conceding, conceding], (_, refusal) => refusals.push(refusal));
  expect(game.result?.winner).toBe(1);
  expect(refusals).toEqual([]);
});
