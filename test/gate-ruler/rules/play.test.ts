import { describe, expect, test } from 'vitest';
import { canComplete } from '../../../src/gate-ruler/completion.ts';
import type { Game, Instance, Waiting, Zone } from '../../../src/gate-ruler/game.ts';
import type { PlayedCard } from '../../../src/gate-ruler/gate-item.ts';
import { refTo } from '../../../src/gate-ruler/information.ts';
import type { Instruction } from '../../../src/gate-ruler/language.ts';
import {
  announce,
  completePlay,
  effectRequested,
  hasTargets,
  isNormalSummon,
  itemInPlay,
  OVERDRIVE,
  openChoice,
  type PlayRequest,
  playKey,
  playsCard,
  takeBack,
  topLevel,
} from '../../../src/gate-ruler/play.ts';
import type { DescribedPosition } from '../../../src/gate-ruler/scenario/schema.ts';
import { waitingChoices } from '../../../src/gate-ruler/waiting-play.ts';
import { cardsIn } from '../../../src/gate-ruler/zones.ts';
import { gameOf } from '../../support/gate-ruler/described.ts';

const draw = (count: number): Instruction => ({ do: 'draw', player: 'own', count });

const cards: NonNullable<DescribedPosition['cards']> = {
  plot: { type: 'event', timing: 'instant', effect: [draw(1)] },
  ambush: { type: 'event', timing: 'instant', effect: [draw(2)], counter: { play: 'this' } },
  sponge: { like: '1/1/1', counter: { effect: [draw(3)] }, overdrive: [draw(4)] },
  worker: {
    like: '2/2/2',
    abilities: [
      { kind: 'activated', timing: 'standard', oncePerTurn: true, effect: [draw(5)] },
      { kind: 'activated', timing: 'standard', oncePerTurn: true, effect: [draw(6)] },
    ],
  },
};

const only = (game: Game, zone: Zone): Instance => {
  const [card, ...others] = cardsIn(game, 0, zone);
  if (card === undefined || others.length > 0) throw new Error(`${zone} holds not one card`);
  return card;
};

const inHand = (card: string): { readonly game: Game; readonly card: Instance } => {
  const game = gameOf({ cards, p1: { hand: card, A1: 'worker' } });
  return { game, card: only(game, 'hand') };
};

const drawsOf = (game: Game, request: PlayRequest): readonly unknown[] =>
  effectRequested(game, request).instructions.map((step) => (step as { readonly count: unknown }).count);

/** The game with an ability that waits for a card. */
const waitingFor = (game: Game, card: Instance, more: Partial<Waiting> = {}): Game => ({
  ...game,
  waiting: [
    {
      number: 77,
      controller: 0,
      source: refTo(game, card),
      effect: { instructions: [draw(7)] },
      choices: {},
      cause: { amount: 9 },
      isSetCard: false,
      ...more,
    } as Waiting,
  ],
});

