import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/core/game-state.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { type ExplorationState, explore, exploredOf } from '../../../src/fuzz/explore/explore.ts';
import { type Exploration, newTally } from '../../../src/fuzz/explore/explorer.ts';
import { localLane } from '../../../src/fuzz/explore/lanes.ts';
import { positionHash } from '../../../src/fuzz/explore/position-hash.ts';
import { PositionSet } from '../../../src/fuzz/explore/position-set.ts';
import { explorationText, readExploration } from '../../../src/fuzz/explore/state-file.ts';
import { rulesets } from '../../../src/registered.ts';
import { positionDigest } from '../../../src/replay/position-digest.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { forkMatch, resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';
import type { CardPosition } from './support/rewrite.ts';
import { slowForm } from './support/slow-form.ts';
import { slowSymmetries } from './support/slow-symmetries.ts';

const NO_STOP = new AbortController().signal;
const ROOM = 50_000;

const newState = (): ExplorationState => ({
  seen: new PositionSet(ROOM),
  tally: newTally(),
  open: undefined,
});

const goOn = (
  exploration: Exploration,
  state: ExplorationState,
  lanes: number,
  positions: number,
): Promise<ExplorationState> =>
  explore(
    state,
    Array.from({ length: lanes }, () => localLane(exploration, state.seen)),
    { positions, stop: NO_STOP },
  );

const whole = async (exploration: Exploration, lanes = 1) =>
  exploredOf(await goOn(exploration, newState(), lanes, ROOM));

/**
 * Every position that answers lead to, level by level, and how many answers were given. Positions with one slow form are one;
 * what follows is looked at from each that has another digest, so that nothing is left out.
 */
const naive = ({ ruleset, from, depth, isTurn }: Exploration) => {
  const checkpoints = isTurn ? (ruleset.recordedEvents?.checkpoints ?? []) : [];
  const slow = slowSymmetries[ruleset.id];
  const known = new Set<string>();
  const forms = new Set<string>();
  let [answers, ends, turns] = [0, 0, 0];
  const enter = (match: Match, isFirst = false): readonly Match[] => {
    const digest = positionDigest(match.position());
    if (known.has(digest)) return [];
    known.add(digest);
    const form = slow === undefined ? digest : slowForm(match.position() as CardPosition, slow);
    const isNew = !forms.has(form);
    forms.add(form);
    if (match.pending() === undefined) {
      if (isNew) ends += 1;
      return [];
    }
    const isNext = !isFirst && [...match.game().facts].some(({ what }) => checkpoints.includes(what));
    if (isNext && isNew) turns += 1;
    if (!isNext && isNew) fresh.add(match);
    return isNext ? [] : [match];
  };
  const fresh = new Set<Match>();
  let level = enter(resumeMatch(ruleset, from, { runtime: 'interpreted' }), true);
  for (let row = 0; row < depth && level.length > 0; row += 1) {
    level = level.flatMap((match) => {
      const { player, options } = match.pending()?.decision ?? { player: 0, options: [] };
      if (fresh.has(match)) answers += options.length;
      return options.flatMap(({ key }) => {
        const next = forkMatch(match);
        next.answer(player, key);
        return enter(next);
      });
    });
  }
  return { positions: forms.size, answers, ends, turns, exact: known.size };
};

const inScenario = (text: string): Pick<Exploration, 'ruleset' | 'from'> => {
  const { ruleset, editions, start } = readScenario('explored.yaml', text);
  return { ruleset, from: start(editions[0] as string) };
};

const inNewMatch = (id: string): Pick<Exploration, 'ruleset' | 'from'> => {
  const ruleset = rulesets.get(id) as Ruleset;
  const decks = [ruleset.decks?.[0] ?? '', ruleset.decks?.[0] ?? ''] as const;
  const game = ruleset.newGame({ edition: ruleset.defaultEdition, decks, seed: 1, index: 0 });
  return { ruleset, from: startMatch(ruleset, game, { runtime: 'lean' }).position() };
};

