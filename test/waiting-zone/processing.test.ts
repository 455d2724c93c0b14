import { ANY_UNIT, counter, IN, OUT, spell, unit } from './support/fixtures.ts';
import { describeScenarios } from './support/scenario.ts';

describeScenarios('events, priority and the waiting zone', [
  {
    clause: 'event.1',
    title: 'only the turn player begins events',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['b'], field: ['u'] } },
    answers: [],
    expect: {
      asked: ['T eventStart'],
      offers: ['play a', 'end phase'],
      withholds: ['play b', 'use enemy F1'],
    },
  },
  {
    clause: 'event.2',
    title: 'an event is a play, a cost ability or, in the battle phase, an attack',
    picture: { phase: 'battle', T: { hand: ['a'], field: ['a', 'u'] } },
    answers: [],
    expect: { offers: ['play a', 'use F2', 'attack F1'] },
  },
  {
    clause: 'event.3',
    title: 'no event begins while anything is unresolved, and the refused answer changes nothing',
    picture: {
      phase: 'battle',
      T: { hand: ['a-in-out', 'b'], field: ['d'] },
      N: { hand: ['kill', 'null-out'] },
    },
    answers: ['play a-in-out', 'counter kill'],
    until: 'departure',
    expect: { withholds: ['play b', 'attack F1', 'end phase'] },
  },
  {
    clause: 'priority.1',
    title: 'waiting counters resolve before what the turn player has waiting',
    picture: {
      phase: 'main',
      T: { hand: ['a-in-out'] },
      N: { hand: ['kill', 'cantrip'] },
    },
    answers: ['play a-in-out', { at: 'entry', key: 'counter kill' }, 'resolve IN of a-in-out'],
    expect: { resolved: ['counter kill', 'IN of a-in-out', 'OUT of a-in-out'] },
  },
  {
    clause: 'priority.2',
    title: 'without a counter what the turn player has waiting goes first',
    picture: {
      phase: 'battle',
      T: { field: [{ id: 'a-out', damage: 2 }] },
      N: { field: [{ id: 'd-out', damage: 2 }] },
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: { resolved: ['OUT of a-out', 'OUT of d-out'], T: { life: 30 }, N: { life: 30 } },
  },
  {
    clause: 'together.1',
    title: 'the non-turn player orders counters that wait together',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['kill', 'bounce'] } },
    answers: [
      'play a',
      { at: 'entry', key: 'counter kill' },
      { at: 'entry', key: 'counter bounce' },
      'resolve counter bounce',
    ],
    expect: {
      asked: ['T eventStart', 'N counter', 'N counter', 'N counterOrder', 'T eventStart'],
      resolved: ['counter bounce', 'counter kill'],
      T: { hand: ['a'], field: [], discard: [] },
      N: { discard: ['bounce', 'kill'] },
    },
  },
  {
    clause: 'together.1',
    title: 'the turn player orders timing abilities that wait together',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill'] } },
    answers: ['play a-in-out', 'counter kill', 'resolve OUT of a-in-out'],
    expect: { resolved: ['counter kill', 'OUT of a-in-out', 'IN of a-in-out'] },
  },
  {
    clause: 'together.1',
    title: 'the order of counters that mean the same is not asked for',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip', 'cantrip'] } },
    answers: ['play a', { at: 'play', key: 'counter cantrip' }, { at: 'play', key: 'counter cantrip' }],
    expect: {
      asked: ['T eventStart', 'N counter', 'N counter', 'T eventStart'],
      resolved: ['counter cantrip', 'counter cantrip'],
    },
  },
  {
    clause: 'at-once.1',
    title: 'IN and OUT begin to wait at once, even while counters of the other player are unresolved',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill', 'cantrip', 'null-out'] } },
    answers: [
      'play a-in-out',
      { at: 'entry', key: 'counter kill' },
      { at: 'entry', key: 'counter cantrip' },
      'resolve counter kill',
    ],
    until: 'departure',
    expect: {
      checks: [
        'play {play of a-in-out}',
        'entry {IN of a-in-out}',
        'departure {IN of a-in-out, OUT of a-in-out}',
      ],
      resolved: ['counter kill', 'counter cantrip'],
    },
  },
  {
    clause: 'at-once.2',
    title: 'an activated ability has no effect before it resolves',
    picture: { phase: 'main', T: { hand: ['a-in'] }, N: { hand: ['kill'] } },
    answers: ['play a-in'],
    until: 'entry',
    expect: { T: { life: 20 }, resolved: [] },
  },
  {
    clause: 'at-once.3',
    title: 'suppressed retaliation never comes about, and the automatic ability never waits',
    picture: {
      phase: 'battle',
      T: { field: ['duelist'] },
      N: { field: ['d'] },
      cards: [unit('duelist', 3, 3, { automatics: [{ auto: 'noRetaliation' }] })],
    },
    answers: ['attack F1', 'choose enemy F1'],
    expect: {
      checks: ['attack {attack of duelist}', 'damage {attack damage}'],
      dealt: ['attack 3 to d'],
      T: { damage: [0] },
    },
  },
  {
    clause: 'zone.2',
    title: 'a played card is neither in the hand nor on the field while it waits',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['neg'] } },
    answers: ['play a'],
    until: 'play',
    expect: { T: { hand: [], field: [] }, checks: ['play {play of a}'] },
  },
  {
    clause: 'zone.3',
    title: 'counters wait beside the played card',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['neg', 'cantrip'] } },
    answers: ['play a', 'counter neg'],
    until: 'play',
    expect: { N: { hand: ['cantrip'], discard: [] }, T: { hand: [], field: [] } },
  },
  {
    clause: 'zone.4',
    title: 'used cost abilities and timing abilities wait',
    picture: { phase: 'main', T: { hand: ['a-in'], field: ['u'] } },
    answers: ['use F1', 'play a-in'],
    expect: { checks: ['play {ability of u}', 'play {play of a-in}', 'entry {IN of a-in}'] },
  },
  {
    clause: 'zone.5',
    title: 'the attack waits',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['slay'] } },
    answers: ['attack F1'],
    until: 'attack',
    expect: { checks: ['attack {attack of a}'] },
  },
  {
    clause: 'zone.6',
    title: 'damage waits',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['shield'], field: ['d'] } },
    answers: ['attack F1', 'choose enemy F1'],
    until: 'damage',
    expect: { checks: ['attack {attack of a}', 'damage {attack damage, retaliation damage}'] },
  },
  {
    clause: 'edition.1',
    title: 'damage is not dealt before its check is over',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['reflect'], field: ['d'] } },
    answers: ['attack F1', 'choose enemy F1'],
    until: 'damage',
    expect: { dealt: [], T: { damage: [0] }, N: { damage: [0] } },
  },
]);

