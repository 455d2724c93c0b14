import { numberedWaiting } from '../state/copies.ts';
import type { DelayedAbility, Game, LastingEffect, WaitingAbility } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { withDelayed, withLasting, withNumbersUsed, withWaiting } from '../state/setters.ts';

/** An effect lasts from now on (14-1b). */
export const addLasting = (game: Game, lasting: Omit<LastingEffect, 'number'>): Game =>
  withNumbersUsed(withLasting(game, [...game.lasting, { number: game.nextNumber, ...lasting }]), 1);

/** A delayed ability waits from now on (14-9f). */
export const addDelayed = (game: Game, delayed: Omit<DelayedAbility, 'number'>): Game =>
  withNumbersUsed(withDelayed(game, [...game.delayed, { number: game.nextNumber, ...delayed }]), 1);

/** Delayed abilities that triggered wait no more, but for those that stay. */
export const removeTriggered = (game: Game, triggered: readonly DelayedAbility[]): Game => {
  const spent = triggered.filter(({ often }) => !often);
  return spent.length === 0
    ? game
    : withDelayed(
        game,
        game.delayed.filter((delayed) => !spent.includes(delayed)),
      );
};

/** What lasts or is delayed ends where its time is over. */
export const endLasting = (game: Game, isOver: (each: LastingEffect | DelayedAbility) => boolean): Game =>
  withDelayed(
    withLasting(
      game,
      game.lasting.filter((each) => !isOver(each)),
    ),
    game.delayed.filter((each) => !isOver(each)),
  );

/** Effects limited in time are on that card no more (16-11a), those that go with it wherever it goes included. */
export const removeLastingFrom = (game: Game, card: Instance): Game =>
  withLasting(
    game,
    game.lasting.map((each) =>
      each.until === 'match' ? each : { ...each, on: each.on.filter((ref) => ref.card !== card) },
    ),
  );

/** Abilities that triggered wait to be played (14-9), numbered in their order. */
export const queueWaiting = (game: Game, triggered: readonly Omit<WaitingAbility, 'number'>[]): Game => {
  const waiting = triggered.map((each, index) => numberedWaiting(each, game.nextNumber + index));
  return withNumbersUsed(withWaiting(game, [...game.waiting, ...waiting]), waiting.length);
};

/** The ability waits no more. */
export const removeWaiting = (game: Game, number: number): Game =>
  withWaiting(
    game,
    game.waiting.filter((waiting) => waiting.number !== number),
  );
