import { refOf } from '../../../src/rulesets/gate-ruler/queries/cards.ts';
import { itemInPlay } from '../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { ScenarioPosition } from '../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Instruction } from '../../../src/rulesets/gate-ruler/state/card.ts';
import type { Game, WaitingAbility } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { PlayedItem } from '../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance, Zone } from '../../../src/rulesets/gate-ruler/state/instance.ts';
import type { GateRulerOption } from '../../../src/rulesets/gate-ruler/state/option.ts';
import { gameOf } from './described.ts';

export const draw = (count: number): Instruction => ({ do: 'draw', player: 'own', count });

/** A card for each way of playing; each effect draws another number of cards. */
export const cards: NonNullable<ScenarioPosition['cards']> = {
  plot: { type: 'event', timing: 'instant', effect: [draw(1)] },
  ambush: { type: 'event', timing: 'instant', effect: [draw(2)], counter: { play: 'this' } },
  twofold: { type: 'event', timing: 'instant', effect: [draw(8)], counter: { effect: [draw(9)] } },
  sponge: { like: '1/1/1', counter: { effect: [draw(3)] }, overdrive: [draw(4)] },
  worker: {
    like: '2/2/2',
    abilities: [
      { kind: 'activated', timing: 'standard', oncePerTurn: true, effect: [draw(5)] },
      { kind: 'activated', timing: 'standard', oncePerTurn: true, effect: [draw(6)] },
    ],
  },
};

/** The one card in a zone of player 1. */
export const only = (game: Game, zone: Zone): Instance => {
  const [card, ...others] = cardsIn(game, 0, zone);
  if (card === undefined || others.length > 0) throw new Error(`${zone} holds not one card`);
  return card;
};

/** The game with an ability that waits for a card. */
export const waitingFor = (game: Game, card: Instance, more: Partial<WaitingAbility> = {}): Game => ({
  ...game,
  waiting: [
    {
      number: 77,
      controller: 0,
      source: refOf(game, card),
      effect: { instructions: [draw(7)] },
      choices: {},
      cause: { amount: 9 },
      isSetCard: false,
      ...more,
    } as WaitingAbility,
  ],
});

/** The event `plot` of player 1 on the gate, and what has been chosen for it by places, such as `p2 A1`. */
export const eventOnGate = (
  described: Partial<ScenarioPosition> = {},
  chosen: Record<string, string | string[]> = {},
  more: Partial<PlayedItem> = {},
): { readonly game: Game; readonly item: PlayedItem } => {
  const game = gameOf({
    ...described,
    cards: { ...cards, ...described.cards },
    gate: [{ card: 'plot', by: 'p1', chosen }, ...(described.gate ?? [])],
  });
  const item = { ...itemInPlay(game), ...more } as PlayedItem;
  return { game: { ...game, gate: [...game.gate.slice(0, -1), item] }, item };
};

/** An option of a type that few choices offer. */
export const PASS: GateRulerOption = { key: 'pass', type: 'pass' };
