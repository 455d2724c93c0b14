import { describe, expect, it } from 'vitest';
import { answer, newMatch, pending } from '../../src/api/index.ts';
import { PLAYERS, type Player } from '../../src/api/ruleset.ts';
import { Chance } from '../../src/core/random.ts';
import { type Duel, duel, ruleset } from './support/duel.ts';
import { ruleset as skirmishRules } from './support/skirmish.ts';

type Viewer = Player | null;

const VIEWERS: readonly Viewer[] = [null, 0, 1];

const movesIn = (before: Duel, after: Duel, viewer: Viewer) =>
  ruleset.boardChanges?.(before, after, [], viewer).moves ?? [];

/** The moves as texts: the name, the way, and the ends where the viewer sees the card. */
const told = (before: Duel, after: Duel, viewer: Viewer): readonly string[] =>
  movesIn(before, after, viewer).map(
    ({ name, path, ...keys }) =>
      `${name?.en ?? '?'}: ${path.join(' > ')}${keys.before === undefined ? '' : ', from sight'}${keys.after === undefined ? '' : ', to sight'}`,
  );

/** A game with a bolt in the hand of the first player and a ghost on top of the deck. */
const start = (): Duel => {
  const game = ruleset.newGame({ edition: 'usual', decks: ['red', 'blue'], seed: 1, index: 0 });
  const bolt = duel.cardOf(game, 'deck', 0, 'bolt');
  return duel.move(game, bolt, 'hand');
};

const inHand = (game: Duel): number => duel.cardsIn(game, 'hand', 0)[0] as number;

describe('The motion that follows from the zones', () => {
  it('names a card that is drawn to its owner alone', () => {
    const game = start();
    const drawn = duel.move(game, duel.cardOf(game, 'deck', 0, 'ghost'), 'hand');
    expect(told(game, drawn, 0)).toEqual(['ghost: 0 deck > 0 hand, to sight']);
    expect(told(game, drawn, 1)).toEqual(['?: 0 deck > 0 hand']);
    expect(told(game, drawn, null)).toEqual(['ghost: 0 deck > 0 hand, from sight, to sight']);
  });

  it('goes over the stack and shared zones by their items', () => {
    const game = start();
    const card = inHand(game);
    const played = duel.pushed(duel.move(game, card, 'stack'), { player: 0, what: 'bolt', card });
    expect(told(game, played, 1)).toEqual(['bolt: 0 hand > item stack 0, to sight']);
    const lying = duel.popped(played);
    const [shown] = ruleset.renderBoard?.(lying, 1).middle.items ?? [];
    expect(shown?.card?.name?.en).toBe('bolt');
    expect(told(played, duel.move(lying, card, 'grave'), 1)).toEqual([
      'bolt: item stack 0 > 0 grave, from sight, to sight',
    ]);
    expect(told(lying, duel.move(lying, card, 'grave'), 1)).toEqual([
      `bolt: item ${shown?.key} > 0 grave, from sight, to sight`,
    ]);
  });

  it('shows where a known card went out of sight, and follows it no further', () => {
    const game = start();
    const buried = duel.move(game, inHand(game), 'grave');
    const mixed = duel.shuffled(duel.move(buried, inHand(game), 'deck'), 'deck', 0);
    expect(told(buried, mixed, 1)).toEqual(['bolt: 0 grave > 0 deck, from sight']);
    // Both cards of the way are named, although the deck has as many cards as before.
    const ghost = duel.cardOf(mixed, 'deck', 0, 'ghost');
    expect(told(buried, duel.move(mixed, ghost, 'grave'), 1)).toEqual([
      'bolt: 0 grave > 0 deck, from sight',
      'ghost: 0 deck > 0 grave, to sight',
    ]);
  });

  it('takes a card that was seen on its way back into the same hidden place for one that stayed', () => {
    const game = start();
    const ghost = duel.cardOf(game, 'deck', 0, 'ghost');
    const back = duel.move(duel.move(game, ghost, 'grave'), ghost, 'deck');
    expect(duel.knows(back, 1, ghost)).toBe(true);
    expect(told(game, back, 1)).toEqual([]);
  });

  it('moves nothing where a zone is shuffled in sight', () => {
    const game = duel.move(start(), duel.cardOf(start(), 'deck', 0, 'ghost'), 'hand');
    const mixed = duel.shuffled(game, 'hand', 0);
    for (const viewer of VIEWERS) expect(told(game, mixed, viewer)).toEqual([]);
  });

  it('joins hidden ends of the same player', () => {
    const game = start();
    const back = duel.move(game, inHand(game), 'deck');
    const both = duel.move(back, duel.cardOf(back, 'deck', 1, 'ghost'), 'hand');
    expect(told(game, both, 1).toSorted()).toEqual([
      '?: 0 hand > 0 deck',
      'ghost: 1 deck > 1 hand, to sight',
    ]);
  });

  it('does not tell whether a card that went back unseen is the one that is drawn', () => {
    const game = start();
    const known = duel.move(duel.move(game, inHand(game), 'grave'), inHand(game), 'hand');
    const back = duel.shuffled(duel.move(known, inHand(known), 'deck'), 'deck', 0);
    const drawnAgain = duel.move(back, inHand(known), 'hand');
    const other = duel.move(back, duel.cardOf(back, 'deck', 0, 'ghost'), 'hand');
    expect(duel.knows(known, 1, inHand(known))).toBe(true);
    expect(told(known, drawnAgain, 1)).toEqual([]);
    expect(told(known, other, 1)).toEqual([]);
    expect(told(known, other, 0)).toEqual([
      'bolt: 0 hand > 0 deck, from sight',
      'ghost: 0 deck > 0 hand, to sight',
    ]);
  });
});

