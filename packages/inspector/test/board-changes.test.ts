import type { BoardCard, BoardMove, BoardView, Viewer } from 'gatechart/tools';
import { expect, test } from 'vitest';
import { CardTracker } from '../../../src/core/adapters/board-changes.ts';
import type { GameEvent } from '../../../src/core/game-state.ts';
import { defaultDecks } from '../../../src/core/match-setup.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { changesBetween, movesOntoPiles, renderBoard, zonesIn } from '../src/store/board-view.ts';
import { highlightsAt } from '../src/trace/chart-highlights.ts';
import { openText } from '../src/trace/source-file.ts';
import { Trace } from '../src/trace/trace.ts';
import type { TraceStep } from '../src/trace/trace-step.ts';
import { recordText } from './support/records.ts';
import { traceOfMatch } from './support/trace.ts';

const trace = traceOfMatch(3);
const waiting = openText('w.jsonl', recordText(3, ['greedy', 'greedy'], waitingZone as never)).traces[0]
  ?.trace as Trace;

type Spot = { readonly player: number; readonly zone: string } | 'gate' | 'waitingZone';

interface Moved extends GameEvent {
  readonly card: number;
  readonly from: Spot;
  readonly to: Spot;
}

const isMoved = (fact: GameEvent): fact is Moved => fact.what === 'moved';

const spotOf = (place: Spot): string =>
  typeof place === 'string'
    ? 'middle'
    : `${place.player} ${place.zone.replace(/^(a)ttack|^(d)efense|^(s)et/, (kind) => kind.charAt(0).toUpperCase())}`;

const withoutItems = (spot: string): string => (spot.startsWith('item ') ? 'middle' : spot);

const changesAt = (of: Trace, moment: number, viewer: Viewer) =>
  changesBetween(of, moment - 1, moment, viewer);

test.each([
  ['gate-ruler', trace],
  ['waiting-zone', waiting],
])('%s: each move is the one that an event tells, never another', (_, of) => {
  let counted = 0;
  for (const [moment, { facts }] of of.moments.entries()) {
    if (moment === 0) continue;
    const moved = facts.filter(isMoved);
    const { moves } = changesAt(of, moment, null);
    const steps = moves.flatMap(({ path }) => path.slice(1).map((to, at) => [path[at] as string, to]));
    const told = moved.map(({ from, to }) => [spotOf(from), spotOf(to)]);
    const sorted = (pairs: readonly (readonly string[])[]) =>
      pairs.map((pair) => pair.map(withoutItems).join(' > ')).sort();
    expect(sorted(steps), `moment ${moment}`).toEqual(sorted(told));
    counted += moved.length;
  }
  expect(counted).toBeGreaterThan(50);
});

/** The cards of a match by the places that they were played from. */
const played = trace.moments.flatMap(({ facts }, moment) =>
  facts
    .filter(isMoved)
    .filter(({ from, to }) => spotOf(from).endsWith(' hand') && to === 'gate')
    .map((fact) => ({ moment, fact })),
);

test('a card played from the hand comes from the hand, and is on the gate where it waits', () => {
  expect(played.length).toBeGreaterThan(3);
  for (const { moment, fact } of played) {
    const move = changesAt(trace, moment, null).moves.find(({ path }) => path[0] === spotOf(fact.from));
    expect(move?.path).toHaveLength(2);
    expect(move?.path[1]).toMatch(/^item \d+$/);
    expect(movesOntoPiles(boardAt(trace, moment, null), changesAt(trace, moment, null))).toEqual([]);
  }
});

const boardAt = (of: Trace, moment: number, viewer: Viewer): BoardView =>
  renderBoard(of.ruleset, of.moments[moment]?.game as never, viewer);

test('a card that moved twice shows its path in order, and goes back the same way', () => {
  const isCounter = (fact: GameEvent): fact is Moved => isMoved(fact) && spotOf(fact.to).endsWith(' counter');
  const from = trace.moments.findIndex(({ facts }) => facts.some(isCounter));
  const { card } = (trace.moments[from] as TraceStep).facts.find(isCounter) as Moved;
  const ways = trace.moments
    .slice(from, from + 10)
    .flatMap(({ facts }) => facts.filter(isMoved).filter((fact) => fact.card === card));
  expect(ways.length).toBeGreaterThan(1);
  const path = [spotOf((ways[0] as Moved).from), ...ways.map(({ to }) => spotOf(to))];
  const pathsOf = (moves: readonly BoardMove[]) => moves.map((move) => move.path.map(withoutItems));
  expect(pathsOf(changesBetween(trace, from - 1, from + 9, null).moves)).toContainEqual(path);
  const back = changesBetween(trace, from + 9, from - 1, null);
  expect(pathsOf(back.moves)).toContainEqual([...path].reverse());
  expect(back.links).toEqual([]);
});

const cardsOf = (board: BoardView): readonly BoardCard[] => [
  ...zonesIn(board).flatMap(({ zone }) => zone.cards),
  ...board.middle.items.flatMap(({ card }) => card ?? []),
];

