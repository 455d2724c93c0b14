import { ANY_UNIT, counter, unit } from './support/fixtures.ts';
import { describeScenarios } from './support/scenario.ts';

describeScenarios('attacking', [
  {
    clause: 'attack.1',
    title:
      'a unit that has attacked cannot attack again, and no unit attacks outside the battle phase (scenario S18)',
    picture: { phase: 'battle', T: { field: ['a', 'b'] }, N: { field: ['d'] } },
    answers: ['attack F1', 'choose enemy F1'],
    expect: { offers: ['attack F2'], withholds: ['attack F1'], T: { rights: [false, true] } },
  },
  {
    clause: 'attack.1',
    title: 'there is no attack in the main phase (scenario S18)',
    picture: { phase: 'main', T: { field: ['a'] } },
    answers: [],
    expect: { withholds: ['attack F1'] },
  },
  {
    clause: 'attack.1',
    title: 'a unit that enters in the battle phase has its right too',
    picture: { phase: 'battle', T: { hand: ['a'] } },
    answers: ['play a'],
    expect: { offers: ['attack F1'], T: { rights: [true] } },
  },
  {
    clause: 'attack.2',
    title: 'the right is spent before the target is chosen',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['cantrip'] } },
    answers: ['attack F1', 'choose enemy F1'],
    until: 'attack',
    expect: { T: { rights: [false] }, told: ['attack.2'] },
  },
  {
    clause: 'attack.3',
    title: 'the target is an enemy unit or the enemy player',
    picture: { phase: 'battle', T: { field: ['a', 'b'] }, N: { field: ['d'] } },
    answers: ['attack F1', 'choose enemy player'],
    expect: { asked: ['T eventStart', 'T attackTarget', 'T eventStart'], N: { life: 17, damage: [0] } },
  },
  {
    clause: 'attack.4',
    title: 'attack, then damage of both sides, then both are hurt (scenario S11)',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'] } },
    answers: ['attack F1', 'choose enemy F1'],
    expect: {
      checks: ['attack {attack of a}', 'damage {attack damage, retaliation damage}'],
      dealt: ['attack 3 to d', 'retaliation 2 to a'],
      T: { field: ['a'], damage: [2], rights: [false] },
      N: { field: ['d'], damage: [3] },
    },
  },
  {
    clause: 'attack.5',
    title: 'a counter that leaves attacker and field alone lets the attack go on',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['cantrip'] } },
    answers: ['attack F1', 'choose enemy F1', { at: 'attack', key: 'counter cantrip' }],
    expect: { dealt: ['attack 3 to d', 'retaliation 2 to a'] },
  },
  {
    clause: 'attack.6',
    title: 'the attack of a unit destroyed by a counter is void; its OUT resolves (scenario S12)',
    picture: { phase: 'battle', T: { field: ['a-out'] }, N: { field: ['d'], hand: ['slay'] } },
    answers: ['attack F1', 'choose enemy F1', 'counter slay'],
    expect: {
      checks: ['attack {attack of a-out}', 'departure {OUT of a-out}'],
      resolved: ['counter slay', 'OUT of a-out'],
      dealt: [],
      T: { field: [], discard: ['a-out'], life: 30 },
      N: { damage: [0] },
    },
  },
  {
    clause: 'attack.7',
    title:
      'the attack of a unit that went back to the hand is void; its OUT does not activate (scenario S13)',
    picture: { phase: 'battle', T: { field: ['a-out'] }, N: { field: ['d'], hand: ['bounce'] } },
    answers: ['attack F1', 'choose enemy F1', 'counter bounce'],
    expect: {
      checks: ['attack {attack of a-out}', 'departure {}'],
      dealt: [],
      T: { hand: ['a-out'], field: [], life: 20 },
      N: { damage: [0] },
    },
  },
  {
    clause: 'attack.8',
    title: 'a newcomer on the attacked side voids the attack and gives the right back (scenario S14)',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['ambush', 'b-in'] } },
    answers: ['attack F1', 'choose enemy F1', 'counter ambush'],
    expect: {
      checks: ['attack {attack of a}', 'entry {IN of b-in}'],
      resolved: ['counter ambush', 'IN of b-in'],
      dealt: [],
      T: { rights: [true] },
      N: { field: ['d', 'b-in'], life: 21, damage: [0, 0] },
      offers: ['attack F1'],
    },
  },
  {
    clause: 'attack.9',
    title:
      'after the newcomer the same unit attacks afresh, with the newcomer among the targets (scenario S14)',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['ambush', 'b-in'] } },
    answers: ['attack F1', 'choose enemy F1', 'counter ambush', 'attack F1', 'choose enemy F2'],
    expect: {
      dealt: ['attack 3 to b-in', 'retaliation 1 to a'],
      T: { rights: [false], damage: [1] },
      N: { field: ['d'], discard: ['ambush', 'b-in'] },
    },
  },
  {
    clause: 'attack.10',
    title: 'attack damage is the attack of the attacker, retaliation that of the target',
    picture: {
      phase: 'battle',
      T: { field: ['five'] },
      N: { field: ['four'] },
      cards: [unit('five', 5, 9), unit('four', 4, 9)],
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: { dealt: ['attack 5 to four', 'retaliation 4 to five'] },
  },
  {
    clause: 'attack.11',
    title: 'damage waits until it has been checked',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['cantrip'] } },
    answers: ['attack F1', 'choose enemy F1'],
    until: 'damage',
    expect: { dealt: [], told: ['attack.11'] },
  },
  {
    clause: 'attack.12',
    title: 'a counter at the check of damage that negates nothing lets it be dealt',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['cantrip'] } },
    answers: ['attack F1', 'choose enemy F1', { at: 'damage', key: 'counter cantrip' }],
    expect: { resolved: ['counter cantrip'], dealt: ['attack 3 to d', 'retaliation 2 to a'] },
  },
  {
    clause: 'attack.13',
    title: 'damage that was not negated is dealt and the event is over',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['shield'] } },
    answers: ['attack F1', 'choose enemy F1'],
    expect: { dealt: ['attack 3 to d', 'retaliation 2 to a'], told: ['event.3'] },
  },
  {
    clause: 'attack.14',
    title: 'with negated attack damage only the retaliation is dealt (scenario S15)',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['shield'] } },
    answers: ['attack F1', 'choose enemy F1', 'counter shield'],
    expect: { dealt: ['retaliation 2 to a'], T: { damage: [2] }, N: { damage: [0] } },
  },
]);