describe('The links of the stack', () => {
  const linksIn = (before: Duel, after: Duel, viewer: Viewer) =>
    ruleset.boardChanges?.(before, after, [], viewer).links ?? [];

  const link = (place: number, spot: string, card?: string) => ({
    kind: 'target',
    from: { spot: `item stack ${place}`, card: undefined },
    to: { spot, card },
  });

  /** The key of a card on the board of a viewer. */
  const keyFor = (game: Duel, viewer: Viewer, card: number): string =>
    String(viewer === null ? card : game.keys[viewer][card]);

  /** A game with a ghost in a grave, shuffled so that its keys differ from its number. */
  const buried = (): { readonly game: Duel; readonly ghost: number } => {
    const dealt = start();
    const both = [duel.cardOf(dealt, 'deck', 0, 'ghost'), inHand(dealt)];
    const grave = both.reduce((next, card) => duel.move(next, card, 'grave'), dealt);
    const game = duel.shuffled(grave, 'grave', 0);
    return { game, ghost: duel.cardOf(game, 'grave', 0, 'ghost') };
  };

  it('lead from an item to the card that it is aimed at, by the keys of the viewer', () => {
    const { game, ghost } = buried();
    const after = duel.pushed(game, { player: 0, what: 'dig', target: { card: ghost } });
    for (const viewer of VIEWERS)
      expect(linksIn(game, after, viewer)).toEqual([link(0, '0 grave', keyFor(game, viewer, ghost))]);
    expect(game.keys.map((keys) => keys[ghost])).not.toContain(ghost);
  });

  it('lead to a player, to a card of a shared zone, and to one that waits', () => {
    const { game, ghost } = buried();
    const lying = duel.move(game, ghost, 'stack');
    const [, key] = PLAYERS.map((player) => keyFor(lying, player, ghost));
    const target = { card: ghost };
    const item = { player: 0, what: 'dig' } as const;
    const atPlayer = duel.pushed(lying, { ...item, target: { player: 1 } });
    expect(linksIn(lying, atPlayer, 1)).toEqual([link(0, '1')]);
    expect(linksIn(lying, duel.pushed(lying, { ...item, target }), 1)).toEqual([link(0, `item ${key}`, key)]);
    const waiting = duel.pushed(lying, { player: 0, what: 'ghost', card: ghost });
    expect(linksIn(lying, duel.pushed(waiting, { ...item, target }), 1)).toEqual([
      link(1, 'item stack 0', key),
    ]);
  });

  it('are those of items that come, and of items with another target', () => {
    const { game, ghost } = buried();
    const item = { player: 0, what: 'dig' } as const;
    const aimed = duel.pushed(duel.pushed(game, item), { ...item, target: { card: ghost } });
    expect(linksIn(aimed, aimed, 0)).toEqual([]);
    expect(linksIn(aimed, { ...aimed, stack: aimed.stack.slice(1) }, 0)).toEqual([]);
    expect(linksIn(aimed, duel.popped(aimed), 0)).toEqual([]);
    expect(linksIn(aimed, duel.move(aimed, ghost, 'hand'), 0)).toEqual([]);
    const other = { ...item, target: { player: 1 } } as const;
    expect(linksIn(aimed, { ...aimed, stack: [item, other] }, 0)).toEqual([link(1, '1')]);
    const twice = duel.pushed(aimed, { ...item, target: { card: ghost } });
    expect(linksIn(aimed, twice, 0)).toEqual([link(2, '0 grave', keyFor(game, 0, ghost))]);
  });

  it('lead in matches from what the boards show to what they show', () => {
    let seen = 0;
    for (const seed of [1, 2, 3, 4]) {
      const match = newMatch({ ruleset: skirmishRules, seed });
      const chance = new Chance(seed, 0, 'links');
      for (let open = pending(match); open !== undefined; open = pending(match)) {
        const before = match.game();
        answer(match, open.decision.player, chance.pick(open.decision.options).key);
        for (const viewer of VIEWERS) {
          const board = skirmishRules.renderBoard?.(match.game(), viewer);
          const boards = (board?.sides ?? []).flatMap(({ player, rows }) =>
            rows.flat().flatMap(({ key, cards }) => cards.map((card) => `${player} ${key} ${card.key}`)),
          );
          for (const { from, to } of skirmishRules.boardChanges?.(before, match.game(), [], viewer).links ??
            []) {
            seen += 1;
            expect(board?.middle.items.map(({ key }) => `item ${key}`)).toContain(from.spot);
            expect(boards).toContain(`${to.spot} ${to.card}`);
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(10);
  });
});

/** The number of cards in each zone of a player, and in the middle. */
const countsIn = ({ zones }: Duel): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(zones).flatMap(([zone, lists]) =>
      lists.map((cards, holder) => [zone === 'stack' ? 'item' : `${holder} ${zone}`, cards.length]),
    ),
  );

/** The zones and items of the board. */
const spotsOn = (game: Duel, viewer: Viewer): readonly string[] => {
  const board = ruleset.renderBoard?.(game, viewer);
  return [
    ...(board?.sides ?? []).flatMap(({ player, rows, piles }) =>
      [...rows.flat(), ...piles].map(({ key }) => `${player} ${key}`),
    ),
    ...(board?.middle.items ?? []).map(({ key }) => `item ${key}`),
  ];
};

/** The game with the cards that the viewer does not know in one another's places. */
const withOthersHidden = (game: Duel, viewer: Player): Duel => {
  const hidden = Object.values(game.zones)
    .flat(2)
    .filter((card) => !duel.knows(game, viewer, card));
  const placed = new Map(hidden.map((card, at) => [card, hidden[(at + 1) % hidden.length] as number]));
  const zones = Object.fromEntries(
    Object.entries(game.zones).map(([zone, lists]) => [
      zone,
      lists.map((cards) => cards.map((card) => placed.get(card) ?? card)),
    ]),
  );
  const known = game.known.map((bits, card) => (placed.has(card) ? 0 : bits));
  return { ...game, known, zones: zones as unknown as Duel['zones'] };
};

/** The games of random matches, from one decision to the next, and over three of them. */
const stretches = (): readonly (readonly [Duel, Duel])[] =>
  [1, 2, 3, 4].flatMap((seed) => {
    const match = newMatch({ ruleset, seed });
    const chance = new Chance(seed, 0, 'motion');
    const games = [match.game()];
    for (let open = pending(match); open !== undefined; open = pending(match)) {
      const { player, options } = open.decision;
      answer(match, player, chance.pick(options).key);
      games.push(match.game());
    }
    return games.flatMap((game, at) =>
      [1, 3].flatMap((later) => (games[at + later] ? [[game, games[at + later] as Duel] as const] : [])),
    );
  });

describe('The motion in matches', () => {
  it('accounts for each card that a zone has gained or lost, whoever looks', () => {
    let moved = 0;
    for (const [before, after] of stretches()) {
      for (const viewer of VIEWERS) {
        const counts = { ...countsIn(before) };
        for (const { path } of movesIn(before, after, viewer)) {
          const [from = '', to = ''] = path.map((spot) => spot.replace(/^item .*/, 'item'));
          counts[from] = (counts[from] ?? 0) - 1;
          counts[to] = (counts[to] ?? 0) + 1;
          moved += 1;
        }
        expect(counts).toEqual(countsIn(after));
      }
    }
    expect(moved).toBeGreaterThan(100);
  });

  it('goes from and to what the boards show', () => {
    for (const [before, after] of stretches()) {
      for (const viewer of VIEWERS) {
        const [was, is] = [spotsOn(before, viewer), spotsOn(after, viewer)];
        for (const { path } of movesIn(before, after, viewer)) {
          expect(was).toContain(path[0]);
          expect(is).toContain(path[1]);
        }
      }
    }
  });

  it('depends on nothing that the viewer does not know', () => {
    for (const [before, after] of stretches()) {
      for (const viewer of [0, 1] as const) {
        expect(movesIn(before, withOthersHidden(after, viewer), viewer)).toEqual(
          movesIn(before, after, viewer),
        );
      }
    }
  });
});
