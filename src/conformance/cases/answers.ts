import type { Case } from '../case.ts';
import { hold } from '../assertions.ts';

export const options: Case = {
  id: 'options',
  holds: 'a question has two options or more, each with a key of its own, sorted by it',
  *look(ground) {
    for (const stop of yield* ground.stops()) {
      yield stop;
      const keys: readonly unknown[] = stop.decision.options.map(({ key }) => key);
      hold(keys.length >= 2, () => ({
        place: 'options',
        expected: 'two or more: what is forced is done by the chart, with nobody asked',
        seen: keys,
      }));
      for (const [index, key] of keys.entries()) {
        hold(typeof key === 'string' && key !== '', () => ({
          place: `options.${index}`,
          expected: 'a key with text',
          seen: key,
        }));
        const before = keys[index - 1];
        if (index === 0 || (before as string) < (key as string)) continue;
        hold(before !== key, () => ({ place: `options.${index}`, expected: 'a key of its own', seen: key }));
        hold(false, () => ({
          place: `options.${index}`,
          expected: `${JSON.stringify(key)} before ${JSON.stringify(before)} (canonicalOptions sorts)`,
          seen: keys,
        }));
      }
    }
  },
};