describeScenarios('what our readings add to attacks', [
  {
    clause: 'reading.5',
    title:
      'both units fall together: one check for both, then OUT of the turn player, then of the other (scenario S20)',
    picture: {
      phase: 'battle',
      T: { field: [{ id: 'a-out', damage: 1 }] },
      N: { field: [{ id: 'd-out', damage: 1 }] },
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: {
      checks: [
        'attack {attack of a-out}',
        'damage {attack damage, retaliation damage}',
        'departure {OUT of a-out, OUT of d-out}',
      ],
      resolved: ['OUT of a-out', 'OUT of d-out'],
      T: { discard: ['a-out'], life: 30 },
      N: { discard: ['d-out'], life: 30 },
    },
  },
  {
    clause: 'reading.10',
    title: 'attacker gone and newcomer come: the attack is void and no right comes back',
    picture: {
      phase: 'battle',
      T: { field: ['a', 'b'] },
      N: { hand: ['slay', 'ambush', 'd'] },
    },
    answers: [
      'attack F1',
      { at: 'attack', key: 'counter ambush' },
      { at: 'attack', key: 'counter slay' },
      'resolve counter slay',
    ],
    expect: {
      dealt: [],
      untold: ['attack.8'],
      T: { field: ['b'], rights: [true] },
      N: { field: ['d'] },
    },
  },
  {
    clause: 'reading.10',
    title: 'newcomer first: the right that came back goes with its unit',
    picture: { phase: 'battle', T: { field: ['a', 'b'] }, N: { hand: ['slay', 'ambush', 'd'] } },
    answers: [
      'attack F1',
      { at: 'attack', key: 'counter ambush' },
      { at: 'attack', key: 'counter slay' },
      'resolve counter ambush',
    ],
    expect: { dealt: [], told: ['attack.8'], T: { field: ['b'] }, withholds: ['attack F2'] },
  },
  {
    clause: 'reading.16',
    title: 'with negated retaliation only the attack damage is dealt',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'], hand: ['no-retaliation'] } },
    answers: ['attack F1', 'choose enemy F1', 'counter no-retaliation'],
    expect: { dealt: ['attack 3 to d'], T: { damage: [0] } },
  },
  {
    clause: 'reading.20',
    title: 'a newcomer on the attacking side does nothing to the attack',
    picture: {
      phase: 'battle',
      T: { field: ['a', 'rescuer'], hand: ['b'] },
      N: { field: ['d'], hand: ['slay-any'] },
      cards: [
        unit('rescuer', 1, 1, {
          out: {
            instructions: [
              { do: 'choose', as: 'it', from: { from: 'hand', type: 'unit' } },
              { do: 'putOntoField', what: 'chosen:it' },
            ],
          },
        }),
      ],
    },
    readings: { timingDuringEvent: 'beforeGoingOn' },
    answers: [
      'attack F1',
      'choose enemy F1',
      { at: 'attack', key: 'counter slay-any' },
      'choose enemy F2',
      'choose b',
    ],
    expect: { dealt: ['attack 3 to d', 'retaliation 2 to a'], T: { field: ['a', 'b'] } },
  },
  {
    clause: 'reading.25',
    title: 'a newcomer anywhere on the field of the attacked player voids an attack on that player',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['ambush', 'b'] } },
    answers: ['attack F1', 'counter ambush'],
    expect: { dealt: [], N: { life: 20, field: ['b'] }, T: { rights: [true] } },
  },
  {
    clause: 'reading.30',
    title: 'an attacker killed by the damage of a counter does not attack',
    picture: {
      phase: 'battle',
      T: { field: ['a'] },
      N: { field: ['d'], hand: ['trap'] },
      cards: [counter('trap', ['attack'], ANY_UNIT, (what) => [{ do: 'damage', to: what, amount: 3 }])],
    },
    answers: ['attack F1', 'choose enemy F1', 'counter trap', 'choose enemy F1'],
    expect: {
      checks: ['attack {attack of a}', 'damage {attack of a, effect damage}', 'departure {}'],
      dealt: ['effect 3 to a'],
      told: ['attack.6'],
    },
  },
]);

