import { describe, expect, it } from 'vitest';
import type { WaitingZoneEvent } from '../../../src/rulesets/waiting-zone/state/event.ts';
import { headline, narrate } from '../../../src/rulesets/waiting-zone/text/narration.ts';
import { play } from '../support/scenario.ts';

const ambush = play({
  picture: {
    phase: 'battle',
    T: { field: ['a'] },
    N: { field: ['d'], hand: ['ambush', 'b-in', 'reflect'] },
  },
  answers: [
    'attack F1',
    'choose enemy F1',
    'counter ambush',
    'attack F1',
    'choose enemy F1',
    'counter reflect',
  ],
});

const short = (language: 'en' | 'ja'): readonly string[] => {
  const game = ambush.match.game();
  return ambush.facts
    .filter((fact) => headline(fact) !== undefined)
    .map((fact) => narrate(game, fact, null, language));
};

describe('narration', () => {
  it('tells an ambush and a reflected attack in English', () => {
    expect(short('en')).toEqual([
      'Player 1 attacks d with a',
      'Player 2 counters with ambush',
      'Player 2 puts b-in onto the field',
      'The attack of a on d is void: a unit has come onto the attacked side',
      'A has its right to attack again',
      'IN of b-in resolves',
      'Player 2 gains 1 life',
      'Player 1 attacks d with a',
      'Player 2 counters with reflect',
      '3 attack damage to d is reflected onto a',
      'A takes 3 attack damage',
      'A takes 2 retaliation damage',
      'A is destroyed',
    ]);
  });

  it('tells the same in Japanese, line by line', () => {
    const lines = short('ja');
    expect(lines).toHaveLength(short('en').length);
    expect(lines[0]).toBe('プレイヤー1は《a》で《d》を攻撃する');
    expect(lines.every((line) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(line))).toBe(true);
  });

  it('names a hidden card only to those who may know it', () => {
    const game = ambush.match.game();
    const drawn: WaitingZoneEvent = {
      clause: 'house.4',
      what: 'moved',
      card: 0,
      from: { player: 0, zone: 'deck' },
      to: { player: 0, zone: 'hand' },
      knownTo: [0],
    };
    expect(narrate(game, drawn, 1, 'en')).toBe('Player 1 draws a card');
    expect(narrate(game, drawn, 0, 'en')).not.toContain('a card');
    expect(narrate(game, drawn, null, 'ja')).toContain('《');
  });

  it('uses the names of the players where they are given', () => {
    const game = ambush.match.game();
    const [first] = ambush.facts.filter(({ what }) => what === 'lifeGained');
    expect(narrate(game, first as WaitingZoneEvent, null, 'en', ['Ana', 'Bo'])).toBe('Bo gains 1 life');
  });
});
