import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';

type PermanentSetup = NonNullable<EventSetup['permanents']>[number];
type Numbers = Partial<Omit<PermanentSetup, 'id'>>;

/** A creature of p2 unless told otherwise. */
export const creature = (id: string, toughness: number, more: Numbers = {}): PermanentSetup => ({
  id,
  controller: 'p2',
  types: ['creature'],
  power: 1,
  toughness,
  ...more,
});

export const planeswalker = (id: string, loyalty: number, more: Numbers = {}): PermanentSetup => ({
  id,
  controller: 'p2',
  types: ['planeswalker'],
  loyalty,
  ...more,
});

export const battle = (id: string, defense: number, more: Numbers = {}): PermanentSetup => ({
  id,
  controller: 'p2',
  types: ['battle'],
  defense,
  ...more,
});

/** A permanent of a card with effects. */
export const permanent = (
  card: NonNullable<PermanentSetup['card']>,
  controller: 'p1' | 'p2',
  more: Numbers = {},
): PermanentSetup => ({ id: card, card, controller, ...more });

/** Sources of p1 that are no permanents. */
export const bolt = { id: 'bolt', controller: 'p1', colors: ['red'], kinds: ['spell'] } as const;
export const shock = { id: 'shock', controller: 'p1', colors: ['red'], kinds: ['spell'] } as const;
export const venom = { id: 'venom', controller: 'p1', traits: ['deathtouch'] } as const;

/** Flame Spill of player 0. */
export const flameSpill = (target: string) => ({ card: 'flame-spill', controller: 'p1', target }) as const;
