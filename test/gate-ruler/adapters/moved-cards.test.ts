import { expect, test } from 'vitest';
import { PLAYERS } from '../../../src/core/decision.ts';
import { Chance } from '../../../src/core/random.ts';
import { gateRuler } from '../../../src/rulesets/gate-ruler/ruleset.ts';
import { startMatch } from '../../../src/runtime/start.ts';

test('a waiting ability or damage keeps the name of its source after that has moved, as on the page', () => {
  const { matchGenerator } = gateRuler;
  if (matchGenerator === undefined) throw new Error('no random matches');
  let named = 0;
  for (let number = 0; number < 8; number += 1) {
    const chance = new Chance(5, number, 'moved');
    const edition = gateRuler.defaultEdition;
    const start = matchGenerator.generate(chance, edition, () => 1);
    const match = startMatch(gateRuler, matchGenerator.newGame(start, edition, number), { runtime: 'lean' });
    for (let open = match.pending(); open !== undefined; open = match.pending()) {
      const game = match.game();
      for (const player of PLAYERS) {
        const view = gateRuler.view(game, player);
        if (view.moved === undefined) continue;
        const items = gateRuler.renderBoard?.(game, player).middle.items ?? [];
        const lines = gateRuler.hints?.textView('en').moment?.(view).join('\n') ?? '';
        for (const { card, kind, parts } of items) {
          const [name] = parts;
          if (card !== undefined || kind === 'drive' || typeof name !== 'object') continue;
          expect(lines).toContain(name.en);
          named += 1;
        }
      }
      match.answer(open.decision.player, chance.pick(open.decision.options).key);
    }
  }
  expect(named).toBeGreaterThan(3);
});
