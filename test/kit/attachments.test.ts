import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { answer, judge, resume, view } from '../../src/api/index.ts';
import { cardGame } from '../../src/api/kit.ts';
import { toDense } from '../../src/core/adapters/observation-encoder.ts';
import type { GatechartError } from '../../src/core/errors.ts';
import { type Garrison, garrison, ruleset } from './support/garrison.ts';
import { ruleset as skirmish } from './support/skirmish.ts';

describe('A game of attached cards and continuous effects, held to what every ruleset owes', () => {
  for (const { title, skip, run } of conforms(ruleset)) it.skipIf(skip !== undefined)(title, run);
});

const { attached, attachedTo, cardsIn, detached, hostOf, move, numberOf } = garrison;

/** A captain and two squires against a squire, with a sword and a curse in the hand. */
const laid = () =>
  resume(
    {
      title: 'a field',
      ruleset: 'garrison',
      p1: { deck: ['squire', 'squire'], hand: ['sword', 'curse'], field: ['captain', 'squire', 'squire'] },
      p2: { deck: ['squire', 'squire'], hand: ['sword'], field: ['squire'] },
    },
    { ruleset },
  );

const cardIn = (game: Garrison, player: 0 | 1, place: number): number =>
  cardsIn(game, 'field', player)[place - 1] ?? -1;

/** The game after some answers of both players in turn. */
const answered = (...answers: readonly string[]): Garrison => {
  const match = laid();
  for (const [index, key] of answers.entries())
    expect(answer(match, index % 2 === 0 ? 0 : 1, key)).toBeUndefined();
  return match.game();
};