describe('What is played', () => {
  test('14-3 of a card played in the ordinary way is its own effect; a unit has none', () => {
    const { game, card } = inHand('plot');
    expect(drawsOf(game, { player: 0, card, how: 'card' })).toEqual([1]);
    const unit = inHand('1/1/1');
    expect(drawsOf(unit.game, { player: 0, card: unit.card, how: 'card' })).toEqual([]);
  });

  test('14-5a-1 of a card whose counter plays the card itself is the effect of the card', () => {
    const { game, card } = inHand('ambush');
    const request = { player: 0, card, how: 'counter' } as const;
    expect([playsCard(game, request), drawsOf(game, request)]).toEqual([true, [2]]);
    expect(announce(game, request).gate).toMatchObject([{ kind: 'card', card, counter: true }]);
    expect(announce(game, request).facts.at(-1)).toMatchObject({ what: 'put', clause: '14-5a-1' });
  });

  test('14-5a of any other counter is its ability, while the card stays', () => {
    const { game, card } = inHand('sponge');
    const request = { player: 0, card, how: 'counter' } as const;
    const put = announce(game, request);
    expect([playsCard(game, request), drawsOf(game, request)]).toEqual([false, [3]]);
    expect(put.gate).toMatchObject([{ kind: 'ability', source: { card }, counter: true }]);
    expect(put.facts.at(-1)).toMatchObject({ what: 'put', clause: '14-5a' });
    expect(only(put, 'hand')).toBe(card);
  });

  test('14-5b of an overdrive is its ability, also of a card whose counter plays the card itself', () => {
    const { game, card } = inHand('sponge');
    const request = { player: 0, card, how: 'overdrive' } as const;
    expect([playsCard(game, request), drawsOf(game, request)]).toEqual([false, [4]]);
    expect(announce(game, request).facts.at(-1)).toMatchObject({ what: 'put', clause: '14-5b' });
    expect(announce(game, request).gate).toMatchObject([{ kind: 'ability', counter: false }]);
    const other = inHand('ambush');
    expect(playsCard(other.game, { player: 0, card: other.card, how: 'overdrive' })).toBe(false);
  });

  test('14-8 of an activated ability is that of its place on the card', () => {
    const { game } = inHand('plot');
    const card = only(game, 'attack1');
    const request = (ability: number): PlayRequest => ({ player: 0, card, how: 'activated', ability });
    expect([drawsOf(game, request(0)), drawsOf(game, request(1))]).toEqual([[5], [6]]);
    expect(announce(game, request(1)).facts.at(-1)).toMatchObject({ what: 'put', clause: '14-3a' });
  });

  test('14-9 of an ability that waits is its own, with its cause, and it waits no more', () => {
    const { game } = inHand('plot');
    const card = only(game, 'attack1');
    const request = { player: 0, card, how: 'auto', waiting: 77 } as const;
    const waiting = waitingFor(game, card);
    expect(drawsOf(waiting, request)).toEqual([7]);
    const put = announce(waiting, request);
    expect(put.gate).toMatchObject([{ kind: 'ability', cause: { amount: 9 }, counter: false }]);
    expect(put.facts.at(-1)).toMatchObject({ what: 'put', clause: '11-1b' });
    expect(put.waiting).toEqual([]);
  });

  test('14-3a a card goes to the gate from where it lies, and notes no more than is asked for', () => {
    const { game, card } = inHand('plot');
    const put = announce(game, { player: 0, card, how: 'card' });
    const { number: _, ...item } = put.gate[0] as PlayedCard;
    expect(item).toEqual({
      kind: 'card',
      controller: 0,
      card,
      from: 'hand',
      counter: false,
      choices: {},
      zones: {},
    });
    expect([cardsIn(put, 0, 'hand'), put.facts.at(-1)?.clause]).toEqual([[], '14-3a']);
    const later = announce(game, { player: 0, card, how: 'card', afterwards: 'deckBottom' });
    expect(later.gate).toMatchObject([{ afterwards: 'deckBottom' }]);
  });

  test('14-4b a set card whose timing came is played with its cause, and waits no more', () => {
    const game = gameOf({ cards, p1: { S1: 'plot' } });
    const card = only(game, 'set1');
    const put = announce(waitingFor(game, card, { isSetCard: true }), {
      player: 0,
      card,
      how: 'card',
      waiting: 77,
    });
    expect(put.gate).toMatchObject([{ kind: 'card', from: 'set1', cause: { amount: 9 } }]);
    expect(put.waiting).toEqual([]);
  });
});

