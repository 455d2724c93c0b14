import type { Automatic, Effect, WindowKind } from '../state/card.ts';

/** The parts of cards in words of a language of people, sentence by sentence. */
export interface Grammar {
  effect(effect: Effect): string;
  discards(count: number): string;
  windows(kinds: readonly WindowKind[]): string;
  /** One of several effects; `texts`: what each does. */
  either(texts: readonly string[]): string;
  optional(energy: number, text: string): string;
  automatic(automatic: Automatic): string;
  in(text: string): string;
  out(text: string): string;
  ability(energy: number, text: string): string;
}
