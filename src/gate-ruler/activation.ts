import type { Player } from '../kernel/decision.ts';
import { memo } from '../kernel/memo.ts';
import type { CardDefinition } from './card.ts';
import type { Game, Instance } from './game.ts';
import { definitionFor, stateOf, withState } from './information.ts';
import type { Ability, ZoneKind } from './language.ts';
import { activatedAbility, type PlayRequest } from './play.ts';
import { cardsIn, zonesOf } from './zones.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;

/** 14-2a: where an activated ability is valid unless its text says otherwise. */
const IN_PLAY: readonly ZoneKind[] = ['ruler', 'attack', 'defense', 'field'];

/** An activated ability with its place on the card. */
interface Placed {
  readonly index: number;
  readonly ability: Activated;
  readonly zones: readonly ZoneKind[];
}

const placedOn = memo(({ abilities = [] }: CardDefinition): readonly Placed[] =>
  abilities.flatMap((ability, index) =>
    ability.kind === 'activated' ? [{ index, ability, zones: ability.zone ?? IN_PLAY }] : [],
  ),
);

/** The kinds of zone that hold cards with activated abilities in this match. */
const zonesWithAbilities = memo((cards: Game['cards']): readonly ZoneKind[] => [
  ...new Set(Object.values(cards).flatMap((card) => placedOn(card).flatMap(({ zones }) => zones))),
]);

const usedKey = (game: Game, card: Instance, ability: number): string =>
  `${definitionFor(game, card).id}#${ability}`;

const isUsedUp = (game: Game, card: Instance, index: number, ability: Activated): boolean =>
  ability.oncePerTurn === true && stateOf(game, card).used.includes(usedKey(game, card, index));

/** 14-8a: the activated abilities of that timing a player may play by where they are, before choices and costs. */
export const activations = (
  game: Game,
  player: Player,
  timing: 'standard' | 'instant',
): readonly Extract<PlayRequest, { how: 'activated' }>[] => {
  const found: Extract<PlayRequest, { how: 'activated' }>[] = [];
  for (const kind of zonesWithAbilities(game.cards)) {
    for (const zone of zonesOf(game, player, kind)) {
      for (const card of cardsIn(game, player, zone)) {
        for (const { index, ability, zones } of placedOn(definitionFor(game, card))) {
          if (ability.timing === timing && zones.includes(kind) && !isUsedUp(game, card, index, ability)) {
            found.push({ how: 'activated', player, card, ability: index });
          }
        }
      }
    }
  }
  return found;
};

/** 16-21: notes that an ability that may be used once a turn was used. */
export const noteActivation = (game: Game, request: PlayRequest): Game =>
  request.how === 'activated' && activatedAbility(game, request.card, request.ability).oncePerTurn
    ? withState(game, request.card, {
        used: [...stateOf(game, request.card).used, usedKey(game, request.card, request.ability)],
      })
    : game;
