import { describe, expect, it } from 'vitest';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import { headline } from '../../../src/rulesets/gate-ruler/text/narration.ts';
import { facts, moved } from './facts.ts';
import { factsOfMatch } from './match-facts.ts';

const kept = (told: readonly GateRulerEvent[]) =>
  told.filter((fact) => headline(fact) !== undefined && headline(fact)?.is !== 'idle');

const LEFT_OUT = ['passed', 'put', 'resolved', 'gateBreak', 'moment', 'exhausted'] as const;
const KEPT = ['played', 'attacked', 'dealt', 'rulerDamage', 'destroyed', 'lost', 'over'] as const;

describe('the headlines of Gate Ruler', () => {
  const { facts: all } = factsOfMatch(3);

  it('leave out empty windows and bookkeeping', () => {
    const kinds = new Set(kept(all).map(({ what }) => what));
    for (const what of LEFT_OUT) expect(kinds).not.toContain(what);
    expect(kept(all).length).toBeLessThan(all.length / 4);
  });

  it.each(KEPT)('keep every fact of the kind "%s"', (kind) => {
    const told = all.filter(({ what }) => what === kind);
    expect(told.length).toBeGreaterThan(0);
    expect(kept(told)).toEqual(told);
  });

  it.each(['6-3c', '10-3e-2', '15-8'] as const)(
    '%s: tell what is lost from the drive zone, which whoever passed may have overlooked',
    (clause) => {
      expect(
        kept([moved(clause, { player: 0, zone: 'drive' }, { player: 0, zone: 'graveyard' })]),
      ).toHaveLength(1);
    },
  );

  it('13-6d-3: tell where the card of a counter goes', () => {
    const from = { player: 0, zone: 'counter' } as const;
    expect(kept([moved('13-6d-3', from, { player: 0, zone: 'graveyard' })])).toHaveLength(1);
  });

  it('14-3b-4: tell that a play is taken back', () => {
    expect(kept([facts.takenBack])).toHaveLength(1);
  });

  it('9-4b: tell that an effect resolved only where nothing came of it, and nothing of a unit', () => {
    const ability: GateRulerEvent = { ...facts.playsCounter, clause: '9-4b', what: 'resolved' };
    expect(headline(ability)).toEqual({ is: 'idle' });
    expect(headline(facts.resolves)).toBeUndefined();
  });

  it('12-4b-2: tell a destruction once', () => {
    const leaves: GateRulerEvent = { ...facts.leaves, clause: '12-4b-2' };
    expect(kept([facts.destroyed, leaves])).toEqual([facts.destroyed]);
  });

  it.each([
    ['15-7: cards that are driven', facts.drivesByEffect],
    ['15-16: a deck that an effect shuffles', { ...facts.shuffles, clause: '15-16' }],
    ['6-2a: a summon cap that an effect sets', { clause: '6-2a', what: 'summonCap', player: 0, cap: 4 }],
  ] as const)('tell of %s', (_, fact) => {
    expect(kept([fact])).toHaveLength(1);
  });

  it('5-2a, 4-5a: leave out what every match and turn begins with', () => {
    const cap: GateRulerEvent = {
      clause: '6-2a',
      decidedBy: ['4-5a'],
      what: 'summonCap',
      player: 0,
      cap: 2,
    };
    expect(kept([{ ...facts.shuffles, clause: '5-2a' }, cap])).toEqual([]);
  });

  it('12-5a: tell that a unit had to leave', () => {
    expect(kept([facts.leaves])).toHaveLength(1);
  });
});
