import { describe, expect, it } from 'vitest';
import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import { newGame } from '../../../src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import { englishLocale } from '../../../src/rulesets/gate-ruler/text/english.ts';
import { narrate } from '../../../src/rulesets/gate-ruler/text/narration.ts';
import { facts, game } from './facts.ts';
import { factsOfMatch } from './match-facts.ts';

describe('the narration of Gate Ruler', () => {
  it('has examples of every kind of fact', () => {
    const kinds = new Set(Object.values(facts).map(({ what }) => what));
    expect(kinds).toEqual(new Set(Object.keys(englishLocale.messages)));
  });

  it('3-5b: names a hidden card to those who may know it only', () => {
    const hidden: GateRulerEvent = { ...facts.draws, knownTo: [1] };
    expect(narrate(game, hidden, 1, 'en')).toBe('Player 2 draws Spark Volley');
    expect(narrate(game, hidden, null, 'en')).toBe('Player 2 draws Spark Volley');
    expect(narrate(game, hidden, 0, 'en')).toBe('Player 2 draws a card');
    expect(narrate(game, hidden, 0, 'ja')).toBe('プレイヤー2はカードを引く');
    const back: GateRulerEvent = { ...facts.returnsToOwner, knownTo: [1] };
    expect(narrate(game, back, 0, 'en')).toBe(
      "A card goes from Player 2's defense zone D1 to Player 1's hand",
    );
  });

  it('3-2b-1: never names a card of a whole match that the viewer may not know', () => {
    const { end, facts: all } = factsOfMatch(4);
    const hiddenFrom = (viewer: Player) =>
      all.filter(({ knownTo }) => knownTo !== undefined && !knownTo.includes(viewer));
    expect(hiddenFrom(0).length).toBeGreaterThan(10);
    const names = Object.values(end.cards)
      .filter(({ type }) => type !== 'ruler')
      .flatMap(({ name }) => [name.en, name.ja]);
    const leaks = PLAYERS.flatMap((viewer) =>
      hiddenFrom(viewer)
        .flatMap((fact) => [narrate(end, fact, viewer, 'en'), narrate(end, fact, viewer, 'ja')])
        .filter((line) => names.some((name) => line.includes(name))),
    );
    expect(leaks).toEqual([]);
  });

  it('names the players as asked', () => {
    const names = ['Aya', 'Ben'] as const;
    expect(narrate(game, facts.goesFirst, null, 'en', names)).toBe('Ben goes first');
    expect(narrate(game, facts.goesFirst, null, 'ja', names)).toBe('Benの先攻');
  });

  it('tells whose a card is where both players have cards of that name', () => {
    const mirror = newGame({ edition: '2021-03', decks: ['volnar-host', 'volnar-host'], seed: 1, index: 0 });
    const fact: GateRulerEvent = {
      ...facts.attacks,
      attacker: mirror.definitionOf.indexOf('oath-warden'),
      target: mirror.definitionOf.lastIndexOf('knight'),
    };
    expect(narrate(mirror, fact, null, 'en')).toBe(
      "Player 1's Oath Warden attacks Player 2's ruler Knight on the center line",
    );
  });

  it('reads no more of a game than what never changes in a match', () => {
    const { start, end, facts: all } = factsOfMatch(2);
    for (const fact of all) {
      expect(narrate(start, fact, null, 'en')).toBe(narrate(end, fact, null, 'en'));
    }
  });
});
