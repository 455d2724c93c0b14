import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { excessDamage, gateRuler, waitingZone } from '../../src/registered.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** Some game of a ruleset; a prompt needs little more of it than the turn. */
const POSITIONS: Readonly<Record<string, string>> = {
  'gate-ruler': 'title: 1-4a prompts\np1: { ruler: knight }\n',
  'waiting-zone': 'title: play.1 prompts\nruleset: waiting-zone\np1: { hand: [ember-fox] }\n',
  'excess-damage':
    'title: 120.1 prompts\nruleset: excess-damage\nsources: [{ id: bolt, controller: p1 }]\nevents: [{ packets: [{ source: bolt, to: p2, n: 1 }] }]\n',
};

describe.each([gateRuler, waitingZone, excessDamage] as readonly Ruleset[])('Prompts of $id', (ruleset) => {
  const { game } = readScenario('case.yaml', POSITIONS[ruleset.id] ?? '').start(ruleset.defaultEdition);
  const view = ruleset.view(game, 0);

  test.each(Object.keys(ruleset.decisions))('%s has one in each language', (kind) => {
    const promptIn = (language: 'en' | 'ja'): string =>
      ruleset.hints?.textView(language).prompt?.({ player: 0, kind, clause: 'any', options: [] }, view) ?? '';
    expect(promptIn('en')).toMatch(/\.$/);
    expect(promptIn('en')).not.toMatch(JAPANESE);
    expect(promptIn('ja')).toMatch(/。$/);
    expect(promptIn('ja')).not.toMatch(/[a-z]{2}/);
  });

  test('differ by the kind of the question', () => {
    for (const language of ['en', 'ja'] as const) {
      const prompts = Object.keys(ruleset.decisions).map((kind) =>
        ruleset.hints?.textView(language).prompt?.({ player: 0, kind, clause: 'any', options: [] }, view),
      );
      expect(new Set(prompts).size).toBe(prompts.length);
    }
  });
});
