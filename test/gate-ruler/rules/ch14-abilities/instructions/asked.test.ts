import { describe, expect, test } from 'vitest';
import { refOf } from '../../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { itemInPlay } from '../../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { choiceFor } from '../../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/dispatch.ts';
import type {
  OpenChoice,
  Stage,
  Step,
} from '../../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import type { ScenarioPosition } from '../../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { PlayedItem } from '../../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance } from '../../../../../src/rulesets/gate-ruler/state/instance.ts';
import type { GateRulerOption } from '../../../../../src/rulesets/gate-ruler/state/option.ts';
import { draw, eventOnGate, PASS } from '../../../support/plays.ts';

const UNITS = 'chosen:units';

interface Asked {
  readonly described?: Partial<ScenarioPosition>;
  readonly chosen?: Record<string, string | string[]>;
  readonly more?: Partial<PlayedItem>;
  readonly stage?: Stage;
}

/** What a step asks for next. */
const ask = (step: Step, { described, chosen, more, stage = 'resolution' }: Asked = {}) => {
  const { game, item } = eventOnGate(described, chosen, more);
  return { game, open: choiceFor(game, item, step, stage) };
};

const keysOf = (open: OpenChoice | undefined) => open?.options.map(({ key }) => key);

/** What is noted on the event once the option of that key is taken. */
const noted = (open: OpenChoice | undefined, key: string): PlayedItem => {
  const option = open?.options.find((each) => each.key === key) as GateRulerOption;
  return itemInPlay((open as OpenChoice).choose(option));
};

const ENEMIES: Partial<ScenarioPosition> = { p2: { A1: '1/9/1', A2: '2/9/2', D1: '3/9/3' } };

const ATTACKED: Partial<ScenarioPosition> = {
  p1: { A1: '3/3/3' },
  start: 'attacking',
  attack: 'A1 -> center',
};

const COUNTERED: Partial<ScenarioPosition> = { gate: [{ counter: 'sponge', by: 'p2' }] };

describe('What an instruction asks for', () => {
  test.for<[string, Step, Asked]>([
    ['14-3b-1 a mode', { do: 'mode', modes: { hit: [draw(1)], help: [draw(2)] } }, {}],
    ['14-3b-2 a zone', { do: 'chooseZone', as: 'there', kinds: ['attack'] }, {}],
    ['14-3b-2 a counter', { do: 'chooseCounter', as: 'it' }, { described: COUNTERED }],
    [
      '14-3b-3 a part',
      { do: 'distribute', to: UNITS, total: 5 },
      { described: ENEMIES, chosen: { units: ['p2 A1', 'p2 A2'] } },
    ],
    ['14-10a consent', { do: 'may', steps: [draw(1)] }, {}],
    ['8-4d-1 a line', { do: 'redirect' }, { described: ATTACKED }],
  ])('%s is what only an option of its own type gives', ([, step, asked]) => {
    const { game, open } = ask(step, asked);
    expect(open?.options.length).toBeGreaterThan(0);
    expect(open?.choose(PASS)).toBe(game);
  });

  test('14-10a whether to do what may be done', () => {
    const { open } = ask({ do: 'may', steps: [draw(1)] });
    expect([open?.player, open?.clause, open?.options]).toEqual([
      0,
      '14-10a',
      [
        { key: 'no', type: 'choose.consent', consent: false },
        { key: 'yes', type: 'choose.consent', consent: true },
      ],
    ]);
    expect([noted(open, 'no').consent, noted(open, 'yes').consent]).toEqual([false, true]);
  });

  test('14-3b-2 a counter of the opponent on the gate, told apart by number and name', () => {
    const step: Step = { do: 'chooseCounter', as: 'it' };
    const described: Partial<ScenarioPosition> = {
      gate: [
        { counter: 'sponge', by: 'p2' },
        { counter: 'ambush', by: 'p2' },
      ],
    };
    const { game, open } = ask(step, { described, stage: 'play' });
    expect([open?.player, open?.clause]).toEqual([0, '14-3b-2']);
    expect(open?.options).toEqual([
      { key: 'choose counter 1: ambush', type: 'choose.number', number: game.gate[0]?.number },
      { key: 'choose counter 2: sponge', type: 'choose.number', number: game.gate[1]?.number },
    ]);
    expect(noted(open, 'choose counter 2: sponge').items).toEqual({ it: game.gate[1]?.number });
    expect(ask(step, { described }).open?.clause).toBe('14-6c');
    expect(ask(step).open).toBeUndefined();
    expect(ask(step, { stage: 'play' }).open?.options).toEqual([]);
  });

  test('14-3b-4 a zone of a kind that the player has none of cannot be chosen as something is played', () => {
    const step: Step = { do: 'chooseZone', as: 'there', kinds: ['defense'] };
    const described: Partial<ScenarioPosition> = {
      cards: { hermit: { like: 'apprentice', ruler: { defenseZones: 0 } } },
      p1: { ruler: 'hermit' },
    };
    expect(ask(step, { described, stage: 'play' }).open).toMatchObject({ clause: '14-3b-4', options: [] });
    expect(ask(step, { described }).open).toBeUndefined();
    const { open } = ask(step, { stage: 'play' });
    expect([open?.clause, keysOf(open)]).toEqual(['14-3b-2', ['to D1']]);
    expect(ask(step).open?.clause).toBe('14-6c');
  });

  test('15-8 the cards of the hand one by one, no card twice, as many as are discarded', () => {
    const step: Step = { do: 'discard', player: 'own', count: 2 };
    const described = (hand: string[]): Partial<ScenarioPosition> => ({ p1: { hand } });
    const three = ['1/1/1', '2/2/2', '3/3/3'];
    const { game, open } = ask(step, { described: described(three) });
    expect(open?.options).toHaveLength(3);
    expect(open?.options.every(({ type }) => type === 'choose.card')).toBe(true);
    const [first, second, third] = cardsIn(game, 0, 'hand') as [Instance, Instance, Instance];
    const askedNext = (...picked: readonly Instance[]) =>
      ask(step, { described: described(three), more: { picking: picked.map((card) => refOf(game, card)) } })
        .open;
    const cardsOffered = askedNext(second)?.options.map(
      (option) => option.type === 'choose.card' && option.card,
    );
    expect(new Set(cardsOffered)).toEqual(new Set([first, third]));
    expect(askedNext(second, first)).toBeUndefined();
    expect(ask(step, { described: described(three.slice(1)) }).open).toBeUndefined();
  });
});

