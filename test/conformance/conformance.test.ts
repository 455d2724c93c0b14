import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { rulesets } from '../../src/registered.ts';

/** Faces that a ruleset may be without. */
const MAY_LACK = ['chance', 'laws', 'leaks', 'imagined', 'glance', 'seenKey', 'observations', 'present'];

describe.each([...rulesets.values()])('$id', (ruleset) => {
  const cases = conforms(ruleset, { golden: `test/conformance/golden/${ruleset.id}` });

  it('is held to every case, but those about faces that it lacks', () => {
    const skipped = cases.flatMap(({ id, skip }) => (skip === undefined ? [] : [id]));
    expect(skipped.filter((id) => !MAY_LACK.includes(id) && !id.endsWith('-leaks'))).toEqual([]);
    expect(cases.filter(({ id }) => id.startsWith('golden/')).length).toBeGreaterThan(0);
  });

  for (const { title, skip, run } of cases) if (skip === undefined) it(title, run);
});