describe('A normal summon', () => {
  const request = (card: Instance, how: 'card' | 'overdrive' | 'counter'): PlayRequest => ({
    player: 0,
    card,
    how,
  });

  test('4-4a is a unit that is played as a card, and nothing else', () => {
    const { game, card } = inHand('sponge');
    expect(isNormalSummon(game, request(card, 'card'))).toBe(true);
    expect(isNormalSummon(game, request(card, 'overdrive'))).toBe(false);
    expect(isNormalSummon(game, request(card, 'counter'))).toBe(false);
    const event = inHand('plot');
    expect(isNormalSummon(event.game, request(event.card, 'card'))).toBe(false);
  });

  test('7-3 uses up one of the summon cap of its player; an overdrive is noted on its card instead', () => {
    const { game, card } = inHand('sponge');
    const played = (how: 'card' | 'overdrive') =>
      completePlay(announce(game, request(card, how)), request(card, how));
    const counts = ({ sides }: Game) => sides.map(({ summonCount }) => summonCount);
    expect([counts(played('card')), counts(played('overdrive'))]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(played('overdrive').states[card]?.used).toEqual([OVERDRIVE]);
    expect(played('card').states[card]?.used ?? []).toEqual([]);
    expect(played('overdrive').facts.at(-1)).toMatchObject({ clause: '14-3d', what: 'played', player: 0 });
  });
});

describe('A play that is taken back', () => {
  test('14-3b-4 leaves the state before it, what was told, and a note that tells it from every other play', () => {
    const { game, card } = inHand('plot');
    const request = { player: 0, card, how: 'card' } as const;
    const put = announce(game, request);
    const back = takeBack(game, put, request);
    expect({ ...back, facts: [], takenBack: [] }).toEqual({ ...game, facts: [], takenBack: [] });
    expect(back.facts.map(({ what }) => what)).toEqual([...put.facts.map(({ what }) => what), 'withdrawn']);
    expect(back.facts.at(-1)).toMatchObject({ clause: '14-3b-4', item: itemInPlay(put) });
    expect([canComplete(game, request), canComplete(back, request)]).toEqual([true, false]);
    const worker = only(game, 'attack1');
    const plays: readonly PlayRequest[] = [
      request,
      { player: 0, card: worker, how: 'card' },
      { player: 0, card: worker, how: 'activated', ability: 0 },
      { player: 0, card: worker, how: 'activated', ability: 1 },
    ];
    expect(new Set(plays.map((each) => playKey(game, each))).size).toBe(plays.length);
    expect(playKey(game, request)).toBe(`card ${game.object[card]}`);
  });
});

const BOLT: readonly Instruction[] = [
  { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
  { do: 'damage', to: ['chosen:unit'], amount: 1 },
];

/** Whether an event of that effect in the hand has all it needs. */
const isPossible = (effect: readonly Instruction[], more: Partial<DescribedPosition> = {}): boolean => {
  const described = { type: 'event', timing: 'instant', effect: [...effect] } as const;
  const { p1 = {}, cards: others = {}, ...rest } = more;
  const game = gameOf({
    ...rest,
    cards: { ...cards, ...others, tried: described },
    p1: { ...p1, hand: 'tried' },
  });
  return hasTargets(game, { player: 0, card: only(game, 'hand'), how: 'card' });
};

describe('Whether a play has all it needs', () => {
  test('14-3b-4 a choice needs as many candidates as it takes at least', () => {
    const two: Instruction = {
      do: 'choose',
      as: 'units',
      from: { side: 'enemy', type: ['unit'] },
      atLeast: 2,
      atMost: 2,
    };
    expect([isPossible(BOLT), isPossible(BOLT, { p2: { A1: '1/1/1' } })]).toEqual([false, true]);
    expect([
      isPossible([two], { p2: { A1: '1/1/1' } }),
      isPossible([two], { p2: { A1: '1/1/1', D1: '1/1/1' } }),
    ]).toEqual([false, true]);
  });

  test('14-3b of several modes one must be possible whole', () => {
    const mode = (...modes: readonly (readonly Instruction[])[]): Instruction => ({
      do: 'mode',
      modes: Object.fromEntries(modes.map((steps, index) => [`${index}`, steps])),
    });
    expect(isPossible([mode(BOLT, [draw(1)])])).toBe(true);
    expect(isPossible([mode(BOLT, BOLT)])).toBe(false);
  });

  test('14-3b a zone to choose needs a zone of one of the kinds', () => {
    const there = (...kinds: readonly ('attack' | 'defense')[]): Instruction => ({
      do: 'chooseZone',
      as: 'there',
      kinds,
    });
    const hermit = {
      cards: { hermit: { like: 'apprentice', ruler: { defenseZones: 0 } } },
      p1: { ruler: 'hermit' },
    };
    expect(isPossible([there('defense')], hermit)).toBe(false);
    expect(isPossible([there('attack', 'defense')], hermit)).toBe(true);
  });

  test('14-3b-4 a counter to choose needs a counter of the opponent on the gate', () => {
    const choose: Instruction = { do: 'chooseCounter', as: 'it' };
    expect(isPossible([choose])).toBe(false);
    expect(isPossible([choose], { gate: [{ counter: 'sponge', by: 'p1' }] })).toBe(false);
    expect(isPossible([choose], { gate: [{ card: 'plot', by: 'p2' }] })).toBe(false);
    expect(isPossible([choose], { gate: [{ rulerDamage: 'p2' }] })).toBe(false);
    expect(isPossible([choose], { gate: [{ counter: 'sponge', by: 'p2' }] })).toBe(true);
  });

  test('14-3a a card that is played lies on the gate by then and cannot be chosen itself', () => {
    const own: Instruction = { do: 'choose', as: 'it', from: { side: 'ally', zone: ['hand'] } };
    expect(isPossible([own])).toBe(false);
  });

  test('14-6c what is chosen among hidden cards is not needed yet', () => {
    expect(
      isPossible([{ do: 'choose', as: 'it', from: { side: 'enemy', zone: ['deck'], type: ['field'] } }]),
    ).toBe(true);
  });

  test('16-17 a resource ability needs a card in the resource zone, ready or not', () => {
    const mine = {
      type: 'event',
      timing: 'instant',
      effect: { resource: true, instructions: [draw(1)] },
    } as const;
    const completes = (resources: DescribedPosition['p1']) => {
      const game = gameOf({ cards: { mine }, p1: { ...resources, hand: 'mine' } });
      return canComplete(game, { player: 0, card: only(game, 'hand'), how: 'card', isFree: true });
    };
    expect(completes({ resources: [] })).toBe(false);
    expect(completes({ resources: [{ card: 'resource', exhausted: true }] })).toBe(true);
  });

  test('16-19 a card with Forced Standby is played out of the set zone only, its abilities from anywhere', () => {
    const lurker = {
      like: '1/1/1',
      keywords: ['forcedStandby'],
      counter: { effect: [draw(1)] },
    };
    const game = gameOf({ cards: { lurker }, p1: { hand: 'lurker', S1: 'lurker' } });
    const free = (card: Instance) => canComplete(game, { player: 0, card, how: 'card', isFree: true });
    expect([free(only(game, 'hand')), free(only(game, 'set1'))]).toEqual([false, true]);
    expect(canComplete(game, { player: 0, card: only(game, 'hand'), how: 'counter' })).toBe(true);
    const onGate = gameOf({ cards: { lurker }, gate: [{ card: 'lurker', by: 'p1', entering: 'A1' }] });
    const { card } = onGate.gate[0] as PlayedCard;
    expect(canComplete(onGate, { player: 0, card, how: 'card', isFree: true })).toBe(false);
  });
});

describe('What has to be chosen next', () => {
  const onGate = (
    effect: readonly Instruction[],
    chosen: object = {},
    more: Partial<DescribedPosition> = {},
  ): Game => {
    const described = { type: 'event', timing: 'instant', effect: [...effect] } as const;
    return gameOf({
      ...more,
      cards: { ...cards, tried: described },
      gate: [{ card: 'tried', by: 'p1', ...chosen }, ...(more.gate ?? [])],
    });
  };
  const keys = (game: Game) => openChoice(game)?.options.map(({ key }) => key);

  test('14-3b a mode, and then what the chosen mode asks for', () => {
    const modal: Instruction = { do: 'mode', modes: { hit: BOLT, help: [draw(1)] } };
    const units = { p2: { A1: '1/1/1', D1: '2/2/2' } };
    expect(keys(onGate([modal], {}, units))).toHaveLength(2);
    expect(keys(onGate([modal], { mode: 'hit' }, units))).toHaveLength(2);
    expect(keys(onGate([modal], { mode: 'help' }, units))).toBeUndefined();
    const game = onGate([modal, draw(9)], { mode: 'hit' });
    expect(topLevel(game, itemInPlay(game))).toEqual([modal, ...BOLT, draw(9)]);
    const open = onGate([modal, draw(9)]);
    expect(topLevel(open, itemInPlay(open))).toEqual([modal, draw(9)]);
  });

  test('14-3b the parts of an amount that is distributed, and a counter on the gate', () => {
    const split: readonly Instruction[] = [
      { do: 'choose', as: 'units', from: { side: 'enemy', type: ['unit'] }, atLeast: 2, atMost: 2 },
      { do: 'distribute', to: 'chosen:units', total: 3 },
    ];
    const units = { p2: { A1: '1/9/1', D1: '2/9/2' } };
    const chosen = { chosen: { units: ['p2 A1', 'p2 D1'] } };
    expect(keys(onGate(split, chosen, units))?.length).toBeGreaterThan(1);
    const game = onGate([{ do: 'chooseCounter', as: 'it' }], {}, { gate: [{ counter: 'sponge', by: 'p2' }] });
    expect(keys(game)).toHaveLength(1);
  });

  test('7-3c for a unit, the zone it enters, in the words of its player', () => {
    const game = gameOf({ cards, gate: [{ card: 'worker', by: 'p1' }] });
    const choice = openChoice(game);
    expect([choice?.clause, choice?.player, keys(game)]).toEqual(['7-3c', 0, ['to A1', 'to A2', 'to D1']]);
    const [option] = choice?.options ?? [];
    const taken = choice?.take(option as never) as Game;
    expect(taken.gate).toMatchObject([{ entering: { player: 0, zone: 'attack1' } }]);
    expect(choice?.take({ key: 'pass', form: 'pass' })).toBe(game);
  });

  test('14-6c nothing among hidden cards, nor what only happens as it resolves', () => {
    expect(
      keys(onGate([{ do: 'choose', as: 'it', from: { side: 'ally', zone: ['deck'] } }, draw(1)])),
    ).toBeUndefined();
  });
});

describe('Which waiting ability may be played', () => {
  test('11-1b none where none waits', () => {
    expect(waitingChoices(gameOf({}))).toEqual([]);
  });

  test('14-4b a set card that has left its zone, or lacks a target, can only be left', () => {
    const bolt = { type: 'event', timing: 'instant', effect: [...BOLT] } as const;
    const setUp = (p2: DescribedPosition['p2']) => {
      const game = gameOf({ cards: { bolt }, p1: { S1: 'bolt' }, p2 });
      return waitingFor(game, only(game, 'set1'), { isSetCard: true });
    };
    const forms = (game: Game) => waitingChoices(game).map(({ form }) => form);
    const ready = setUp({ A1: '1/1/1' });
    expect(forms(ready)).toEqual(['waiting', 'decline']);
    expect(forms(setUp({}))).toEqual(['decline']);
    const [waiting] = ready.waiting as [Waiting];
    const gone = { ...waiting, source: { ...waiting.source, object: -1 } };
    expect(forms({ ...ready, waiting: [gone] })).toEqual(['decline']);
    expect(forms({ ...ready, waiting: [{ ...gone, isSetCard: false }] })).toEqual(['waiting']);
  });
});
