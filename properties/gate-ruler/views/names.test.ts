import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { canonicalJson } from '../../../src/core/data/digest.ts';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import type { Position } from '../../../src/core/game-state.ts';
import { type RngState, rngStream, shuffle } from '../../../src/core/random.ts';
import type { ChoiceSequence } from '../../../src/fuzz/choices.ts';
import { gateRuler } from '../../../src/registered.ts';
import type { Game, Side } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Zone } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import type { GameView } from '../../../src/rulesets/gate-ruler/views/player-view.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';
import { resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { namesFor, renamedGame, renamedPosition } from '../support/renamed.ts';
import { begin, type GateRulerMatch, keyFor, playTape, type Setup, setups, tapes } from '../support/tape.ts';

const LEAN = { runtime: 'lean' } as const;

const answer = (match: GateRulerMatch, player: Player, key: string): void => {
  expect(match.answer(player, key)).toBeUndefined();
};

/** A match that rests where a reduction takes off point after point (13-3d), a state that few tapes come to. */
const reducing: [Setup, ChoiceSequence, number] = [
  { edition: '2021-03', decks: ['wonder-stage', 'atlas-drive'], seed: 599_522, index: 0 },
  [
    0, 146, 159, 77, 187, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 163, 222, 165, 156, 157, 0,
    0, 0, 0, 0, 0, 139, 208, 99, 167, 0, 0, 0, 78, 229, 149, 97, 229, 29, 0, 0, 34, 229, 0, 0, 234, 89, 0,
  ],
  2_006_521_921,
];

describe('The names of cards', () => {
  test.prop([setups, tapes(150), fc.nat()], { ...runs(10), examples: [reducing] })(
    'change nothing but names: the same answers lead to the same positions, with other names',
    (setup, tape, seed) => {
      const match = begin(setup, LEAN);
      const game = gateRuler.newGame({ ...setup, index: 0 });
      const names = namesFor(game.definitionOf.length, seed);
      const other = startMatch(gateRuler, renamedGame(game, names), LEAN);
      playTape(match, tape, (at) => {
        expect(canonicalJson(other.position())).toBe(canonicalJson(renamedPosition(at.position(), names)));
        const open = at.pending();
        const asked = other.pending();
        if (open === undefined || asked === undefined) return;
        expect(questionOf(other, asked).decision).toEqual(questionOf(at, open).decision);
        const byte = tape[open.number];
        if (byte !== undefined) answer(other, open.decision.player, keyFor(open.decision, byte));
      });
    },
  );
});

/** Zones whose order nobody keeps. */
const UNORDERED: readonly Zone[] = ['hand', 'drive', 'damage', 'graveyard', 'resource', 'removed', 'soul'];

const reordered = (position: Position<Game>, seed: number): Position<Game> => {
  let rng: RngState = rngStream(seed, 0, 'order');
  const sideOf = (side: Side): Side => {
    const zones = { ...side.zones };
    for (const zone of UNORDERED) {
      const [cards, next] = shuffle(rng, zones[zone] ?? []);
      rng = next;
      zones[zone] = cards;
    }
    return { ...side, zones };
  };
  const [first, second] = position.game.sides;
  return { ...position, game: { ...position.game, sides: [sideOf(first), sideOf(second)] } };
};

/** A zone without the order and the handles of its cards. */
const heap = (cards: readonly unknown[]): readonly string[] =>
  cards
    .map((card) =>
      JSON.stringify(card, (key, value) => (key === 'card' || key === 'souls' ? undefined : value)),
    )
    .sort();

const heapsIn = (game: Game, player: Player) =>
  (gateRuler.view(game, player) as GameView).sides.map(({ zones }) =>
    Object.entries(zones).map(([zone, seen]) => [zone, heap(seen?.cards ?? [])]),
  );

const shown = (match: GateRulerMatch) => ({
  heaps: PLAYERS.map((player) => heapsIn(match.game(), player)),
  keys: match.pending()?.decision.options.map(({ key }) => key),
  gate: match.game().gate.map(({ kind, controller }) => [kind, controller]),
});

describe('The order of zones without one', () => {
  test.prop([setups, tapes(100), tapes(50), fc.nat()], runs(30))(
    '3-2c: changes nothing: the same answers lead to the same options and the same cards everywhere',
    (setup, before, after, seed) => {
      const match = begin(setup, LEAN);
      playTape(match, before, () => {});
      if (match.pending() === undefined) return;
      const other = resumeMatch(gateRuler, reordered(match.position(), seed), LEAN);
      for (const byte of after) {
        expect(shown(other)).toEqual(shown(match));
        const open = match.pending();
        if (open === undefined) return;
        const key = keyFor(open.decision, byte);
        for (const each of [match, other]) answer(each, open.decision.player, key);
        // Chance sorts what it is given: another order of cards that enter a deck is another deck.
        if (
          match
            .game()
            .facts.slice()
            .some(({ what }) => what === 'shuffled')
        )
          return;
      }
    },
  );
});
