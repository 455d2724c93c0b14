import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cardDefinition, rulerOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { levelOf } from '../../../../src/rulesets/gate-ruler/queries/effects.ts';
import type { Cost } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { GateRulerEvent } from '../../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { PlayedItem } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import { runs } from '../../../../test/support/effort.ts';
import { type Beat, tellTape } from '../../support/story.ts';
import { setups, tapes } from '../../support/tape.ts';

const LONGEST = 200;

/** What was paid, counted by kind. */
interface Paid {
  readonly exhausted: number;
  readonly moved: number;
  readonly destroyed: number;
}

const NOTHING: Paid = { exhausted: 0, moved: 0, destroyed: 0 };

const paidBy = (facts: readonly GateRulerEvent[]): Paid => {
  const payments = facts.filter(({ clause }) => clause === '14-3c');
  const count = (what: GateRulerEvent['what']) => payments.filter((fact) => fact.what === what).length;
  return { exhausted: count('exhausted'), moved: count('moved'), destroyed: count('put') };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const priceOf = (costs: readonly Cost[]): Paid => ({
  exhausted: sum(costs.map((cost) => ('pay' in cost ? cost.pay : 'exhaust' in cost ? 1 : 0))),
  moved: sum(costs.map((cost) => ('move' in cost ? cost.count : 0))),
  destroyed: sum(costs.map((cost) => ('destroy' in cost ? cost.count : 0))),
});

/** Level where the ruler pays costs (ch.2), or what is written before an activated ability; else nothing. */
const priceIn = (game: Game, item: PlayedItem): Paid => {
  if (item.kind === 'card') {
    const { ruler } = cardDefinition(game, rulerOf(game, item.controller));
    const level = Math.max(0, levelOf(game, item.card));
    return priceOf(ruler?.paysCosts && !item.counter ? [{ pay: level }] : []);
  }
  const abilities = cardDefinition(game, item.source.card).abilities ?? [];
  const activated = abilities.find((each) => each.kind === 'activated' && each.effect === item.effect);
  return priceOf(activated?.kind === 'activated' ? (activated.cost ?? []) : []);
};

/** A play on its way: the game before it, and what happened since. */
interface Play {
  readonly before: Game;
  readonly isOrdinary: boolean;
  readonly facts: readonly GateRulerEvent[];
}

/** Everything but what a play that was taken back may leave behind: that it was. */
const remainder = ({ facts, takenBack, nextNumber, ...rest }: Game) => rest;

/** Follows plays from their announcement to their end. */
class Plays {
  readonly ended = { paid: 0, withdrawn: 0 };
  readonly #open = new Map<number, Play>();
  #isOrdinary = false;

  /** 9-3e: a card played by a gate action is paid for; one played by an effect may be free. */
  chosen(kind: string, type: string): void {
    this.#isOrdinary = kind === 'gateAction' && type.startsWith('play');
  }

  hear({ before, after, facts }: Beat): void {
    for (const [number, play] of this.#open) {
      this.#open.set(number, { ...play, facts: [...play.facts, ...facts] });
    }
    for (const fact of facts) {
      if (fact.what === 'put' && (fact.item.kind === 'card' || fact.item.kind === 'ability')) {
        const { number } = fact.item;
        this.#open.set(number, { before, isOrdinary: this.#isOrdinary && fact.item.kind === 'card', facts });
        this.#isOrdinary = false;
      }
      if (fact.what === 'played') this.#settle(fact.item as PlayedItem);
      if (fact.what === 'withdrawn') this.#undo(fact.item.number, after);
    }
  }

  #settle(item: PlayedItem): void {
    const play = this.#open.get(item.number) as Play;
    const price = priceIn(play.before, item);
    const paid = paidBy(play.facts);
    const isFree = item.kind === 'card' && !play.isOrdinary && paid.exhausted === 0;
    expect(paid).toEqual({
      ...price,
      exhausted: isFree ? 0 : price.exhausted,
    });
    if (JSON.stringify(paid) !== JSON.stringify(NOTHING)) this.ended.paid += 1;
    this.#open.delete(item.number);
  }

  #undo(number: number, after: Game): void {
    const play = this.#open.get(number) as Play;
    expect(remainder(after)).toEqual(remainder(play.before));
    this.ended.withdrawn += 1;
    this.#open.delete(number);
  }
}

describe('A cost', () => {
  test.prop([setups, tapes(LONGEST)], runs(40))(
    '14-3c, 14-3b-4: is paid whole, or the play is taken back and nothing was paid',
    (setup, tape) => {
      const plays = new Plays();
      tellTape(setup, tape, {
        beat: (beat) => plays.hear(beat),
        chosen: (kind, { type }) => plays.chosen(kind, type),
      });
    },
  );
});
