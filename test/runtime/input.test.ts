import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { processesOf } from '../../src/charts/process.ts';
import { rulesets } from '../../src/registered.ts';

describe.each([...rulesets.values()])('every process of $id', ({ editions }) => {
  const machines = Object.values<AnyStateMachine>(editions)
    .flatMap((root) => processesOf(root))
    .map(({ id, chart }) => [id, chart.machine] as const);

  it.each([...new Map(machines)])('says what %s needs where it is started without input', (id, machine) => {
    let error: unknown;
    const actor = createActor(machine);
    actor.subscribe({ error: (thrown) => (error = thrown) });
    actor.start();
    expect(error).toMatchObject({ code: 'NO_INPUT', place: id });
  });
});
