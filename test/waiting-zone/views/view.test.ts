import { describe, expect, it } from 'vitest';
import { rngStream } from '../../../src/core/random.ts';
import type { WaitingZoneEvent } from '../../../src/rulesets/waiting-zone/state/event.ts';
import { narrate } from '../../../src/rulesets/waiting-zone/text/narration.ts';
import { determinize } from '../../../src/rulesets/waiting-zone/views/determinization.ts';
import { handleOf, referenceView, view } from '../../../src/rulesets/waiting-zone/views/player-view.ts';
import { counter, ENEMY_UNIT, SUBJECT, spell, unit } from '../support/fixtures.ts';
import { play } from '../support/scenario.ts';

type PlayedMatch = ReturnType<typeof play>['match'];

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

  it('house.6: that a card chosen in the hand has no room is told to its player only', () => {
    const { match, facts } = play({
      picture: {
        phase: 'battle',
        T: { field: ['a'] },
        N: { field: ['u', 'u', 'u', 'u'], hand: ['ambush', 'ambush', 'b', 'd'] },
      },
      answers: [
        'attack F1',
        'counter ambush',
        'choose b',
        'counter ambush',
        'choose d',
        'resolve counter ambush/1',
      ],
    });
    const stayed = facts.find(({ what }) => what === 'stayed') as WaitingZoneEvent;
    const said = ([0, 1] as const).map((viewer) => narrate(match.game(), stayed, viewer, 'en'));
    expect(said).toEqual(['A card has no room on the field', 'D has no room on the field']);
  });
});

describe('what a player imagines', () => {
  const hand = ['call', 'b', 'cantrip', 'neg', 'kill'];
  const call = spell('call', [
    { do: 'choose', as: 'it', from: { from: 'hand', type: 'unit', costAtMost: 1 } },
    { do: 'putOntoField', what: 'chosen:it' },
  ]);

  /** What a card of the first player is in the worlds that the second imagines. */
  const imagined = (match: PlayedMatch, card: number, viewer: 0 | 1 = 1): ReadonlySet<string> => {
    const draw = determinize(match.position(), viewer);
    const worlds = Array.from({ length: 40 }, (_, index) => draw(rngStream(index, 1, 'sample')).game);
    return new Set(worlds.map((game) => game.definitionOf[card] as string));
  };

  it('zone.3: a hidden card that was chosen is one that could be', () => {
    const { match } = play({
      picture: {
        phase: 'main',
        T: { hand, deck: ['slay', 'u', 'd'] },
        N: { hand: ['cantrip'] },
        cards: [call],
      },
      answers: ['play call', 'choose b'],
      until: 'play',
    });
    const chosen = match.game().sides[0].zones.hand.find((card) => match.game().definitionOf[card] === 'b');
    expect(imagined(match, chosen as number)).toEqual(new Set(['b', 'd', 'filler']));
  });

  it('zone.3: two hidden cards that were chosen each are one that could be', () => {
    const bring = (id: string, costAtMost: number) =>
      counter(id, ['attack'], { from: 'hand', type: 'unit', costAtMost }, (what) => [
        { do: 'putOntoField', what },
      ]);
    const dear = unit('dear', 1, 1, { cost: 3 });
    const { match } = play({
      picture: {
        phase: 'battle',
        T: { field: ['a'], hand: ['neg'] },
        N: { hand: ['any', 'cheap', 'dear', 'b'], deck: ['dear', 'dear', 'neg'] },
        cards: [bring('any', 3), bring('cheap', 0), dear],
      },
      answers: [],
    });
    match.answer(0, 'attack F1');
    for (const key of ['counter any', 'choose dear', 'counter cheap']) match.answer(1, key);
    expect(match.pending()?.decision.kind).toBe('counterOrder');
    const { hand } = match.game().sides[1].zones;
    const inHand = (id: string) => hand.find((card) => match.game().definitionOf[card] === id) as number;
    expect(imagined(match, inHand('b'), 0)).not.toContain('dear');
    expect(imagined(match, inHand('dear'), 0)).toContain('dear');
  });

  it('play.2: the card that is being declared is one of those that cost the same and ask the same', () => {
    const ask = (id: string, attack: number) => unit(id, attack, 1, { additionalDiscards: 1 });
    const { match } = play({
      picture: {
        phase: 'main',
        T: { hand: ['dear', 'b', 'cantrip'], deck: ['neg', 'other', 'dearer', 'aim', 'stop'] },
        N: { hand: ['cantrip'] },
        cards: [
          ask('dear', 1),
          ask('other', 2),
          { ...ask('dearer', 3), cost: 4 },
          counter('stop', ['attack'], SUBJECT, (what) => [{ do: 'destroy', what }], {
            additionalDiscards: 1,
          }),
          spell('aim', [{ do: 'choose', as: 'it', from: ENEMY_UNIT }], { additionalDiscards: 1 }),
        ],
      },
      answers: [],
    });
    match.answer(0, 'play dear');
    expect(match.pending()?.decision.kind).toBe('additionalCost');
    const { event } = match.game();
    expect(view(match.game(), 1).event).toEqual({ kind: 'play', card: null });
    expect(imagined(match, event?.card as number)).toEqual(new Set(['dear', 'other']));
  });
});
