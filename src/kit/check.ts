import { GatechartError } from '../core/errors.ts';
import type { DecisionDeclarations } from './decisions.ts';
import type { Bounds, Declaration } from './declaration.ts';
import { DAMAGE, EXHAUSTED } from './marks.ts';

/** The names in a declaration that must be those of its zones and cards. */
export interface Consistent<D extends Declaration> {
  readonly deckZone: D['deckZone'] extends keyof D['zones'] ? unknown : { readonly zone: keyof D['zones'] };
  readonly decks: Readonly<Record<string, { readonly [Card in keyof D['cards']]?: number }>>;
}

const KINDS: readonly unknown[] = ['card', 'number', 'player', 'text'];

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

/** The parts of a declaration that are texts; all others are tables of keys. */
const TEXTS = ['id', 'deckZone'];
const TABLES = ['clauses', 'cards', 'zones', 'decks', 'counters', 'values', 'moves', 'facts'];

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

const checkTable = (place: string, value: unknown): void => {
  if (!isTable(value)) throw fault(place, `expected a table of keys, got ${JSON.stringify(value)}`);
};

const checkText = (place: string, value: unknown): void => {
  if (typeof value !== 'string') throw fault(place, `expected text, got ${JSON.stringify(value)}`);
};

const checkParts = (declaration: Readonly<Record<string, unknown>>): void => {
  for (const part of TEXTS) checkText(part, declaration[part]);
  for (const part of TABLES) checkTable(part, declaration[part]);
};

/** Whether it is whole numbers with bounds, the lower one first. */
const isBounds = (kind: unknown): boolean => {
  if (!isTable(kind)) return false;
  const { from, to } = kind as Partial<Bounds>;
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && Number(from) <= Number(to);
};

const checkFields = (
  place: string,
  fields: Readonly<Record<string, unknown>>,
  reserved: readonly string[],
): void => {
  checkTable(place, fields);
  for (const [name, kind] of Object.entries(fields)) {
    if (reserved.includes(name))
      throw fault(`${place}.${name}`, 'the name is taken; give the field another one');
    if (!KINDS.includes(kind) && !isBounds(kind))
      throw fault(
        `${place}.${name}`,
        `expected one of ${KINDS.join(', ')}, or whole numbers { from, to }, got ${JSON.stringify(kind)}`,
      );
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
  for (const [part, table] of Object.entries({ zones, counters }))
    for (const name of Object.keys(table))
      if (OF_SCENARIOS.includes(name))
        throw fault(`${part}.${name}`, 'scenario files have a key of that name; choose another one');
  for (const counter of Object.keys(counters))
    if (Object.hasOwn(zones, counter))
      throw fault(`counters.${counter}`, 'a zone has that name; choose another one');
};

const checkCards = ({ cards }: Declaration): void => {
  for (const [card, { text = [], numbers = {} }] of Object.entries(cards)) {
    if (!Array.isArray(text))
      throw fault(`cards.${card}.text`, `expected a list of texts, got ${JSON.stringify(text)}`);
    for (const [name, value] of Object.entries(numbers))
      if (typeof value !== 'number' || !Number.isFinite(value))
        throw fault(`cards.${card}.numbers.${name}`, `expected a number, got ${JSON.stringify(value)}`);
  }
};

/** The types of marks that pages show in a way of their own. */
const OF_PAGES: Readonly<Record<string, string>> = { [DAMAGE]: 'number', [EXHAUSTED]: 'boolean' };

const checkMarks = ({ cards, marks = {} }: Declaration): void => {
  checkTable('marks', marks);
  for (const [mark, start] of Object.entries(marks)) {
    if (mark === 'card')
      throw fault(`marks.${mark}`, 'scenario files have a key of that name; choose another one');
    if (typeof start !== 'boolean' && !Number.isFinite(start))
      throw fault(`marks.${mark}`, `expected a number, true or false, got ${JSON.stringify(start)}`);
    const kind = OF_PAGES[mark];
    if (kind !== undefined && typeof start !== kind)
      throw fault(`marks.${mark}`, `pages show the mark ${mark} as a ${kind}; expected one, got ${start}`);
    if (
      typeof start === 'boolean' &&
      Object.values(cards).some(({ numbers = {} }) => Object.hasOwn(numbers, mark))
    )
      throw fault(`marks.${mark}`, 'cards have a number of that name; expected a number to add to it');
  }
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
    if (!isTable(line)) checkText(`facts.${what}.line`, line);
    for (const text of typeof line === 'string' ? [line] : Object.values(line)) {
      for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!Object.hasOwn(fields, name)) throw fault(`facts.${what}.line`, `the event has no field ${name}`);
    }
  }
};

