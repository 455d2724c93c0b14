import { processesOf } from '../../charts/process-2.ts';
import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

export const decisionsCase: CaseDefinition = {
  id: 'decisions',
  requirement: 'every decision that a chart asks is defined, and every one that is defined is asked by a chart',
  *check(ground) {
    const { editions, decisions: defined } = ground.ruleset;
    const asked = new Map<string, string>();
    for (const machine of Object.values(editions)) {
      yield undefined;
      for (const { id, states } of processesOf(machine)) {
        for (const { asks, path } of states) if (asks !== undefined) asked.set(asks, `${id}.${path}`);
      }
    }
    for (const [kind, state] of asked) {
      assertThat(Object.hasOwn(defined, kind), () => ({
        place: state,
        expected: `a function decisions.${kind}, as the state asks "${kind}"`,
        seen: `decisions has ${Object.keys(defined).join(', ') || 'none'}`,
      }));
    }
    for (const kind of Object.keys(defined)) {
      assertThat(asked.has(kind), () => ({
        place: `decisions.${kind}`,
        expected: 'a state that asks it (meta.asks)',
        seen: 'none in any edition',
      }));
    }
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { kind } = stop.decision;
      assertThat(Object.hasOwn(defined, kind), () => ({
        place: 'kind of the question',
        expected: `one of ${Object.keys(defined).join(', ')}`,
        seen: kind,
      }));
    }
  },
};
