import { type ActionTable, actionTable, textsOfEach } from '../../../core/adapters/action-table.ts';
import type { Option } from '../../../core/decision.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { CardDefinition } from '../state/card.ts';

const ACTIONS_VERSION = 2;

/** Most zones of a kind that the tables count with. */
const MAX_ZONE_NUMBER = 3;

/** Largest amount that is dealt or healed in parts, and largest level that a card is treated as. */
const MAX_AMOUNT = 8;
const MAX_LEVEL = 6;

/** Answers of one name that have numbers of their own in a decision. */
const MAX_ALIKE = 3;

const countTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

const numbered = (kind: string): readonly string[] =>
  countTo(MAX_ZONE_NUMBER).map((number) => `${kind}${number}`);

const ATTACK = numbered('A');
const DEFENSE = numbered('D');
const FRONT_KEYS = [...ATTACK, ...DEFENSE];
const SET_KEYS = numbered('S');

const FRONT_OF_BOTH = FRONT_KEYS.flatMap((place) => [place, `enemy ${place}`]);

/** Cards in play by their places, own and enemy ones. */
const PLACES = [...FRONT_KEYS, ...SET_KEYS, 'ruler', 'field'].flatMap((place) => [place, `enemy ${place}`]);

const LINES = [...ATTACK, 'center'];

const WAITING = /^(use|leave) (\S+)(?: for (\S+))?(?: \(\d+\))?$/;

/** An ability that waits: its card, and the card that it waits for. */
interface WaitingNames {
  readonly card: string;
  readonly cause: string | undefined;
}

/** The waiting abilities that options use or leave, each once, by the ids of their cards, in the order of their names. */
export const waitingIn = (options: readonly Option[]): readonly WaitingNames[] => {
  const names = new Map<string, WaitingNames>();
  for (const { key, type } of options) {
    if (type !== 'useWaiting' && type !== 'leaveWaiting') continue;
    const [, , card = '', cause] = WAITING.exec(key) ?? [];
    names.set(key.slice(key.indexOf(' ') + 1), { card, cause });
  }
  return [...names].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, waiting]) => waiting);
};

/** What the table calls a key: abilities that wait by their cards alone, and what is counted by its number alone. */
const nameOf = (key: string): string => {
  if (key.startsWith('use ') || key.startsWith('leave ')) {
    const [, verb, card] = WAITING.exec(key) ?? [];
    return verb === undefined ? key : `${verb} ${card}`;
  }
  const [counted = key] = /^(?:choose counter|reduce damage) \d+(?=:)/.exec(key) ?? [];
  return counted;
};

/** A name, and it with the numbers that tell apart those alike. */
const alike = (name: string): readonly string[] => [
  name,
  ...countTo(MAX_ALIKE)
    .slice(1)
    .map((number) => `${name}/${number}`),
];

/** The names of the modes that texts of cards choose from. */
const modesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'modes' in value ? Object.keys(value.modes as object) : [];
  return [...own, ...Object.values(value).flatMap(modesIn)];
};

/** The activated abilities of a card where it has no place of its own. */
const abilitiesOf = ({ id, type, abilities = [] }: CardDefinition): readonly string[] =>
  abilities.flatMap((ability, index) => {
    if (ability.kind !== 'activated') return [];
    const zones = ability.zone ?? (type === 'field' ? ['field'] : []);
    return zones.map((zone) => `ability ${index + 1} of ${id} in ${zone}`);
  });

const costs = (ids: readonly string[], resources: readonly string[], fields: readonly string[]) => [
  ...textsOfEach(
    ['hand', 'drive', 'graveyard', 'damage', 'soul'].flatMap((zone) => ids.map((id) => `${id} in ${zone}`)),
    (card) => `pay with ${card}`,
  ),
  ...textsOfEach(
    [...resources.map((id) => `${id} in resource`), ...fields, ...FRONT_KEYS, 'ruler'],
    (card) => `exhaust ${card}`,
  ),
  ...textsOfEach([...FRONT_KEYS, ...SET_KEYS, ...fields], (card) => `destroy ${card}`),
  ...textsOfEach(FRONT_KEYS, (card) => `pay with ${card}`),
];

