import { PLAYERS } from '../../core/decision.ts';
import type { CaseDefinition } from '../case.ts';
import { assertSame } from '../assertions.ts';

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

export const lazyViewCase: CaseDefinition = {
  id: 'glance',
  requirement: 'a glance shows what the view shows',
  skipReason: (ruleset) => (ruleset.lazyView === undefined ? 'the ruleset has views only (glance)' : undefined),
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const game = stop.match.game();
      for (const player of PLAYERS) {
        const view = ruleset.view(game, player);
        assertSame(`the glance of player ${player}`, view, readLike(view, ruleset.lazyView?.(game, player)));
      }
    }
  },
};
