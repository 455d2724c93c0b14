import { GatechartError } from '../core/errors.ts';
import type { Declaration, FieldKind } from './declaration.ts';

/** The names in a declaration that must be those of its zones and cards. */
export interface Consistent<D extends Declaration> {
  readonly deckZone: D['deckZone'] extends keyof D['zones'] ? unknown : { readonly zone: keyof D['zones'] };
  readonly decks: Readonly<Record<string, { readonly [Card in keyof D['cards']]?: number }>>;
}

const KINDS: readonly FieldKind[] = ['card', 'number', 'player', 'text'];

/** Fields that every option has, and that every event has. */
const OF_OPTIONS = ['key', 'type'];
const OF_EVENTS = ['clause', 'decidedBy', 'knownTo', 'what'];

/** Keys of scenario files. */
const OF_SCENARIOS = [
  ...[
    'answers',
    'edition',
    'expect',
    'note',
    'p1',
    'p2',
    'ruleset',
    'seed',
    'title',
    'titleJa',
    'turn',
    'until',
  ],
  ...['facts', 'noFacts', 'notRan', 'pending', 'ran', 'refuses', 'since', 'winner'],
];

const fault = (place: string, message: string): GatechartError =>
  new GatechartError('BAD_RULESET', place, message);

const checkFields = (
  place: string,
  fields: Readonly<Record<string, unknown>>,
  reserved: readonly string[],
): void => {
  for (const [name, kind] of Object.entries(fields)) {
    if (reserved.includes(name))
      throw fault(`${place}.${name}`, 'the name is taken; give the field another one');
    if (!KINDS.includes(kind as FieldKind))
      throw fault(`${place}.${name}`, `expected one of ${KINDS.join(', ')}, got ${JSON.stringify(kind)}`);
  }
};

const checkZones = ({ zones, counters, deckZone }: Declaration): void => {
  for (const [zone, { seenBy, isShared }] of Object.entries(zones)) {
    if (!['all', 'owner', 'nobody'].includes(seenBy))
      throw fault(`zones.${zone}.seenBy`, `expected all, owner or nobody, got ${JSON.stringify(seenBy)}`);
    if (seenBy === 'owner' && isShared === true)
      throw fault(`zones.${zone}`, 'a shared zone has no owner; let all see it, or nobody');
  }
  if (!Object.hasOwn(zones, deckZone)) throw fault('deckZone', `there is no zone ${deckZone}`);
  for (const name of [...Object.keys(zones), ...Object.keys(counters)])
    if (OF_SCENARIOS.includes(name))
      throw fault(name, 'scenario files have a key of that name; choose another one');
  for (const counter of Object.keys(counters))
    if (Object.hasOwn(zones, counter))
      throw fault(`counters.${counter}`, 'a zone has that name; choose another one');
};

const checkDecks = ({ decks, cards }: Declaration): void => {
  for (const [deck, list] of Object.entries(decks)) {
    for (const [card, count] of Object.entries(list)) {
      if (!Object.hasOwn(cards, card))
        throw fault(`decks.${deck}.${card}`, 'the game has no card of that id');
      if (!Number.isSafeInteger(count) || count < 0)
        throw fault(`decks.${deck}.${card}`, `expected a whole number from 0, got ${JSON.stringify(count)}`);
    }
  }
};

const checkLines = ({ facts }: Declaration): void => {
  for (const [what, { fields, line }] of Object.entries(facts)) {
    for (const text of typeof line === 'string' ? [line] : Object.values(line)) {
      for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!Object.hasOwn(fields, name)) throw fault(`facts.${what}.line`, `the event has no field ${name}`);
    }
  }
};

/** Throws `BAD_RULESET` at the first part of a declaration that does not fit the others. */
export const checkDeclaration = (declaration: Declaration): void => {
  const { facts, moves } = declaration;
  checkZones(declaration);
  checkDecks(declaration);
  for (const [type, fields] of Object.entries(moves)) checkFields(`moves.${type}`, fields, OF_OPTIONS);
  for (const [what, { fields }] of Object.entries(facts))
    checkFields(`facts.${what}.fields`, fields, OF_EVENTS);
  checkLines(declaration);
};
