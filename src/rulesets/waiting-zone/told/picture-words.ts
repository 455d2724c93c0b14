import type { ItemView } from '../seen/item-view.ts';
import type { Automatic, Filter, Instruction, WindowKind } from '../values/card.ts';
import type { Phase } from '../values/turn.ts';
import type { Nouns } from './nouns.ts';

/** A part of a card's text that has a name before it. */
export type Part = 'in' | 'out' | 'side';

/** The words for the table and the options of the game of the waiting zone, in one language. */
export interface PictureWords extends Nouns {
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
  asked(kind: WindowKind): string;
  /** The name, cost and numbers of a card. */
  head(name: string, cost: number, stats: string): string;
  instruction(instruction: Instruction, from: Filter | undefined): string;
  automatic(automatic: Automatic): string;
  part(part: Part, text: string): string;
  ability(energy: number, text: string): string;
  optional(energy: number, text: string): string;
  discards(cards: number): string;
  windows(kinds: readonly WindowKind[]): string;
  /** Joins the sides of an alternative. */
  either(texts: readonly string[]): string;
  /** Joins the steps of an effect. */
  steps(texts: readonly string[]): string;
  /** Joins the parts of a card's text. */
  parts(texts: readonly string[]): string;
  readonly pass: string;
  /** What ending the phase leads to. */
  endPhase(phase: Phase): string;
  pays(pays: boolean, energy: number, text: string): string;
  /** An option about a card or a thing that waits; `text`: what it is. */
  verb(form: 'play' | 'use' | 'attack' | 'counter' | 'discard' | 'choose' | 'resolve', text: string): string;
}
