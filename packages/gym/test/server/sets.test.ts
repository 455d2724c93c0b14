import { describe, expect, it } from 'vitest';
import { namedSet, withCustomSets } from '../../../../src/core/cards/custom-sets.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { gateRuler } from '../../../../src/registered.ts';
import { lamps } from '../../../../test/selfplay/support/lamps.ts';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

const source = { name: 'lamps.json', value: lamps() };

const served = (sets: readonly (typeof source)[]): EnvironmentServer => {
  const ruleset = withCustomSets(gateRuler as unknown as Ruleset, sets);
  return new EnvironmentServer(undefined, new Map([[ruleset.id, ruleset]]));
};

const ask = (server: EnvironmentServer, request: object) =>
  JSON.parse(server.answer(JSON.stringify(request)).line);

const MAKE = { do: 'make', decks: ['lamps', 'lamps'], seed: 2 };

describe('A server with card sets', () => {
  it('names them, and has their decks, with numbers and slots for their cards', () => {
    const [told] = ask(served([source]), { do: 'hello' }).ok.rulesets;
    const [plain] = ask(served([]), { do: 'hello' }).ok.rulesets;
    expect(told).toMatchObject({ sets: [namedSet(source)], decks: expect.arrayContaining(['lamps']) });
    expect(plain.sets).toBeUndefined();
    expect(told.layout.size).toBeGreaterThan(plain.layout.size);
    expect(told.slots.hash).not.toBe(plain.slots.hash);
    const server = served([source]);
    const [made] = ask(server, MAKE).ok;
    expect(made.observation).toHaveLength(told.layout.size);
    expect(ask(served([]), MAKE).error.code).toBe('UNKNOWN_DECK');
  });

  it('takes back a match that it saved with the same sets, and no others', () => {
    const server = served([source]);
    const [{ env }] = ask(server, MAKE).ok;
    const saved = ask(server, { do: 'save', env }).ok;
    expect(saved.sets).toEqual([namedSet(source)]);
    const loaded = (sets: readonly (typeof source)[], decks: readonly string[]) => {
      const other = served(sets);
      ask(other, { do: 'make', decks });
      return ask(other, { do: 'load', env: 0, saved });
    };
    expect(loaded([source], MAKE.decks).ok).toMatchObject({ done: false });
    expect(loaded([{ ...source, name: 'renamed.json' }], MAKE.decks).ok).toMatchObject({ done: false });
    for (const [sets, decks] of [
      [[], ['atlas-drive', 'atlas-drive']],
      [[{ ...source, value: lamps(3) }], MAKE.decks],
    ] as const) {
      expect(loaded(sets, decks).error).toMatchObject({
        code: 'SETS_DIFFER',
        message: expect.stringMatching(/^the environment has other card sets: lamps\.json \(digest/),
      });
    }
  });

  it('takes back no match that was saved without them', () => {
    const plain = served([]);
    const [{ env }] = ask(plain, { do: 'make' }).ok;
    const saved = ask(plain, { do: 'save', env }).ok;
    const server = served([source]);
    ask(server, { do: 'make' });
    expect(ask(server, { do: 'load', env: 0, saved }).error).toMatchObject({
      code: 'SETS_DIFFER',
      message: 'the environment has other card sets: none',
    });
  });
});
