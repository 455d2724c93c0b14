import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/narration.ts';
import { englishLocale } from '../../../src/rulesets/excess-damage/text/english.ts';
import { narrate } from '../../../src/rulesets/excess-damage/text/narration.ts';
import { view } from '../../../src/rulesets/excess-damage/views/player-view.ts';
import { filedEvents, runFiled } from '../support/filed.ts';
import { creature, flameSpill, permanent } from '../support/permanents.ts';
import { run } from '../support/run.ts';

const setup = {
  permanents: [creature('bear', 2), permanent('jaya-venerated-firemage', 'p1')],
  events: [flameSpill('bear')],
};

const told = (language: Language): readonly string[] => {
  const { game, facts } = run(setup);
  return facts.map((fact) => narrate(game, fact, null, language));
};

describe('the telling of a damage event', () => {
  it('says in English what happened', () => {
    expect(told('en')).toEqual([
      'Flame Spill is to deal 4 damage to bear',
      'bear keeps 2, and the excess of 2 goes to Player 2 instead',
      'Jaya, Venerated Firemage makes the damage of Flame Spill to bear 3 instead of 2',
      'Jaya, Venerated Firemage makes the damage of Flame Spill to Player 2 3 instead of 2',
      'Flame Spill deals 3 damage to bear',
      'Flame Spill deals 3 damage to Player 2',
      'bear was dealt 1 excess damage',
      '3 damage is marked on bear',
      'Player 2 loses 3 life',
      'bear is destroyed',
    ]);
  });

  it('says in Japanese what happened', () => {
    expect(told('ja').slice(0, 3)).toEqual([
      '炎の氾濫がbearに4点のダメージを与えようとする',
      'bearに2点が残り、余剰の2点は代わりにプレイヤー2へ向かう',
      '敬慕される炎魔道士、ヤヤにより、炎の氾濫からbearへのダメージは2点から3点になる',
    ]);
  });

  it('uses the names of the players', () => {
    const { game, facts } = run(setup);
    const lost = facts.find(({ what }) => what === 'lifeLost');
    expect(lost && narrate(game, lost, 0, 'en', ['Ann', 'Ben'])).toBe('Ben loses 3 life');
  });

  it('has a line without gaps for every fact of every scenario', () => {
    const kinds = new Set<string>();
    for (const event of filedEvents) {
      const { game, facts } = runFiled(event);
      for (const fact of facts) {
        kinds.add(fact.what);
        for (const language of ['en', 'ja'] as const) {
          expect(narrate(game, fact, 1, language)).not.toMatch(/undefined|NaN|\[object|^$/);
        }
      }
    }
    expect(kinds).toEqual(new Set(Object.keys(englishLocale.messages)));
  });
});

describe('what a player may know of a damage event', () => {
  it('is everything but what was told last', () => {
    const { game } = run(setup);
    const { facts: _, ...rest } = game;
    expect(view(game, 0)).toEqual({ viewer: 0, ...rest });
  });
});
