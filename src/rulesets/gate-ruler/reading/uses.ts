import type { Activation } from '../rules/ch14-abilities/activation.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';
import type { Ability } from '../values/language.ts';
import type { PlayRequest } from '../values/play-request.ts';
import { stateOf } from '../values/setters.ts';
import { definitionFor } from './information.ts';

type ActivatedAbility = Extract<Ability, { kind: 'activated' }>;

/** The activated ability at that place of a card. */
export const activatedAbility = (game: Game, card: Instance, index: number): ActivatedAbility =>
  definitionFor(game, card).abilities?.[index] as ActivatedAbility;

export const usedKey = (game: Game, { card, ability }: Activation): string =>
  `${definitionFor(game, card).id}#${ability}`;

/** 16-21: whether it is an ability that may be used once a turn and was. */
export const isUsedUp = (game: Game, request: PlayRequest): boolean =>
  request.how === 'activated' &&
  activatedAbility(game, request.card, request.ability).oncePerTurn === true &&
  stateOf(game, request.card).used.includes(usedKey(game, request));
