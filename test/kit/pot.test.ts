import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { answer, newMatch, pending, resume } from '../../src/api/index.ts';
import { PLAYERS, type Player, rngStream } from '../../src/api/ruleset.ts';
import { type Pot, pot, ruleset, staked } from './support/pot.ts';

describe('A game with a shared hidden zone, held to what every ruleset owes', () => {
  for (const { title, skip, run } of conforms(ruleset)) it.skipIf(skip !== undefined)(title, run);

  const top = ({ zones, owners }: Pot) => owners[zones.pot[0]?.[0] ?? -1] ?? 0;
  const leaking: Readonly<Record<string, Partial<typeof ruleset>>> = {
    leaks: { view: (game, player) => ({ ...ruleset.view(game, player), turn: top(game) }) },
    'determinize-leaks': {
      determinize: (position, viewer) => (rng) => {
        const world = ruleset.determinize?.(position, viewer)(rng) ?? position;
        return { ...world, game: { ...world.game, zones: position.game.zones } };
      },
    },
  };

  it.each(Object.entries(leaking))(
    'fails the case %s if it shows who brought a hidden card',
    (which, part) => {
      const found = conforms({ ...ruleset, ...part }, { seeds: [1, 2] }).find(({ id }) => id === which);
      expect(found?.run).toThrow(/layer 1/);
    },
  );
});

/** A game in which both have staked their first card, and the pot is shuffled. */
const mixed = (seed: number): Pot => {
  const match = newMatch({ ruleset, seed });
  for (let open = pending(match); open?.decision.kind === 'stake'; open = pending(match))
    answer(match, open.decision.player, open.decision.options[0]?.key ?? '');
  return match.game();
};

const worldsOf = (game: Pot, viewer: Player): readonly Pot[] =>
  Array.from({ length: 60 }, (_, index) => {
    const world = ruleset.determinize?.({ game, stack: [] }, viewer)(rngStream(1, index, 'pot'));
    if (world === undefined) throw new Error('there is a world');
    return world.game;
  });

const ownersIn = (game: Pot, zone: 'pot' | 'aside') =>
  pot.cardsIn(game, zone).map((card) => game.owners[card]);
const idsIn = (game: Pot, zone: 'pot' | 'aside') => pot.cardsIn(game, zone).map((card) => game.cards[card]);

/** Fails where a card is of a player who did not bring such a card, or where the viewer sees a difference. */
const expectDecks = (game: Pot, worlds: readonly Pot[], viewer: Player): void => {
  const decksOf = (at: Pot) =>
    PLAYERS.map((player) => at.cards.filter((_, card) => at.owners[card] === player).toSorted());
  for (const world of worlds) {
    expect(decksOf(world)).toEqual(decksOf(game));
    expect(ruleset.checkInvariants(world)).toEqual([]);
    expect(ruleset.view(world, viewer)).toEqual(ruleset.view(game, viewer));
  }
};