const DUEL = inScenario(`title: 1-4b two small units
p1: { A1: 3/3/2, hand: [1/1/1] }
p2: { D1: 1/1/1, deck: [1/1/1, 2/2/1] }
start: main phase
`);

/** The same comes of other orders of playing, and of which of two equal units is destroyed first. */
const MANY_WAYS = inScenario(`title: 1-4b several ways to one position
cards:
  bolt: { type: event, timing: instant, effect: [{ do: choose, as: unit, from: { type: [unit] } }, { do: destroy, cards: 'chosen:unit' }] }
p1: { A1: 1/1/1, A2: 1/1/1, S1: bolt, S2: bolt, hand: [1/1/1, 2/2/2] }
p2: { D1: 1/1/1 }
`);

const LAST_DAMAGE = inScenario(`title: 1-4b the last damage
p1: { A1: 3/3/9 }
p2: { deck: 9 }
start: attack declaration
`);

const phaseOf = (game: GameState): string => (game as Game).turn.phase;

describe('Exploring', () => {
  it.each([
    ['a new match, some answers deep', { ...inNewMatch('waiting-zone'), depth: 4, isTurn: false }, 1],
    ['a position, some answers deep', { ...DUEL, depth: 5, isTurn: false }, 1],
    ['a position to the end of the turn', { ...DUEL, depth: 1000, isTurn: true }, 1],
    ['many ways to one position', { ...MANY_WAYS, depth: 5, isTurn: false }, 0.85],
    ['a position to the end of the match', { ...LAST_DAMAGE, depth: 3, isTurn: false }, 1],
  ])('sees what answers one by one lead to: %s', async (_, exploration, most) => {
    const explored = await whole(exploration);
    const { exact, ...counts } = naive(exploration);
    expect(explored).toMatchObject({ ...counts, isComplete: true, failures: [] });
    expect(explored.positions).toBeGreaterThan(5);
    expect(explored.positions).toBeLessThanOrEqual(exact * most);
    // Lanes that share the work see the same.
    expect(await whole(exploration, 3)).toEqual(explored);
  });

  it('tells ends of the match and of the turn', async () => {
    expect((await whole({ ...DUEL, depth: 1000, isTurn: true })).turns).toBeGreaterThan(10);
    expect((await whole({ ...LAST_DAMAGE, depth: 3, isTurn: false })).ends).toBeGreaterThan(0);
  });

  it('stops at the limit, and goes on from its file to the same end', async () => {
    const exploration = { ...DUEL, depth: 1000, isTurn: true };
    const all = await whole(exploration);
    let state = newState();
    let rounds = 0;
    for (let most = 20; state.open?.length !== 0; most += 20) {
      state = await goOn(exploration, state, 2, most);
      const text = explorationText('of', state);
      state = readExploration('state.json', text, 'of', ROOM, 0);
      rounds += 1;
    }
    expect(rounds).toBeGreaterThan(3);
    expect(exploredOf(state)).toEqual(all);
  });

  it('says what was broken, with the answers that lead there, and goes on behind it', async () => {
    const { ruleset, from } = DUEL;
    const broken: Ruleset = {
      ...ruleset,
      checkInvariants: (game) => (phaseOf(game) === 'attack' ? ['torn'] : []),
    };
    const exploration = { ruleset: broken, from, depth: 5, isTurn: false };
    const explored = await whole(exploration);
    const { failures } = explored;
    expect(failures).toMatchObject([{ failure: { kind: 'invariant: torn' } }]);
    const match = resumeMatch(ruleset, from, { runtime: 'lean' });
    for (const key of failures[0]?.keys ?? []) match.answer(match.pending()?.decision.player ?? 0, key);
    expect(phaseOf(match.game())).toBe('attack');
    const sound = await whole({ ...exploration, ruleset });
    expect(explored).toEqual({ ...sound, failures });
    expect(await whole(exploration, 3)).toEqual({ ...sound, failures: [expect.anything()] });
  });

  it('counts a decision without an option as a failure', async () => {
    const { ruleset, from } = DUEL;
    let isFirst = true;
    const decisions = Object.fromEntries(
      Object.entries(ruleset.decisions).map(([name, ask]) => [
        name,
        (...args: never[]) => {
          const decision = (ask as (...given: never[]) => object)(...args);
          const is = isFirst;
          isFirst = false;
          return is ? decision : { ...decision, options: [] };
        },
      ]),
    ) as Ruleset['decisions'];
    const { failures } = await whole({ ruleset: { ...ruleset, decisions }, from, depth: 4, isTurn: false });
    expect(failures.map(({ failure }) => failure.kind)).toContainEqual(
      expect.stringMatching(/^CHART_STUCK at .+: the decision … has no options$/),
    );
  });

  it.each([
    ['shorter', (text: string) => text.slice(0, -9)],
    ['of positions that are none', (text: string) => text.replace(/"seen":"[^"]{4}/, '"seen":"')],
    ['with other counts', (text: string) => text.replace(/"answers":\d+/, '"answers":999999')],
    ['with other actions', (text: string) => text.replace(/"keys":\["[^"]+/, '"keys":["none')],
    ['without a digest', (text: string) => text.replace(/,"digest":"[^"]+"/, '')],
    ['of another version', (text: string) => text.replace(/gatechart-exploration\/\d/, '$&0')],
  ])('refuses a file %s', async (_, change) => {
    const exploration = { ...DUEL, depth: 1000, isTurn: true };
    const text = explorationText('of', await goOn(exploration, newState(), 1, 20));
    const changed = change(text);
    expect(changed).not.toBe(text);
    expect(() => readExploration('state.json', changed, 'of', ROOM, 0)).toThrow(
      expect.objectContaining({ code: 'EXPLORATION_FORMAT', place: 'state.json' }),
    );
  });

  it('has room for the positions of its file, however few more there may be', async () => {
    const exploration = { ...DUEL, depth: 1000, isTurn: true };
    const state = await goOn(exploration, newState(), 1, 60);
    const { seen } = readExploration('state.json', explorationText('of', state), 'of', 1, 0);
    expect(seen.size).toBe(state.seen.size);
  });

  it('lists the transitions that were taken', async () => {
    const { transitions } = await whole({ ...DUEL, depth: 1000, isTurn: true });
    expect(transitions.length).toBeGreaterThan(50);
    expect(transitions.some((name) => name.startsWith('damageStep '))).toBe(true);
  });
});