describe('A card that is attached', () => {
  it('is known by its host, and its host by it', () => {
    const game = answered('attach sword p1 2', 'pass', 'attach curse p1 2');
    const [host, sword, curse] = [cardIn(game, 0, 2), cardIn(game, 0, 4), cardIn(game, 0, 5)];
    expect(attachedTo(game, host)).toEqual([sword, curse]);
    expect([hostOf(game, sword), hostOf(game, curse), hostOf(game, host)]).toEqual([host, host, undefined]);
  });

  it('goes from one host to another, last in the order, and is free when it is detached', () => {
    const game = answered('attach sword p1 2', 'pass', 'attach curse p1 2');
    const [first, other] = [cardIn(game, 0, 2), cardIn(game, 0, 3)];
    const [sword, curse] = [cardIn(game, 0, 4), cardIn(game, 0, 5)];
    const moved = attached(game, sword, other);
    expect([attachedTo(moved, first), attachedTo(moved, other)]).toEqual([[curse], [sword]]);
    expect(attachedTo(attached(moved, sword, first), first)).toEqual([curse, sword]);
    expect(hostOf(detached(game, sword), sword)).toBeUndefined();
    expect(attachedTo(detached(game, sword), first)).toEqual([curse]);
    expect(detached(game, first)).toBe(game);
  });

  it('is attached to none when it leaves its zone, or its host does, and stays where it lies', () => {
    const game = answered('attach sword p1 2', 'pass', 'attach curse p1 2');
    const [host, sword, curse] = [cardIn(game, 0, 2), cardIn(game, 0, 4), cardIn(game, 0, 5)];
    const back = move(move(game, sword, 'hand'), sword, 'field');
    expect([hostOf(back, sword), hostOf(back, curse)]).toEqual([undefined, host]);
    const alone = move(move(game, host, 'grave'), host, 'field');
    expect([hostOf(alone, sword), attachedTo(alone, host)]).toEqual([undefined, []]);
    expect(cardsIn(alone, 'field', 0)).toContain(sword);
    const taken = move(game, host, 'field', { holder: 1 });
    expect(attachedTo(taken, host)).toEqual([]);
  });

  it('keeps what it carries on a change of control, which all see', () => {
    const game = answered('attach sword p1 2', 'pass', 'attach curse p1 2');
    const [host, sword, curse] = [cardIn(game, 0, 2), cardIn(game, 0, 4), cardIn(game, 0, 5)];
    const aimed = garrison.pushed(game, { player: 1, what: 'bolt', target: { card: host } });
    const taken = move(aimed, host, 'field', { holder: 1, keeps: true });
    expect(garrison.placeOf(taken, host)).toEqual({ zone: 'field', holder: 1 });
    expect(attachedTo(taken, host)).toEqual([sword, curse]);
    expect(taken.stack[0]?.target).toEqual({ card: host });
    expect(ruleset.view(taken, 0).owners.field).toEqual([
      [0, 0, 0, 0],
      [0, 1],
    ]);
    const lines = ruleset.hints?.textView('en').table(ruleset.view(taken, 0)) ?? [];
    expect(lines[1]?.replaceAll('\u00a0', ' ')).toContain(
      'Squire (of player 1, attack 2, with Sword, Curse)',
    );
    expect(() => move(game, host, 'hand', { keeps: true })).toThrow('all players must see both zones');
    const held = garrison.cardOf(game, 'hand', 1, 'sword');
    expect(() => move(game, held, 'field', { keeps: true })).toThrow('all players must see both zones');
  });

  it('stays attached while it moves within its zone, or its host does', () => {
    const game = answered('attach sword p1 2');
    const [host, sword] = [cardIn(game, 0, 2), cardIn(game, 0, 4)];
    expect(hostOf(move(game, sword, 'field', { at: 'top' }), sword)).toBe(host);
    expect(hostOf(move(game, host, 'field', { at: 'bottom' }), sword)).toBe(host);
  });

  it('may be declared elsewhere, as in a file of cards', () => {
    const cards = { wolf: { numbers: { attack: 1 } }, sword: { attaches: true } };
    const made = cardGame({
      id: 'elsewhere',
      clauses: { one: 'Cards are there.' },
      cards,
      zones: { pool: { seenBy: 'all', isShared: true } },
      deckZone: 'pool',
      decks: { all: { wolf: 1, sword: 1 } },
      counters: {},
      values: {},
      moves: {},
      facts: {},
    });
    const game = made.newGame({ edition: 'usual', decks: ['all', 'all'], seed: 1, index: 0 }, ['usual']);
    const [wolf, sword] = (['wolf', 'sword'] as const).map((id) => made.cardOf(game, 'pool', undefined, id));
    const { hosts, owners } = made.view(made.attached(game, sword ?? -1, wolf ?? -1), 0);
    expect(hosts.pool[0]?.map((host) => host?.card)).toContain('wolf');
    expect(owners).toBeUndefined();
  });

  it('is told by the list of cards', () => {
    const { head = [], rows = [] } = ruleset.collection?.cardTable('en') ?? {};
    const column = head.indexOf('attaches');
    expect(rows.map((row) => [row[0], row[column]])).toEqual([
      ['squire', ''],
      ['captain', ''],
      ['sword', 'yes'],
      ['curse', 'yes'],
    ]);
  });

  it('is one that attaches, lies where all see it as its host does, and is not its own host', () => {
    const game = answered('attach sword p1 2', 'pass', 'attach curse p1 2');
    const [squire, sword, curse] = [cardIn(game, 0, 2), cardIn(game, 0, 4), cardIn(game, 0, 5)];
    const held = garrison.cardOf(game, 'hand', 1, 'sword');
    expect(() => attached(game, squire, sword)).toThrow('the card squire cannot be attached');
    expect(() => attached(game, held, squire)).toThrow('zone hand, which not all players see');
    expect(() => attached(game, sword, held)).toThrow('zone hand, which not all players see');
    expect(() => attached(game, sword, sword)).toThrow('would be attached to itself');
    expect(() => attached(attached(game, curse, sword), sword, curse)).toThrow('would be attached to itself');
  });

  it('leaves no trace in a game whose cards do not attach', () => {
    const match = resume({ title: 'a board', ruleset: 'skirmish' }, { ruleset: skirmish });
    expect(match.game()).not.toHaveProperty('attachments');
    expect(view(match, 0)).not.toHaveProperty('hosts');
    expect(skirmish.observationEncoder?.layout.fields.map(({ name }) => name)).not.toContain(
      'board attached',
    );
  });
});

