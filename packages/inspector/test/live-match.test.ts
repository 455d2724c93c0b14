import { describe, expect, test } from 'vitest';
import type { BoardCard } from '../../../src/core/adapters/board-view.ts';
import { opponentOf, PLAYERS, type Player } from '../../../src/core/decision.ts';
import type { GameEvent, GameState } from '../../../src/core/game-state.ts';
import { defaultDecks } from '../../../src/core/match-setup.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { gateRuler } from '../../../src/registered.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { bestFirst, type LiveMatch, logEntriesFor } from '../src/server/live-match.ts';
import type { ServerMessage } from '../src/server/protocol.ts';
import { liveMatch } from './support/serving.ts';
import { traceOfMatch } from './support/trace.ts';

const SEED = 3;

/** All cards of a match as it begins, as who sees everything has them. */
const allCards = (): readonly BoardCard[] => {
  const setup = {
    edition: gateRuler.defaultEdition,
    decks: defaultDecks(gateRuler),
    seed: SEED,
    index: 0,
  };
  const match = startMatch(gateRuler, gateRuler.newGame(setup), { runtime: 'lean' });
  const { sides } = gateRuler.renderBoard?.(match.game(), null) ?? { sides: [] };
  return sides.flatMap(({ rows, piles }) => [...rows.flat(), ...piles].flatMap(({ cards }) => cards));
};

const isNamed = (card: BoardCard): boolean => card.name !== undefined;

/** A match of two persons, and what each seat is shown as it sits down. */
const begun = () => {
  const match = liveMatch(['human', 'human'], { seed: SEED });
  const seats = PLAYERS.map((player) => sitting(match, player));
  const asked = seats.find(({ shown }) => shown.question?.own !== undefined)?.player;
  if (asked === undefined) throw new Error('no player is asked');
  return { seats, asked, other: opponentOf(asked) };
};

const sitting = (match: LiveMatch, player: Player) => {
  const messages: ServerMessage[] = [];
  const seat = match.sit(player, (message) => messages.push(message));
  const [first] = messages;
  if (first?.type !== 'seat') throw new Error('the seat is shown nothing');
  return { player, seat, shown: first.standing };
};

