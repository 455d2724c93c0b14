import { expect, test } from 'vitest';
import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import { run } from '../support/run.ts';

/** The table and the options in words where the answers lead. */
const shown = (setup: EventSetup, language: 'en' | 'ja', answers: readonly string[] = []) => {
  const { game, open } = run(setup, answers);
  const view = excessDamage.view(game, 0);
  const text = excessDamage.hints?.textView(language);
  return {
    table: text?.table(view).map((line) => line.replaceAll('\u00a0', ' ')),
    options: open?.options.map((option) => text?.option(option, view)),
    brief: open?.options.map((option) => text?.brief?.(option, view)),
  };
};

const scope = { recipients: 'any' } as const;
const setup: EventSetup = {
  permanents: [
    { id: 'bear', controller: 'p2', types: ['creature'], power: 1, toughness: 2, indestructible: true },
    { id: 'toralf-god-of-fury', card: 'toralf-god-of-fury', controller: 'p1' },
    { id: 'magmatic-galleon', card: 'magmatic-galleon', controller: 'p1' },
  ],
  sources: [{ id: 'bolt', controller: 'p1' }],
  effects: [
    { id: 'double', kind: 'multiply', controller: 'p1', scope, by: 2 },
    { id: 'more', kind: 'increase', controller: 'p1', scope, by: 1 },
  ],
  events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
};

test('the table names players, permanents and the damage under way, in both languages', () => {
  expect(shown(setup, 'en').table).toEqual([
    'Turn of player 1',
    '  Player 2: life 20  poison 0',
    '    bear 1/2',
    '  Damage: 3 by bolt to bear',
    '  Player 1 (you): life 20  poison 0',
    '    Toralf, God of Fury 5/4   Magmatic Galleon',
  ]);
  expect(shown(setup, 'ja').table).toEqual([
    'プレイヤー1のターン',
    '  プレイヤー2: ライフ20  毒カウンター0',
    '    bear 1/2',
    '  ダメージ: boltからbearへ3点',
    '  プレイヤー1(あなた): ライフ20  毒カウンター0',
    '    怒りの神、トラルフ 5/4   Magmatic Galleon',
  ]);
});

test('an option says what it does, in brief without the text of an effect', () => {
  expect(shown(setup, 'en')).toMatchObject({
    options: [
      'apply more: Increase damage from a source to anyone or anything by 1.',
      'apply double: Multiply damage from a source to anyone or anything by 2.',
    ],
    brief: ['apply more', 'apply double'],
  });
  expect(shown(setup, 'ja', ['apply x2']).options).toEqual([
    '積む:Magmatic Galleon',
    '積む:怒りの神、トラルフ(bearの余剰5点)',
  ]);
  expect(shown(setup, 'ja', ['apply x2', 'put toralf-god-of-fury (bear: 5)']).options).toEqual([
    '選ぶ:プレイヤー1',
    '選ぶ:プレイヤー2',
    '選ぶ:怒りの神、トラルフ',
  ]);
});
