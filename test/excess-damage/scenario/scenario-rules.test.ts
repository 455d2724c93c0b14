import { describe, expect, it } from 'vitest';
import { ScenarioFault } from '../../../src/core/adapters/scenario.ts';
import type { Position } from '../../../src/core/game-state.ts';
import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import { scenario } from '../../../src/rulesets/excess-damage/scenario/scenario.ts';
import type { Game } from '../../../src/rulesets/excess-damage/state/game.ts';
import { DEFAULT_EDITION } from '../../../src/rulesets/excess-damage/state/interpretations.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { bolt, creature, flameSpill } from '../support/permanents.ts';

const built = (setup: EventSetup): Position<Game> =>
  scenario.build(scenario.position.parse(setup), { edition: DEFAULT_EDITION, seed: 1 });

const setup: EventSetup = { permanents: [creature('bear', 2)], events: [flameSpill('bear')] };

const resolved = (): Game => resumeMatch(excessDamage, built(setup), { runtime: 'lean' }).game();

const fault = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return error instanceof ScenarioFault ? error.path : error;
  }
};

describe('scenario files about damage events', () => {
  it('start before the first event and run to its end', () => {
    const position = built(setup);
    expect(position.stack).toEqual([{ state: 'upcoming', rest: {} }]);
    expect(scenario.activity('all done', position.game)).toBe('busy');
    expect(scenario.activity('all done', resolved())).toBe('quiet');
  });

  it('are told what is not as expected, part by part', () => {
    const game = resolved();
    const right = {
      life: [20, 18],
      permanents: { bear: { marked: 2, zone: 'graveyard' } },
      dealt: { bear: 2, p2: 2 },
      excess: {},
    };
    expect(scenario.check(game, right, [])).toEqual([]);
    const wrong = { ...right, life: [20, 17], dealt: { bear: 2 }, excess: { bear: 1 } };
    expect(scenario.check(game, wrong, [])).toEqual([
      { path: ['life', 1], expected: '17', found: '18' },
      { path: ['dealt', 'p2'], expected: '0', found: '2' },
      { path: ['excess', 'bear'], expected: '1', found: '0' },
    ]);
    expect(fault(() => scenario.check(game, { permanents: { ox: { marked: 1 } } }, []))).toEqual([
      'permanents',
      'ox',
    ]);
  });

  it('are refused at the place that names what is not there', () => {
    const lost = { sources: [bolt], events: [{ packets: [{ source: 'bolt', to: 'ox', n: 1 }] }] };
    expect(fault(() => built(lost))).toEqual(['events', 0]);
  });

  it('tell facts with names for the players', () => {
    const game = resolved();
    const fact = { clause: '704.5a', what: 'lost', player: 1 } as const;
    expect(scenario.describe(game, fact)).toEqual({ ...fact, player: 'p2' });
  });
});
