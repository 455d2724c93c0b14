import { describe, expect, it } from 'vitest';
import { checkCard } from '../../../src/rulesets/gate-ruler/card-schema/check-card.ts';
import {
  damageLoopFaults,
  numberLoopFaults,
} from '../../../src/rulesets/gate-ruler/card-schema/loop-rules.ts';
import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/catalogue.ts';
import type {
  Ability,
  CardDefinition,
  Cost,
  Instruction,
  Trigger,
} from '../../../src/rulesets/gate-ruler/state/card.ts';

const BASE = {
  id: 'sample',
  name: { en: 'Sample', ja: '見本' },
  provenance: { source: 'house', assumed: [] },
} as const;

const APPRENTICE = cardCatalogue.get('apprentice') as CardDefinition;

const unit = (parts: Partial<CardDefinition> = {}): CardDefinition => ({
  ...BASE,
  type: 'unit',
  level: 1,
  atk: 1,
  hp: 1,
  stk: 1,
  ...parts,
});

const event = (...instructions: readonly Instruction[]): CardDefinition => ({
  ...BASE,
  type: 'event',
  level: 1,
  timing: 'instant',
  effect: { instructions },
});

const withAbility = (...abilities: readonly Ability[]): CardDefinition => unit({ abilities });

const activated = (cost: readonly Cost[], ...instructions: readonly Instruction[]): CardDefinition =>
  withAbility({ kind: 'activated', timing: 'instant', cost, effect: { instructions } });

const auto = (when: Trigger, ...instructions: readonly Instruction[]): CardDefinition =>
  withAbility({ kind: 'auto', when, effect: { instructions } });

const onceAuto = (when: Trigger, ...instructions: readonly Instruction[]): CardDefinition =>
  withAbility({ kind: 'auto', when, oncePerTurn: true, effect: { instructions } });

const faultsOf = (card: CardDefinition): readonly string[] =>
  checkCard(card).faults.map(({ path, reason }) => `${path}: ${reason}`);

const chooseUnit: Instruction = { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } };
const draw: Instruction = { do: 'draw', player: 'own', count: 1 };
const readyThis: Instruction = { do: 'ready', cards: 'this' };
const burn: Instruction = { do: 'damage', to: ['enemyRuler'], amount: 1 };

it('Every built-in card passes all checks, alone and among the others', () => {
  const cards = [...cardCatalogue.values()];
  const loops = cards.flatMap((card) =>
    numberLoopFaults(
      card,
      cards.filter((other) => other !== card),
    ),
  );
  expect([...cards.flatMap((card) => checkCard(card).faults), ...loops]).toEqual([]);
});

type Case = readonly [title: string, card: CardDefinition, fault: string];

const refused = (cases: readonly Case[]): void => {
  it.each(cases)('%s', (_title, card, fault) => {
    expect(faultsOf(card)).toEqual([fault]);
  });
};

describe('1-5e a number that is not whole', () => {
  it.each(['level', 'atk', 'hp', 'stk'])('1-5e is refused as %s', (stat) => {
    expect(checkCard({ ...unit(), [stat]: 1.5 }).faults).toEqual([
      { path: stat, reason: 'must be a whole number, not 1.5', clause: '1-5e' },
    ]);
  });
});

describe('A card must have what its type needs (2-3a):', () => {
  const { hp: _hp, ...withoutHp } = unit();
  const { timing: _timing, effect: _effect, ...withoutEffect } = event(burn);
  refused([
    ['a unit its HP', withoutHp, 'hp: is missing; a card of type unit needs it'],
    ['a unit at least 1 HP', unit({ hp: 0 }), 'hp: must be at least 1, or the unit is destroyed at once'],
    [
      'a unit each zone of its summoning once',
      unit({ summonTo: ['defense', 'defense'] }),
      'summonTo: names a zone twice',
    ],
    [
      'an event no material, which is a unit (16-14)',
      event({ do: 'material', as: 'used', from: { side: 'ally', type: ['unit'] }, ifDone: [burn] }),
      'effect.instructions[0]: an event cannot be material of its own effect',
    ],
    [
      'a unit no effect of its own',
      unit({ effect: { instructions: [] } }),
      'effect: is not a key of a card of type unit',
    ],
    [
      'a unit no timing unless it may be set',
      unit({ timing: 'instant' }),
      'timing: a unit needs the keyword standby or forcedStandby for it',
    ],
    [
      'a ruler its rules',
      { ...BASE, type: 'ruler', atk: 1, stk: 1 },
      'ruler: is missing; a card of type ruler needs it',
    ],
    [
      'a ruler a way to get cards',
      {
        ...APPRENTICE,
        ruler: {
          ...(APPRENTICE.ruler as NonNullable<CardDefinition['ruler']>),
          startOfTurn: { readyResources: 0, draw: 0, drawOnFirstTurn: 0, drive: 0, driveOnFirstTurn: 0 },
        },
      },
      'ruler.startOfTurn: must draw or drive, or its player never gets a card',
    ],
  ]);

  it('an event its timing and its effect', () => {
    expect(faultsOf(withoutEffect)).toEqual([
      'timing: is missing; a card of type event needs it',
      'effect: is missing; a card of type event needs it',
    ]);
  });
});

