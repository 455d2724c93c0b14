import { describe, expect, it } from 'vitest';
import { GatechartError } from '../../../../src/core/errors.ts';
import type { EventSetup } from '../../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { newEvent, newGame } from '../../../../src/rulesets/excess-damage/rules/new-game.ts';

const failure = (make: () => unknown): Pick<GatechartError, 'code' | 'place'> | undefined => {
  try {
    make();
    return undefined;
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    return { code: error.code, place: error.place };
  }
};

const setupFailure = (setup: EventSetup) => failure(() => newEvent(setup));

const bear = { id: 'bear', controller: 'p2', types: ['creature'], toughness: 2 } as const;
const armies = [
  bear,
  { id: 'ogre', controller: 'p1', types: ['creature'], toughness: 2 },
  { id: 'elf', controller: 'p1', types: ['creature'], toughness: 2 },
  { id: 'jace', controller: 'p1', types: ['planeswalker'], loyalty: 2 },
  { id: 'teferi', controller: 'p2', types: ['planeswalker'], loyalty: 2 },
] as const;
const bolt = { id: 'bolt', controller: 'p1' } as const;
const fog = { id: 'bolt', kind: 'preventAll', controller: 'p2', scope: {} } as const;
const hit = (more: object) => ({ packets: [{ source: 'bolt', to: 'bear', n: 1, ...more }] });

