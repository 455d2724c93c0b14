import type { CaseDefinition } from '../case.ts';
import { assertSame } from '../assertions.ts';

export const presentCase: CaseDefinition = {
  id: 'present',
  requirement: 'a question is presented with the keys that answers use',
  skipReason: (ruleset) =>
    ruleset.present === undefined ? 'questions are presented as they are (present)' : undefined,
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      const presented = ruleset.present?.(match.game(), decision) ?? decision;
      const keys = [decision, presented].map(({ options }) => options.map(({ key }) => key));
      assertSame('keys of the question presented', keys[0], keys[1]);
      assertSame('the question presented', { ...decision, options: [] }, { ...presented, options: [] });
    }
  },
};
