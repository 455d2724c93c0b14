import { startMatch } from '../../runtime/start.ts';
import type { Case } from '../case.ts';
import { Wrong } from '../assertions.ts';

/** Matches that are held to the laws from their beginning to their end. */
const MATCHES = 2;

export const laws: Case = {
  id: 'laws',
  holds: 'the course of a match keeps every law',
  absent: ({ laws: made = [] }) => (made.length === 0 ? 'the ruleset has no laws' : undefined),
  *look(ground) {
    const { ruleset } = ground;
    for (const { game, keys, stops } of (yield* ground.begun()).slice(0, MATCHES)) {
      const watching = (ruleset.laws ?? []).map((make) => make());
      let found: Wrong | undefined;
      const match = startMatch(ruleset, game, {
        runtime: 'lean',
        onStep: (step, after) => {
          if (after === undefined) return;
          for (const law of watching) {
            const seen = law.breach(step, after);
            const place = `step of ${step.machine} from ${step.from} to ${step.to}`;
            if (seen !== undefined) found ??= new Wrong({ place, expected: 'no breach of a law', seen });
          }
        },
      });
      for (const [number, key] of keys.entries()) {
        yield stops[number];
        match.answer(match.pending()?.decision.player ?? 0, key);
        if (found !== undefined) throw found;
      }
    }
  },
};
