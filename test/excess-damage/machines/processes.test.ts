import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { assignment } from '../../../machines/excess-damage/assignment.ts';
import { damage } from '../../../machines/excess-damage/damage.ts';
import { event } from '../../../machines/excess-damage/event.ts';
import { modification } from '../../../machines/excess-damage/modification.ts';
import { stateBasedActions } from '../../../machines/excess-damage/state-based-actions.ts';
import { triggerPlacement } from '../../../machines/excess-damage/trigger-placement.ts';
import type { RuleMachine } from '../../../machines/excess-damage/types.ts';
import { announceDamage } from '../../../src/rulesets/excess-damage/rules/announcement.ts';
import { checkExcess } from '../../../src/rulesets/excess-damage/rules/excess-check.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import type { ExcessDamageEvent } from '../../../src/rulesets/excess-damage/state/event.ts';
import type { Game } from '../../../src/rulesets/excess-damage/state/game.ts';
import { rootChartOf } from '../../../src/runtime/ruleset-calls.ts';
import { bolt, creature, flameSpill, permanent } from '../support/permanents.ts';

/** Runs a process alone, with no answers, to its output or its first question. */
const alone = (process: RuleMachine, game: Game): { readonly state: unknown; readonly game: Game } => {
  const actor = createActor(process, { input: { game } });
  actor.subscribe({ error: (error) => expect.fail(String(error)) });
  actor.start();
  const { value, output, context } = actor.getSnapshot();
  return { state: value, game: output?.game ?? context.game };
};

const factsOf = ({ facts }: Game): readonly ExcessDamageEvent['what'][] =>
  facts.slice().map(({ what }) => what);

const spilled = newEvent({ permanents: [creature('bear', 2)], events: [flameSpill('bear')] });

describe('the processes of a damage event', () => {
  it('120.4 all run in both runtimes', () => {
    expect(rootChartOf(excessDamage, spilled).id).toBe(event.id);
  });

  it('120.4 damage takes an announced event through its steps and leaves none', () => {
    const { state, game } = alone(damage, announceDamage(spilled));
    expect(state).toBe('dealt');
    expect(game.event).toBeUndefined();
    expect(game.board.permanents.bear).toMatchObject({ marked: 2, zone: 'battlefield' });
  });

  it('120.4b modification changes amounts and nothing else', () => {
    const start = announceDamage(
      newEvent({
        permanents: [permanent('furnace-of-rath', 'p1')],
        sources: [bolt],
        events: [{ packets: [{ source: 'bolt', to: 'p2', n: 2 }] }],
      }),
    );
    const { state, game } = alone(modification, start);
    expect(state).toBe('modified');
    expect(game.event?.packets.map(({ n }) => n)).toEqual([4]);
    expect(game.board).toBe(start.board);
  });

  it('510.1c assignment turns a combat into packets', () => {
    const start = newEvent({
      permanents: [creature('ogre', 5, { controller: 'p1', power: 5 }), creature('bear', 2)],
      events: [{ attackers: [{ attacker: 'ogre', blockers: ['bear'], attacked: 'p2' }] }],
    });
    const { state, game } = alone(assignment, start);
    expect(state).toBe('assigned');
    expect(game.upcoming).toMatchObject([
      { kind: 'packets', combat: true, packets: [{ recipient: 'bear', n: 5 }] },
    ]);
  });

  it('704.3 state-based actions do nothing where nothing is due', () => {
    const { state, game } = alone(stateBasedActions, spilled);
    expect(state).toBe('quiet');
    expect(factsOf(game)).toEqual([]);
  });

  it('603.3b trigger placement asks for a target and waits', () => {
    const announced = announceDamage(
      newEvent({
        permanents: [creature('bear', 2), permanent('toralf-god-of-fury', 'p1')],
        sources: [bolt],
        events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
      }),
    );
    const { state, game } = alone(triggerPlacement, checkExcess(announced));
    expect(state).toBe('target');
    expect(game.stack).toEqual([]);
  });
});
