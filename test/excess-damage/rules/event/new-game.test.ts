import { describe, expect, it } from 'vitest';
import { GatechartError } from '../../../../src/kernel/error.ts';
import { newEvent, newGame } from '../../../../src/rulesets/excess-damage/rules/event/new-game.ts';
import type { EventSetup } from '../../../../src/rulesets/excess-damage/rules/event/setup.ts';

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

  it('refuses a setup of the wrong shape, and says where', () => {
    const wrong = { permanents: [{ ...bear, marked: -1 }], events: [] };
    expect(setupFailure(wrong)).toEqual({ code: 'BAD_SETUP', place: 'permanents.0.marked' });
    expect(setupFailure({ permanents: [{ ...bear, id: 'p2' }], events: [] })).toEqual({
      code: 'BAD_SETUP',
      place: 'permanents.0.id',
    });
  });

  it('is not a match between decks', () => {
    const made = failure(() => newGame({ edition: '2023-11-17', decks: ['a', 'b'], seed: 1, index: 0 }));
    expect(made).toEqual({ code: 'NOT_A_MATCH', place: 'excess-damage' });
  });
});