test.each([
  ['gate-ruler', trace],
  ['waiting-zone', waiting],
])('%s: what a player may not know moves without a name and without a key', (_, of) => {
  let hidden = 0;
  for (const viewer of [0, 1] as const) {
    for (let moment = 1; moment < of.moments.length; moment += 1) {
      // One step, and a stretch in which a card may be lost from sight and come back.
      for (const first of moment % 20 === 0 ? [moment - 1, moment - 20] : [moment - 1]) {
        const facts = of.moments.slice(first + 1, moment + 1).flatMap((each) => each.facts);
        const { moves, links } = changesBetween(of, first, moment, viewer);
        const keysOn = (at: number) =>
          new Set(
            cardsOf(boardAt(of, at, viewer)).flatMap(({ key, name }) => (name === undefined ? [] : [key])),
          );
        const [before, after] = [keysOn(first), keysOn(moment)];
        const told = facts
          .map((fact) => of.ruleset.narrate(of.moments[moment]?.game as never, fact, viewer, 'en'))
          .join('\n');
        for (const move of moves) {
          if (move.name === undefined) {
            hidden += 1;
            expect([move.before, move.after]).toEqual([undefined, undefined]);
            continue;
          }
          expect(told).toContain(move.name.en);
          if (move.before !== undefined) expect(before).toContain(move.before);
          if (move.after !== undefined && move.path.at(-1) !== 'middle') expect(after).toContain(move.after);
        }
        for (const { from, to } of links)
          for (const { card } of [from, to]) if (card !== undefined) expect(after).toContain(card);
      }
    }
  }
  expect(hidden).toBeGreaterThan(20);
});

test('damage, counters, triggers, attacks and targets go from what causes them to what they reach', () => {
  const kinds = new Set<string>();
  for (const [moment, { facts, game }] of trace.moments.entries()) {
    if (moment === 0) continue;
    for (const link of changesAt(trace, moment, null).links) {
      kinds.add(link.kind);
      if (link.kind !== 'damage') continue;
      const dealt = facts.filter(({ what }) => what === 'dealt') as unknown as readonly (GameEvent & {
        readonly source: number;
        readonly receiver: number;
        readonly amount: number;
      })[];
      const { object } = game as unknown as { readonly object: readonly number[] };
      expect(
        dealt.map(({ source, receiver, amount }) => [object[source], object[receiver], amount]),
      ).toContainEqual([Number(link.from.card), Number(link.to.card), link.amount]);
    }
  }
  expect([...kinds].sort()).toEqual(['attack', 'counter', 'damage', 'target', 'trigger']);
});

test('the start shows what the lit state did on entry; no event is lost or told twice', () => {
  expect(trace.moments[0]?.facts.map(({ what }) => what)).toEqual(['shuffled', 'shuffled']);
  const { edition } = (trace.moments[0] as TraceStep).game;
  const game = gateRuler.newGame({
    edition,
    decks: defaultDecks(gateRuler as never),
    seed: 3,
    index: 0,
  } as never);
  const told: GameEvent[] = [];
  const match = startMatch(gateRuler, game, { runtime: 'lean', onStep: ({ facts }) => told.push(...facts) });
  for (const { cause, end } of trace.segments) {
    if (cause.is === 'answer') match.answer(cause.player, cause.key);
    const shown = trace.moments[end - 1]?.game as typeof game;
    expect(shown.sides).toEqual(match.game().sides);
    expect(shown.turn).toEqual(match.game().turn);
  }
  expect(trace.moments.flatMap(({ facts }) => facts)).toEqual(told);
});

test('13-6b a process that starts later tells what its initial state does while that state is lit', () => {
  const revealed = trace.moments.flatMap(({ facts }, moment) =>
    facts.some(({ clause }) => clause === '13-6b') ? [moment] : [],
  );
  expect(revealed.length).toBeGreaterThan(3);
  for (const moment of revealed) {
    expect([...highlightsAt(trace, moment).lit]).toContain('rulerDamage/reveal');
    expect(trace.moments[moment]?.step?.opens).toContain('rulerDamage.reveal');
  }
});

test('what is told at a moment is the same on actors', () => {
  const [first] = trace.moments;
  if (first === undefined) throw new Error('nothing happened');
  const { edition } = first.game;
  const setup = { edition, decks: defaultDecks(gateRuler as never), seed: 3, index: 0 };
  const onActors = Trace.ofNew(gateRuler as never, gateRuler.newGame(setup as never) as never, 'actors');
  for (const { cause } of trace.segments.slice(1, 12)) {
    if (cause.is === 'answer') onActors.answer(cause.player, cause.key);
  }
  const { end } = trace.segments[11] ?? {};
  expect(onActors.moments.map(({ facts }) => facts)).toEqual(
    trace.moments.slice(0, end).map(({ facts }) => facts),
  );
});

test('an item on the gate keeps the name of its source, wherever the card goes', () => {
  let moved = 0;
  for (const viewer of [null, 0, 1] as const) {
    const names = new Map<string, string | undefined>();
    for (let moment = 0; moment < trace.moments.length; moment += 1) {
      for (const { key, card, parts } of boardAt(trace, moment, viewer).middle.items) {
        const [part] = parts;
        const name = card?.name?.en ?? (typeof part === 'object' ? part.en : undefined);
        if (names.has(key)) expect(name, `moment ${moment}`).toBe(names.get(key));
        else names.set(key, name);
        if (card === undefined && name !== undefined) moved += 1;
      }
    }
  }
  expect(moved).toBeGreaterThan(0);
});

test('a card that came where the viewer does not look is not followed from there', () => {
  const tracker = new CardTracker<string>({
    placeOf: (_, when) => (when === 'before' ? '1 field' : '1 set'),
    spotOf: (place) => place,
    isSeen: (place) => place === '1 field',
    nameOf: () => ({ en: 'Knight', ja: '騎士' }),
    keyOf: (_, when) => when,
  });
  tracker.move(7, '1 field', '1 hand', true);
  tracker.move(7, '1 hand', '1 set', true);
  expect(tracker.moves).toEqual([
    { name: { en: 'Knight', ja: '騎士' }, path: ['1 field', '1 hand'], before: 'before', after: undefined },
    { name: undefined, path: ['1 hand', '1 set'], before: undefined, after: undefined },
  ]);
});
