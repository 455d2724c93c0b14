import { PLAYERS } from '../../core/decision.ts';
import type { Case } from '../case.ts';
import { holdSame } from '../assertions.ts';

/** What is read of a glance where everything is read that the view has. */
const readLike = (view: unknown, glance: unknown): unknown => {
  if (typeof view !== 'object' || view === null || typeof glance !== 'object' || glance === null)
    return glance;
  if (Array.isArray(view)) {
    return Array.isArray(glance) ? glance.map((each, index) => readLike(view[index], each)) : glance;
  }
  const [whole, worked] = [view, glance] as readonly Readonly<Record<string, unknown>>[];
  return Object.fromEntries(
    Object.keys(whole ?? {}).map((key) => [key, readLike(whole?.[key], worked?.[key])]),
  );
};

export const glance: Case = {
  id: 'glance',
  holds: 'a glance shows what the view shows',
  absent: (ruleset) => (ruleset.glance === undefined ? 'the ruleset has views only (glance)' : undefined),
  *look(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.stops()) {
      yield stop;
      const game = stop.match.game();
      for (const player of PLAYERS) {
        const view = ruleset.view(game, player);
        holdSame(`the glance of player ${player}`, view, readLike(view, ruleset.glance?.(game, player)));
      }
    }
  },
};
