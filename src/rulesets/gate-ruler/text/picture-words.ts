import type { GateRulerOption } from '../state/option.ts';
import type { Phase } from '../state/event.ts';
import type { Labels } from './locale.ts';

/** A number of a player's table, after its name. */
export type Count = 'deck' | 'hand' | 'drive' | 'graveyard';

/** A row of cards that are named one by one. */
export type Row = 'field' | 'hand' | 'drive';

/** The words for the table and the options of Gate Ruler, in one language. */
export interface BoardLabels extends Labels {
  turn(number: number, player: string, phase: Phase): string;
  /** Stands after the name of the player who looks. */
  readonly you: string;
  readonly faceDown: string;
  readonly noRuler: string;
  count(zone: Count, cards: number): string;
  life(taken: number, life: number): string;
  resources(ready: number, all: number): string;
  stats(atk: number, hp: number, strike: number): string;
  damage(points: number): string;
  souls(count: number): string;
  onGate(items: readonly string[]): string;
  abilityWith(card: string, effect: string): string;
  damageBy(card: string, receivers: readonly (readonly [string, number])[]): string;
  attacks(attacker: string, target: string | undefined): string;
  withLevel(name: string, level: number): string;
  /** What passing brings if the opponent passes too. */
  readonly passes: {
    /** `top`: what resolves. */
    resolve(top: string): string;
    readonly attack: string;
    /** `driven`: cards in the own drive zone, which are lost then (6-3c). */
    main(driven: number): string;
    readonly other: string;
  };
  /** What an option does; `card`: what it is about, empty where that is no card that is seen. Empty where its key says it. */
  form(option: GateRulerOption, card: string): string;
  /** Something, and behind it what it does; empty where it does nothing of its own. */
  withEffect(what: string, text: string): string;
  /** What a question is about: an item of the gate, and what it does. */
  questionAbout(item: string): string;
  /** Joins the parts of a card's text. */
  parts(texts: readonly string[]): string;
}
