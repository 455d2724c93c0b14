import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import {
  agents,
  answer,
  judge,
  newMatch,
  pending,
  question,
  resume,
  view,
  why,
} from '../../src/api/index.ts';
import { cardGame } from '../../src/api/kit.ts';
import { PLAYERS, type Player, rngStream } from '../../src/api/ruleset.ts';
import { type Duel, duel, ruleset } from './support/duel.ts';

describe('A game on the kit, held to what every ruleset owes', () => {
  for (const { title, skip, run } of conforms(ruleset)) it.skipIf(skip !== undefined)(title, run);
});

const start = (): Duel => ruleset.newGame({ edition: 'usual', decks: ['red', 'blue'], seed: 1, index: 0 });

const drawnBy = (game: Duel, player: Player): readonly [Duel, number] => {
  const [card = -1] = duel.cardsIn(game, 'deck', player);
  return [duel.move(game, card, 'hand'), card];
};

describe('An event', () => {
  it('names a card by its id: no number links a hidden card with one that is seen later', () => {
    const [game, card] = drawnBy(start(), 1);
    const [fact] = duel.tell(game, { clause: 'draw', what: 'drew', player: 1, card }).facts;
    expect(fact).toEqual({ clause: 'draw', what: 'drew', player: 1, card: game.cards[card], knownTo: [1] });
  });
});

describe('A card that moves', () => {
  it('leaves its zone, goes on top or below, and stays in the match', () => {
    const [game, card] = drawnBy(start(), 0);
    expect(duel.placeOf(game, card)).toEqual({ zone: 'hand', holder: 0 });
    expect(duel.cardsIn(game, 'deck', 0)).not.toContain(card);
    const back = duel.move(game, card, 'deck', { at: 'bottom' });
    expect(duel.cardsIn(back, 'deck', 0).at(-1)).toBe(card);
    expect(duel.cardsIn(duel.move(game, card, 'deck'), 'deck', 0)[0]).toBe(card);
    expect(ruleset.checkInvariants(back)).toEqual([]);
    const twice = { ...game, zones: { ...game.zones, grave: [[card], []] } };
    expect(ruleset.checkInvariants(twice)).toEqual([`card ${card} (${game.cards[card]}) is in 2 zones`]);
  });

  it('can go to the other player, and returns to its owner', () => {
    const [game, card] = drawnBy(start(), 0);
    const given = duel.move(game, card, 'hand', { holder: 1 });
    expect(duel.placeOf(given, card)).toEqual({ zone: 'hand', holder: 1 });
    expect(duel.placeOf(duel.move(given, card, 'grave'), card)).toEqual({ zone: 'grave', holder: 0 });
  });

  it('is known to who saw it, also in a hidden zone, until that is shuffled', () => {
    const [game, card] = drawnBy(start(), 0);
    const knownBy = (at: Duel) => PLAYERS.filter((player) => duel.knows(at, player, card));
    expect(knownBy(start())).toEqual([]);
    expect(knownBy(game)).toEqual([0]);
    const back = duel.move(game, card, 'deck');
    expect(knownBy(back)).toEqual([0]);
    expect(ruleset.view(back, 0).zones.deck[0]?.[0]).toBe(game.cards[card]);
    expect(ruleset.view(back, 1).zones.deck[0]?.[0]).toBeNull();
    expect(knownBy(duel.move(duel.move(game, card, 'grave'), card, 'hand'))).toEqual([0, 1]);
    expect(knownBy(duel.shuffled(back, 'deck', 0))).toEqual([]);
  });
});

describe('A random card', () => {
  it('is each of the cards alike, and another one the next time', () => {
    const cards = duel.cardsIn(start(), 'deck', 0);
    let game = start();
    const drawn = Array.from({ length: 700 }, () => {
      const [card, after] = duel.randomCard(game, cards);
      game = after;
      return card;
    });
    const counts = cards.map((card) => drawn.filter((each) => each === card).length);
    expect(counts.every((count) => count > 70 && count < 130)).toBe(true);
    expect({ ...game, rng: start().rng }).toEqual(start());
    expect(() => duel.randomCard(game, [])).toThrow('no card to choose from');
  });
});

