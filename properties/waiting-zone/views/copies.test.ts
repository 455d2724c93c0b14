import { test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import { waitingZone } from '../../../src/registered.ts';
import { isSameObject } from '../../../src/rulesets/waiting-zone/queries/cards.ts';
import { cardsIn, isVisibleTo, ZONES } from '../../../src/rulesets/waiting-zone/queries/zones.ts';
import type { Game, Side } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { Instance } from '../../../src/rulesets/waiting-zone/state/instance.ts';
import type { WaitingZoneOption } from '../../../src/rulesets/waiting-zone/state/option.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';
import { resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { farTapeOfAMatch, gameOfTape, keyFor, tapesOfAnyEdition } from '../support/tape.ts';

const LEAN = { runtime: 'lean' } as const;

/** Answers that a match in which copies were exchanged goes on for, at least. */
const EXCHANGED_FOR = 12;

/** Questions at which no card in a hand is about to be used. */
const EXCHANGED_AT = ['eventStart', 'counter'];

/** Cards that something open means as the objects they are. */
const referredTo = (game: Game): ReadonlySet<Instance> =>
  new Set(
    [
      ...JSON.stringify([game.event, game.waiting, game.window, game.due]).matchAll(
        /"card":(\d+),"object":(\d+)/g,
      ),
    ]
      .map(([, card, object]) => ({ card: Number(card), object: Number(object) }))
      .filter((ref) => isSameObject(game, ref))
      .map(({ card }) => card),
  );

/** The same game with equal cards in each other's places, where the viewer sees none of them. */
const copiesExchanged = (game: Game, viewer: Player): Game => {
  const places = PLAYERS.flatMap((player) => ZONES.map((zone) => ({ player, zone })));
  const hidden = places.filter((place) => !isVisibleTo(place, viewer));
  const referred = referredTo(game);
  const copies = new Map<string, Instance[]>();
  for (const { player, zone } of hidden) {
    for (const card of cardsIn(game, player, zone)) {
      const kind = `${player} ${game.definitionOf[card]}`;
      if (!referred.has(card)) copies.set(kind, [...(copies.get(kind) ?? []), card]);
    }
  }
  const inPlaceOf = new Map(
    [...copies.values()].flatMap((cards) =>
      cards.map((card, index) => [card, cards.at(-1 - index) as Instance]),
    ),
  );
  const exchanged = (cards: readonly Instance[]) => cards.map((card) => inPlaceOf.get(card) ?? card);
  const sideOf = (side: Side, player: Player): Side => {
    const { deck, hand } = side.zones;
    const zones = { ...side.zones, deck: exchanged(deck), hand: player === viewer ? hand : exchanged(hand) };
    return { ...side, zones };
  };
  return { ...game, sides: [sideOf(game.sides[0], 0), sideOf(game.sides[1], 1)] };
};

type WaitingZoneMatch = Match<Game, WaitingZoneOption>;

/** What that player is shown: the table, and the question where it is the one asked. */
const shownTo = (match: WaitingZoneMatch, viewer: Player) => {
  const open = match.pending();
  return {
    view: waitingZone.view(match.game(), viewer),
    drawn: waitingZone.renderBoard?.(match.game(), viewer),
    asked: open?.decision.player === viewer ? questionOf(match, open).decision : undefined,
  };
};

/** Fewer than the example alone compares. */
const QUESTIONS_AT_LEAST = 200;

let compared = 0;

describe('what a player may know', () => {
  test.prop([tapesOfAnyEdition], { ...runs(40), examples: [[farTapeOfAMatch]] })(
    'house.14: a card that comes out of a hand or deck is not known for a copy that went there',
    (tape) => {
      for (const viewer of PLAYERS) {
        const match = startMatch(waitingZone, gameOfTape(tape), LEAN);
        let other = match;
        let since = EXCHANGED_FOR;
        for (const byte of tape.bytes) {
          const open = match.pending();
          if (open === undefined) break;
          since += 1;
          if (since > EXCHANGED_FOR && EXCHANGED_AT.includes(open.decision.kind)) {
            since = 0;
            const { game, stack } = match.position();
            other = resumeMatch(waitingZone, { game: copiesExchanged(game, viewer), stack }, LEAN);
          }
          expect(shownTo(other, viewer)).toEqual(shownTo(match, viewer));
          compared += 1;
          const key = keyFor(open, byte);
          match.answer(open.decision.player, key);
          other.answer(open.decision.player, key);
        }
      }
    },
  );

  afterAll(() => {
    expect(compared).toBeGreaterThan(QUESTIONS_AT_LEAST);
  });
});
