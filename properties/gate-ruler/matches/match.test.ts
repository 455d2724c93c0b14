import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLAYERS } from '../../../src/core/decision.ts';
import type { GameEvent } from '../../../src/core/game-state.ts';
import { gateRuler } from '../../../src/registered.ts';
import { positionDigest } from '../../../src/replay/position-digest.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Zone } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import { forkMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { begin, type GateRulerMatch, playTape, setups, tapes } from '../support/tape.ts';

const LEAN = { runtime: 'lean' } as const;
const LONGEST = 200;

/** Every card with the place it lies in; the gate is nobody's zone. */
const placesOf = (game: Game): readonly { readonly card: number; readonly zone: Zone | 'gate' }[] => [
  ...PLAYERS.flatMap((player) =>
    Object.entries(game.sides[player].zones).flatMap(([zone, cards = []]) =>
      cards.map((card) => ({ card, zone: zone as Zone })),
    ),
  ),
  ...game.gate.flatMap((item) => (item.kind === 'card' ? [{ card: item.card, zone: 'gate' as const }] : [])),
];

/** Which types of card may lie in a zone, by the beginning of its name. */
const HOLDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^ruler$/, ['ruler']],
  [/^(attack|defense)\d$/, ['unit']],
  [/^set\d$/, ['event']],
  [/^field$/, ['field']],
  [/^resource$/, ['resource']],
  [/^(deck|hand|drive|damage|soul|graveyard|removed|counter|gate)$/, ['unit', 'event', 'field']],
];

const definitionAt = (game: Game, card: number) => game.cards[game.definitionOf[card] as string];

/** 16-18, 16-19: units with Standby lie in set zones like events. */
const isStandby = (game: Game, card: number): boolean =>
  definitionAt(game, card)?.keywords?.some((keyword) => /standby/i.test(keyword)) ?? false;

const mayLie = (game: Game, card: number, zone: string): boolean =>
  (/^set\d$/.test(zone) && isStandby(game, card)) ||
  HOLDS.some(
    ([name, types]) => name.test(zone) && types.includes(definitionAt(game, card)?.type ?? 'unknown'),
  );

const ascending = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => a - b);

const stateOf = (match: GateRulerMatch) => ({ position: match.position(), pending: match.pending() });

const digestsOf = (match: GateRulerMatch, tape: readonly number[]): readonly string[] => {
  const digests: string[] = [];
  playTape(match, tape, (at) => digests.push(positionDigest(at.position())));
  return digests;
};

describe('In every position of a match', () => {
  test.prop([setups, tapes(LONGEST)], runs(40))(
    '3-2a: each card lies in exactly one place, and no owner gains or loses one',
    (setup, tape) => {
      const match = begin(setup, LEAN);
      const { owner, definitionOf } = match.game();
      const all = definitionOf.map((_, card) => card);
      playTape(match, tape, (at) => {
        const game = at.game();
        expect(ascending(placesOf(game).map(({ card }) => card))).toEqual(all);
        expect(game.owner).toEqual(owner);
        expect(game.definitionOf).toEqual(definitionOf);
      });
    },
  );

  test.prop([setups, tapes(LONGEST)], runs(40))(
    '3-2h: zones hold only cards of the types they may hold',
    (setup, tape) => {
      playTape(begin(setup, LEAN), tape, (at) => {
        const game = at.game();
        expect(placesOf(game).filter(({ card, zone }) => !mayLie(game, card, zone))).toEqual([]);
      });
    },
  );

  test.prop([setups, tapes(LONGEST)], runs(40))('no invariant of the ruleset is broken', (setup, tape) => {
    playTape(begin(setup, LEAN), tape, (at) => {
      expect(gateRuler.checkInvariants(at.game())).toEqual([]);
    });
  });

  test.prop([setups, tapes(LONGEST)], runs(40))(
    'a question has two options or more, sorted and each once, unless the match is over',
    (setup, tape) => {
      playTape(begin(setup, LEAN), tape, (at) => {
        const keys = at.pending()?.decision.options.map(({ key }) => key);
        expect(keys === undefined).toBe(at.game().result !== undefined);
        expect(keys).toEqual(keys && [...new Set(keys)].sort());
        expect(keys?.length ?? 2).toBeGreaterThanOrEqual(2);
      });
    },
  );

  test.prop([setups, tapes(60)], runs(15))('every option on offer is accepted', (setup, tape) => {
    playTape(begin(setup, LEAN), tape, (at) => {
      const { decision } = at.pending() ?? {};
      for (const { key } of decision?.options ?? []) {
        const fork = forkMatch(at);
        expect(fork.answer(decision?.player ?? 0, key)).toBeUndefined();
        expect(gateRuler.checkInvariants(fork.game())).toEqual([]);
      }
    });
  });

  test.prop([setups, tapes(60), fc.array(fc.string(), { minLength: 1, maxLength: 3 })], runs(15))(
    'anything else is refused and changes nothing',
    (setup, tape, inventions) => {
      playTape(begin(setup, LEAN), tape, (at) => {
        const before = stateOf(at);
        const open = before.pending;
        if (open === undefined) return;
        const { player, options } = open.decision;
        const keys = options.map(({ key }) => key);
        for (const key of [...inventions, `${keys[0]} `, ''].filter((each) => !keys.includes(each))) {
          expect(at.answer(player, key)?.code).toBe('UNKNOWN_KEY');
        }
        expect(at.answer(player === 0 ? 1 : 0, keys[0] ?? '')?.code).toBe('WRONG_SEAT');
        expect(at.answer(player, keys[0] ?? '', open.number + 1)?.code).toBe('LATE');
        expect(stateOf(at)).toEqual(before);
      });
    },
  );
});

describe('In the course of a match', () => {
  test.prop([setups, tapes(LONGEST)], runs(40))(
    '9-4a: the gate is empty when a phase begins or a turn does',
    (setup, tape) => {
      const waiting = new Set<number>();
      const hear = (fact: GameEvent): void => {
        const { what, item } = fact as GameEvent & { readonly item: { readonly number: number } };
        if (what === 'put') waiting.add(item.number);
        if (what === 'resolved' || what === 'withdrawn') waiting.delete(item.number);
        if (what === 'phaseBegan' || what === 'turnBegan') expect([...waiting]).toEqual([]);
      };
      const match = begin(setup, { ...LEAN, onStep: ({ facts }) => facts.forEach(hear) });
      playTape(match, tape, (at) => {
        expect([...waiting]).toEqual(at.game().gate.map(({ number }) => number));
      });
    },
  );

  test.prop([setups, tapes(LONGEST)], runs(20))(
    'the same seed and answers give the same digests',
    (setup, tape) => {
      expect(digestsOf(begin(setup, LEAN), tape)).toEqual(digestsOf(begin(setup, LEAN), tape));
    },
  );
});