describe('What an effect names must have been chosen before (14-3b):', () => {
  refused([
    [
      'a card never chosen',
      event({ do: 'destroy', cards: 'chosen:unit' }),
      'effect.instructions[0].cards: nothing is chosen as "unit" before this',
    ],
    [
      'a card chosen only later',
      event({ do: 'destroy', cards: 'chosen:unit' }, chooseUnit),
      'effect.instructions[0].cards: nothing is chosen as "unit" before this',
    ],
    [
      'two choices of one name',
      event(chooseUnit, chooseUnit, { do: 'destroy', cards: 'chosen:unit' }),
      'effect.instructions[1].as: the name "unit" is already used; choose another one',
    ],
    [
      'a zone never chosen',
      event(chooseUnit, { do: 'move', cards: 'chosen:unit', to: 'zone:there' }),
      'effect.instructions[1].to: no zone is chosen as "there" before this',
    ],
    [
      'a zone that a delayed ability does not remember',
      event(
        { do: 'chooseZone', as: 'there', kinds: ['attack'] },
        {
          do: 'delay',
          when: { on: 'moment', moment: 'turnEnd' },
          effect: [{ do: 'move', cards: { all: { side: 'ally' } }, to: 'zone:there' }],
          for: 'turn',
        },
      ),
      'effect.instructions[1].effect[0].to: no zone is chosen as "there" before this',
    ],
    [
      'a choice outside of an effect',
      withAbility({ kind: 'continuous', effects: [{ change: 'atk', by: 1, on: 'chosen:unit' }] }),
      'abilities[0].effects[0].on: nothing has been chosen at this point',
    ],
    [
      'two choices of modes',
      event({ do: 'mode', modes: { a: [burn] } }, { do: 'mode', modes: { b: [draw] } }),
      'effect.instructions: has more than one choice of modes',
    ],
  ]);

  it('a delayed ability may act on cards that were chosen', () => {
    expect(
      faultsOf(
        event(chooseUnit, {
          do: 'delay',
          when: { on: 'moment', moment: 'turnEnd' },
          effect: [{ do: 'destroy', cards: 'chosen:unit' }],
          for: 'turn',
        }),
      ),
    ).toEqual([]);
  });
});

describe('A text speaks of a cause, an amount or a cost only where there is one:', () => {
  refused([
    [
      'a cause where nothing triggers',
      event({ do: 'destroy', cards: 'cause' }),
      'effect.instructions[0].cards: cause means the card of a trigger, and this effect has no trigger',
    ],
    [
      'a cause of a trigger without a card',
      auto({ on: 'moment', moment: 'turnEnd' }, { do: 'destroy', cards: 'cause' }),
      'abilities[0].effect.instructions[0].cards: the trigger moment has no card',
    ],
    [
      'a cause that has become another card',
      auto({ on: 'destroyed', card: { side: 'ally' } }, { do: 'move', cards: 'cause', to: 'hand' }),
      'abilities[0].effect.instructions[0].cards: after destroyed the card is a new one; only its numbers can be read, ' +
        'as { stat, of: cause }',
    ],
    [
      'an amount of an event that has none',
      auto({ on: 'attack' }, { do: 'draw', player: 'own', count: { event: 'amount' } }),
      'abilities[0].effect.instructions[0].count: only the trigger dealt has an amount',
    ],
    [
      'that damage where none triggered',
      event({ do: 'reduce', damage: { which: 'that' }, to: 0 }),
      'effect.instructions[0]: that damage means the one that triggered; only the trigger damagePut has one',
    ],
    [
      'material where there is none',
      event({ do: 'draw', player: 'own', count: { material: 'level' } }),
      'effect.instructions[0].count: only the ifDone of material has material',
    ],
  ]);
});

