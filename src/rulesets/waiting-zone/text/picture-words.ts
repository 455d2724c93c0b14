import type { ItemView } from '../views/item-view.ts';
import type { WindowKind } from '../state/card.ts';
import type { Phase } from '../state/progress.ts';
import type { Labels } from './locale.ts';

/** The words for the table and the options of the game of the waiting zone, in one language. */
export interface BoardLabels extends Labels {
  /** Stands after the name of the player who looks. */
  readonly you: string;
  turn(number: number, player: string, phase: Phase): string;
  lifeLeft(points: number): string;
  energyOf(now: number, grown: number): string;
  count(zone: 'deck' | 'hand' | 'discard', cards: number): string;
  readonly nothing: string;
  stats(attack: number, life: number): string;
  damage(points: number): string;
  readonly mayAttack: string;
  waiting(items: readonly string[]): string;
  /** `card`: what it is of; `target`: what is attacked or dealt damage. */
  item(item: ItemView, owner: string, card: string, target: string): string;
  /** An open check; `about`: what it asks about. */
  questionAbout(kind: WindowKind, about: readonly string[]): string;
  /** What a question is about. */
  about(card: string): string;
  /** The name, cost and numbers of a card. */
  head(name: string, cost: number, stats: string): string;
  /** Something, and behind it what it does; empty where it does nothing of its own. */
  withEffect(what: string, text: string): string;
  readonly pass: string;
  /** What ending the phase leads to. */
  endPhase(phase: Phase): string;
  attacks(attacker: string): string;
  pays(pays: boolean, energy: number, text: string): string;
  /** An option about a card or a thing that waits; `text`: what it is. */
  verb(form: 'play' | 'use' | 'counter' | 'discard' | 'choose' | 'resolve', text: string): string;
}
