import { describe, expect, test } from 'vitest';
import { refOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { waitingChoices } from '../../../../src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts';
import {
  hasTargets,
  openChoice,
  topLevel,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play.ts';
import { canComplete } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play-preconditions.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Instruction } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Game, WaitingAbility } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { GateItem, PlayedCard } from '../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { cards, draw, only, waitingFor } from '../../support/plays.ts';

const BOLT: readonly Instruction[] = [
  { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
  { do: 'damage', to: ['chosen:unit'], amount: 1 },
];

const OTHER_BOLT: readonly Instruction[] = [
  { do: 'choose', as: 'other', from: { side: 'enemy', type: ['unit'] } },
  { do: 'damage', to: ['chosen:other'], amount: 1 },
];

/** Whether an event of that effect in the hand has all it needs. */
const isPossible = (effect: readonly Instruction[], more: Partial<ScenarioPosition> = {}): boolean => {
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
      modes: Object.fromEntries(modes.map((steps, index) => [`mode-${index}`, steps])),
    });
    expect(isPossible([mode(BOLT, [draw(1)])])).toBe(true);
    expect(isPossible([mode(BOLT, OTHER_BOLT)])).toBe(false);
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

  test('14-3b-4 the card of an ability stays where it is and can be chosen, wherever the ability looks', () => {
    for (const from of [{ side: 'ally' }, { side: 'ally', zone: ['attack'] }] as const) {
      const heal: readonly Instruction[] = [{ do: 'choose', as: 'it', from: { ...from, type: ['unit'] } }];
      const medic = {
        like: '1/1/1',
        abilities: [{ kind: 'activated', timing: 'instant', oncePerTurn: true, effect: heal }],
      };
      const game = gameOf({ cards: { medic }, p1: { A1: 'medic' } });
      const card = only(game, 'attack1');
      expect(hasTargets(game, { player: 0, card, how: 'activated', ability: 0 })).toBe(true);
    }
  });

  test('14-15a an ability that waits looks among what was chosen for it', () => {
    const game = gameOf({ p1: { A1: { card: '3/3/2', souls: ['1/1/1'] } } });
    const card = only(game, 'attack1');
    const ofHost: Instruction = { do: 'choose', as: 'it', from: { zone: ['soul'], soulOf: 'chosen:host' } };
    const tried = (choices: WaitingAbility['choices']) =>
      hasTargets(waitingFor(game, card, { choices, effect: { instructions: [ofHost] } }), {
        player: 0,
        card,
        how: 'auto',
        waiting: 77,
      });
    expect([tried({ host: [refOf(game, card)] }), tried({})]).toEqual([true, false]);
  });

  test('14-6c what is chosen among hidden cards is not needed yet', () => {
    expect(
      isPossible([{ do: 'choose', as: 'it', from: { side: 'ally', zone: ['deck'], type: ['field'] } }]),
    ).toBe(true);
  });

  test('16-17 a resource ability needs a card in the resource zone, ready or not', () => {
    const mine = {
      type: 'event',
      timing: 'instant',
      effect: { resource: true, instructions: [draw(1)] },
    } as const;
    const completes = (resources: ScenarioPosition['p1']) => {
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
    more: Partial<ScenarioPosition> = {},
  ): Game => {
    const described = { type: 'event', timing: 'instant', effect: [...effect] } as const;
    return gameOf({
      ...more,
      cards: { ...cards, ...more.cards, tried: described },
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

  test('14-3b what a later step asks for, where those before it ask for nothing', () => {
    expect(keys(onGate([draw(1), ...BOLT], {}, { p2: { A1: '1/1/1', D1: '2/2/2' } }))).toHaveLength(2);
  });

  test('14-3b-4 nothing, where there are fewer candidates than have to be chosen', () => {
    const two: Instruction = { do: 'choose', as: 'units', from: { type: ['unit'] }, atLeast: 2, atMost: 2 };
    const game = onGate([two], {}, { p2: { A1: '1/1/1' } });
    expect(keys(game)).toEqual([]);
  });

  test('14-3b-4 nothing, where what was chosen is treated as something illegal', () => {
    const low: Instruction = {
      do: 'choose',
      as: 'it',
      from: { side: 'enemy', type: ['unit'], levelAtMost: 0 },
    };
    const squire = { like: '1/1/1', attributes: ['Warrior'], level: 0 };
    const p2 = { A1: 'arketta', A2: 'squire' };
    const game = onGate([low], { chosen: { it: 'p2 A2' } }, { cards: { squire }, p2 });
    const item = itemInPlay(game);
    const treated = { ...item, treated: { [item.choices.it?.[0]?.card ?? -1]: 1 } };
    const illegal = { ...game, gate: [treated] };
    expect(openChoice(illegal)).toMatchObject({ player: 0, clause: '14-3b-4', options: [] });
    expect(openChoice(illegal)?.choose({ key: 'pass', type: 'pass' })).toBe(illegal);
    expect(openChoice(game)).toMatchObject({ player: 1, clause: '14-7b' });
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
    const chosen = gameOf({ cards, gate: [{ card: 'worker', by: 'p1', entering: 'A1' }] });
    const game = {
      ...chosen,
      gate: chosen.gate.map((item) => ({ ...item, entering: undefined }) as GateItem),
    };
    const choice = openChoice(game);
    expect([choice?.clause, choice?.player, keys(game)]).toEqual(['7-3c', 0, ['to A1', 'to A2', 'to D1']]);
    const [option] = choice?.options ?? [];
    const taken = choice?.choose(option as never) as Game;
    expect(taken.gate).toMatchObject([{ entering: { player: 0, zone: 'attack1' } }]);
    expect(choice?.choose({ key: 'pass', type: 'pass' })).toBe(game);
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
    const setUp = (p2: ScenarioPosition['p2']) => {
      const game = gameOf({ cards: { bolt }, p1: { S1: 'bolt' }, p2 });
      return waitingFor(game, only(game, 'set1'), { isSetCard: true });
    };
    const types = (game: Game) => waitingChoices(game).map(({ type }) => type);
    const ready = setUp({ A1: '1/1/1' });
    expect(types(ready)).toEqual(['useWaiting', 'leaveWaiting']);
    expect(types(setUp({}))).toEqual(['leaveWaiting']);
    const [waiting] = ready.waiting as [WaitingAbility];
    const gone = { ...waiting, source: { ...waiting.source, object: -1 } };
    expect(types({ ...ready, waiting: [gone] })).toEqual(['leaveWaiting']);
    expect(types({ ...ready, waiting: [{ ...gone, isSetCard: false }] })).toEqual(['useWaiting']);
  });
});