describe('an event made from a setup', () => {
  it('takes what is left out from the card, and from the usual life', () => {
    const { board } = newEvent({
      permanents: [{ id: 'god', controller: 'p2', card: 'toralf-god-of-fury', power: 6 }],
      events: [],
    });
    expect(board.permanents.god).toMatchObject({
      types: ['creature'],
      power: 6,
      toughness: 4,
      colors: ['red'],
    });
    expect(board.effects).toMatchObject([{ id: 'god', controller: 1, from: 'god', kind: 'watch' }]);
    expect(board.players).toEqual([
      { life: 20, poison: 0 },
      { life: 20, poison: 0 },
    ]);
  });

  it('has what is given and nothing for what is left out', () => {
    const { board } = newEvent({ permanents: [bear, { id: 'relic', controller: 'p1' }], events: [] });
    const usual = {
      zone: 'battlefield',
      power: 0,
      marked: 0,
      loyalty: 0,
      defense: 0,
      minusCounters: 0,
      indestructible: false,
      deathtouched: false,
      deathtouchedThisTurn: false,
      colors: [],
      traits: [],
      kinds: [],
    };
    expect(board.permanents).toStrictEqual({
      bear: { ...usual, id: 'bear', controller: 1, types: ['creature'], toughness: 2 },
      relic: { ...usual, id: 'relic', controller: 0, types: [], toughness: 0 },
    });
    expect({ ...board, interpretations: undefined, permanents: undefined }).toStrictEqual({
      interpretations: undefined,
      permanents: undefined,
      active: 0,
      players: [
        { life: 20, poison: 0 },
        { life: 20, poison: 0 },
      ],
      effects: [],
      dealt: [],
      excess: [],
    });
  });

  it('takes from cards what they are and do, and their ids', () => {
    const { board } = newEvent({
      permanents: [
        { id: 'flame', controller: 'p1', card: 'aegar-the-freezing-flame' },
        { id: 'jaya', controller: 'p2', card: 'jaya-venerated-firemage' },
        { id: 'lizard', controller: 'p1', card: 'zilortha-strength-incarnate' },
      ],
      effects: [{ id: 'fog', kind: 'preventAll', controller: 'p2', scope: {} }],
      events: [],
    });
    expect(board.permanents).toMatchObject({
      flame: { card: 'aegar-the-freezing-flame', kinds: ['giant', 'wizard'], colors: ['blue', 'red'] },
      jaya: { card: 'jaya-venerated-firemage', types: ['planeswalker'], loyalty: 5, traits: [] },
      lizard: { card: 'zilortha-strength-incarnate', power: 7, toughness: 3, traits: ['trample'] },
    });
    expect(board.effects).toMatchObject([
      { id: 'flame', card: 'aegar-the-freezing-flame', controller: 0, from: 'flame', kind: 'watch' },
      { id: 'jaya', card: 'jaya-venerated-firemage', controller: 1, from: 'jaya', kind: 'increase' },
      { id: 'lizard', controller: 0, from: 'lizard', kind: 'lethalByPower' },
      { id: 'fog', kind: 'preventAll', controller: 1, scope: { sources: 'any', recipients: 'any' } },
    ]);
  });

  it('keeps its events in their order, each with its sources as they are', () => {
    const { upcoming } = newEvent({
      permanents: [bear, { id: 'ogre', controller: 'p1', types: ['creature'], toughness: 2 }],
      sources: [bolt],
      events: [
        hit({ excessTo: 'p2' }),
        { packets: [{ source: 'ogre', to: 'p2', n: 2 }], combat: true },
        { attackers: [{ attacker: 'ogre', blockers: ['bear'], attacked: 'p2' }] },
        { card: 'ram-through', controller: 'p1', target: 'bear', by: 'ogre' },
        { leaves: 'bear' },
        { endStep: 'p2' },
      ],
    });
    const plain = { colors: [], traits: [], kinds: [] };
    const source = { id: 'bolt', controller: 0, ...plain };
    const ogre = { id: 'ogre', controller: 0, ...plain };
    expect(upcoming).toStrictEqual([
      { kind: 'packets', combat: false, packets: [{ source, recipient: 'bear', n: 1, excessTo: 'p2' }] },
      { kind: 'packets', combat: true, packets: [{ source: ogre, recipient: 'p2', n: 2 }] },
      {
        kind: 'combat',
        attackers: [{ attacker: 'ogre', blockers: ['bear'], attacked: 'p2' }],
        packets: [],
      },
      { kind: 'card', card: 'ram-through', controller: 0, target: 'bear', by: 'ogre' },
      { kind: 'leaves', permanent: 'bear' },
      { kind: 'endStep', player: 1 },
    ]);
  });

  it('is plain data that survives JSON', () => {
    const game = newEvent({
      permanents: [bear],
      sources: [bolt],
      events: [hit({}), { card: 'flame-spill', controller: 'p1', target: 'bear' }],
    });
    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  });

  it('refuses an edition it does not know', () => {
    expect(setupFailure({ edition: '1999', events: [] })).toEqual({ code: 'UNKNOWN_EDITION', place: '1999' });
  });

  it('refuses an event that names what is not there, and says where', () => {
    const permanents = [bear];
    const sources = [bolt];
    const unknown = { code: 'UNKNOWN_NAME' };
    expect(setupFailure({ permanents, events: [hit({})] })).toEqual({ ...unknown, place: 'events.0: bolt' });
    expect(setupFailure({ sources, events: [hit({})] })).toEqual({ ...unknown, place: 'events.0: bear' });
    expect(setupFailure({ permanents, sources, events: [hit({}), hit({ excessTo: 'ox' })] })).toEqual({
      ...unknown,
      place: 'events.1: ox',
    });
    expect(setupFailure({ permanents, events: [{ leaves: 'constructor' }] })).toEqual({
      ...unknown,
      place: 'events.0: constructor',
    });
  });

  it('refuses two things of one name, and excess that goes nowhere', () => {
    expect(setupFailure({ permanents: [bear, bear], events: [] })).toEqual({
      code: 'BAD_SETUP',
      place: 'permanents: bear',
    });
    const setup = { permanents: [bear], sources: [bolt], events: [hit({ excessTo: 'bear' })] };
    expect(setupFailure(setup)).toEqual({ code: 'BAD_SETUP', place: 'events.0: bear' });
  });

  it('refuses a permanent without the number that its type needs', () => {
    const place = 'permanents: it';
    for (const type of ['creature', 'planeswalker', 'battle'] as const) {
      const permanents = [{ id: 'it', controller: 'p1' as const, types: [type] }];
      expect(setupFailure({ permanents, events: [] })).toEqual({ code: 'BAD_SETUP', place });
    }
  });

  it.each([
    ['a creature that is attacked', { attacked: 'bear' }, 'bear'],
    ['an attack on the own side', { attacked: 'p1' }, 'p1'],
    ['an attack on the own planeswalker', { attacked: 'jace' }, 'jace'],
    ['an attacker that is no creature', { attacker: 'jace' }, 'jace'],
    ['a creature that blocks itself', { blockers: ['ogre'] }, 'ogre'],
    ['a blocker of the own side', { blockers: ['elf'] }, 'elf'],
    ['a blocker that is no creature', { blockers: ['teferi'] }, 'teferi'],
    ['a blocker named twice', { blockers: ['bear', 'bear'] }, 'bear'],
  ])('refuses %s, and says where', (_, more, name) => {
    const attackers = [{ attacker: 'ogre', attacked: 'p2', ...more }];
    expect(setupFailure({ permanents: armies, events: [{ attackers }] })).toEqual({
      code: 'BAD_SETUP',
      place: `events.0: ${name}`,
    });
  });

  it('refuses a creature that attacks twice, and attackers of both sides', () => {
    const ogre = { attacker: 'ogre', attacked: 'p2' };
    const failureOf = (other: { attacker: string; attacked: string; blockers?: string[] }) =>
      setupFailure({ permanents: armies, events: [{ attackers: [ogre, other] }] });
    expect(failureOf(ogre)).toEqual({ code: 'BAD_SETUP', place: 'events.0: ogre' });
    expect(failureOf({ attacker: 'bear', attacked: 'p1' })).toEqual({
      code: 'BAD_SETUP',
      place: 'events.0: bear',
    });
    expect(failureOf({ attacker: 'elf', attacked: 'p2', blockers: ['ogre'] })).toEqual({
      code: 'BAD_SETUP',
      place: 'events.0: ogre',
    });
  });

  it.each([
    ['that is not named', {}, 'ram-through'],
    ['of the other player', { by: 'bear' }, 'bear'],
    ['that is the target', { by: 'elf', target: 'elf' }, 'elf'],
  ])('refuses the damage of a creature %s, and says where', (_, more, name) => {
    const event = { card: 'ram-through', controller: 'p1', target: 'teferi', ...more } as const;
    expect(setupFailure({ permanents: armies, events: [event] })).toEqual({
      code: 'BAD_SETUP',
      place: `events.0: ${name}`,
    });
  });

  it('needs no creature for a card that deals its damage itself', () => {
    const event = { card: 'flame-spill', controller: 'p1', target: 'bear' } as const;
    expect(setupFailure({ permanents: armies, events: [event] })).toBeUndefined();
  });

  it('refuses an effect on what is not there, and says where', () => {
    const on = (only: string) =>
      setupFailure({
        permanents: armies,
        effects: [fog, { ...fog, id: 'mist', scope: { only } }],
        events: [],
      });
    expect(on('baer')).toEqual({ code: 'UNKNOWN_NAME', place: 'effects.1: baer' });
    expect([on('bear'), on('p2')]).toEqual([undefined, undefined]);
  });

  it('refuses a setup of the wrong shape, and says where', () => {
    const wrong = { permanents: [{ ...bear, marked: -1 }], events: [] };
    expect(setupFailure(wrong)).toEqual({ code: 'BAD_SETUP', place: 'permanents.0.marked' });
    expect(setupFailure({ permanents: [{ ...bear, id: 'p2' }], events: [] })).toEqual({
      code: 'BAD_SETUP',
      place: 'permanents.0.id',
    });
  });

  const god = { id: 'bolt', controller: 'p1', card: 'magmatic-galleon' } as const;
  const attack = (more: object) => [{ attackers: [{ attacker: 'ogre', attacked: 'p2', ...more }] }];
  const ogreAttacks = { attacker: 'ogre', attacked: 'p2' };

  it.each<[string, EventSetup]>([
    ['the setup uses this name twice', { permanents: [god], sources: [bolt], events: [] }],
    ['the setup uses this name twice', { permanents: [god], effects: [fog], events: [] }],
    [
      'excess damage must go to another recipient',
      { permanents: [bear], sources: [bolt], events: [hit({ excessTo: 'bear' })] },
    ],
    ['the setup has no permanent of this name', { sources: [bolt], events: [hit({})] }],
    ['the setup has no permanent of this name', { events: [{ endStep: 'p1' }, { leaves: 'ox' }] }],
    [
      'the setup has no permanent of this name',
      { events: [{ card: 'flame-spill', controller: 'p1', target: 'ox' }] },
    ],
    [
      'the setup has no permanent of this name',
      { events: [{ card: 'ram-through', controller: 'p1', target: 'p2', by: 'ox' }] },
    ],
    ['the setup has no source or permanent of this name', { permanents: [bear], events: [hit({})] }],
    [
      'the setup has no permanent of this name (did you mean bear?)',
      { permanents: [bear], effects: [{ ...fog, scope: { only: 'baer' } }], events: [] },
    ],
    [
      'needs `by`: the creature that deals its damage',
      { permanents: armies, events: [{ card: 'ram-through', controller: 'p1', target: 'bear' }] },
    ],
    [
      'a creature deals the damage of a card only for its own controller',
      {
        permanents: armies,
        events: [{ card: 'ram-through', controller: 'p1', target: 'teferi', by: 'bear' }],
      },
    ],
    [
      'a creature deals the damage of a card to another target than itself',
      { permanents: armies, events: [{ card: 'ram-through', controller: 'p1', target: 'elf', by: 'elf' }] },
    ],
    [
      'a permanent of this type needs a toughness',
      { permanents: [{ ...bear, toughness: undefined }], events: [] },
    ],
    [
      'a permanent of this type needs a loyalty',
      { permanents: [{ id: 'jace', controller: 'p1', types: ['planeswalker'] }], events: [] },
    ],
    [
      'a permanent of this type needs a defense',
      { permanents: [{ id: 'siege', controller: 'p1', types: ['battle'] }], events: [] },
    ],
    ['only a creature can attack', { permanents: armies, events: attack({ attacker: 'jace' }) }],
    ['only a creature can block', { permanents: armies, events: attack({ blockers: ['teferi'] }) }],
    [
      'a creature can block only attackers of the other player',
      { permanents: armies, events: attack({ blockers: ['elf'] }) },
    ],
    [
      'only a player, a planeswalker or a battle can be attacked',
      { permanents: armies, events: attack({ attacked: 'bear' }) },
    ],
    ['a creature cannot attack its own side', { permanents: armies, events: attack({ attacked: 'jace' }) }],
    ['a creature cannot attack its own side', { permanents: armies, events: attack({ attacked: 'p1' }) }],
    [
      'a creature can block an attacker only once',
      { permanents: armies, events: attack({ blockers: ['bear', 'bear'] }) },
    ],
    [
      'a creature can attack only once',
      { permanents: armies, events: [{ attackers: [ogreAttacks, ogreAttacks] }] },
    ],
    [
      'all attackers must have the same controller',
      { permanents: armies, events: [{ attackers: [ogreAttacks, { attacker: 'bear', attacked: 'p1' }] }] },
    ],
  ])('says why it refuses a setup: %s', (message, setup) => {
    expect(() => newEvent(setup)).toThrow(message);
  });

  it('lets a battle be attacked by its own side', () => {
    const siege = { id: 'siege', controller: 'p1', types: ['battle'], defense: 3 } as const;
    const attackers = [{ attacker: 'ogre', attacked: 'siege' }];
    expect(setupFailure({ permanents: [...armies, siege], events: [{ attackers }] })).toBeUndefined();
  });

  it('is not a match between decks', () => {
    const made = failure(() => newGame({ edition: '2023-11-17', decks: ['a', 'b'], seed: 1, index: 0 }));
    expect(made).toEqual({ code: 'NOT_A_MATCH', place: 'excess-damage' });
    expect(() => newGame({ edition: '2023-11-17', decks: ['a', 'b'], seed: 1, index: 0 })).toThrow(
      'has no matches',
    );
  });
});