describe('An event', () => {
  it('is known to those who know its cards', () => {
    const [game, card] = drawnBy(start(), 1);
    const told = duel.tell(game, { clause: 'draw', what: 'drew', player: 1, card });
    const [event] = told.facts.slice(-1);
    const id = game.cards[card];
    expect(event).toEqual({ clause: 'draw', what: 'drew', player: 1, card: id, knownTo: [1] });
    const name = id === 'shield' ? 'a shield' : id;
    const lines = ([0, 1, null] as const).map(
      (viewer) => event && ruleset.narrate(told, event, viewer, 'en'),
    );
    expect(lines).toEqual(['Player 2 draws a card', `Player 2 draws ${name}`, `Player 2 draws ${name}`]);
    const open = duel.tell(duel.move(game, card, 'grave'), {
      clause: 'play',
      what: 'played',
      player: 1,
      card,
    });
    expect(open.facts.slice(-1)[0]?.knownTo).toBeUndefined();
  });

  it('is told in English where there is no other language', () => {
    const told = duel.tell(start(), { clause: 'play', what: 'passed', player: 0 });
    const [event] = told.facts.slice(-1);
    expect(event && ruleset.narrate(told, event, 0, 'ja')).toBe('Player 1 passes');
  });

  it('is quoted in English alone by a failed case', () => {
    const leaking: typeof ruleset = {
      ...ruleset,
      narrate: (game, ...told) =>
        `${ruleset.narrate(game, ...told)} before ${game.zones.hand[1]?.map((card) => game.cards[card])}`,
    };
    const failing = conforms(leaking, { seeds: [1] }).find(({ id }) => id === 'log-leaks');
    expect(failing?.run).toThrow(/"lines":\["Player \d [^"]+"\]/);
  });
});

describe('What a player does not know', () => {
  const match = newMatch({ ruleset, seed: 4 });

  it('is dealt anew from the own deck of each player, and looks the same', () => {
    const { game } = match.position();
    const worlds = Array.from({ length: 40 }, (_, index) =>
      ruleset.determinize?.(match.position(), 0)(rngStream(1, index, 'worlds')),
    );
    const hands = worlds.map(
      (world) =>
        world &&
        duel
          .cardsIn(world.game, 'hand', 1)
          .map((card) => world.game.cards[card])
          .sort(),
    );
    expect(new Set(hands.map(String)).size).toBeGreaterThan(3);
    for (const world of worlds) {
      if (world === undefined) throw new Error('there is a world');
      expect(ruleset.view(world.game, 0)).toEqual(ruleset.view(game, 0));
      for (const player of PLAYERS) {
        const ids = (at: Duel) => at.cards.filter((_, card) => at.owners[card] === player).toSorted();
        expect(ids(world.game)).toEqual(ids(game));
      }
    }
    const other = ruleset.rerandomizeHidden?.(game, 0);
    expect(other && ruleset.view(other, 0)).toEqual(ruleset.view(game, 0));
    expect(other?.cards).not.toEqual(game.cards);
  });
});

/** A game whose cards lie where they are put; the first player looks at the hand of the second one. */
const laid = (hand: readonly string[], open: readonly string[] = []) => {
  const scenario = { title: 'play one', ruleset: 'duel', p2: { hand, grave: open } };
  const match = resume(scenario, { ruleset });
  return match.game();
};

const seenBy0 = (game: Duel) => ruleset.view(game, 0).zones;

describe('A hand', () => {
  it('hides which of its cards went where it is not seen', () => {
    const begun = laid(['shield'], ['bolt']);
    const back = duel.move(begun, duel.cardOf(begun, 'grave', 1, 'bolt'), 'hand');
    expect(seenBy0(back).hand[1]).toEqual(['bolt', null]);
    const viewAfter = (id: 'bolt' | 'shield') =>
      seenBy0(duel.move(back, duel.cardOf(back, 'hand', 1, id), 'deck'));
    expect(viewAfter('bolt')).toEqual(viewAfter('shield'));
    expect(viewAfter('bolt').hand[1]).toEqual([null]);
  });

  it('shows known cards in one order, whenever they came', () => {
    const begun = laid(['shield'], ['bolt', 'ghost']);
    const taken = (order: readonly ('bolt' | 'ghost')[]) =>
      order.reduce((game, id) => duel.move(game, duel.cardOf(game, 'grave', 1, id), 'hand'), begun);
    expect(seenBy0(taken(['bolt', 'ghost'])).hand[1]).toEqual(['bolt', 'ghost', null]);
    expect(seenBy0(taken(['ghost', 'bolt'])).hand[1]).toEqual(['bolt', 'ghost', null]);
  });

  it('loses the known one of two equal cards first', () => {
    const begun = laid(['bolt'], ['bolt']);
    const two = duel.move(begun, duel.cardOf(begun, 'grave', 1, 'bolt'), 'hand', { at: 'bottom' });
    const played = duel.move(two, duel.cardOf(two, 'hand', 1, 'bolt'), 'stack');
    expect(seenBy0(played).hand[1]).toEqual([null]);
  });

  it('with a card of the other deck may hold either, whoever brought it', () => {
    const begun = start();
    const [stolen = -1] = duel.cardsIn(begun, 'deck', 0);
    const mixed = duel.move(begun, stolen, 'hand', { holder: 1 });
    const owners = Array.from({ length: 60 }, (_, index) => {
      const world = ruleset.determinize?.({ game: mixed, stack: [] }, 0)(rngStream(1, index, 'mixed'));
      return world?.game.cards[stolen];
    });
    expect(new Set(owners).size).toBe(3);
  });

  it('is dealt anew alike, whichever of its cards was put back', () => {
    const begun = laid(['shield'], ['bolt', 'ghost', 'ghost']);
    const deck = duel.cardsIn(begun, 'grave', 1).reduce((game, card) => duel.move(game, card, 'deck'), begun);
    const mixed = duel.shuffled(deck, 'deck', 1);
    const [shield = -1] = duel.cardsIn(mixed, 'hand', 1);
    const [top = -1] = duel.cardsIn(mixed, 'deck', 1);
    const two = duel.move(mixed, top, 'hand');
    const held = (back: number) => {
      const game = duel.move(two, back, 'deck');
      const worlds = Array.from({ length: 60 }, (_, index) => {
        const world = ruleset.determinize?.({ game, stack: [] }, 0)(rngStream(1, index, 'put back'));
        return world?.game.cards[duel.cardsIn(game, 'hand', 1)[0] ?? -1];
      });
      return new Set(worlds);
    };
    expect(held(shield)).toEqual(new Set(['bolt', 'ghost', 'shield']));
    expect(held(top)).toEqual(held(shield));
  });

  it('is dealt anew from what can be in it after the discards were shuffled', () => {
    const begun = laid(['shield'], ['bolt', 'bolt', 'ghost']);
    const deck = duel.cardsIn(begun, 'grave', 1).reduce((game, card) => duel.move(game, card, 'deck'), begun);
    const mixed = duel.shuffled(deck, 'deck', 1);
    const [held = -1] = duel.cardsIn(mixed, 'hand', 1);
    for (let index = 0; index < 20; index += 1) {
      const world = ruleset.determinize?.({ game: mixed, stack: [] }, 0)(rngStream(1, index, 'again'));
      expect(world?.game.cards[held]).toBe('shield');
    }
    const drawn = duel.move(mixed, duel.cardsIn(mixed, 'deck', 1)[0] ?? -1, 'hand');
    const again = duel.shuffled(duel.move(drawn, held, 'deck'), 'deck', 1);
    const worlds = Array.from({ length: 40 }, (_, index) => {
      const world = ruleset.determinize?.({ game: again, stack: [] }, 0)(rngStream(1, index, 'mixed'));
      return world?.game.cards[held];
    });
    expect(new Set(worlds)).toEqual(new Set(['bolt', 'ghost', 'shield']));
  });
});

describe('A decision', () => {
  it('offers what no rule refuses, and gives the rule for the rest', () => {
    const match = newMatch({ ruleset, seed: 2 });
    for (let open = pending(match); open !== undefined; open = pending(match)) {
      const { player, options, kind } = open.decision;
      const refused = ruleset.refusedOptions?.(match.game(), open.decision) ?? [];
      expect(kind).toBe('window');
      for (const { key } of refused) {
        expect(options.map((option) => option.key)).not.toContain(key);
        const { isOffered, reason } = why(match, key);
        expect([isOffered, reason?.clause, reason?.guard]).toEqual([
          false,
          'play',
          'a ghost is played alone',
        ]);
      }
      if (refused.length > 0) return;
      answer(match, player, options.at(-1)?.key ?? '');
    }
    throw new Error('nothing was refused');
  });

  it('gives no reason for an empty answer', () => {
    const match = newMatch({ ruleset, seed: 2 });
    const open = pending(match);
    if (open === undefined) throw new Error('nothing is asked');
    expect(ruleset.explainIllegal?.(match.game(), open.decision, ' ')).toBeUndefined();
  });

  it('is asked although only a pass is possible', () => {
    expect(ruleset.bluffWindows).toEqual(['window']);
    const [ruling] = judge(
      {
        title: 'play nothing in hand',
        ruleset: 'duel',
        expect: { pending: { player: 'p1', offers: ['pass'] } },
      },
      { ruleset },
    );
    expect(ruling?.findings).toEqual([]);
  });
});

describe('The stack', () => {
  const ruled = (scenario: object) =>
    judge({ title: 'resolve', ruleset: 'duel', ...scenario }, { ruleset })[0]?.findings.map(
      ({ message }) => message,
    );

  it('resolves its top when both have passed', () => {
    const hands = { p1: { hand: ['bolt'] }, p2: { hand: ['shield'] } };
    expect(
      ruled({
        ...hands,
        answers: [{ p1: 'play bolt' }, { p2: 'play shield' }, { p1: 'pass' }, { p2: 'pass' }],
        expect: { stack: ['bolt'], p2: { life: 3, grave: ['shield'] } },
      }),
    ).toEqual([]);
    expect(ruled({ ...hands, answers: ['play bolt', 'pass', 'pass'], expect: { p2: { life: 2 } } })).toEqual(
      [],
    );
    expect(
      ruled({ ...hands, turn: 'p2', answers: [{ p2: 'pass' }], expect: { pending: { player: 'p1' } } }),
    ).toEqual([]);
  });

  it('says whose turn it is', () => {
    expect(ruled({ turn: 'p2', expect: { turn: 'p2' } })).toEqual([]);
    expect(ruled({ turn: 'p2', expect: { turn: 'p1' } })).toEqual(['expected p1, found p2']);
  });

  it('says what differs, with the place in the file', () => {
    const [ruling] = judge(
      { title: 'resolve', ruleset: 'duel', p1: { life: 2 }, expect: { p1: { life: 3 }, stack: ['bolt'] } },
      { ruleset },
    );
    expect(ruling?.findings.map(({ path }) => path?.join('.'))).toEqual(['expect.p1.life', 'expect.stack']);
  });

  it('keeps a trigger that triggered twice', () => {
    const item = { player: 0, what: 'x' } as const;
    const twice = duel.triggered(duel.triggered(start(), item), item);
    const once = duel.triggerStacked(twice, 0, 0);
    expect([once.stack.length, once.triggers.length]).toEqual([1, 1]);
  });

  it('takes triggers in the order of the players, the turn player first', () => {
    const item = (player: Player, what: string) => ({ player, what });
    const game = [item(1, 'a'), item(0, 'b'), item(1, 'c')].reduce(duel.triggered, start());
    expect(duel.orderingPlayer(game)).toBe(0);
    const first = duel.triggerStacked(game, 0, 0);
    expect(duel.orderingPlayer(first)).toBe(1);
    const all = duel.triggerStacked(duel.triggerStacked(first, 1, 1), 1, 0);
    expect(all.stack.map(({ what }) => what)).toEqual(['b', 'c', 'a']);
    expect([all.triggers, duel.orderingPlayer(all)]).toEqual([[], undefined]);
    expect(() => duel.triggerStacked(all, 0, 0)).toThrow('no trigger');
  });
});

describe('A game on the kit, without a line for it,', () => {
  it('is played by a search, and drawn', () => {
    const match = newMatch({ ruleset, seed: 6 });
    const search = agents.create('ismcts:20', { ruleset, player: 0, seed: 1, index: 0, since: 0 });
    const asked = question(match);
    expect(asked && answer(match, 0, search.act(asked))).toBeUndefined();
    const board = ruleset.renderBoard?.(match.game(), 0);
    const [own, other] = board?.sides ?? [];
    const cardsOf = (side: typeof own) => side?.rows.flat().find(({ key }) => key === 'hand')?.cards ?? [];
    expect(cardsOf(own).every(({ name }) => name !== undefined)).toBe(true);
    expect(cardsOf(other).every(({ name }) => name === undefined)).toBe(true);
    const numbers = match.game().cards.map((_, card) => String(card));
    expect(cardsOf(other).some(({ key }) => numbers.includes(key))).toBe(false);
    expect(own?.piles.map(({ key, cards }) => [key, cards.length])).toEqual([['deck', 0]]);
    const lines = ruleset.hints?.textView('ja').table(view(match, 1)) ?? [];
    expect(lines[0]).toMatch(/^Player 1: {2}life 3 {2}deck 5 {2}hand \d/);
  });

  it('lets each part be replaced', () => {
    const plain = duel.ruleset({
      version: 1,
      editions: ruleset.editions,
      decisions: {},
      concede: (game) => game,
      view: (game, player) => ({ ...ruleset.view(game, player), turn: 1 }),
    });
    expect(plain.view(start(), 0).turn).toBe(1);
    expect(plain.scenario).toBeUndefined();
  });

  it('has one deck where the players share it', () => {
    const common = cardGame({
      id: 'common',
      clauses: { one: 'There is one deck.' },
      cards: { ace: {}, king: {} },
      zones: { deck: { seenBy: 'nobody', isShared: true }, hand: { seenBy: 'owner' } },
      deckZone: 'deck',
      decks: { all: { ace: 2, king: 2 } },
      counters: {},
      values: {},
      moves: {},
      facts: {},
    });
    const game = common.newGame({ edition: 'only', decks: ['all', 'all'], seed: 1, index: 0 }, ['only']);
    expect(common.cardsIn(game, 'deck')).toHaveLength(4);
    expect(common.placeOf(common.move(game, 3, 'hand', { holder: 1 }), 3)).toEqual({
      zone: 'hand',
      holder: 1,
    });
    expect(() => common.cardsIn(game, 'hand')).toThrow('say whose');
  });
});