describeScenarios('counter checks', [
  {
    clause: 'check.1',
    title: 'the turn player is never asked for a counter, and counters outside a check are refused',
    picture: { phase: 'main', T: { hand: ['a', 'neg', 'cantrip'] }, N: { hand: ['cantrip'] } },
    answers: ['play a'],
    expect: {
      asked: ['T eventStart', 'N counter', 'N counter', 'T eventStart'],
      withholds: ['counter cantrip', 'play cantrip', 'pass'],
    },
  },
  {
    clause: 'check.2',
    title: 'a play and the use of a cost ability are checked',
    picture: { phase: 'main', T: { hand: ['b'], field: ['u'] }, N: { hand: ['neg', 'neg'] } },
    answers: ['play b', 'use F1'],
    expect: { asked: ['T eventStart', 'N counter', 'T eventStart', 'N counter', 'T eventStart'] },
  },
  {
    clause: 'check.3',
    title: 'entering is checked though nothing has IN',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['kill'] } },
    answers: ['play a'],
    expect: {
      checks: ['play {play of a}', 'entry {}'],
      asked: ['T eventStart', 'N counter', 'T eventStart'],
    },
  },
  {
    clause: 'check.4',
    title: 'leaving is checked though nothing has OUT (scenario S08)',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['kill'] } },
    answers: ['play a', 'counter kill'],
    expect: { checks: ['play {play of a}', 'entry {}', 'departure {}'], T: { discard: ['a'] } },
  },
  {
    clause: 'check.5',
    title: 'an attack is checked',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['slay'] } },
    answers: ['attack F1'],
    until: 'attack',
    expect: { offers: ['counter slay', 'pass'] },
  },
  {
    clause: 'check.6',
    title: 'damage is checked',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['shield'] } },
    answers: ['attack F1'],
    until: 'damage',
    expect: { offers: ['counter shield', 'pass'] },
  },
  {
    clause: 'check.7',
    title: 'a counter that asks for a cost ability cannot name a played card',
    picture: {
      phase: 'main',
      T: { hand: ['b'], field: ['u'] },
      N: { hand: ['deny'] },
      cards: [
        counter('deny', ['play'], { from: 'subjects', only: 'ability' }, (what) => [{ do: 'negate', what }]),
      ],
    },
    answers: ['play b', 'use F1', 'counter deny'],
    expect: {
      asked: ['T eventStart', 'T eventStart', 'N counter', 'T eventStart'],
      T: { field: ['u', 'b'], life: 20 },
    },
  },
  {
    clause: 'check.8',
    title: 'entering and the activation of IN share one check',
    picture: { phase: 'main', T: { hand: ['a-in'] } },
    answers: ['play a-in'],
    expect: { checks: ['play {play of a-in}', 'entry {IN of a-in}'] },
  },
  {
    clause: 'check.9',
    title: 'leaving and the activation of OUT share one check',
    picture: { phase: 'main', T: { hand: ['a-out'] }, N: { hand: ['kill'] } },
    answers: ['play a-out', 'counter kill'],
    expect: { checks: ['play {play of a-out}', 'entry {}', 'departure {OUT of a-out}'] },
  },
  {
    clause: 'check.10',
    title: 'a card that goes back to the hand is checked as leaving, and its OUT does not activate',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['bounce'] } },
    answers: ['play a-in-out', 'counter bounce'],
    expect: {
      checks: ['play {play of a-in-out}', 'entry {IN of a-in-out}', 'departure {IN of a-in-out}'],
      resolved: ['counter bounce', 'IN of a-in-out'],
      T: { hand: ['a-in-out'], life: 21 },
    },
  },
  {
    clause: 'check.10',
    title: 'a card taken out of the match is checked as leaving, and its OUT does not activate',
    picture: {
      phase: 'main',
      T: { hand: ['banish'] },
      N: { field: ['d-out'] },
      cards: [
        spell('banish', [
          { do: 'choose', as: 'it', from: ANY_UNIT },
          { do: 'remove', what: 'chosen:it' },
        ]),
      ],
    },
    answers: ['play banish'],
    expect: {
      checks: ['play {play of banish}', 'departure {}'],
      N: { field: [], discard: [], removed: ['d-out'], life: 20 },
    },
  },
]);

