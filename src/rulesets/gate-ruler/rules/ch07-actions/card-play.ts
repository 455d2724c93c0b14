import type { Player } from '../../../../kernel/decision.ts';
import { allHold } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { definitionFor, stateOf } from '../../reading/information.ts';
import { hasKeyword } from '../../reading/meaning.ts';
import { type Requirement, requirement } from '../../reading/requirement.ts';
import { cardsIn, kindOf } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance, Place } from '../../values/instance.ts';
import type { CardType, ZoneKind } from '../../values/language.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { COMPLETION } from '../ch14-abilities/completion.ts';
import { hasSummonLeft } from '../ch14-abilities/play.ts';
import { freely } from './free-action.ts';

/** The play of a card as a gate action, from where it lies. */
export type CardPlay = Extract<PlayRequest, { how: 'card' }> & { readonly place: Place | 'gate' };

export const playOf = (player: Player, card: Instance, place: Place | 'gate'): CardPlay => ({
  how: 'card',
  player,
  card,
  place,
});

const isFrom = ({ place }: CardPlay, kind: ZoneKind): boolean =>
  place !== 'gate' && kindOf(place.zone) === kind;

/** 16-10, 16-10a: Undying is played from the graveyard, as freely as from elsewhere. */
const isUndying = (game: Game, play: CardPlay): boolean =>
  isFrom(play, 'graveyard') && hasKeyword(game, play.card, 'undying');

export const isInstant = (game: Game, card: Instance): boolean =>
  definitionFor(game, card).timing === 'instant';

/** 14-4b: an event that is played only on a trigger. */
const isConditional = (game: Game, { card }: CardPlay): boolean => {
  const { type, timing } = definitionFor(game, card);
  return type === 'event' && timing !== 'standard' && timing !== 'instant';
};

const PLAYABLE: ReadonlySet<CardType> = new Set(['unit', 'field', 'event']);

const PLAYED: readonly Requirement<CardPlay>[] = [
  requirement(['ON_GATE', '14-3a', 'it is being played already'], (_, { place }) => place !== 'gate'),
  requirement(
    ['NOT_OWN', '9-3e', 'a player plays own cards'],
    (_, { player, place }) => place !== 'gate' && place.player === player,
  ),
  requirement(
    ['HIDDEN', '7-2', 'a driven card is played only once it is revealed'],
    (game, play) => !isFrom(play, 'drive') || stateOf(game, play.card).faceUp,
  ),
  requirement(
    ['WRONG_ZONE', '7-3a', 'cards are played from the hand, the drive zone or a set zone'],
    (game, play) =>
      isFrom(play, 'hand') || isFrom(play, 'drive') || isFrom(play, 'set') || isUndying(game, play),
  ),
  requirement(['NEVER_PLAYED', '7-1a', 'units, fields and events are played'], (game, { card }) =>
    PLAYABLE.has(definitionFor(game, card).type),
  ),
  requirement(
    ['CONDITIONAL', '14-4b', 'it is played only when its condition comes about'],
    (game, play) => !isConditional(game, play),
  ),
];

/** 9-3e-2, 9-3e-3 */
const INSTANT: readonly Requirement<CardPlay>[] = [
  ...PLAYED,
  requirement(
    ['NOT_SET', '14-4b-1', 'an Instant event is played from a set zone'],
    (game, play) =>
      isFrom(play, 'set') || (isFrom(play, 'hand') && game.interpretations.instantFromHand === 'yes'),
  ),
  ...COMPLETION,
];

const UNDYING: Requirement<CardPlay> = requirement(
  ['NO_RESOURCE', '16-10', 'Undying is for a player who pays costs with resources'],
  (game, play) => !isFrom(play, 'graveyard') || cardsIn(game, play.player, 'resource').length > 0,
  () => ['there is none'],
);

/** 9-3e-4c, 9-3e-4e: fields, and events of Standard timing. */
const ORDINARY: readonly Requirement<CardPlay>[] = [...PLAYED, ...freely('9-3e-4'), ...COMPLETION, UNDYING];

/** 9-3e-4b, 7-3: the clause by which a unit is played freely alone. */
const asUnit = (clause: ClauseId): readonly Requirement<CardPlay>[] => [
  ...PLAYED,
  ...freely(clause),
  requirement(
    ['SUMMON_CAP', '7-3b', 'a normal summon must be left'],
    (game, { player }) => hasSummonLeft(game, player),
    ({ sides }, { player }) => [
      `the summon cap is ${sides[player].summonCap ?? 'unlimited'}`,
      `${sides[player].summonCount} summoned this turn`,
    ],
  ),
  // u2103/standby.2; as any normal summon of the own main phase (u2103/standby.4, u2103/standby.5).
  requirement(
    ['NOT_FROM_SET_ZONE', '16-18', 'only a card that says so is summoned from the set zone'],
    (game, play) => !isFrom(play, 'set') || definitionFor(game, play.card).summonFromSet === true,
  ),
  ...COMPLETION,
  UNDYING,
];

const UNIT = asUnit('9-3e-4');
const UNDYING_UNIT = asUnit('16-10a');

/** 9-3e: what the play of that card needs to be on offer. */
export const toPlay = (game: Game, play: CardPlay): readonly Requirement<CardPlay>[] => {
  if (isInstant(game, play.card)) return INSTANT;
  if (definitionFor(game, play.card).type !== 'unit') return ORDINARY;
  return isUndying(game, play) ? UNDYING_UNIT : UNIT;
};

export const canPlay = (game: Game, play: CardPlay): boolean => allHold(toPlay(game, play), game, play);
