import type { Player } from '../kernel/decision.ts';
import { memo } from '../kernel/memo.ts';
import type { Game, Instance } from './game.ts';
import { definitionFor, stateOf, withState } from './information.ts';
import type { Ability, ZoneKind } from './language.ts';
import { activatedAbility, type PlayRequest } from './play.ts';
import { kindOf } from './zone-kind.ts';
import { cardsIn, whereIs, zonesOf } from './zones.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;

/** 14-2a: where an activated ability is valid unless its text says otherwise. */
const IN_PLAY: readonly ZoneKind[] = ['ruler', 'attack', 'defense', 'field'];

const zonesFor = (ability: Activated): readonly ZoneKind[] => ability.zone ?? IN_PLAY;

const isActivated = (ability: Ability): ability is Activated => ability.kind === 'activated';

/** The kinds of zone that hold cards with activated abilities in this match. */
const zonesWithAbilities = memo((cards: Game['cards']): readonly ZoneKind[] => [
  ...new Set(
    Object.values(cards).flatMap(({ abilities }) => (abilities ?? []).filter(isActivated).flatMap(zonesFor)),
  ),
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
): readonly Extract<PlayRequest, { how: 'activated' }>[] =>
  zonesWithAbilities(game.cards)
    .flatMap((kind) => zonesOf(game, player, kind).flatMap((zone) => cardsIn(game, player, zone)))
    .flatMap((card) =>
      (definitionFor(game, card).abilities ?? []).flatMap((ability, index) =>
        isActivated(ability) &&
        ability.timing === timing &&
        zonesFor(ability).includes(zoneKindOf(game, card)) &&
        !isUsedUp(game, card, index, ability)
          ? [{ how: 'activated' as const, player, card, ability: index }]
          : [],
      ),
    );

const zoneKindOf = (game: Game, card: Instance): ZoneKind => {
  const place = whereIs(game, card);
  return place === 'gate' ? 'hand' : kindOf(place.zone);
};

/** 16-21: notes that an ability that may be used once a turn was used. */
export const noteActivation = (game: Game, request: PlayRequest): Game =>
  request.how === 'activated' && activatedAbility(game, request.card, request.ability).oncePerTurn
    ? withState(game, request.card, {
        used: [...stateOf(game, request.card).used, usedKey(game, request.card, request.ability)],
      })
    : game;
