import { describe, expect, test } from 'vitest';
import { reasonIn, reasonLine } from '../../../src/core/illegal-reasons.ts';
import {
  explainIllegal,
  refusedOptions,
} from '../../../src/rulesets/excess-damage/decisions/illegal-reasons.ts';
import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { run } from '../support/run.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** What is refused where the answers lead, each as its key and reason. */
const refused = (setup: EventSetup, answers: readonly string[] = []): readonly string[] => {
  const { game, open } = run(setup, answers);
  if (open === undefined) throw new Error('nobody is asked');
  return refusedOptions(game, open).map(({ key }) => {
    const reason = explainIllegal(game, open, key);
    if (reason === undefined) throw new Error(`${key} is refused without a reason`);
    for (const text of [reasonIn(reason, 'ja').guard, ...reasonIn(reason, 'ja').facts])
      expect(text).toMatch(JAPANESE);
    return `${key}: ${reasonLine(reason)}`;
  });
};

const why = (setup: EventSetup, key: string): string => {
  const { game, open } = run(setup);
  if (open === undefined) throw new Error('nobody is asked');
  const reason = explainIllegal(game, open, key);
  return reason === undefined ? 'none' : reasonLine(reason);
};

const creature = (id: string, controller: 'p1' | 'p2', power: number, toughness: number) =>
  ({ id, controller, types: ['creature'], power, toughness }) as const;

const LETHAL = 'a blocker that is passed by must be assigned lethal damage';

describe('What an attacker does not assign', () => {
  const blocked: EventSetup = {
    permanents: [creature('ogre', 'p1', 4, 5), creature('bear', 'p2', 1, 2), creature('ox', 'p2', 1, 9)],
    events: [{ attackers: [{ attacker: 'ogre', blockers: ['bear', 'ox'], attacked: 'p2' }] }],
  };

  test('510.1c/order less than lethal damage before the next blocker', () => {
    expect(refused({ ...blocked, edition: '2023-11-17' })).toEqual([
      `assign 0 to bear: 510.1c/order: ${LETHAL}: bear lacks 2, and 0 can still be assigned`,
      `assign 1 to bear: 510.1c/order: ${LETHAL}: bear lacks 1, and 0 can still be assigned`,
    ]);
    expect(refused({ ...blocked, edition: '2024-11-08' })).toEqual([]);
  });

  test('702.19b less than lethal damage before what is attacked', () => {
    const trampling: EventSetup = {
      permanents: [{ ...creature('boar', 'p1', 3, 2), traits: ['trample'] }, creature('bear', 'p2', 1, 2)],
      events: [{ attackers: [{ attacker: 'boar', blockers: ['bear'], attacked: 'p2' }] }],
    };
    expect(refused(trampling)).toEqual([
      `assign 0 to bear: 702.19b: ${LETHAL}: bear lacks 2, and 0 can still be assigned`,
      `assign 1 to bear: 702.19b: ${LETHAL}: bear lacks 1, and 0 can still be assigned`,
    ]);
  });

  test('510.1a more than the power, and 510.1c to another blocker, are explained', () => {
    expect(why(blocked, 'assign 9 to bear')).toBe(
      '510.1a: an attacker assigns no more than its power: 4 left to assign',
    );
    expect(why(blocked, 'assign 1 to ox')).toBe(
      '510.1c: an attacker assigns damage to one recipient after the other: bear is next',
    );
    expect(why(blocked, 'dance')).toBe('none');
  });
});

describe('What does not change a packet', () => {
  const scope = { recipients: 'any' } as const;
  const changed: EventSetup = {
    permanents: [creature('bear', 'p2', 1, 2)],
    sources: [{ id: 'bolt', controller: 'p1' }],
    effects: [
      { id: 'double', kind: 'multiply', controller: 'p1', scope, by: 2 },
      { id: 'more', kind: 'increase', controller: 'p1', scope, by: 1 },
      { id: 'ward', kind: 'reduce', controller: 'p2', scope, by: 1 },
      { id: 'spent', kind: 'shield', controller: 'p2', scope, left: 0 },
      { id: 'elsewhere', kind: 'reduce', controller: 'p2', scope: { recipients: 'opponents' }, by: 3 },
    ],
    events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
  };

  test('614.5 an effect that has changed it, and 615.7 a shield that is used up', () => {
    expect(refused(changed, ['apply x2'])).toEqual([
      'apply shield 0 of spent: 615.7: something must be left of a shield: nothing is left of spent',
      'apply x2: 614.5: one effect changes one packet no more than once: double has changed it',
    ]);
  });

  test('615.1 an effect that is about other damage is explained, but not listed', () => {
    expect(why(changed, 'apply -3')).toBe('615.1: an effect changes the damage that it is about: elsewhere');
  });
});

describe('What a trigger is not put on the stack with', () => {
  const both: EventSetup = {
    permanents: [
      { id: 'toralf-god-of-fury', card: 'toralf-god-of-fury', controller: 'p1' },
      { id: 'magmatic-galleon', card: 'magmatic-galleon', controller: 'p1' },
      { id: 'second toralf', card: 'toralf-god-of-fury', controller: 'p2' },
      { ...creature('bear', 'p2', 1, 2), indestructible: true },
      creature('cub', 'p1', 1, 1),
      { id: 'siege', controller: 'p2', types: ['battle'], defense: 9 },
    ],
    sources: [{ id: 'bolt', controller: 'p1' }],
    active: 'p1',
    events: [
      {
        packets: [
          { source: 'bolt', to: 'bear', n: 5 },
          { source: 'bolt', to: 'cub', n: 5 },
        ],
      },
    ],
  };

  test('603.3b a trigger of the other player comes later', () => {
    expect(refused(both)).toEqual([
      'put second toralf (cub: 4): 603.3b: each player puts their own triggers on the stack, the player on turn first: Toralf, God of Fury is of player 2, and it is up to player 1',
    ]);
  });

  test('603.3d the permanent that was dealt the excess, and a battle', () => {
    expect(refused(both, ['put toralf-god-of-fury (bear: 3)'])).toEqual([
      'target bear: card/toralf-god-of-fury: the target is another than the permanent that was dealt the excess: bear was dealt the excess',
      'target magmatic-galleon: card/toralf-god-of-fury: the target is a player, a creature or a planeswalker: Magmatic Galleon is none of them',
      'target siege: card/toralf-god-of-fury: the target is a player, a creature or a planeswalker: siege is none of them',
    ]);
  });
});