describe('A choice of cards', () => {
  const upTo = (atMost: number, atLeast = 1): Step => ({
    do: 'choose',
    as: 'units',
    from: { side: 'enemy', type: ['unit'] },
    atLeast,
    atMost,
  });

  test('14-3b-4 cannot be made as something is played where there are too few, and nothing comes of it', () => {
    const { game, open } = ask(upTo(4, 4), { described: ENEMIES, stage: 'play' });
    expect([open?.player, open?.clause, open?.options]).toEqual([0, '14-3b-4', []]);
    expect(open?.choose(PASS)).toBe(game);
  });

  test('3-2g ends unasked once every candidate is chosen', () => {
    const described = { p2: { A1: '1/9/1', A2: '2/9/2' } };
    const { open } = ask(upTo(3), { described });
    const once = noted(open, 'choose enemy A1');
    expect([once.picking?.length, once.choices.units]).toEqual([1, undefined]);
    const next = ask(upTo(3), { described, more: { picking: once.picking ?? [] } }).open;
    expect(next?.options).toEqual([
      { key: 'choose enemy A2', type: 'choose.card', card: expect.any(Number) },
      { key: 'done', type: 'choose.done' },
    ]);
    expect(noted(next, 'choose enemy A2').choices.units).toHaveLength(2);
    expect(noted(next, 'done').choices.units).toEqual(once.picking);
  });

  test('14-12b says so where a card is chosen that only an event can choose', () => {
    const shy = {
      like: '1/9/1',
      abilities: [{ kind: 'continuous', effects: [{ cannot: 'beChosen', on: 'this' }] }],
    } as const;
    const described: Partial<ScenarioPosition> = {
      cards: { shy },
      p1: { A1: 'shy', A2: '1/1/1' },
      p2: { A1: 'shy', A2: '2/9/2' },
    };
    const toldOf = (key: string) => {
      const { open } = ask({ do: 'choose', as: 'it', from: { side: 'both' } }, { described });
      const option = open?.options.find((each) => each.key === key) as GateRulerOption;
      return open?.choose(option).facts.slice().at(-1)?.decidedBy ?? [];
    };
    expect(toldOf('choose enemy A1')).toContain('14-12b');
    expect(toldOf('choose enemy A2')).not.toContain('14-12b');
    expect(toldOf('choose A1')).not.toContain('14-12b');
  });
});