describeScenarios('checks within checks', [
  {
    clause: 'reading.4',
    title: 'what a counter brings about is checked before what was due already',
    picture: {
      phase: 'main',
      T: { hand: ['storm'] },
      N: { hand: ['rally', 'b'], field: ['d'] },
      cards: [
        spell('storm', [
          { do: 'damage', to: 'opponent', amount: 1 },
          { do: 'destroy', what: 'enemyUnits' },
        ]),
        counter('rally', ['damage'], { from: 'hand', type: 'unit' }, (what) => [
          { do: 'putOntoField', what },
        ]),
      ],
    },
    answers: ['play storm', 'counter rally'],
    expect: {
      checks: [
        'play {play of storm}',
        'damage {effect damage}',
        'entry {effect damage}',
        'departure {effect damage}',
      ],
      dealt: ['effect 1 to N'],
    },
  },
]);

describeScenarios('a card with both abilities', [
  {
    clause: 'play.16',
    title: 'IN resolves though its unit went back to the hand',
    picture: {
      phase: 'main',
      T: { hand: ['guest'] },
      N: { hand: ['bounce'] },
      cards: [unit('guest', 1, 1, { in: IN, out: OUT })],
    },
    answers: ['play guest', 'counter bounce'],
    expect: { resolved: ['counter bounce', 'IN of guest'], T: { hand: ['guest'], life: 21 } },
  },
]);
