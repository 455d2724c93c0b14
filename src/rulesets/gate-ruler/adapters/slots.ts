import { type SlotTable, slotTable } from '../../../core/adapters/slots.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';

const VERSION = 1;

/** Most zones of a kind that the tables count with. */
const MOST = 3;

const numbered = (kind: string): readonly string[] =>
  Array.from({ length: MOST }, (_, index) => `${kind}${index + 1}`);

const ATTACK = numbered('A');
const FRONT = [...ATTACK, ...numbered('D')];
const SET = numbered('S');

/** Cards in play by their places, own and enemy ones. */
const PLACES = [...FRONT, ...SET, 'ruler', 'field'].flatMap((place) => [place, `enemy ${place}`]);

const each = (names: readonly string[], ...texts: readonly ((name: string) => string)[]): readonly string[] =>
  names.flatMap((name) => texts.map((text) => text(name)));

const LINES = [...ATTACK, 'center'];

/** The answers of Gate Ruler that have a slot of their own: those about places, and about cards of a catalogue in hand and drive zone. */
export const gateRulerSlots = (catalogue: Catalogue): SlotTable => {
  const ids = [...catalogue.cards.values()]
    .filter(({ type }) => type !== 'ruler' && type !== 'resource')
    .map(({ id }) => id);
  const fromHand = ids.flatMap((id) => [`${id} in hand`, `${id} in drive`]);
  const elsewhere = ids.flatMap((id) => ['graveyard', 'damage', 'soul'].map((zone) => `${id} in ${zone}`));
  return slotTable(VERSION, [
    ...['pass', 'done', 'yes', 'no', 'end attacking', 'keep the hand', 'exchange the hand', 'without a soul'],
    ...each([...FRONT, ...SET], (zone) => `to ${zone}`),
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
    ...fromHand.flatMap((card) => SET.map((zone) => `set ${card} to ${zone}`)),
    ...each(SET, (zone) => `play ${zone}`),
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
      LINES.flatMap((line) => FRONT.map((target) => `attack ${from} -> ${line} (enemy ${target})`)),
    ),
    ...each(LINES, (line) => `aim at ${line}`),
  ]);
};
