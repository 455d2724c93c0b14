import type { DescribedPosition } from '../../../src/rulesets/gate-ruler/described/schema.ts';
import { refTo } from '../../../src/rulesets/gate-ruler/reading/information.ts';
import { cardsIn } from '../../../src/rulesets/gate-ruler/reading/zones.ts';
import type { Game, Waiting } from '../../../src/rulesets/gate-ruler/values/game.ts';
import type { Instance, Zone } from '../../../src/rulesets/gate-ruler/values/instance.ts';
import type { Instruction } from '../../../src/rulesets/gate-ruler/values/language.ts';

export const draw = (count: number): Instruction => ({ do: 'draw', player: 'own', count });

/** A card for each way of playing; each effect draws another number of cards. */
export const cards: NonNullable<DescribedPosition['cards']> = {
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
export const waitingFor = (game: Game, card: Instance, more: Partial<Waiting> = {}): Game => ({
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
