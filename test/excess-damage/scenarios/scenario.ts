import type { ClauseId } from '../../../src/excess-damage/clauses/index.ts';
import type { ExcessDamageFact } from '../../../src/excess-damage/fact.ts';
import type { Permanent } from '../../../src/excess-damage/game.ts';
import type { EventSetup } from '../../../src/excess-damage/setup.ts';

type Sketch<T> = T extends unknown ? Partial<T> : never;

/** Some fields of a fact, at least what happened. */
export type FactSketch = Sketch<ExcessDamageFact> & { readonly what: ExcessDamageFact['what'] };

/** What must be true when an event has run; absent parts ask nothing. */
export interface Expectation {
  /** Points dealt in all, by recipient; nobody else was dealt any. */
  readonly dealt?: Readonly<Record<string, number>>;
  /** Excess that was dealt, by permanent; no other permanent was dealt any. */
  readonly excess?: Readonly<Record<string, number>>;
  readonly permanents?: Readonly<Record<string, Partial<Permanent>>>;
  readonly life?: readonly [number, number];
  readonly poison?: readonly [number, number];
  /** Facts that must be told, in this order, others between them. */
  readonly facts?: readonly FactSketch[];
  /** Facts that must not be told. */
  readonly never?: readonly FactSketch[];
  /** The question that is still open, with all of its options. */
  readonly asks?: { readonly kind: string; readonly player: 0 | 1; readonly options?: readonly string[] };
}

/** An event, the answers to its questions by key, and what must come of it. */
export interface Scenario {
  readonly clause: ClauseId;
  /** What must happen, as the end of a sentence that the clause begins. */
  readonly title: string;
  readonly setup: EventSetup;
  readonly answers?: readonly string[];
  readonly expect: Expectation;
  /** The same event under other readings, and what comes of it there. */
  readonly otherwise?: {
    readonly edition: string;
    readonly answers?: readonly string[];
    readonly expect: Expectation;
  };
}

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

/** Damage that is redirected to player 1. */
export const spilling = (source: string, to: string, n: number) =>
  ({ source, to, n, excessTo: 'p2' }) as const;