/** Choices within effects: what becomes of cards, in which parts, in which order. */
const choices = (ids: readonly string[], resources: readonly string[], fields: readonly string[]) => [
  ...textsOfEach(
    [...ids.map((id) => `${id} in deck`), ...resources.map((id) => `${id} in resource`), ...fields],
    (card) => `choose ${card}`,
  ),
  ...textsOfEach([...ids.map((id) => `${id} in graveyard`), ...FRONT_KEYS], (card) => `put first ${card}`),
  ...textsOfEach(
    ids,
    (id) => `play ${id} in graveyard`,
    (id) => `heal ${id} in damage`,
    (id) => `keep it with ${id} in soul`,
  ),
  ...textsOfEach(
    FRONT_KEYS,
    (place) => `put ${place} under it`,
    (place) => `material ${place}`,
    (place) => `let ${place} go`,
  ),
  ...FRONT_KEYS.flatMap((place) =>
    [0, ...countTo(MAX_LEVEL)].flatMap((level) => [
      `material ${place} as level ${level}`,
      `treat ${place} as level ${level}`,
    ]),
  ),
  ...ATTACK.flatMap((from) => DEFENSE.map((to) => `move ${from} to ${to}`)),
  ...textsOfEach(
    [...FRONT_OF_BOTH, 'ruler', 'enemy ruler'],
    (place) => `reduce by 1 for ${place}`,
    (place) => `damage first from ${place}`,
    ...countTo(MAX_AMOUNT).map((amount) => (place: string) => `${amount} to ${place}`),
  ),
  ...countTo(MAX_AMOUNT).map((amount) => `heal the ${amount} damage`),
  ...countTo(MAX_ALIKE).flatMap((number) => [`choose counter ${number}`, `reduce damage ${number}`]),
];

/**
 * The actions of Gate Ruler that have an index of their own: those about places, and about cards of a catalogue where they
 * lie.
 */
export const gateRulerActions = (catalogue: Catalogue): ActionTable => {
  const cards = [...catalogue.cards.values()];
  const idsOf = (...types: readonly CardDefinition['type'][]): readonly string[] =>
    cards.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const ids = idsOf('unit', 'event', 'field');
  const resources = idsOf('resource');
  const fields = idsOf('field').map((id) => `${id} in field`);
  const fromHand = ids.flatMap((id) => [`${id} in hand`, `${id} in drive`]);
  const elsewhere = ids.flatMap((id) => ['graveyard', 'damage', 'soul'].map((zone) => `${id} in ${zone}`));
  const keys = [
    ...['pass', 'done', 'yes', 'no', 'end attacking', 'keep the hand', 'exchange the hand', 'without a soul'],
    ...textsOfEach([...FRONT_KEYS, ...SET_KEYS], (zone) => `to ${zone}`),
    ...textsOfEach(
      fromHand,
      (card) => `play ${card}`,
      (card) => `discard ${card}`,
      (card) => `choose ${card}`,
    ),
    ...textsOfEach(
      ids.map((id) => `${id} in drive`),
      (card) => `reveal ${card}`,
      (card) => `keep ${card}`,
      (card) => `use OD of ${card}`,
      (card) => `give up OD of ${card}`,
    ),
    ...fromHand.flatMap((card) => SET_KEYS.map((zone) => `set ${card} to ${zone}`)),
    ...textsOfEach(SET_KEYS, (zone) => `play ${zone}`),
    ...textsOfEach(
      PLACES,
      (place) => `choose ${place}`,
      ...countTo(MAX_ALIKE).map((ability) => (place: string) => `ability ${ability} of ${place}`),
    ),
    ...textsOfEach(elsewhere, (card) => `choose ${card}`),
    ...[...ids, ...idsOf('ruler')].flatMap((id) => [...alike(`use ${id}`), ...alike(`leave ${id}`)]),
    ...[...ATTACK, 'ruler'].flatMap((from) => LINES.map((line) => `attack ${from} -> ${line}`)),
    ...[...ATTACK, 'ruler'].flatMap((from) =>
      LINES.flatMap((line) => FRONT_KEYS.map((target) => `attack ${from} -> ${line} (enemy ${target})`)),
    ),
    ...textsOfEach(LINES, (line) => `aim at ${line}`),
    ...cards.flatMap(abilitiesOf),
    ...cards.flatMap(modesIn).map((mode) => `mode ${mode}`),
    ...costs(ids, resources, fields),
    ...choices(ids, resources, fields),
  ];
  return actionTable(ACTIONS_VERSION, keys, nameOf);
};
