import { startMatch } from '../../runtime/start.ts';
import type { CaseDefinition } from '../case.ts';
import { Violation } from '../assertions.ts';

/** Matches that are held to the laws from their beginning to their end. */
const MATCHES = 2;

export const traceInvariantsCase: CaseDefinition = {
  id: 'laws',
  requirement: 'the course of a match keeps every law',
  skipReason: ({ traceInvariants: made = [] }) => (made.length === 0 ? 'the ruleset has no laws' : undefined),
  *check(ground) {
    const { ruleset } = ground;
    for (const { game, keys, stops } of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const watching = (ruleset.traceInvariants ?? []).map((make) => make());
      let found: Violation | undefined;
      const match = startMatch(ruleset, game, {
        runtime: 'lean',
        onStep: (step, after) => {
          if (after === undefined) return;
          for (const law of watching) {
            const seen = law.check(step, after);
            const place = `step of ${step.machine} from ${step.from} to ${step.to}`;
            if (seen !== undefined) found ??= new Violation({ place, expected: 'no breach of a law', seen });
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