describe('A continuous effect', () => {
  it('changes a number as long as its cause is there', () => {
    const game = laid().game();
    const [captain, squire] = [cardIn(game, 0, 1), cardIn(game, 0, 2)];
    expect([captain, squire].map((card) => numberOf(game, card, 'attack'))).toEqual([2, 2]);
    expect(numberOf(move(game, captain, 'grave'), squire, 'attack')).toBe(1);
    expect(numberOf(game, cardIn(game, 1, 1), 'attack')).toBe(1);
    const armed = answered('attach sword p1 2');
    expect(numberOf(armed, cardIn(armed, 0, 2), 'attack')).toBe(4);
    expect(numberOf(move(armed, cardIn(armed, 0, 4), 'grave'), cardIn(armed, 0, 2), 'attack')).toBe(2);
  });

  it('decides a fight, after which what was attached is buried with its host', () => {
    const match = laid();
    for (const [player, key] of [
      [0, 'attach curse p2 1'],
      [1, 'attach sword p2 1'],
      [0, 'fight 2 1'],
    ] as const)
      expect(answer(match, player, key)).toBeUndefined();
    const told = match.game().facts.slice();
    expect(told.map(({ what }) => what).filter((what) => what === 'fought' || what === 'buried')).toEqual([
      'fought',
      ...Array.from({ length: 4 }, () => 'buried'),
    ]);
    expect(told.find(({ what }) => what === 'fought')).toMatchObject({ attack: 2, otherAttack: 2 });
    expect(view(match, 0).zones.grave).toEqual([
      ['curse', 'squire'],
      ['sword', 'squire'],
    ]);
  });

  const counting = (effect: object | null, effects: unknown = [effect]) =>
    cardGame(
      {
        id: 'counting',
        clauses: { one: 'Cards are there.' },
        cards: { ace: { numbers: { attack: 1, damage: 2 } } },
        zones: { pool: { seenBy: 'all', isShared: true } },
        deckZone: 'pool',
        decks: { all: { ace: 1 } },
        counters: {},
        marks: { attack: 0, damage: 0 },
        values: {},
        moves: {},
        facts: {},
      },
      { numberEffects: () => effects as never },
    );
  const setting = { edition: 'usual', decks: ['all', 'all'], seed: 1, index: 0 } as const;

  it('adds to the mark of that name, while damage is no change', () => {
    const { marked, newGame, numberOf: of } = counting({ by: 0, change: -3 });
    const game = marked(newGame(setting, ['usual']), 0, { attack: 5, damage: 4 });
    expect([of(game, 0, 'attack'), of(game, 0, 'damage')]).toEqual([3, -1]);
  });

  it.each([
    [{ by: 7, change: 1 }, 'by is the number of a card, got 7'],
    [{ change: 1 }, 'by is the number of a card, got undefined'],
    [{ by: 0, change: Number.NaN }, 'change is a number, got NaN'],
    [{ by: 0 }, 'change is a number, got undefined'],
    [{ by: 0, change: '1' }, 'change is a number, got "1"'],
    [null, 'by is the number of a card, got undefined'],
  ])('is refused where it is %j', (effect, message) => {
    const { newGame, numberOf: of } = counting(effect);
    expect(() => of(newGame(setting, ['usual']), 0, 'attack')).toThrow(message);
  });

  it('is one of a list', () => {
    const { newGame, numberOf: of } = counting({}, { by: 0, change: 1 });
    expect(() => of(newGame(setting, ['usual']), 0, 'attack')).toThrow(
      'numberEffects returns a list of { by, change }, got {"by":0,"change":1}',
    );
  });

  it('is given as a function under its name', () => {
    const refusal = (rules: object): string => {
      try {
        cardGame(
          {
            id: 'none',
            clauses: {},
            cards: {},
            zones: { pool: { seenBy: 'all' } },
            deckZone: 'pool',
            decks: {},
            counters: {},
            values: {},
            moves: {},
            facts: {},
          },
          rules,
        );
      } catch (error) {
        const { code, place, message } = error as GatechartError;
        return `${code} ${place}: ${message}`;
      }
      return 'none';
    };
    expect(refusal({ numberEffect: () => [] })).toContain(
      'BAD_RULESET numberEffect: the key is not known here (did you mean numberEffects?)',
    );
    expect(refusal({ numberEffects: [] })).toContain(
      'BAD_RULESET numberEffects: expected a function, got []',
    );
    expect(refusal(() => [])).toContain(
      'BAD_RULESET cardGame: expected a table such as { numberEffects, keywordEffects }',
    );
    expect(refusal({})).toBe('none');
  });
});