describe('A shuffled zone with cards of both players', () => {
  it.each(PLAYERS)('hides from player %i which of its cards is whose', (viewer) => {
    const game = mixed(3);
    const worlds = worldsOf(game, viewer);
    expect(new Set(worlds.map((world) => String(ownersIn(world, 'pot'))))).toEqual(new Set(['0,1', '1,0']));
    expectDecks(game, worlds, viewer);
  });

  it('still has the card that a player put there', () => {
    const once = mixed(3);
    const again = PLAYERS.reduce<Pot>(
      (next, player) => staked(next, player, pot.kindsIn(next, 'hand', player)[0] ?? 'bolt'),
      once,
    );
    for (const game of [once, pot.shuffled(again, 'pot')])
      for (const viewer of PLAYERS) {
        const stakesIn = (at: Pot) =>
          pot
            .cardsIn(at, 'pot')
            .filter((card) => at.owners[card] === viewer)
            .map((card) => at.cards[card]);
        for (const world of worldsOf(game, viewer))
          expect(stakesIn(world).toSorted()).toEqual(stakesIn(game).toSorted());
      }
  });

  it('hides the same where a card of it went unseen', () => {
    const game = mixed(3);
    const [top = -1] = pot.cardsIn(game, 'pot');
    const apart = pot.move(game, top, 'aside');
    const worlds = worldsOf(apart, 0);
    expect(new Set(worlds.map((world) => ownersIn(world, 'aside')[0]))).toEqual(new Set([0, 1]));
    expectDecks(apart, worlds, 0);
  });

  it('shows who brought a card that returns to its owner', () => {
    const game = mixed(3);
    const [top = -1, other = -1] = pot.cardsIn(game, 'pot');
    const back = pot.move(game, top, 'deck');
    for (const world of worldsOf(back, 0)) {
      expect(pot.cardsIn(world, 'deck', world.owners[top] as Player)[0]).toBe(top);
      expect(pot.cardsIn(world, 'pot')).toEqual([other]);
    }
  });

  it('is dealt anew alike, whichever player brought the top card', () => {
    const game = mixed(3);
    for (const viewer of PLAYERS) {
      const other = ruleset.rerandomizeHidden?.(game, viewer);
      if (other === undefined) throw new Error('nothing is exchanged');
      expect(ownersIn(other, 'pot')).toEqual(ownersIn(game, 'pot').toReversed());
      expect(worldsOf(other, viewer)).toEqual(worldsOf(game, viewer));
    }
  });

  it('is mixed in a scenario', () => {
    const given = {
      pot: [
        { card: 'wolf', owner: 'p1' },
        { card: 'crow', owner: 'p2' },
      ],
    };
    const game = resume({ title: 'call', ruleset: 'pot', ...given }, { ruleset }).game();
    expect(new Set(worldsOf(game, 0).map((world) => String(idsIn(world, 'pot')))).size).toBe(2);
  });
});

describe('A zone with an unshuffled card of each player', () => {
  it('keeps them in their order', () => {
    const begun = ruleset.newGame({ edition: 'usual', decks: ['red', 'blue'], seed: 1, index: 0 });
    const game = PLAYERS.reduce<Pot>(
      (next, player) => pot.move(next, pot.cardsIn(next, 'deck', player)[0] ?? -1, 'pot'),
      begun,
    );
    for (const world of worldsOf(game, 0)) expect(ownersIn(world, 'pot')).toEqual([1, 0]);
    expect(game.mixes).toBeUndefined();
  });
});

describe('A hand with a card of the other deck', () => {
  const stolen = (): readonly [Pot, number] => {
    const game = newMatch({ ruleset, seed: 3 }).game();
    const [card = -1] = pot.cardsIn(game, 'deck', 1);
    return [pot.move(game, card, 'hand', { holder: 0 }), card];
  };

  it('has it in any place, and every deck keeps its cards', () => {
    const [game, card] = stolen();
    const worlds = worldsOf(game, 1);
    const places = worlds.map((world) => pot.cardsIn(world, 'hand', 0).indexOf(card));
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    expectDecks(game, worlds, 1);
    const ids = new Set(worlds.map((world) => world.cards[card]));
    expect(ids.has('wolf')).toBe(false);
    expect(ids.size).toBe(3);
  });

  it('may keep it when one of its cards is put back unseen', () => {
    const [game, card] = stolen();
    const [, own = -1] = pot.cardsIn(game, 'hand', 0);
    const laid = pot.move(game, own, 'aside');
    const owners = worldsOf(laid, 1).map((world) => ownersIn(world, 'aside')[0]);
    expect(new Set(owners)).toEqual(new Set([0, 1]));
    const seen = pot.move(laid, card, 'table');
    for (const world of worldsOf(seen, 1)) expect(ownersIn(world, 'aside')).toEqual([0]);
  });
});
