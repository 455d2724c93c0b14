import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../src/core/decision.ts';
import { reasonIn } from '../../../src/core/illegal-reasons.ts';
import { playAnswers } from '../../../src/scenarios/judge.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';
import { whyOf } from '../../../src/scenarios/why.ts';

/** What is refused where the answers of a scenario lead, each as its key, clause, and fact. */
const refused = (text: string, edition?: string): readonly string[] => {
  const scenario = readScenario('case.yaml', text);
  const { position, decision, findings } = playAnswers(scenario, edition ?? scenario.editions[0] ?? '', {
    runtime: 'lean',
  });
  expect(findings).toEqual([]);
  const { ruleset } = scenario;
  const game = position?.game as never;
  return (ruleset.refusedOptions?.(game, decision as Decision) ?? []).map(({ key }) => {
    const { reason } = whyOf(ruleset, game, decision as Decision, key);
    if (reason === undefined) throw new Error(`${key} is refused without a reason`);
    expect(reasonIn(reason, 'ja').facts).toHaveLength(reason.facts.length);
    return `${key}: ${reason.clause}: ${reason.facts.join(', ')}`;
  });
};

const CARDS = `title: play.4 refused
ruleset: waiting-zone
cards:
  a: 3/3
  in: { like: 1/1, in: [{ do: draw, count: 1 }] }
  dear: { like: 6/6, cost: 9 }
  well: { type: relic, ability: { energy: 3, effect: [{ do: draw, count: 1 }] } }
  fork:
    type: spell
    sides:
      - [{ do: draw, count: 1 }]
      - [{ do: choose, as: it, from: { from: field, side: enemy, type: unit } }, { do: destroy, what: chosen:it }]
      - [{ do: gainLife, amount: 1 }]
  pick:
    type: spell
    additionalDiscards: 1
    effect: [{ do: choose, as: it, from: { from: hand, type: unit } }, { do: putOntoField, what: chosen:it }]
  shot: { type: counter, windows: [entry], effect: [{ do: draw, count: 1 }] }
  hex: { type: counter, windows: [entry], effect: [{ do: gainLife, amount: 1 }] }
  slay: { type: counter, windows: [entry], effect: [{ do: destroy, what: allUnits }] }
  mute: { type: counter, windows: [departure], effect: [{ do: choose, as: it, from: { from: waiting, what: timing } }, { do: negate, what: chosen:it }] }
  both: { like: 1/1, in: [{ do: draw, count: 1 }], out: [{ do: draw, count: 1 }] }
  out: { like: 1/1, out: [{ do: draw, count: 1 }] }
  last: { like: 1/1, out: [{ do: gainLife, amount: 1 }] }
  end: { type: spell, effect: [{ do: destroy, what: allUnits }] }
  trap: { type: counter, windows: [attack], effect: [{ do: draw, count: 1 }] }
  ward: { type: counter, windows: [play], effect: [{ do: draw, count: 1 }] }
`;

const at = (rest: string): string => `${CARDS}${rest}\n`;

describe('What the turn player cannot begin', () => {
  test('event.2 is told of the own cards, but for what their faces say', () => {
    expect(
      refused(at('p1: { hand: [a, dear, trap], field: [a, well], energy: 2 }\np2: { hand: [ward] }')),
    ).toEqual([
      'attack F1: attack.1: it is the main phase',
      'play dear: play.1: dear costs 9, player 1 has 2',
      'play trap: check.1: trap',
      'use F2: play.1: well (F2) costs 3, player 1 has 2',
    ]);
  });
});

describe('What the player who is asked cannot activate', () => {
  test('reading.22 is told of the counters in the own hand', () => {
    const check = at(
      'p1: { hand: [a], energy: 8 }\np2: { hand: [a, trap, ward], energy: 8 }\nanswers: [play a]',
    );
    expect(refused(check)).toEqual(['counter trap: reading.22: trap is for: attack, the open check: play']);
  });
});

describe('What a declaration cannot be completed with', () => {
  test('play.4 a side whose effect has nothing to choose', () => {
    expect(refused(at('p1: { hand: [fork], energy: 8 }\nanswers: [play fork]'))).toEqual([
      'side 2: play.5: side 2 of fork has nothing to choose',
    ]);
    expect(refused(at('p1: { hand: [fork], energy: 8 }\np2: { field: [a] }\nanswers: [play fork]'))).toEqual(
      [],
    );
  });

  test('play.2 a card that the effect needs, and the played card itself', () => {
    expect(refused(at('p1: { hand: [pick, a, well, ward], energy: 8 }\nanswers: [play pick]'))).toEqual([
      'discard a: play.5: pick has nothing to choose once a is discarded',
      'discard pick: play.2: pick',
    ]);
    expect(refused(at('p1: { hand: [pick, pick, a, well], energy: 8 }\nanswers: [play pick]'))).toEqual([
      'discard a: play.5: pick has nothing to choose once a is discarded',
    ]);
  });
  test('reading.22 an IN ability at a check of leaving, where only OUT may be named', () => {
    const text = at(
      'p1: { hand: [both], field: [out], energy: 8 }\np2: { hand: [slay, mute], energy: 8 }\nanswers: [play both, counter slay, counter mute]',
    );
    expect(refused(text, 'reading.22/out-only')).toEqual(['choose IN of both: reading.22: IN of both']);
  });
});

describe('What does not resolve yet', () => {
  test('reading.27 an IN ability while counters wait', () => {
    const text = at(
      'p1: { hand: [in], energy: 8 }\np2: { hand: [shot, hex], energy: 8 }\nanswers: [play in, counter shot, counter hex]',
    );
    expect(refused(text)).toEqual(['resolve IN of in: reading.27: IN of in']);
  });

  test('reading.3 an ability of the other player', () => {
    const text = at(
      'p1: { hand: [end], field: [out, last], energy: 8 }\np2: { field: [out], energy: 8 }\nanswers: [play end]',
    );
    expect(refused(text)).toEqual(['resolve OUT of out/2: reading.3: OUT of out']);
  });
});

describe('What cannot be attacked', () => {
  test('house.7 a relic of the other player', () => {
    const attack = at('p1: { field: [a] }\np2: { field: [a, well] }\nphase: battle\nanswers: [attack F1]');
    expect(refused(attack)).toEqual(['choose enemy F2: house.7: well (enemy F2) is no unit']);
  });
});