describeScenarios('reflecting, and abilities that apply at once', [
  {
    clause: 'reading.13',
    title: 'reflected damage falls on the attacker beside the retaliation (scenario S16)',
    picture: {
      phase: 'battle',
      T: { field: ['bold'] },
      N: { field: ['d'], hand: ['reflect'] },
      cards: [unit('bold', 3, 5)],
    },
    answers: ['attack F1', 'choose enemy F1', 'counter reflect'],
    expect: {
      checks: ['attack {attack of bold}', 'damage {attack damage, retaliation damage}', 'departure {}'],
      dealt: ['attack 3 to bold', 'retaliation 2 to bold'],
      T: { field: [], discard: ['bold'] },
      N: { damage: [0] },
    },
  },
  {
    clause: 'house.15',
    title: 'evading takes away the first damage of a turn and nothing of the second',
    picture: {
      phase: 'battle',
      T: { field: ['b', 'a'] },
      N: { field: ['dancer'] },
      cards: [unit('dancer', 1, 9, { automatics: [{ auto: 'evade' }] })],
    },
    answers: ['attack F1', 'choose enemy F1', 'attack F1', 'choose enemy F1'],
    expect: { dealt: ['retaliation 1 to b', 'attack 3 to dancer', 'retaliation 1 to a'], N: { damage: [3] } },
  },
  {
    clause: 'house.16',
    title: 'reducing takes its number off every damage, never below nothing',
    picture: {
      phase: 'battle',
      T: { field: ['b', 'a'] },
      N: { field: ['wall'] },
      cards: [unit('wall', 0, 9, { automatics: [{ auto: 'reduce', by: 2 }] })],
    },
    answers: ['attack F1', 'choose enemy F1', 'attack F2', 'choose enemy F1'],
    expect: { dealt: ['attack 1 to wall'], N: { damage: [1] } },
  },
]);
