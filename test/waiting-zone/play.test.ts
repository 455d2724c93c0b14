import { counter, ENEMY_UNIT, OUT, relic, SUBJECT, spell, unit } from './support/fixtures.ts';
import { describeScenarios } from './support/scenario.ts';

const costly = unit('costly', 2, 2, { cost: 3 });
const demanding = unit('demanding', 2, 2, { additionalDiscards: 1 });
const bolt = spell(
  'bolt',
  [
    { do: 'choose', as: 'it', from: ENEMY_UNIT },
    { do: 'damage', to: 'chosen:it', amount: 1 },
  ],
  { cost: 1, optional: { energy: 2, effect: { instructions: [{ do: 'gainLife', amount: 5 }] } } },
);
const either = spell('either', [], {
  effects: [
    { instructions: [{ do: 'gainLife', amount: 1 }] },
    { instructions: [{ do: 'gainLife', amount: 2 }] },
  ],
});

describeScenarios('declaring a play', [
  {
    clause: 'play.1',
    title: 'the energy is paid as the play is declared',
    picture: { phase: 'main', T: { hand: ['costly'], energy: 5 }, N: { hand: ['cantrip'] }, cards: [costly] },
    answers: ['play costly'],
    until: 'play',
    expect: { T: { energy: 2 } },
  },
  {
    clause: 'play.1',
    title: 'a card that cannot be paid for is not offered',
    picture: { phase: 'main', T: { hand: ['costly'], energy: 2 }, cards: [costly] },
    answers: [],
    expect: { withholds: ['play costly'], T: { energy: 2, hand: ['costly'] } },
  },
  {
    clause: 'play.2',
    title: 'additional costs are paid with other cards, never with the played one',
    picture: { phase: 'main', T: { hand: ['demanding', 'a'] }, cards: [demanding] },
    answers: ['play demanding', 'discard a'],
    expect: {
      asked: ['T eventStart', 'T additionalCost', 'T eventStart'],
      T: { hand: [], field: ['demanding'], discard: ['a'] },
    },
  },
  {
    clause: 'play.3',
    title: 'a paid optional cost adds its effect',
    picture: { phase: 'main', T: { hand: ['bolt'], energy: 3 }, N: { field: ['d'] }, cards: [bolt] },
    answers: ['play bolt', 'pay'],
    expect: { T: { energy: 0, life: 25 }, N: { damage: [1] } },
  },
  {
    clause: 'play.3',
    title: 'a declined optional cost adds nothing',
    picture: { phase: 'main', T: { hand: ['bolt'], energy: 3 }, N: { field: ['d'] }, cards: [bolt] },
    answers: ['play bolt', 'decline'],
    expect: { T: { energy: 2, life: 20 }, N: { damage: [1] } },
  },
  {
    clause: 'play.4',
    title: 'one side of an alternative is chosen',
    picture: { phase: 'main', T: { hand: ['either'] }, cards: [either] },
    answers: ['play either', 'side 2'],
    expect: { T: { life: 22 } },
  },
  {
    clause: 'play.5',
    title: 'targets are chosen after all costs and the side',
    picture: { phase: 'main', T: { hand: ['bolt'], energy: 3 }, N: { field: ['d', 'a'] }, cards: [bolt] },
    answers: ['play bolt', 'pay', 'choose enemy F2'],
    expect: {
      asked: ['T eventStart', 'T optionalCost', 'T target', 'T eventStart'],
      dealt: ['effect 1 to a'],
    },
  },
  {
    clause: 'play.5',
    title: 'a play that would find no target is not offered, so nothing is paid for it',
    picture: { phase: 'main', T: { hand: ['bolt'], energy: 3 }, cards: [bolt] },
    answers: [],
    expect: { withholds: ['play bolt'], T: { energy: 3 } },
  },
  {
    clause: 'play.5',
    title: 'a cost is not offered if paying it would leave the target choice without candidates',
    picture: {
      phase: 'battle',
      T: { field: ['a'] },
      N: { hand: ['dear-ambush', 'b', 'cantrip'] },
      cards: [
        counter(
          'dear-ambush',
          ['attack'],
          { from: 'hand', type: 'unit' },
          (what) => [{ do: 'putOntoField', what }],
          { additionalDiscards: 1 },
        ),
      ],
    },
    answers: ['attack F1', 'counter dear-ambush'],
    expect: {
      asked: ['T eventStart', 'N counter', 'T eventStart'],
      N: { field: ['b'], discard: ['cantrip', 'dear-ambush'] },
    },
  },
  {
    clause: 'play.6',
    title: 'the card goes from the hand to the waiting zone when the declaration is complete',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip'] } },
    answers: ['play a'],
    until: 'play',
    expect: { T: { hand: [], field: [] }, checks: ['play {play of a}'] },
  },
]);

