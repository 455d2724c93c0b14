import { isObject } from './forms.ts';

/** One name stands for both languages. */
const bothNames = (name: unknown): unknown => (typeof name === 'string' ? { en: name, ja: name } : name);

/** A card or deck as people write it, with its name in both languages. */
export const withBothNames = (written: unknown): unknown =>
  isObject(written) && 'name' in written ? { ...written, name: bothNames(written.name) } : written;

/** An effect may be written as the list of its instructions. */
export const expandEffect = (effect: unknown): unknown =>
  Array.isArray(effect) ? { instructions: effect } : effect;

/** What has an effect, with that written in full. */
export const withExpandedEffect = (value: unknown): unknown =>
  isObject(value) && 'effect' in value ? { ...value, effect: expandEffect(value.effect) } : value;

/** The ids of the cards that a deck lists, as far as it can be read. */
export const cardIdsIn = (deck: unknown): readonly string[] =>
  isObject(deck) && isObject(deck.cards) ? Object.keys(deck.cards) : [];
