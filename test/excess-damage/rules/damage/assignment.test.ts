import { describe, expect, it } from 'vitest';
import { repairAssignment } from '../../../../src/rulesets/excess-damage/rules/assignment.ts';
import { newEvent } from '../../../../src/rulesets/excess-damage/rules/new-game.ts';
import { excessDamage } from '../../../../src/rulesets/excess-damage/ruleset.ts';
import { startMatch } from '../../../../src/runtime/start.ts';

const DOZEN = Array.from({ length: 12 }, (_, index) => index);
const blockers = DOZEN.map((index) => `blocker ${index}`);

/** Twelve attackers, every other one with deathtouch, all blocked by the same twelve creatures. */
const crowd = (edition: string) =>
  newEvent({
    edition,
    life: [99, 999],
    permanents: [
      ...DOZEN.map((index) => ({
        id: `attacker ${index}`,
        controller: 'p1' as const,
        types: ['creature'] as const,
        power: 7,
        toughness: 1,
        traits: index % 2 === 0 ? (['trample', 'deathtouch'] as const) : (['trample'] as const),
      })),
      ...blockers.map((id) => ({
        id,
        controller: 'p2' as const,
        types: ['creature'] as const,
        toughness: 9,
      })),
    ],
    events: [
      { attackers: DOZEN.map((index) => ({ attacker: `attacker ${index}`, blockers, attacked: 'p2' })) },
    ],
  });

describe('the assignment of the damage of many attackers', () => {
  it.each(['2023-11-17', '2024-11-08'])('510.1e a dozen of them share a dozen blockers in %s', (edition) => {
    const match = startMatch(excessDamage, crowd(edition), { runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      match.answer(open.decision.player, open.decision.options[0]?.key ?? '');
    }
    const { board } = match.game();
    const past = board.dealt.filter(({ recipient }) => recipient === 'p2').length;
    const alive = blockers.filter((id) => board.permanents[id]?.zone === 'battlefield');
    expect(board.dealt.reduce((sum, { n }) => sum + n, 0)).toBe(12 * 7);
    expect(past === 0 || alive.length === 0).toBe(true);
  });

  it('510.1e/short what is called back is no longer assigned where it was', () => {
    const game = newEvent({
      permanents: [
        { id: 'boar', controller: 'p1', types: ['creature'], power: 3, toughness: 2, traits: ['trample'] },
        { id: 'bear', controller: 'p2', types: ['creature'], toughness: 2 },
      ],
      events: [{ attackers: [{ attacker: 'boar', blockers: ['bear'], attacked: 'p2' }] }],
    });
    const short = [
      { attacker: 0, recipient: 'bear', n: 1 },
      { attacker: 0, recipient: 'p2', n: 2 },
    ];
    expect(repairAssignment(game, short)).toEqual([
      { attacker: 0, recipient: 'bear', n: 3 },
      { attacker: 0, recipient: 'p2', n: 0 },
    ]);
  });
});
