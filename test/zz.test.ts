import { it, describe } from 'vitest';
import { rulesets } from '../src/registry.ts';
import { conforms } from '../src/conformance/conforms.ts';
describe.each([...rulesets.values()])('$id', (r) => {
  for (const c of conforms(r)) it.skipIf(c.skip)(c.title, c.run);
});