describe('A live match', () => {
  test('9-3e-1 marks a pass that follows a pass of the other player', () => {
    const match = liveMatch(['human', 'human'], { seed: SEED });
    const messages: ServerMessage[] = [];
    match.sit(0, (message) => messages.push(message));
    const other: ServerMessage[] = [];
    match.sit(1, (message) => other.push(message));
    for (let answers = 0; answers < 12; answers += 1) {
      for (const player of PLAYERS) {
        const last = (player === 0 ? messages : other).at(-1);
        const question = last !== undefined && 'standing' in last ? last.standing.question : undefined;
        const options = question?.own?.words.en.options ?? [];
        const key = options.find((option) => option.key === 'pass')?.key ?? options[0]?.key;
        if (question === undefined || key === undefined) continue;
        match.sit(player, () => {}).receive({ type: 'answer', question: question.number, key });
        break;
      }
    }
    const log = messages.flatMap((message) => ('told' in message ? message.told : []));
    const passes = log.flatMap(({ text, repeats }, at) =>
      / passes priority$/.test(text.en)
        ? [{ text: text.en, repeats, before: log[at - 1]?.text.en ?? '' }]
        : [],
    );
    for (const { text, repeats, before } of passes) {
      const isRepeat = / passes priority$/.test(before) && before !== text;
      if (isRepeat) expect(repeats).toBe(text.startsWith('Player 1') ? 0 : 1);
    }
    expect(passes.filter(({ repeats }) => repeats !== undefined).length).toBeGreaterThan(3);
    expect(log.some(({ text, repeats }) => repeats !== undefined && !/ passes /.test(text.en))).toBe(false);
  });

  test('9-3e-1 a pass is a repeat also where the pass before came with another message', () => {
    const { game } = traceOfMatch(SEED).moments.at(-1) as { readonly game: GameState };
    const pass = (player: Player): GameEvent =>
      ({ clause: '9-3e-1', what: 'passed', player, path: [], state: '' }) as unknown as GameEvent;
    const entries = (facts: readonly GameEvent[], before?: GameEvent) =>
      logEntriesFor(0, gateRuler as Ruleset, game, facts, before).map(({ repeats }) => repeats);
    expect(entries([pass(0), pass(1), pass(0)])).toEqual([undefined, 1, 0]);
    expect(entries([pass(1)], pass(0))).toEqual([1]);
    expect(entries([pass(1), pass(1)])).toEqual([undefined, undefined]);
    expect(entries([{ ...pass(1), knownTo: [1] } as GameEvent], pass(0))).toEqual([undefined]);
  });

  test('gives pages their turn while an agent searches, and ends the search with the match, or a pause', () => {
    const due: (() => void)[] = [];
    const { asked, other } = begun();
    const agentsWith = (first: string, second: string): readonly [string, string] =>
      asked === 0 ? [first, second] : [second, first];
    const later = (_: number, act: () => void): unknown => due.push(act);
    const match = liveMatch(agentsWith('ismcts:400', 'human'), { seed: SEED, later });
    const messages: ServerMessage[] = [];
    const seat = match.sit(other, (message) => messages.push(message));
    for (let turn = 0; turn < 3; turn += 1) due.shift()?.();
    expect([messages.length, due.length]).toEqual([1, 1]);
    expect(seat.receive({ type: 'concede' })).toBeUndefined();
    due.shift()?.();
    expect([messages.length, due.length]).toEqual([2, 0]);

    const watched = liveMatch(agentsWith('ismcts:400', 'random'), { seed: SEED, later });
    const seen: ServerMessage[] = [];
    const watcher = watched.watch((message) => seen.push(message));
    const answers = (): number => seen.filter(({ type }) => type === 'line').length;
    due.shift()?.();
    watcher.receive({ type: 'pause', paused: true });
    due.shift()?.();
    expect([answers(), due.length]).toEqual([0, 0]);
    watcher.receive({ type: 'pause', paused: false });
    for (let turn = 0; turn < 400 && answers() === 0; turn += 1) due.shift()?.();
    expect(answers()).toBe(1);
  });

  test('lists for who is asked what the rules refuse, with the reason, and names no card hidden from that player', () => {
    const { seats, asked, other } = begun();
    const own = seats[asked]?.shown.question?.own;
    expect(seats[other]?.shown.question?.own).toBeUndefined();
    const refused = own?.refused.en ?? [];
    expect(refused.length).toBeGreaterThan(0);
    expect(own?.refused.ja).toHaveLength(refused.length);
    const offered = own?.words.en.options.map(({ key }) => key) ?? [];
    expect(refused.flatMap(({ options }) => options).filter(({ key }) => offered.includes(key))).toEqual([]);
  });

  test('shows a seat the sheet of a card exactly where its table names the card', () => {
    const { seats } = begun();
    const all = allCards();
    for (const { seat, shown } of seats) {
      const named = shown.table.sides
        .flatMap(({ rows, piles }) => [...rows.flat(), ...piles].flatMap(({ cards }) => cards))
        .filter(isNamed)
        .map(({ key }) => key);
      const withSheet = all
        .map(({ key }) => key)
        .filter((card) => {
          const answer = seat.receive({ type: 'sheet', card, language: 'en' });
          return answer?.type === 'sheet' && answer.sheet !== undefined;
        });
      expect(withSheet.length).toBeLessThan(all.length);
      expect(new Set(withSheet)).toEqual(new Set(named));
    }
  });

  test('gives a hint on an open question to the seat that is asked, and to no other', () => {
    const { seats, asked, other } = begun();
    const hintFor = (player: Player, question: number) =>
      seats[player]?.seat.receive({ type: 'hint', question });
    const number = seats[asked]?.shown.question?.number ?? -1;
    expect(hintFor(other, number)).toBeUndefined();
    expect(hintFor(asked, number + 1)).toBeUndefined();
    expect(hintFor(asked, number)).toMatchObject({ type: 'hint', question: number });
  });

  test('shows a seat every step of the match once it is over, and nothing of it before', () => {
    const { seats, asked } = begun();
    const seat = seats[asked]?.seat;
    expect(seat?.receive({ type: 'review' })).toMatchObject({ type: 'refused', code: 'NOT_WATCHED' });
    seat?.receive({ type: 'concede' });
    for (const each of seats) {
      const whole = each.seat.receive({ type: 'review' });
      expect(whole).toMatchObject({ type: 'match', header: { seed: SEED } });
      expect(whole?.type === 'match' && whole.lines.at(-1)?.line).toBe('result');
    }
  });

  test('puts the option first that the heuristic of the ruleset rates highest, and leaves none out', () => {
    const trace = traceOfMatch(SEED);
    let moved = 0;
    for (const { visibleDecision: decision, end } of trace.segments.slice(0, 60)) {
      const game = trace.moments[end - 1]?.game;
      if (decision === undefined || game === undefined) continue;
      const { player } = decision;
      const question = { decision, player, view: () => gateRuler.view(game as never, player) };
      const sorted = bestFirst(gateRuler as never, question).decision.options;
      const worth = new Map(
        gateRuler
          .rating?.(question as never)
          .map((rating, index) => [decision.options[index]?.key, rating.worth]),
      );
      const worths = sorted.map(({ key }) => worth.get(key) ?? 0);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      expect(new Set(sorted)).toEqual(new Set(decision.options));
      if (sorted[0] !== decision.options[0]) moved += 1;
    }
    expect(moved).toBeGreaterThan(5);
  });

  test('shows the options of a question to the seat that is asked alone', () => {
    const { seats, asked, other } = begun();
    expect(seats[asked]?.shown.question?.own?.words.en.options.length).toBeGreaterThan(1);
    expect(seats[other]?.shown.question).toEqual({ number: 0, player: asked });
  });
});
