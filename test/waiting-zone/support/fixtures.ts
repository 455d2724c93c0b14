import type {
  CardDefinition,
  Effect,
  Filter,
  WindowKind,
} from '../../../src/rulesets/waiting-zone/state/card.ts';

const card = (definition: Omit<CardDefinition, 'name' | 'provenance'>): CardDefinition => ({
  ...definition,
  name: { en: definition.id, ja: definition.id },
  provenance: 'house',
});

/** A unit without cost; its stats are its attack and its life. */
export const unit = (
  id: string,
  attack: number,
  life: number,
  rest: Partial<CardDefinition> = {},
): CardDefinition => card({ id, type: 'unit', cost: 0, attack, life, ...rest });

/** A counter without cost that names one thing and does something with it. */
export const counter = (
  id: string,
  windows: readonly WindowKind[],
  from: Filter,
  then: (what: 'chosen:it') => Effect['instructions'],
  rest: Partial<CardDefinition> = {},
): CardDefinition =>
  card({
    id,
    type: 'counter',
    cost: 0,
    windows,
    effects: [{ instructions: [{ do: 'choose', as: 'it', from }, ...then('chosen:it')] }],
    ...rest,
  });

export const spell = (
  id: string,
  instructions: Effect['instructions'],
  rest: Partial<CardDefinition> = {},
): CardDefinition => card({ id, type: 'spell', cost: 0, effects: [{ instructions }], ...rest });

export const relic = (id: string, rest: Partial<CardDefinition>): CardDefinition =>
  card({ id, type: 'relic', cost: 0, ...rest });

/** Effects that leave a mark: IN gains 1 life, OUT gains 10. */
export const IN: Effect = { instructions: [{ do: 'gainLife', amount: 1 }] };
export const OUT: Effect = { instructions: [{ do: 'gainLife', amount: 10 }] };

export const ANY_UNIT: Filter = { from: 'field', side: 'any', type: 'unit' };
export const ENEMY_UNIT: Filter = { from: 'field', side: 'enemy', type: 'unit' };
export const SUBJECT: Filter = { from: 'subjects' };

/** The cards that many scenarios share. */
export const fixtures: readonly CardDefinition[] = [
  unit('filler', 0, 9),
  unit('a', 3, 3),
  unit('a-in', 3, 3, { in: IN }),
  unit('a-out', 3, 3, { out: OUT }),
  unit('a-in-out', 3, 3, { in: IN, out: OUT }),
  unit('b', 1, 1),
  unit('b-in', 1, 1, { in: IN }),
  unit('d', 2, 4),
  unit('d-out', 2, 4, { out: OUT }),
  relic('u', { ability: { energy: 1, effect: IN } }),
  relic('u-out', { ability: { energy: 1, effect: IN }, out: OUT }),
  counter('neg', ['play'], SUBJECT, (what) => [{ do: 'negate', what }]),
  counter('kill', ['entry'], SUBJECT, (what) => [{ do: 'destroy', what }]),
  counter('bounce', ['entry', 'attack'], SUBJECT, (what) => [{ do: 'returnToHand', what }]),
  counter('null-in', ['entry', 'departure'], { from: 'waiting', what: 'in' }, (what) => [
    { do: 'negate', what },
  ]),
  counter('null-out', ['departure'], { from: 'waiting', what: 'out' }, (what) => [{ do: 'negate', what }]),
  counter('slay', ['attack'], SUBJECT, (what) => [{ do: 'destroy', what }]),
  counter('slay-any', ['play', 'attack', 'damage'], ANY_UNIT, (what) => [{ do: 'destroy', what }]),
  counter('ambush', ['attack'], { from: 'hand', type: 'unit' }, (what) => [{ do: 'putOntoField', what }]),
  counter('shield', ['damage'], { from: 'waiting', what: 'attackDamage' }, (what) => [
    { do: 'negate', what },
  ]),
  counter('no-retaliation', ['damage'], { from: 'waiting', what: 'retaliationDamage' }, (what) => [
    { do: 'negate', what },
  ]),
  counter('reflect', ['damage'], { from: 'waiting', what: 'attackDamage' }, (what) => [
    { do: 'reflect', what },
  ]),
  card({
    id: 'cantrip',
    type: 'counter',
    cost: 0,
    windows: ['play', 'entry', 'departure', 'attack', 'damage'],
    effects: [{ instructions: [{ do: 'draw', count: 1 }] }],
  }),
];