describe('What players see of attached cards and effects', () => {
  const game = answered('attach sword p1 2', 'pass', 'attach curse p2 1');

  it('is the same for both: hosts in their places, and numbers now', () => {
    for (const player of [0, 1] as const) {
      const { hosts, numbers } = ruleset.view(game, player);
      expect(hosts.field).toEqual([
        [
          ...[null, null, null],
          { zone: 'field', holder: 0, card: 'squire', index: 1 },
          { zone: 'field', holder: 1, card: 'squire', index: 0 },
        ],
        [null],
      ]);
      expect(numbers.field[0]?.map(({ attack }) => attack)).toEqual([2, 4, 2, undefined, undefined]);
      expect(numbers.field[1]).toEqual([{ attack: 0 }]);
      expect(Object.keys(numbers)).toEqual(['hand', 'field', 'grave']);
    }
  });

  it('is known of the own hand, where effects change it too', () => {
    const { hand } = ruleset.view(laid().game(), 1).numbers;
    expect(hand).toEqual([[null, null], [{}]]);
    const deployed = ruleset.view(answered('pass'), 1).numbers.hand;
    expect(deployed).toEqual([
      [null, null],
      [{ attack: 1 }, {}],
    ]);
  });

  it('names no card whose effect it is to who does not know it', () => {
    const secret = cardGame(
      {
        id: 'secret',
        clauses: { one: 'Cards are there.' },
        cards: { ace: { numbers: { attack: 1 } }, king: {} },
        zones: { pool: { seenBy: 'all' }, hand: { seenBy: 'owner' }, deck: { seenBy: 'nobody' } },
        deckZone: 'deck',
        decks: { all: { ace: 1 }, kings: { king: 1 } },
        counters: {},
        values: {},
        moves: {},
        facts: {},
      },
      { numberEffects: ({ zones }) => (zones.hand[1] ?? []).map((by) => ({ by, change: 1 })) },
    );
    const begun = secret.newGame({ edition: 'usual', decks: ['all', 'kings'], seed: 1, index: 0 }, ['usual']);
    const [ace = -1, king = -1] = [0, 1].map((holder) => secret.cardsIn(begun, 'deck', holder as 0 | 1)[0]);
    const held = secret.move(secret.move(begun, ace, 'pool'), king, 'hand');
    const made = secret.ruleset({
      version: 1,
      editions: { usual: {} as never },
      decisions: {},
      concede: (game) => game,
    });
    const byFor = (viewer: 0 | 1): string | undefined => {
      const key = String(held.keys[viewer][ace]);
      return made.cardDetails?.(held, viewer, key, 'en')?.numbers[0]?.changes[0]?.by;
    };
    expect([byFor(0), byFor(1)]).toEqual(['a card', 'king']);
    expect(() => secret.cardsIn(held, 'pol' as 'pool', 0)).toThrow('declares no zone pol');
  });

  it('is on the faces of the cards', () => {
    const [side, other] = ruleset.renderBoard?.(game, 1).sides ?? [];
    const cards = side?.rows.flat().find(({ key }) => key === 'field')?.cards ?? [];
    expect(cards.map(({ attached: names }) => names?.map(({ en }) => en))).toEqual([
      undefined,
      ['Sword'],
      ...[undefined, undefined, undefined],
    ]);
    expect(cards.map(({ host }) => host?.en)).toEqual([
      ...[undefined, undefined, undefined],
      'Squire (player 1, field 2)',
      'Squire (player 2, field 1)',
    ]);
    expect(cards[1]?.numbers).toEqual([{ label: { en: 'attack', ja: 'attack' }, value: '4', printed: '1' }]);
    const cursed = other?.rows.flat().find(({ key }) => key === 'field')?.cards[0];
    expect(cursed?.attached).toEqual([{ en: 'Curse', ja: 'Curse' }]);
  });

  it('is an arrow on the board when a card is attached, and none later', () => {
    const before = answered('attach sword p1 2', 'pass');
    const linksOf = (from: Garrison, to: Garrison, viewer: 0 | 1 | null) =>
      ruleset.boardChanges?.(from, to, [], viewer).links;
    for (const viewer of [0, 1, null] as const) {
      const key = (card: number): string => String(viewer === null ? card : game.keys[viewer][card]);
      expect(linksOf(before, game, viewer)).toEqual([
        {
          kind: 'target',
          from: { spot: '0 field', card: key(cardIn(game, 0, 5)) },
          to: { spot: '1 field', card: key(cardIn(game, 1, 1)) },
        },
      ]);
      expect(linksOf(game, game, viewer)).toEqual([]);
    }
  });

  it('is in the details of a card, each change by the card that makes it', () => {
    const details = (card: number, language: 'en' | 'ja' = 'en') =>
      ruleset.cardDetails?.(game, null, String(card), language);
    expect(details(cardIn(game, 0, 2))?.numbers).toEqual([
      {
        name: 'attack',
        printed: '1',
        now: '4',
        changes: [
          { by: 'Captain', change: '+1' },
          { by: 'Sword', change: '+2' },
        ],
      },
    ]);
    expect(details(cardIn(game, 0, 2))?.notes).toEqual(['has guard by Sword', 'with Sword']);
    expect(details(cardIn(game, 0, 4))?.notes).toEqual(['attached to Squire (player 1, field 2)']);
    expect(details(cardIn(game, 1, 1))?.numbers[0]?.changes).toEqual([{ by: 'Curse', change: '-1' }]);
  });

  it('stands in the terminal', () => {
    const lines = ruleset.hints?.textView('en').table(ruleset.view(game, 0)) ?? [];
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Player 1:  deck 1  hand Squire  field Captain, Squire (attack 4, guard, with Sword), Squire (attack 2), Sword → Squire (player 1, field 2), Curse → Squire (player 2, field 1)  grave 0',
      'Player 2:  deck 0  hand 3  field Squire (attack 0, with Curse)  grave 0',
    ]);
  });

  it('is in the observations: how many are attached, to how many of a kind, and the sum of a number now', () => {
    const encoder = ruleset.observationEncoder;
    if (encoder === undefined) throw new Error('the game has an encoder');
    const numbers = toDense(encoder.observe(ruleset.view(game, 1)));
    const part = (name: string): readonly number[] => {
      const field = encoder.layout.fields.find((each) => each.name === name);
      return [...numbers].slice(field?.offset ?? 0, (field?.offset ?? 0) + (field?.length ?? 0));
    };
    // squire, captain, sword, curse: first those of player 2
    expect(part('field attached')).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
    expect(part('field attached to it')).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    expect(part('field attack now')).toEqual([0, 0, 0, 0, 6, 2, 0, 0]);
    expect(part('hand attack now')).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('A scenario with attached cards', () => {
  const field = {
    p1: { deck: ['squire'], field: ['captain', { card: 'sword', host: 'p1 field 1' }] },
    p2: { deck: ['squire'], field: [{ card: 'curse', host: 'p1 field 1' }, 'squire'] },
    answers: ['pass'],
  };
  const findingsOf = (expect: object, position: object = field) =>
    judge({ title: 'a field', ruleset: 'garrison', ...position, expect }, { ruleset })[0]?.findings.map(
      ({ message }) => message,
    ) ?? ['none'];

  it('lays them, in the order of the file, and expects hosts and numbers', () => {
    expect(
      findingsOf({
        p1: {
          field: [
            { card: 'captain', host: 'none', numbers: { attack: 3 } },
            { card: 'sword', host: 'p1 field 1' },
          ],
        },
        p2: { field: [{ card: 'curse', host: 'p1 field 1' }, 'squire'] },
      }),
    ).toEqual([]);
    const match = resume({ title: 'a field', ruleset: 'garrison', ...field }, { ruleset });
    const host = cardIn(match.game(), 0, 1);
    expect(attachedTo(match.game(), host)).toEqual([cardIn(match.game(), 0, 2), cardIn(match.game(), 1, 1)]);
  });

  it('tells where they are on another host, and numbers that are others, or none', () => {
    const found = findingsOf({
      p1: {
        field: [
          { card: 'captain', numbers: { attack: 2 } },
          { card: 'sword', host: 'none', numbers: { attack: 1 } },
        ],
      },
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(
      'found [{"card":"captain","numbers":{"attack":3}},{"card":"sword","host":"p1 field 1","numbers":{"attack":null}}]',
    );
  });

  const refusal = (position: object): string => {
    try {
      resume({ title: 'a field', ruleset: 'garrison', ...position }, { ruleset });
    } catch (error) {
      const { code, place, message } = error as GatechartError;
      return `${code} ${place}: ${message}`;
    }
    return 'none';
  };

  it.each([
    [{ p1: { field: [{ card: 'sword', host: 'p1 field 2' }] } }, 'there is no card p1 field 2'],
    [{ p1: { field: ['squire', { card: 'squire', host: 'p1 field 1' }] } }, 'cannot be attached'],
    [{ p1: { field: [{ card: 'sword', host: 'p1 field 1' }] } }, 'would be attached to itself'],
    [{ p1: { field: [{ card: 'sword', host: 'p1 hand 1' }] } }, 'not all players see p1 hand'],
    [{ p1: { field: [{ card: 'sword', host: 'none' }] } }, 'there is no none'],
    [{ p1: { hand: [{ card: 'sword', host: 'p1 field 1' }], field: ['squire'] } }, 'are not attached'],
    [{ p1: { field: [{ card: 'squire', numbers: { attack: 1 } }] } }, 'numbers'],
  ])('is refused with %j', (position, message) => expect(refusal(position)).toContain(message));
});