/** Throws `BAD_RULESET` at the first part of a declaration that does not fit the others. */
export const checkDeclaration = (declaration: Declaration): void => {
  checkParts({ ...declaration });
  const { facts, moves } = declaration;
  checkZones(declaration);
  checkDecks(declaration);
  checkCards(declaration);
  checkMarks(declaration);
  for (const [type, fields] of Object.entries(moves)) checkFields(`moves.${type}`, fields, OF_OPTIONS);
  for (const [what, { fields }] of Object.entries(facts))
    checkFields(`facts.${what}.fields`, fields, OF_EVENTS);
  checkLines(declaration);
};

/** Actions that a chart has beside its own. */
const OF_CHARTS = ['acceptOutput', 'clearEvents'];

/** Throws `BAD_RULESET` where two actions of a chart have one name. */
export const checkActionNames = (moves: readonly string[], rules: readonly string[]): void => {
  for (const [part, names] of Object.entries({ moves, rules })) {
    const taken = names.find((name) => OF_CHARTS.includes(name));
    if (taken !== undefined)
      throw fault(`${part}.${taken}`, 'every chart of the kit has an action of this name; rename it');
  }
  const twice = rules.find((name) => moves.includes(name));
  if (twice !== undefined)
    throw fault(`rules.${twice}`, 'moves has an action of this name; rename one of the two');
};

/** A state of a chart, or a chart, as far as its states say. */
interface StateNode {
  readonly type: string;
  readonly tags: readonly string[];
  readonly states: Readonly<Record<string, StateNode>>;
}

const statesIn = ({ states }: StateNode, path = ''): readonly string[] =>
  Object.entries(states).flatMap(([name, node]) => {
    if (Object.keys(node.states).length > 0) return statesIn(node, `${path}${name}.`);
    return node.type === 'final' || node.tags.includes('over') ? [] : [path + name];
  });

/** Throws `BAD_RULESET` where a described position would go on in no innermost state of an edition, or in the end of its chart. */
export const checkScenarioState = (editions: Readonly<Record<string, unknown>>, state: unknown): void => {
  const place = 'scenario.state';
  checkText(place, state);
  const charts = Object.values(editions).filter(
    (chart): chart is StateNode => isTable(chart) && 'states' in chart,
  );
  const states = new Set(charts.flatMap((chart) => statesIn(chart)));
  if (charts.length > 0 && !states.has(state as string))
    throw fault(place, `a match cannot go on in ${state}; expected one of ${[...states].join(', ')}`);
};

const checkFunction = (place: string, value: unknown): void => {
  if (typeof value !== 'function') throw fault(place, `expected a function, got ${JSON.stringify(value)}`);
};

/** Throws `BAD_RULESET` where editions or decisions are missing, or a decision lacks a function. */
export const checkDecisions = (editions: unknown, decisions: unknown): void => {
  checkTable('editions', editions);
  checkTable('decisions', decisions);
  for (const [kind, { player, moves, unless = [] }] of Object.entries(
    decisions as DecisionDeclarations<Declaration>,
  )) {
    checkFunction(`decisions.${kind}.player`, player);
    checkFunction(`decisions.${kind}.moves`, moves);
    for (const [index, { refuses }] of unless.entries())
      checkFunction(`decisions.${kind}.unless.${index}.refuses`, refuses);
  }
};