describe('A move', () => {
  const guarded: ScenarioPosition['cards'] = { guard: { like: '3/3/3', keywords: ['soulguard'] } };
  const described: Partial<ScenarioPosition> = {
    cards: guarded,
    p1: { A1: { card: 'guard', souls: ['1/1/1'] } },
  };
  const chosen = { units: 'p1 A1' };

  test('16-11 asks which soul goes instead, or none, only where the card would leave play', () => {
    const away = ask({ do: 'move', cards: UNITS, to: 'hand' }, { described, chosen });
    const card = cardsIn(away.game, 0, 'attack1')[0] as Instance;
    expect([away.open?.clause, keysOf(away.open)]).toEqual([
      '16-11',
      ['keep it with 1/1/1 in soul', 'let A1 go'],
    ]);
    expect(noted(away.open, 'let A1 go').guarded).toEqual({ [card]: null });
    expect(noted(away.open, 'keep it with 1/1/1 in soul').guarded?.[card]).toEqual(expect.any(Number));
    const within: Step = { do: 'move', cards: UNITS, to: 'zone:there' };
    const zones = { there: { player: 0, zone: 'attack2' } } as const;
    expect(ask(within, { described, chosen, more: { zones } }).open).toBeUndefined();
  });

  test('3-2d-2 asks for the order of several cards of one owner in a deck, not for that of one', () => {
    const one = ask(
      { do: 'move', cards: UNITS, to: 'deck' },
      { described: ENEMIES, chosen: { units: 'p2 A1' } },
    );
    expect(one.open).toBeUndefined();
    const two = ask(
      { do: 'move', cards: UNITS, to: 'deck' },
      { described: ENEMIES, chosen: { units: ['p2 A1', 'p2 A2'] } },
    );
    expect([two.open?.player, keysOf(two.open)]).toEqual([1, ['put first A1', 'put first A2']]);
  });

  test('u2103/enhance.3 asks for no soul where none fits', () => {
    const titan: ScenarioPosition['cards'] = { titan: { like: '5/5/3', enhance: { attribute: ['Beast'] } } };
    const zones = { there: { player: 0, zone: 'attack2' } } as const;
    const coming = (beside: string) =>
      ask(
        { do: 'move', cards: UNITS, to: 'zone:there' },
        {
          described: {
            cards: { ...titan, beast: { like: '2/2/2', attributes: ['Beast'] } },
            p1: { A1: beside, graveyard: 'titan' },
          },
          chosen: { units: 'p1 graveyard' },
          more: { zones },
        },
      ).open;
    expect(coming('2/2/2')).toBeUndefined();
    expect([coming('beast')?.clause, keysOf(coming('beast'))]).toEqual([
      'u2103/enhance.3',
      ['put A1 under it', 'without a soul'],
    ]);
  });
});

describe('Material', () => {
  const step: Step = {
    do: 'material',
    as: 'materials',
    from: { side: 'ally', type: ['unit'] },
    ifDone: [draw(1)],
  };
  const game = eventOnGate({ p1: { A1: '1/1/1', A2: '2/2/2', D1: '3/3/3' } });
  const source = refOf(game.game, cardsIn(game.game, 0, 'attack1')[0] as Instance);
  const item = {
    ...game.item,
    kind: 'ability',
    source,
    effect: { instructions: [] },
  } as PlayedItem;
  const asked = (more: Partial<PlayedItem>) => {
    const asking = { ...item, ...more } as PlayedItem;
    return choiceFor({ ...game.game, gate: [asking] }, asking, step, 'resolution');
  };
  const [second, third] = ['attack2', 'defense1'].map((zone) =>
    refOf(game.game, cardsIn(game.game, 0, zone as 'attack2')[0] as Instance),
  );

  test('16-14 is one card beside the card itself, or more', () => {
    expect(keysOf(asked({}))).toEqual(['material A2', 'material D1']);
    const more = asked({ picking: [second ?? source] });
    expect(more?.options).toEqual([
      { key: 'done', type: 'choose.done' },
      { key: 'material D1', type: 'choose.card', card: third?.card },
    ]);
    expect(noted(more, 'done').choices).toEqual({ materials: [source, second] });
    expect(noted(more, 'material D1').picking).toEqual([second, third]);
  });

  test('16-14 is asked for no more once all is taken, nor where the card itself is gone', () => {
    expect(asked({ choices: { materials: [source] } })).toBeUndefined();
    expect(asked({ source: { ...source, object: -1 } } as Partial<PlayedItem>)).toBeUndefined();
  });
});