describe('A set of positions', () => {
  it('is one for all that share its memory', () => {
    const seen = new PositionSet(10);
    const other = new PositionSet(seen.memory);
    expect([seen.claim([1, 2], 3), other.claim([1, 2], 3), other.claim([2, 1], 0)]).toEqual([-1, 3, -1]);
    expect([seen.size, other.size]).toEqual([2, 2]);
  });

  it('knows how far answers were followed, also where halves of hashes are equal or zero', () => {
    const seen = new PositionSet(10);
    expect(seen.claim([0, 5], 1)).toBe(-1);
    expect(seen.claim([0, 6], 1)).toBe(-1);
    expect(seen.claim([0, 5], 4)).toBe(1);
    expect(seen.claim([0, 5], 2)).toBe(4);
    expect(seen.size).toBe(2);
  });

  it('refuses a position that it has no room for', () => {
    const seen = new PositionSet(1);
    const fill = () => {
      for (let half = 1; half < 10; half += 1) seen.claim([half, half], 0);
    };
    expect(fill).toThrow(/full/);
  });
});

it('Hashes of positions differ where digests do', () => {
  const { ruleset, from } = DUEL;
  const digests = new Map<string, string>();
  let level: readonly Match[] = [resumeMatch(ruleset, from, { runtime: 'lean' })];
  for (let row = 0; row < 5; row += 1) {
    level = level.flatMap((match) => {
      digests.set(positionDigest(match.position()), positionHash(match.position()).join());
      return (match.pending()?.decision.options ?? []).map(({ key }) => {
        const next = forkMatch(match);
        next.answer(match.pending()?.decision.player ?? 0, key);
        return next;
      });
    });
  }
  expect(digests.size).toBeGreaterThan(100);
  expect(new Set(digests.values()).size).toBe(digests.size);
});
