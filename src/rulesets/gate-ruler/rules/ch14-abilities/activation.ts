import { PLAYERS, type Player } from '../../../../kernel/decision.ts';
import { memo, memoOn } from '../../../../kernel/memo.ts';
import { noteUse } from '../../happening/uses.ts';
import { cardsInPlay, type InPlay } from '../../reading/in-play.ts';
import { definitionFor } from '../../reading/information.ts';
import { abilityUse, activatedAbility } from '../../reading/uses.ts';
import { cardsIn, isKindInPlay, kindOf, zonesOf } from '../../reading/zones.ts';
import type { CardDefinition } from '../../values/card.ts';
import type { Game } from '../../values/game.ts';
import type { Ability, ZoneKind } from '../../values/language.ts';
import type { Activation, PlayRequest } from '../../values/play-request.ts';

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

type Timing = Activated['timing'];

const abilitiesOn = (game: Game, { player, card, zone }: InPlay, timing: Timing): readonly Activation[] =>
  placedOn(definitionFor(game, card))
    .filter(({ ability, zones }) => ability.timing === timing && zones.includes(kindOf(zone)))
    .map(({ index }) => ({ how: 'activated', player, card, ability: index }));

const inPlayWith = (timing: Timing) => (game: Game) =>
  PLAYERS.map((player) =>
    cardsInPlay(game)
      .filter((found) => found.player === player)
      .flatMap((found) => abilitiesOn(game, found, timing)),
  );

const inPlay = {
  standard: memoOn(cardsInPlay, inPlayWith('standard')),
  instant: memoOn(cardsInPlay, inPlayWith('instant')),
};

/** Kinds of zone out of play in which some card of the match has an ability. */
const otherZones = memo((cards: Game['cards']): readonly ZoneKind[] =>
  [...new Set(Object.values(cards).flatMap((card) => placedOn(card).flatMap(({ zones }) => zones)))].filter(
    (kind) => !isKindInPlay(kind),
  ),
);

const outOfPlay = (game: Game, player: Player, timing: Timing): readonly Activation[] =>
  otherZones(game.cards).flatMap((kind) =>
    zonesOf(game, player, kind).flatMap((zone) =>
      cardsIn(game, player, zone).flatMap((card) => abilitiesOn(game, { player, card, zone }, timing)),
    ),
  );

/** 14-8a: the activated abilities of that timing on a player's cards that lie where they are valid. */
export const validAbilities = (game: Game, player: Player, timing: Timing): readonly Activation[] => {
  const others = outOfPlay(game, player, timing);
  const found = inPlay[timing](game)[player] as readonly Activation[];
  return others.length === 0 ? found : [...found, ...others];
};

/** 16-21: notes that an ability that may be used once a turn was used. */
export const noteActivation = (game: Game, request: PlayRequest): Game =>
  request.how === 'activated' && activatedAbility(game, request.card, request.ability).oncePerTurn
    ? noteUse(game, request.card, abilityUse(definitionFor(game, request.card), request.ability))
    : game;
