import { processesOf } from '../../charts/process-2.ts';
import type { Case } from '../case.ts';
import { hold } from '../assertions.ts';

export const decisions: Case = {
  id: 'decisions',
  holds: 'every decision that a chart asks is defined, and every one that is defined is asked by a chart',
  *look(ground) {
    const { editions, decisions: defined } = ground.ruleset;
    const asked = new Map<string, string>();
    for (const machine of Object.values(editions)) {
      yield undefined;
      for (const { id, states } of processesOf(machine)) {
        for (const { asks, path } of states) if (asks !== undefined) asked.set(asks, `${id}.${path}`);
      }
    }
    for (const [kind, state] of asked) {
      hold(Object.hasOwn(defined, kind), () => ({
        place: state,
        expected: `a function decisions.${kind}, as the state asks "${kind}"`,
        seen: `decisions has ${Object.keys(defined).join(', ') || 'none'}`,
      }));
    }
    for (const kind of Object.keys(defined)) {
      hold(asked.has(kind), () => ({
        place: `decisions.${kind}`,
        expected: 'a state that asks it (meta.asks)',
        seen: 'none in any edition',
      }));
    }
    for (const stop of yield* ground.stops()) {
      yield stop;
      const { kind } = stop.decision;
      hold(Object.hasOwn(defined, kind), () => ({
        place: 'kind of the question',
        expected: `one of ${Object.keys(defined).join(', ')}`,
        seen: kind,
      }));
    }
  },
};
