import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor, StateMachine } from 'xstate';
import { GatechartError } from '../../src/api/index.ts';
import * as machines from '../../src/api/machines.ts';
import { gateRuler, processAt } from '../../src/api/machines.ts';
import { gateRuler as ruleset } from '../../src/registered.ts';

const NAMES = {
  'gate-ruler': 'gateRuler',
  'waiting-zone': 'waitingZone',
  'excess-damage': 'excessDamage',
} as const;

const STEP_BY_STEP = readFileSync('test/scenarios/gate-ruler/ch13-damage/13-6a-step-by-step.yaml', 'utf8');

describe('The machines', () => {
  it.each(Object.entries(NAMES))('of %s are all there by name', (folder, name) => {
    const files = readdirSync(`machines/${folder}`).filter(
      (file) => !['types.ts', 'index.ts'].includes(file),
    );
    const written = files
      .flatMap((file) =>
        [...readFileSync(`machines/${folder}/${file}`, 'utf8').matchAll(/^export const (\w+)/gm)].map(
          ([, each]) => each,
        ),
      )
      .filter((each) => each !== 'processOf');
    const all = new Map(Object.entries(machines)).get(name) ?? {};
    expect(Object.keys(all).sort()).toEqual(written.sort());
    for (const [id, machine] of Object.entries(all)) {
      if (id !== 'editions') expect(machine).toBeInstanceOf(StateMachine);
    }
  });
});

/** The states that an actor goes through. */
const statesOf = (source: string, time?: number): readonly string[] => {
  const { machine, input } = processAt(source, gateRuler.rulerDamage, {
    ruleset,
    ...(time === undefined ? {} : { time }),
  });
  const states: string[] = [];
  createActor(machine, {
    input,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && 'value' in event.snapshot) {
        states.push(String(event.snapshot.value));
      }
    },
  }).start();
  return states;
};

describe('A process at a scenario', () => {
  it('13-6a: runs by itself, with every transition for an inspector of your own', () => {
    const all = statesOf(STEP_BY_STEP);
    expect(all).toEqual(['damageZone', 'removed']);
  });

  it('hands back the game that it came to', () => {
    const { machine, input } = processAt(STEP_BY_STEP, gateRuler.rulerDamage, { ruleset, time: 1 });
    const actor = createActor(machine, { input }).start();
    const game = actor.getSnapshot().output?.game;
    expect(game?.sides[1].zones.damage).toHaveLength(2);
    expect(input.game.sides[1].zones.damage).toHaveLength(1);
  });

  it('is the machine of its edition', () => {
    const source = readFileSync('test/scenarios/gate-ruler/ch08-attack/8-2a-1-steps-in-order.yaml', 'utf8');
    const of = (edition: '2021-03' | '1.0.0') =>
      processAt(source, gateRuler.damageStep, { ruleset, edition }).machine;
    expect(of('2021-03')).toBe(gateRuler.damageStep);
    expect(of('1.0.0')).toBe(gateRuler.damageStep100);
  });

  it('is refused where the scenario starts it never, or less often', () => {
    const refusal = (run: () => unknown): string => {
      try {
        run();
      } catch (error) {
        if (error instanceof GatechartError) return `${error.code} ${error.place}: ${error.message}`;
      }
      return '';
    };
    expect(refusal(() => processAt(STEP_BY_STEP, gateRuler.drive, { ruleset }))).toBe(
      'PROCESS_NOT_STARTED scenario: the scenario starts the process drive never',
    );
    expect(refusal(() => processAt(STEP_BY_STEP, gateRuler.rulerDamage, { ruleset, time: 2 }))).toBe(
      'PROCESS_NOT_STARTED scenario: the scenario starts the process rulerDamage only 2 times',
    );
  });
});
