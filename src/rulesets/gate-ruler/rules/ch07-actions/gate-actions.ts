import { canonicalOptions, PLAYERS, type Player } from '../../../../kernel/decision.ts';
import { memoOn } from '../../../../kernel/memo.ts';
import { happen } from '../../happening/happen.ts';
import { isGateEmpty } from '../../reading/gate.ts';
import { cardsInPlay } from '../../reading/in-play.ts';
import { definitionFor, stateOf } from '../../reading/information.ts';
import { hasKeyword } from '../../reading/meaning.ts';
import { cardKey, zoneKey } from '../../reading/place-key.ts';
import { isSummonable } from '../../reading/standby.ts';
import { memoOnState } from '../../reading/state-memo.ts';
import { isUsed, isUsedUp } from '../../reading/uses.ts';
import { cardsIn, isSettable, zonesOfKind } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance, Zone } from '../../values/instance.ts';
import type { GateRulerOption, OptionOf } from '../../values/option.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { withState } from '../../values/setters.ts';
import { moveCard } from '../ch03-zones/movement.ts';
import { validAbilities } from '../ch14-abilities/activation.ts';
import { canComplete } from '../ch14-abilities/completion.ts';
import { hasSummonLeft } from '../ch14-abilities/play.ts';

const PASS: GateRulerOption = { key: 'pass', form: 'pass' };
const PASS_ONLY: readonly GateRulerOption[] = [PASS];

/** 9-3e-4: only the turn player, in the main phase, on an empty gate. */
const mayActFreely = (game: Game, player: Player): boolean =>
  game.turn.phase === 'main' && game.turn.player === player && isGateEmpty(game);

const setCardsOfBoth = memoOn(cardsInPlay, (game) =>
  PLAYERS.map((player) => zonesOfKind(game, player, 'set').flatMap((zone) => cardsIn(game, player, zone))),
);

const setCards = (game: Game, player: Player): readonly Instance[] => setCardsOfBoth(game)[player] ?? [];

const asCard = (player: Player, card: Instance): PlayRequest => ({ how: 'card', player, card });

const isInstant = (game: Game, card: Instance): boolean => definitionFor(game, card).timing === 'instant';

const setInstantsOfBoth = memoOn(cardsInPlay, (game) =>
  PLAYERS.map((player) =>
    setCards(game, player)
      .filter((card) => isInstant(game, card))
      .map((card) => asCard(player, card)),
  ),
);

/** 9-3e-2, 9-3e-3: set cards whose timing is not Standard and no trigger, and activated abilities. */
const instantRequests = (game: Game, player: Player): readonly PlayRequest[] => {
  const set = setInstantsOfBoth(game)[player] as readonly PlayRequest[];
  const abilities = validAbilities(game, player, 'instant');
  if (game.readings.instantFromHand === 'no') return set.length === 0 ? abilities : [...set, ...abilities];
  const held = cardsIn(game, player, 'hand').filter((card) => isInstant(game, card));
  return [...set, ...held.map((card) => asCard(player, card)), ...abilities];
};

const toPlay = (game: Game, request: PlayRequest): GateRulerOption => {
  const { player, card } = request;
  return request.how === 'activated'
    ? {
        key: `ability ${request.ability + 1} of ${cardKey(game, player, card)}`,
        form: 'ability',
        card,
        ability: request.ability,
      }
    : { key: `play ${cardKey(game, player, card)}`, form: 'play', card };
};

const playable = (game: Game, requests: readonly PlayRequest[]): readonly GateRulerOption[] =>
  requests
    .filter((request) => !isUsedUp(game, request) && canComplete(game, request))
    .map((request) => toPlay(game, request));

/** 9-3e-4f: activated abilities of Standard timing. */
const standardAbilities = (game: Game, player: Player): readonly GateRulerOption[] =>
  playable(game, validAbilities(game, player, 'standard'));

/** 7-2b: the overdrive of a revealed card, once, before the card itself is played. */
const overdrives = (game: Game, player: Player): readonly GateRulerOption[] =>
  revealedDrives(game, player)
    .filter(
      (card) =>
        definitionFor(game, card).overdrive !== undefined &&
        !isUsed(game, card, 'OD') &&
        canComplete(game, { how: 'overdrive', player, card }),
    )
    .map((card) => ({ key: `use OD of ${cardKey(game, player, card)}`, form: 'overdrive', card }));

/** 7-2: driven cards are played only once revealed. */
const revealedDrives = (game: Game, player: Player): readonly Instance[] =>
  cardsIn(game, player, 'drive').filter((card) => stateOf(game, card).faceUp);