describe('Damage is distributed over chosen cards, at least 1 each (15-13):', () => {
  refused([
    [
      'over cards that were not chosen',
      event({ do: 'distribute', to: { all: { side: 'enemy' } }, total: 3 }),
      'effect.instructions[0].to: damage is distributed over chosen cards only; choose them first',
    ],
    [
      'over more cards than there is damage',
      event(
        { do: 'choose', as: 'units', from: { side: 'enemy', type: ['unit'] }, atMost: 4 },
        { do: 'distribute', to: 'chosen:units', total: 3 },
      ),
      'effect.instructions[1].to: 3 damage cannot be distributed over up to 4 cards, at least 1 each',
    ],
    [
      'twice in one effect',
      event(
        chooseUnit,
        { do: 'distribute', to: 'chosen:unit', total: 3 },
        { do: 'distribute', to: 'chosen:unit', total: 3 },
      ),
      'effect.instructions[2]: an effect distributes damage only once',
    ],
  ]);
});

describe('Amounts are sane:', () => {
  refused([
    [
      'no card is drawn backwards',
      event({ ...draw, count: -1 } as Instruction),
      'effect.instructions[0].count: must be at least 0',
    ],
    [
      'as many as must be may be chosen',
      event({ do: 'choose', as: 'units', from: {}, atLeast: 2 }),
      'effect.instructions[0]: atLeast 2 must not be more than atMost 1',
    ],
  ]);
});

describe('Cards are moved only where effects can move them:', () => {
  refused([
    [
      'to a zone of several without saying which',
      event({ do: 'move', cards: { all: { side: 'ally', zone: ['graveyard'] } }, to: 'attack' }),
      'effect.instructions[0].to: choose a zone first and move to zone:NAME',
    ],
    [
      'and abilities stand where they work',
      withAbility({
        kind: 'auto',
        when: { on: 'moment', moment: 'turnEnd' },
        zone: ['graveyard'],
        effect: { instructions: [draw] },
      }),
      'abilities[0].zone: an ability of kind auto does nothing in the zone graveyard',
    ],
  ]);
});

describe('No text looks at hidden cards of the opponent (3-2b):', () => {
  const own = 'the player who chooses cannot see those cards; hidden cards need side ally';
  refused([
    [
      'a choice from the enemy hand',
      event({ do: 'choose', as: 'card', from: { side: 'enemy', zone: ['hand'] } }),
      `effect.instructions[0].from: ${own}`,
    ],
    [
      'a choice from any deck',
      event({ do: 'choose', as: 'card', from: { side: 'both', zone: ['deck'] } }),
      `effect.instructions[0].from: ${own}`,
    ],
    [
      'a count of some cards of the enemy hand',
      event({
        do: 'draw',
        player: 'own',
        count: { count: { side: 'enemy', zone: ['hand'], type: ['unit'] } },
      }),
      'effect.instructions[0].count.count: looks at hidden cards of the opponent; only their number is known',
    ],
  ]);

  it('but the opponent may be made to choose there, and the cards may be counted', () => {
    expect(
      faultsOf(
        event(
          { do: 'choose', as: 'card', from: { side: 'enemy', zone: ['hand'] }, by: 'opponent' },
          { do: 'draw', player: 'own', count: { count: { side: 'enemy', zone: ['hand'] } } },
        ),
      ),
    ).toEqual([]);
  });
});

