import { describe, expect, it } from 'vitest';
import { handleOf, referenceView, view } from '../../../src/rulesets/waiting-zone/views/player-view.ts';
import { unit } from '../support/fixtures.ts';
import { play } from '../support/scenario.ts';

describe('what a player may know', () => {
  it('zone.3: a card chosen in the hand is told to its player only, the counter to both', () => {
    const { match } = play({
      picture: { phase: 'battle', T: { field: ['a'] }, N: { hand: ['ambush', 'b', 'cantrip'] } },
      answers: ['attack F1', 'counter ambush'],
      until: 'attack',
    });
    const seenBy = (viewer: 0 | 1) =>
      view(match.game(), viewer).waiting.find(({ kind }) => kind === 'counter');
    expect(seenBy(0)).toMatchObject({
      card: { id: 'ambush' },
      choices: { it: { kind: 'card', card: null } },
    });
    expect(seenBy(1)).toMatchObject({ choices: { it: { card: { id: 'b' } } } });
  });

  it('check.10: a card that went back to the hand is known by its name, and by its handle to its player only', () => {
    const { match } = play({
      picture: { phase: 'main', T: { hand: ['a-in'] }, N: { hand: ['bounce', 'cantrip'] } },
      answers: ['play a-in', 'counter bounce'],
      until: 'departure',
    });
    const game = match.game();
    const [returned] = game.sides[0].zones.hand.filter((each) => game.definitionOf[each] === 'a-in');
    const card = handleOf(game, returned as number);
    expect(view(game, 0).window?.subjects).toEqual([{ kind: 'card', card: { card, id: 'a-in' } }]);
    expect(view(game, 1).window?.subjects).toEqual([{ kind: 'card', card: { card: null, id: 'a-in' } }]);
  });

  it('house.14: what refers to a card that went back to the hand does not tell that it is the one that comes out again', () => {
    const turner = unit('turner', 1, 1, {
      in: {
        instructions: [
          { do: 'returnToHand', what: 'this' },
          { do: 'choose', as: 'next', from: { from: 'hand', type: 'unit' } },
          { do: 'putOntoField', what: 'chosen:next' },
        ],
      },
    });
    const { match } = play({
      picture: {
        phase: 'main',
        T: { hand: ['turner'] },
        N: { hand: ['bounce', 'cantrip'] },
        cards: [turner],
      },
      answers: ['play turner', 'pass', 'choose turner'],
      until: 'entry',
    });
    const game = match.game();
    const again = game.sides[0].zones.field.find((card) => game.definitionOf[card] === 'turner') as number;
    const { window, event } = view(game, 1);
    const gone = { card: null, id: 'turner' };
    expect(window?.subjects).toEqual([{ kind: 'card', card: { card: handleOf(game, again), id: 'turner' } }]);
    expect(event).toEqual({ kind: 'play', card: gone });
    expect(referenceView(game, { card: again, object: handleOf(game, again) - 1 }, 1)).toEqual(gone);
  });

  it('zone.2: hands and decks of the other player are counts', () => {
    const { match } = play({ picture: { phase: 'main', N: { hand: ['a', 'b'] } }, answers: [] });
    const [, other] = view(match.game(), 0).sides;
    expect(other.zones.hand).toEqual({ count: 2, cards: [null, null] });
    expect(other.zones.deck).toEqual({ count: 3, cards: [null, null, null] });
  });
});
