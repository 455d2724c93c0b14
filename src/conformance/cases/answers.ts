import type { CaseDefinition } from '../case.ts';
import { assertThat } from '../assertions.ts';

export const optionsCase: CaseDefinition = {
  id: 'options',
  requirement: 'a question has two options or more, each with a key of its own, sorted by it',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const keys: readonly unknown[] = stop.decision.options.map(({ key }) => key);
      assertThat(keys.length >= 2, () => ({
        place: 'options',
        expected: 'two or more: what is forced is done by the chart, with nobody asked',
        seen: keys,
      }));
      for (const [index, key] of keys.entries()) {
        assertThat(typeof key === 'string' && key !== '', () => ({
          place: `options.${index}`,
          expected: 'a key with text',
          seen: key,
        }));
        const before = keys[index - 1];
        if (index === 0 || (before as string) < (key as string)) continue;
        assertThat(before !== key, () => ({ place: `options.${index}`, expected: 'a key of its own', seen: key }));
        assertThat(false, () => ({
          place: `options.${index}`,
          expected: `${JSON.stringify(key)} before ${JSON.stringify(before)} (canonicalOptions sorts)`,
          seen: keys,
        }));
      }
    }
  },
};