describe('An activated ability cannot be repeated without end (14-8):', () => {
  const free = 'is free and could be repeated without end; give it a cost or oncePerTurn';
  const back = 'brings back what it costs and could be repeated without end; give it oncePerTurn';
  refused([
    ['without a cost', activated([], draw), `abilities[0]: ${free}`],
    [
      'exhausting itself to become ready',
      activated([{ exhaust: 'this' }], readyThis),
      `abilities[0]: ${back}`,
    ],
    [
      'putting cards back to draw them again',
      activated([{ move: { side: 'ally', zone: ['hand'] }, count: 1, to: 'deckBottom' }], draw),
      `abilities[0]: ${back}`,
    ],
    [
      'burying cards to dig them up',
      activated(
        [{ move: { side: 'ally', zone: ['hand'] }, count: 1, to: 'graveyard' }],
        { do: 'choose', as: 'card', from: { side: 'ally', zone: ['graveyard'] } },
        { do: 'move', cards: 'chosen:card', to: 'hand' },
      ),
      `abilities[0]: ${back}`,
    ],
  ]);

  const again =
    'its card pays for it in the same place again and again, a new card each time; move it elsewhere';
  const inGraveyard = (cost: readonly Cost[], parts: { readonly oncePerTurn?: true } = {}): CardDefinition =>
    withAbility({
      kind: 'activated',
      timing: 'instant',
      zone: ['attack', 'graveyard'],
      cost,
      ...parts,
      effect: { instructions: [draw] },
    });
  const buryThis: Cost = { move: 'this', count: 1, to: 'graveyard' };
  refused([
    ['burying its own card in the graveyard', inGraveyard([buryThis]), `abilities[0]: ${again}`],
    [
      'burying it there once per turn',
      inGraveyard([buryThis], { oncePerTurn: true }),
      `abilities[0]: ${again}`,
    ],
    [
      'exhausting and burying it there',
      inGraveyard([{ exhaust: 'this' }, buryThis], { oncePerTurn: true }),
      `abilities[0]: ${again}`,
    ],
  ]);

  it('its own card may be buried in the graveyard where something else is paid, or be removed from there', () => {
    expect(faultsOf(inGraveyard([{ pay: 1 }, buryThis], { oncePerTurn: true }))).toEqual([]);
    expect(faultsOf(inGraveyard([{ move: 'this', count: 1, to: 'removed' }]))).toEqual([]);
  });

  it('once per turn it may be free', () => {
    expect(
      faultsOf(
        withAbility({
          kind: 'activated',
          timing: 'instant',
          oncePerTurn: true,
          effect: { instructions: [draw] },
        }),
      ),
    ).toEqual([]);
  });

  it('and with a cost that is gone it may be repeated', () => {
    expect(faultsOf(activated([{ exhaust: 'this' }], draw))).toEqual([]);
  });
});

describe('Nothing sets itself off without end (14-9):', () => {
  refused([
    [
      'by being played',
      auto({ on: 'played', player: 'own' }, draw),
      'abilities[0]: being played, it triggers itself without end; name the types of card, or give it oncePerTurn',
    ],
    [
      'by the damage it deals',
      auto({ on: 'dealt', source: { side: 'ally' } }, burn),
      'abilities[0]: deals the damage it waits for; give it combat: true or oncePerTurn',
    ],
    [
      'by attacking again and again',
      auto({ on: 'attack', attacker: 'this' }, readyThis),
      'abilities[0]: could attack without end; give it oncePerTurn',
    ],
    [
      'by bringing out what brings it out',
      auto(
        { on: 'enters', card: 'this' },
        { do: 'chooseZone', as: 'there', kinds: ['attack'] },
        { do: 'choose', as: 'card', from: { side: 'ally', zone: ['graveyard'], type: ['unit'] } },
        { do: 'move', cards: 'chosen:card', to: 'zone:there' },
      ),
      'abilities[0]: brings out what it waits for without end; let it wait for played: true',
    ],
    [
      'by playing one event from the graveyard over and over',
      event(
        { do: 'choose', as: 'card', from: { side: 'ally', zone: ['graveyard'], type: ['event'] } },
        { do: 'play', card: 'chosen:card', pay: false },
      ),
      'effect.instructions: could play the same event without end; play it with afterwards: deckBottom',
    ],
    [
      'by a delayed ability that stays',
      event({ do: 'delay', when: { on: 'dealt' }, effect: [burn], for: 'turn', often: true }),
      'effect.instructions[0]: deals the damage it waits for; give it combat: true or oncePerTurn',
    ],
  ]);

  it.each<readonly [string, Trigger, readonly Instruction[]]>([
    [
      'moving itself within play when another unit is destroyed',
      { on: 'destroyed', card: { side: 'ally', type: ['unit'], other: true } },
      [
        { do: 'chooseZone', as: 'there', kinds: ['attack'] },
        { do: 'move', cards: 'this', to: 'zone:there' },
      ],
    ],
    [
      'moving a unit within play when another leaves',
      { on: 'leaves', card: { side: 'ally', type: ['unit'] } },
      [
        { do: 'choose', as: 'unit', from: { side: 'ally', type: ['unit'] } },
        { do: 'chooseZone', as: 'there', kinds: ['attack'] },
        { do: 'move', cards: 'chosen:unit', to: 'zone:there' },
      ],
    ],
    [
      'answering damage to the own ruler with damage to enemy units',
      { on: 'dealt', receiver: { side: 'ally', zone: ['ruler'] } },
      [chooseUnit, { do: 'damage', to: ['chosen:unit'], amount: 1 }],
    ],
    ['answering damage to a unit with damage to a ruler', { on: 'dealt', receiver: 'this' }, [burn]],
  ])('but a unit may go on %s', (_what, when, steps) => {
    expect(faultsOf(auto(when, ...steps))).toEqual([]);
  });

  const remedy = 'which may come back without end; give it combat: true or oncePerTurn';
  const rulerToRuler = auto({ on: 'dealt', receiver: { side: 'ally', zone: ['ruler'] } }, burn);

  it('nor against the same card of the opponent', () => {
    expect(faultsOf(rulerToRuler)).toEqual([
      `abilities[0]: deals damage that the opponent's waits for, ${remedy}`,
    ]);
  });

  it('nor in a circle through another card, of whichever player', () => {
    const unitToRuler = { ...auto({ on: 'dealt', receiver: 'this' }, burn), id: 'other' };
    const rulerToUnit = auto({ on: 'dealt', receiver: { side: 'ally', zone: ['ruler'] } }, chooseUnit, {
      do: 'damage',
      to: ['chosen:unit'],
      amount: 1,
    });
    expect(damageLoopFaults(rulerToUnit, [unitToRuler])).toEqual([
      { path: 'abilities[0]', reason: `deals damage that other waits for, ${remedy}` },
    ]);
  });

  it('once per turn, or for other damage than it deals, it may', () => {
    expect(faultsOf(onceAuto({ on: 'dealt', source: { side: 'ally' } }, burn))).toEqual([]);
    expect(faultsOf(auto({ on: 'dealt', receiver: 'this', combat: true }, burn))).toEqual([]);
  });
});

