import { type ActionTable, actionTable } from '../../../core/adapters/slots.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';

const ACTIONS_VERSION = 1;

/** Most zones of a kind that the tables count with. */
const MAX_ZONE_NUMBER = 3;

const numbered = (kind: string): readonly string[] =>
  Array.from({ length: MAX_ZONE_NUMBER }, (_, index) => `${kind}${index + 1}`);

const ATTACK = numbered('A');
const FRONT_KEYS = [...ATTACK, ...numbered('D')];
const SET_KEYS = numbered('S');

/** Cards in play by their places, own and enemy ones. */
const PLACES = [...FRONT_KEYS, ...SET_KEYS, 'ruler', 'field'].flatMap((place) => [place, `enemy ${place}`]);

const each = (names: readonly string[], ...texts: readonly ((name: string) => string)[]): readonly string[] =>
  names.flatMap((name) => texts.map((text) => text(name)));

const LINES = [...ATTACK, 'center'];

/** The answers of Gate Ruler that have a slot of their own: those about places, and about cards of a catalogue in hand and drive zone. */
export const gateRulerActions = (catalogue: Catalogue): ActionTable => {
  const ids = [...catalogue.cards.values()]
    .filter(({ type }) => type !== 'ruler' && type !== 'resource')
    .map(({ id }) => id);
  const fromHand = ids.flatMap((id) => [`${id} in hand`, `${id} in drive`]);
  const elsewhere = ids.flatMap((id) => ['graveyard', 'damage', 'soul'].map((zone) => `${id} in ${zone}`));
  return actionTable(ACTIONS_VERSION, [
    ...['pass', 'done', 'yes', 'no', 'end attacking', 'keep the hand', 'exchange the hand', 'without a soul'],
    ...each([...FRONT_KEYS, ...SET_KEYS], (zone) => `to ${zone}`),
    ...each(
      fromHand,
      (card) => `play ${card}`,
      (card) => `discard ${card}`,
      (card) => `choose ${card}`,
    ),
    ...each(
      ids.map((id) => `${id} in drive`),
      (card) => `reveal ${card}`,
      (card) => `keep ${card}`,
      (card) => `use OD of ${card}`,
      (card) => `give up OD of ${card}`,
    ),
    ...fromHand.flatMap((card) => SET_KEYS.map((zone) => `set ${card} to ${zone}`)),
    ...each(SET_KEYS, (zone) => `play ${zone}`),
    ...each(
      PLACES,
      (place) => `choose ${place}`,
      (place) => `ability 1 of ${place}`,
    ),
    ...each(elsewhere, (card) => `choose ${card}`),
    ...each(
      ids,
      (id) => `use ${id}`,
      (id) => `leave ${id}`,
    ),
    ...[...ATTACK, 'ruler'].flatMap((from) => LINES.map((line) => `attack ${from} -> ${line}`)),
    ...[...ATTACK, 'ruler'].flatMap((from) =>
      LINES.flatMap((line) => FRONT_KEYS.map((target) => `attack ${from} -> ${line} (enemy ${target})`)),
    ),
    ...each(LINES, (line) => `aim at ${line}`),
  ]);
};
