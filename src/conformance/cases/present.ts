import type { Case } from '../case.ts';
import { holdSame } from '../assertions.ts';

export const present: Case = {
  id: 'present',
  holds: 'a question is presented with the keys that answers use',
  absent: (ruleset) =>
    ruleset.present === undefined ? 'questions are presented as they are (present)' : undefined,
  *look(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.stops()) {
      yield stop;
      const { match, decision } = stop;
      const presented = ruleset.present?.(match.game(), decision) ?? decision;
      const keys = [decision, presented].map(({ options }) => options.map(({ key }) => key));
      holdSame('keys of the question presented', keys[0], keys[1]);
      holdSame('the question presented', { ...decision, options: [] }, { ...presented, options: [] });
    }
  },
};
