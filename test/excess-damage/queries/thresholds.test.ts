import { describe, expect, it } from 'vitest';
import { boardSnapshot } from '../../../src/rulesets/excess-damage/queries/board.ts';
import { excess } from '../../../src/rulesets/excess-damage/queries/excess.ts';
import { split } from '../../../src/rulesets/excess-damage/queries/packets.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import type { Packet } from '../../../src/rulesets/excess-damage/state/packet.ts';

const { board } = newEvent({
  permanents: [{ id: 'bear', controller: 'p2', types: ['creature'], toughness: 2 }],
  events: [],
});

const packet: Packet = {
  source: { id: 'bolt', controller: 0, colors: [], traits: [], kinds: [] },
  recipient: 'bear',
  n: 3,
  excessTo: 'p2',
};

describe('thresholds', () => {
  it('120.10/before are read from the board before an event and from no other', () => {
    const before = boardSnapshot(board);
    expect(split([packet], before).map(({ n }) => n)).toEqual([2, 1]);
    expect(excess('bear', [packet], before)).toBe(1);
    // @ts-expect-error a board that may have changed
    split([packet], board);
    // @ts-expect-error a board that may have changed
    excess('bear', [packet], board);
  });

  it('leave what they are read from as it is', () => {
    const before = boardSnapshot(board);
    const text = JSON.stringify([before, packet]);
    split([packet], before);
    excess('bear', [packet], before);
    expect(JSON.stringify([before, packet])).toBe(text);
  });
});
