import type { PrintedCard } from '../state/card-2.ts';
import type { Use } from '../state/card-state.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Ability } from '../state/card.ts';
import type { PlayRequest } from '../state/play-request.ts';
import { cardDefinition } from './cards.ts';
import { stateOf } from './information.ts';

/** The activated ability at that place of a card. */
export const activatedAbility = (
  game: Game,
  card: Instance,
  index: number,
): Extract<Ability, { kind: 'activated' }> =>
  cardDefinition(game, card).abilities?.[index] as Extract<Ability, { kind: 'activated' }>;

/** The use of an ability, by its place on the card. */
export const abilityUse = (definition: PrintedCard, index: number): Use => `${definition.id}#${index}`;

/** Whether that was used since what was used was forgotten (16-21). */
export const isUsed = (game: Game, card: Instance, use: Use): boolean =>
  stateOf(game, card).used.includes(use);

/** 16-21: whether it is an ability that may be used once a turn and was. */
export const isUsedUp = (game: Game, request: PlayRequest): boolean =>
  request.how === 'activated' &&
  activatedAbility(game, request.card, request.ability).oncePerTurn === true &&
  isUsed(game, request.card, abilityUse(cardDefinition(game, request.card), request.ability));
