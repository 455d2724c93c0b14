import { expect, test } from 'vitest';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import template from '../../../../templates/game/src/index.ts';
import { EnvironmentServer } from '../../src/server/environment-server.ts';

test('a bluff window is a step with one legal action', () => {
  const server = new EnvironmentServer(1, new Map<string, Ruleset>([[template.id, template]]));
  const ask = (request: object) => {
    const { ok, error } = JSON.parse(server.answer(JSON.stringify(request)).line);
    expect(error).toBeUndefined();
    return ok;
  };
  const [first] = ask({ do: 'make', ruleset: template.id, seed: 1 });
  let standing = first;
  let single = 0;
  for (let step = 0; !standing.done; step += 1) {
    if (standing.legal.length === 1) single += 1;
    standing = ask({ do: 'step', env: first.env, action: standing.legal[step % standing.legal.length] });
  }
  expect(single).toBeGreaterThan(0);
});