describeScenarios('a card being played', [
  {
    clause: 'play.7',
    title: 'a play passes one check of the play and one of entering (scenario S01)',
    picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip'] } },
    answers: ['play a'],
    expect: {
      checks: ['play {play of a}', 'entry {}'],
      asked: ['T eventStart', 'N counter', 'N counter', 'T eventStart'],
      T: { field: ['a'] },
    },
  },
  {
    clause: 'play.8',
    title: 'a negated card is discarded; neither IN nor OUT activates and the costs stay paid (scenario S03)',
    picture: {
      phase: 'main',
      T: { hand: ['both'], energy: 5 },
      N: { hand: ['neg', 'cantrip'] },
      cards: [unit('both', 1, 1, { cost: 3, in: OUT, out: OUT })],
    },
    answers: ['play both', 'counter neg'],
    expect: {
      checks: ['play {play of both}'],
      resolved: ['counter neg'],
      T: { energy: 2, field: [], discard: ['both'], life: 20 },
    },
  },
  {
    clause: 'play.9',
    title: 'a card whose play stands enters the field',
    picture: { phase: 'main', T: { hand: ['u'] } },
    answers: ['play u'],
    expect: { T: { hand: [], field: ['u'] } },
  },
  {
    clause: 'play.10',
    title: 'IN waits as the check of entering is made (scenario S02)',
    picture: { phase: 'main', T: { hand: ['a-in'] } },
    answers: ['play a-in'],
    expect: {
      checks: ['play {play of a-in}', 'entry {IN of a-in}'],
      resolved: ['IN of a-in'],
      T: { field: ['a-in'], life: 21 },
    },
  },
  {
    clause: 'play.11',
    title: 'IN is negated at the check of entering and the card stays (scenario S07)',
    picture: { phase: 'main', T: { hand: ['a-in'] }, N: { hand: ['null-in'] } },
    answers: ['play a-in', 'counter null-in'],
    expect: { resolved: ['counter null-in'], T: { field: ['a-in'], life: 20 } },
  },
  {
    clause: 'play.11',
    title: 'a counter that leaves the card alone changes nothing about its entering',
    picture: { phase: 'main', T: { hand: ['a-in'] }, N: { hand: ['cantrip'] } },
    answers: ['play a-in', { at: 'entry', key: 'counter cantrip' }],
    expect: { resolved: ['counter cantrip', 'IN of a-in'], T: { field: ['a-in'], life: 21 } },
  },
  {
    clause: 'play.12',
    title: 'without a counter IN resolves and the event is over',
    picture: { phase: 'main', T: { hand: ['a-in'] }, N: { hand: ['null-in'] } },
    answers: ['play a-in'],
    expect: { resolved: ['IN of a-in'], asked: ['T eventStart', 'N counter', 'T eventStart'] },
  },
  {
    clause: 'play.13',
    title: 'a card destroyed by a counter has its OUT waiting beside its IN (scenario S05)',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill'] } },
    answers: ['play a-in-out', 'counter kill', 'resolve IN of a-in-out'],
    expect: {
      checks: [
        'play {play of a-in-out}',
        'entry {IN of a-in-out}',
        'departure {IN of a-in-out, OUT of a-in-out}',
      ],
      resolved: ['counter kill', 'IN of a-in-out', 'OUT of a-in-out'],
      T: { discard: ['a-in-out'], life: 31 },
    },
  },
  {
    clause: 'play.14',
    title: 'OUT is negated at the check of leaving; IN resolves (scenario S06)',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill', 'null-out'] } },
    answers: ['play a-in-out', 'counter kill', 'counter null-out'],
    expect: { resolved: ['counter kill', 'counter null-out', 'IN of a-in-out'], T: { life: 21 } },
  },
  {
    clause: 'play.15',
    title: 'IN and OUT that both stand resolve in the order the turn player likes',
    picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill', 'null-in'] } },
    answers: ['play a-in-out', 'counter kill', 'resolve OUT of a-in-out'],
    expect: {
      asked: ['T eventStart', 'N counter', 'N counter', 'N counter', 'T timingOrder', 'T eventStart'],
      resolved: ['counter kill', 'OUT of a-in-out', 'IN of a-in-out'],
    },
  },
  {
    clause: 'play.17',
    title: 'OUT resolves though its unit has gone on from the discard pile',
    picture: {
      phase: 'main',
      T: { hand: ['a-out'] },
      N: { hand: ['kill', 'rob'] },
      cards: [counter('rob', ['departure'], SUBJECT, (what) => [{ do: 'remove', what }])],
    },
    answers: ['play a-out', 'counter kill', 'counter rob'],
    expect: {
      resolved: ['counter kill', 'counter rob', 'OUT of a-out'],
      T: { discard: [], removed: ['a-out'], life: 30 },
    },
  },
  {
    clause: 'reading.8',
    title: 'a spell resolves from the waiting zone and what it did is checked',
    picture: {
      phase: 'main',
      T: { hand: ['bolt'], energy: 1 },
      N: { hand: ['cantrip'], field: [{ id: 'd-out', damage: 3 }] },
      cards: [bolt],
    },
    answers: ['play bolt'],
    expect: {
      checks: ['play {play of bolt}', 'damage {effect damage}', 'departure {OUT of d-out}'],
      resolved: ['play of bolt', 'OUT of d-out'],
      T: { discard: ['bolt'], field: [] },
      N: { discard: ['d-out'], life: 30 },
    },
  },
]);

