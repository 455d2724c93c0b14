import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cardDefinition } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import type { Ability, Effect, Trigger } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { GateRulerEvent } from '../../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game, WaitingAbility } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import { runs } from '../../../../test/support/effort.ts';
import { type Beat, isWithdrawal, tellTape } from '../../support/story.ts';
import { setups, tapes } from '../../support/tape.ts';

const LONGEST = 200;

/** The kind of fact each trigger waits for. */
const AWAITED: Readonly<Record<Trigger['on'], GateRulerEvent['what']>> = {
  moment: 'moment',
  attack: 'attacked',
  dealt: 'dealt',
  damagePut: 'put',
  enters: 'entered',
  leaves: 'moved',
  destroyed: 'destroyed',
  played: 'played',
};

/** The ability on a card with that effect; texts of no card of its own have none. */
const abilityOf = (
  game: Game,
  card: number,
  effect: Effect,
): Exclude<Ability, { kind: 'continuous' }> | undefined =>
  cardDefinition(game, card).abilities?.find(
    (each): each is Exclude<Ability, { kind: 'continuous' }> =>
      each.kind !== 'continuous' && each.effect === effect,
  );

const causeCard = (fact: GateRulerEvent): number | undefined => {
  if (fact.what === 'attacked') return fact.attacker;
  if (fact.what === 'dealt') return fact.receiver;
  return 'card' in fact ? fact.card : undefined;
};

/** How many of the facts may have triggered what waits. */
const eventsFor = (game: Game, waiting: WaitingAbility, facts: readonly GateRulerEvent[]): number => {
  const ability = abilityOf(game, waiting.source.card, waiting.effect);
  if (ability?.kind !== 'auto') return facts.length;
  const { card } = waiting.cause;
  return facts.filter(
    (fact) => fact.what === AWAITED[ability.when.on] && (card === undefined || causeCard(fact) === card.card),
  ).length;
};

const isSameTrigger = (a: WaitingAbility, b: WaitingAbility): boolean =>
  a.source.card === b.source.card &&
  a.source.object === b.source.object &&
  a.effect === b.effect &&
  a.cause.card?.card === b.cause.card?.card;

const isIn = (list: readonly WaitingAbility[], { number }: WaitingAbility): boolean =>
  list.some((each) => each.number === number);

describe('An ability that triggers', () => {
  test.prop([setups, tapes(LONGEST)], runs(25))('14-9: waits once for each event', (setup, tape) => {
    const known = new Set<number>();
    tellTape(setup, tape, {
      beat: ({ before, after, facts }) => {
        const fresh = after.waiting.filter((waiting) => !isIn(before.waiting, waiting));
        for (const waiting of fresh) {
          const same = fresh.filter((other) => isSameTrigger(waiting, other));
          if (!isWithdrawal(facts)) {
            expect(known.has(waiting.number)).toBe(false);
            expect(same.length).toBeLessThanOrEqual(eventsFor(after, waiting, facts));
          }
          known.add(waiting.number);
        }
      },
    });
  });

  test.prop([setups, tapes(LONGEST)], runs(25))(
    "11-1b-1, 11-1b-2: is played after those of the turn player if it is the other player's",
    (setup, tape) => {
      tellTape(setup, tape, {
        beat: ({ before, after }) => {
          const { player } = before.turn;
          const taken = before.waiting.filter((waiting) => !isIn(after.waiting, waiting));
          const isOthers = taken.some(({ controller }) => controller !== player);
          if (isOthers) expect(before.waiting.filter(({ controller }) => controller === player)).toEqual([]);
        },
      });
    },
  );
});

/** Uses of abilities that may be used once a turn, in the current turn. */
class Uses {
  #turn = 0;
  #times = new Map<string, number>();

  hear({ before, after, facts }: Beat): void {
    if (after.turn.number !== this.#turn) {
      this.#turn = after.turn.number;
      this.#times = new Map();
    }
    for (const waiting of after.waiting) {
      if (!isIn(before.waiting, waiting) && !isWithdrawal(facts)) {
        this.#count(after, waiting.source, waiting.effect, 'auto', 1);
      }
    }
    for (const fact of facts) {
      if (fact.what !== 'played' || fact.item.kind !== 'ability') continue;
      this.#count(after, fact.item.source, fact.item.effect, 'activated', 1);
    }
  }

  #count(
    game: Game,
    source: WaitingAbility['source'],
    effect: Effect,
    kind: Ability['kind'],
    by: number,
  ): void {
    const ability = abilityOf(game, source.card, effect);
    if (ability?.kind !== kind || !ability.oncePerTurn) return;
    const key = `${source.card} ${source.object} ${cardDefinition(game, source.card).abilities?.indexOf(ability)}`;
    const times = (this.#times.get(key) ?? 0) + by;
    this.#times.set(key, times);
    expect(times).toBeLessThanOrEqual(1);
  }
}

describe('An ability for once a turn', () => {
  test.prop([setups, tapes(LONGEST)], runs(100))('16-21: is used once a turn at most', (setup, tape) => {
    const uses = new Uses();
    tellTape(setup, tape, { beat: (beat) => uses.hear(beat) });
  });
});