const hiddenDrives = (game: Game, player: Player): readonly Instance[] =>
  cardsIn(game, player, 'drive').filter((card) => !stateOf(game, card).faceUp);

/** 9-3e-4b, 4c, 4e: units, fields and Standard events from the hand or the drive zone, Standard events also set. */
const freePlays = (game: Game, player: Player): readonly Instance[] =>
  [
    ...cardsIn(game, player, 'hand'),
    ...revealedDrives(game, player),
    ...setCards(game, player),
    ...undyingUnits(game, player),
  ].filter((card) => isPlayableNow(game, player, card) && canComplete(game, asCard(player, card)));

/** 16-10, 16-10a: units with Undying in the graveyard, for a player who pays costs with resources. */
const undyingUnits = (game: Game, player: Player): readonly Instance[] =>
  cardsIn(game, player, 'resource').length === 0
    ? []
    : cardsIn(game, player, 'graveyard').filter((card) => hasKeyword(game, card, 'undying'));

const isPlayableNow = (game: Game, player: Player, card: Instance): boolean => {
  const { type, timing } = definitionFor(game, card);
  switch (type) {
    case 'unit':
      return hasSummonLeft(game, player) && isSummonable(game, card);
    case 'field':
      return true;
    case 'event':
      return timing === 'standard';
    default:
      return false;
  }
};

const reveal = (game: Game, player: Player, card: Instance): GateRulerOption => ({
  key: `reveal ${cardKey(game, player, card)}`,
  form: 'reveal',
  card,
});

/**
 * 7-5: settable cards go to an empty set zone, and stay there until an effect moves them (3-10a-2). Empty zones mean
 * the same, so the first is taken.
 */
const settings = (game: Game, player: Player): readonly GateRulerOption[] => {
  const zone = zonesOfKind(game, player, 'set').find((each) => cardsIn(game, player, each).length === 0);
  if (zone === undefined) return [];
  return [...cardsIn(game, player, 'hand'), ...cardsIn(game, player, 'drive')]
    .filter((card) => isSettable(definitionFor(game, card)) && !hasKeyword(game, card, 'openCard'))
    .map((card) => ({
      key: `set ${cardKey(game, player, card)} to ${zoneKey(zone)}`,
      form: 'set',
      card,
      zone,
    }));
};

const computeGateActions = (game: Game, player: Player): readonly GateRulerOption[] => {
  const atInstant = playable(game, instantRequests(game, player));
  if (!mayActFreely(game, player)) {
    return atInstant.length === 0 ? PASS_ONLY : canonicalOptions([PASS, ...atInstant]);
  }
  const plays = freePlays(game, player);
  const openCards = plays.filter((card) => hasKeyword(game, card, 'openCard'));
  const toPlayNow = openCards.length > 0 ? openCards : plays;
  const playing = toPlayNow.map((card) => toPlay(game, asCard(player, card)));
  if (openCards.length > 0) return canonicalOptions(playing);
  return canonicalOptions([
    PASS,
    ...atInstant,
    ...hiddenDrives(game, player).map((card) => reveal(game, player, card)),
    ...standardAbilities(game, player),
    ...overdrives(game, player),
    ...playing,
    ...settings(game, player),
  ]);
};

const actionsBySeat = PLAYERS.map((player) => memoOnState((game) => computeGateActions(game, player)));

/**
 * 9-3e: everything the player with priority may do now. Passing is among it, unless an Open Card must be played first
 * (16-12).
 */
export const gateActions = (game: Game, player: Player): readonly GateRulerOption[] =>
  actionsBySeat[player]?.(game) ?? [];

/** What a gate action that plays something asks for. */
export const requestOf = (player: Player, option: GateRulerOption): PlayRequest | undefined => {
  switch (option.form) {
    case 'play':
      return asCard(player, option.card);
    case 'ability':
      return { how: 'activated', player, card: option.card, ability: option.ability };
    case 'overdrive':
      return { how: 'overdrive', player, card: option.card };
    default:
      return undefined;
  }
};

/** 9-3e-4a, 7-2: turns a card in the own drive zone face up. */
export const revealDrive = (game: Game, player: Player, { card }: OptionOf<'reveal'>): Game =>
  happen(withState(game, card, { faceUp: true }), {
    clause: '7-2',
    what: 'revealed',
    player,
    card,
    from: { player, zone: 'drive' },
  });

/** 9-3e-4d, 7-5: puts a card face down into a set zone; free, and without the gate. */
export const setCard = (game: Game, player: Player, { card, zone }: OptionOf<'set'>): Game =>
  moveCard(game, card, { player, zone: zone satisfies Zone }, '7-5', { faceUp: false });