describeScenarios('using a cost ability', [
  {
    clause: 'ability.1',
    title: 'a used cost ability waits, is checked and resolves (scenario S10)',
    picture: { phase: 'main', T: { field: ['u'], energy: 1 }, N: { hand: ['neg'] } },
    answers: ['use F1'],
    expect: {
      checks: ['play {ability of u}'],
      resolved: ['ability of u'],
      T: { field: ['u'], energy: 0, life: 21 },
    },
  },
  {
    clause: 'ability.2',
    title: 'a negated cost ability does nothing; its card stays and the cost stays paid (scenario S10)',
    picture: { phase: 'main', T: { field: ['u'], energy: 1 }, N: { hand: ['neg'] } },
    answers: ['use F1', 'counter neg'],
    expect: { resolved: ['counter neg'], T: { field: ['u'], energy: 0, life: 20 } },
  },
  {
    clause: 'ability.2',
    title: 'what the ability did is checked, and timing abilities it set off resolve before the event ends',
    picture: {
      phase: 'main',
      T: { field: ['pyre', 'b'], energy: 1 },
      N: { field: ['d-out'] },
      cards: [
        relic('pyre', {
          ability: {
            energy: 1,
            effect: {
              instructions: [
                { do: 'choose', as: 'it', from: ENEMY_UNIT },
                { do: 'destroy', what: 'chosen:it' },
              ],
            },
          },
        }),
      ],
    },
    answers: ['use F1'],
    expect: {
      checks: ['play {ability of pyre}', 'departure {OUT of d-out}'],
      resolved: ['ability of pyre', 'OUT of d-out'],
      N: { life: 30 },
    },
  },
]);