describe('A continuous ability does not read the number it changes:', () => {
  refused([
    [
      'by itself',
      withAbility({
        kind: 'continuous',
        effects: [{ change: 'atk', by: { stat: 'atk', of: 'this' }, on: 'this' }],
      }),
      'abilities[0].effects[0]: changes the atk of cards and reads the same to do it',
    ],
    [
      'by its filter',
      withAbility({
        kind: 'continuous',
        effects: [{ change: 'level', by: 1, on: { all: { levelAtMost: 2 } } }],
      }),
      'abilities[0].effects[0]: changes the level of cards and reads the same to do it',
    ],
    [
      'by its condition',
      withAbility({
        kind: 'continuous',
        while: { count: { keyword: 'intercept' }, atLeast: 1 },
        effects: [{ keyword: 'intercept', on: 'this' }],
      }),
      'abilities[0].effects[0]: changes the intercept of cards and reads the same to do it',
    ],
  ]);

  it('not in a circle through another number either', () => {
    const atkFromHp = { change: 'atk', by: { stat: 'hp', of: 'this' }, on: 'this' } as const;
    const hpFromAtk = { change: 'hp', by: { stat: 'atk', of: 'this' }, on: 'this' } as const;
    const one = withAbility({ kind: 'continuous', effects: [atkFromHp] });
    const other = { ...withAbility({ kind: 'continuous', effects: [hpFromAtk] }), id: 'other' };
    expect(numberLoopFaults(one, [])).toEqual([]);
    expect(numberLoopFaults(one, [other])).toEqual([
      {
        path: 'abilities[0].effects[0]',
        reason: 'changes the atk of cards and reads the hp of cards, which depends on it',
      },
    ]);
  });

  it.each<[string, Ability]>([
    [
      'another keyword than the one it gives',
      {
        kind: 'continuous',
        while: { count: { side: 'ally', keyword: 'intercept' }, atLeast: 1 },
        effects: [{ keyword: 'penetrate', on: 'this' }],
      },
    ],
    [
      'the number of its souls, which are out of play',
      {
        kind: 'continuous',
        effects: [{ change: 'atk', by: { stat: 'atk', of: { all: { soulOf: 'this' } } }, on: 'this' }],
      },
    ],
  ])('but a unit may read %s', (_what, ability) => {
    expect(faultsOf(withAbility(ability))).toEqual([]);
  });

  it('but a unit may read a number of a ruler', () => {
    expect(
      faultsOf(
        withAbility({
          kind: 'continuous',
          effects: [{ set: 'atk', to: { stat: 'atk', of: 'enemyRuler' }, on: 'this' }],
        }),
      ),
    ).toEqual([]);
  });
});
