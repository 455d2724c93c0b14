import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { digest } from '../../../src/core/data/digest.ts';
import type { Step } from '../../../src/core/trace.ts';
import { boardSnapshot } from '../../../src/rulesets/excess-damage/queries/board.ts';
import { excess } from '../../../src/rulesets/excess-damage/queries/excess.ts';
import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import type { ExcessDamageEvent } from '../../../src/rulesets/excess-damage/state/event.ts';
import { editionIds } from '../../../src/rulesets/excess-damage/state/interpretations.ts';
import type { RuntimeName } from '../../../src/runtime/match.ts';
import { resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { type Chooser, type Outcome, runEvent } from '../../../test/excess-damage/support/run.ts';
import { runs } from '../../../test/support/effort.ts';
import { eventWith, type PermanentSetup, tape } from '../support/arbitraries.ts';

const RUNS = runs(200);

const WATCHERS: readonly PermanentSetup[] = [
  { id: 'toralf', controller: 'p1', card: 'toralf-god-of-fury' },
  { id: 'aegar', controller: 'p2', card: 'aegar-the-freezing-flame' },
  { id: 'galleon', controller: 'p1', card: 'magmatic-galleon' },
];

/** Picks by the tape, and the first option once it is at its end; asks for at least two options. */
const byTape = (numbers: readonly number[]): Chooser => {
  const left = [...numbers];
  return ({ options }) => {
    expect(options.length).toBeGreaterThan(1);
    const keys = options.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)].toSorted());
    return keys[(left.shift() ?? 0) % keys.length];
  };
};

const runTape = (setup: EventSetup, numbers: readonly number[]): Outcome =>
  runEvent(newEvent(setup), byTape(numbers));

/** The facts of each event, from its first announcement to its last. */
const byEvent = (facts: readonly ExcessDamageEvent[]): readonly (readonly ExcessDamageEvent[])[] => {
  const events: ExcessDamageEvent[][] = [];
  let isAnnouncing = false;
  for (const fact of facts) {
    if (fact.what === 'announced' && !isAnnouncing) events.push([]);
    isAnnouncing = fact.what === 'announced';
    events.at(-1)?.push(fact);
  }
  return events;
};

describe('a damage event', () => {
  test.prop([eventWith(WATCHERS), tape], RUNS)(
    'comes to its end and breaks no invariant on the way',
    (setup, numbers) => {
      const { breaches, game, open } = runTape(setup, numbers);
      expect(breaches).toEqual([]);
      expect(open).toBeUndefined();
      expect(game.event).toBeUndefined();
      if (game.result === undefined) expect([game.upcoming, game.waiting, game.stack]).toEqual([[], [], []]);
    },
  );

  test.prop([eventWith(), tape], RUNS)(
    '120.10/before judges by the board before the event, whenever it is worked out',
    (setup, numbers) => {
      const [first] = setup.events;
      const start = newEvent({ ...setup, events: first === undefined ? [] : [first] });
      const { facts, game } = runEvent(start, byTape(numbers));
      const before = boardSnapshot(start.board);
      for (const id of ['first', 'second']) {
        const told = facts.find((fact) => fact.what === 'excess' && fact.permanent === id);
        expect(told?.what === 'excess' ? told.n : 0).toBe(excess(id, game.board.dealt, before));
      }
    },
  );

  test.prop([eventWith(WATCHERS), tape], RUNS)(
    '120.8 triggers nothing on a permanent that was dealt nothing',
    (setup, numbers) => {
      for (const facts of byEvent(runTape(setup, numbers).facts)) {
        const dealt = facts.flatMap((fact) => (fact.what === 'dealt' ? [fact.recipient] : []));
        for (const fact of facts) {
          if (fact.what === 'triggered' && fact.about !== undefined) expect(dealt).toContain(fact.about);
          if (fact.what === 'excess') expect(dealt).toContain(fact.permanent);
        }
      }
    },
  );

  test.prop([eventWith(WATCHERS), tape], RUNS)(
    '120.4b/triggers once for each permanent of an event, or once for the event, as the ability says',
    (setup, numbers) => {
      for (const facts of byEvent(runTape(setup, numbers).facts)) {
        const triggered = facts.flatMap((fact) =>
          fact.what === 'triggered' ? [`${fact.effect} ${fact.about}`] : [],
        );
        expect(new Set(triggered).size).toBe(triggered.length);
      }
    },
  );

  test.prop([eventWith(WATCHERS), tape, fc.constantFrom(...editionIds)], runs(100))(
    'goes the same way step by step in every runtime, and from a position of the other, under any reading',
    (setup, numbers, edition) => {
      const steps: Record<RuntimeName, Step[]> = { lean: [], interpreted: [], actors: [] };
      const game = newEvent({ ...setup, edition });
      const begun = (runtime: RuntimeName) =>
        startMatch(excessDamage, game, { runtime, onStep: (step) => steps[runtime].push(step) });
      const [lean, interpreted, actors] = [begun('lean'), begun('interpreted'), begun('actors')];
      const choose = byTape(numbers);
      for (let open = lean.pending(); open !== undefined; open = lean.pending()) {
        for (const other of [interpreted, actors]) {
          expect(other.pending()).toEqual(open);
          expect(other.position()).toEqual(lean.position());
        }
        const carried = resumeMatch(excessDamage, JSON.parse(JSON.stringify(actors.position())), {
          runtime: 'lean',
        });
        const key = choose(open.decision) ?? '';
        for (const match of [lean, interpreted, actors, carried]) {
          expect(match.answer(open.decision.player, key)).toBeUndefined();
        }
        expect(digest(carried.position())).toBe(digest(lean.position()));
      }
      for (const other of [interpreted, actors]) {
        expect(other.pending()).toBeUndefined();
        expect(steps[other.runtime]).toEqual(steps.lean);
        expect(digest(other.position())).toBe(digest(lean.position()));
      }
    },
  );
});
