import { canonicalOptions, isOnlyMove, PLAYERS, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { allHold } from '../../../../core/illegal-reasons.ts';
import { emitEvent } from '../../events/emit.ts';
import { cardDefinition, isUsed, stateOf } from '../../queries/cards.ts';
import { hasOneOf } from '../../queries/effects.ts';
import { cardKey, cardKeys, zoneKey } from '../../queries/place-names.ts';
import {
  type CardAction,
  cardText,
  type Precondition,
  precondition,
  sentenceOf,
} from '../../queries/precondition.ts';
import { memoAtInstant, memoOnOwnCards, memoOnState } from '../../queries/state-memo.ts';
import { cardsIn, locationOf, zonesOfKind } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { Instance, Zone } from '../../state/instance.ts';
import type { Activation, GateRulerOption, OptionOf, PlayRequest } from '../../state/option.ts';
import { withState } from '../../state/setters.ts';
import { isFrom, moveCard } from '../ch03-zones/movement.ts';
import { activationPreconditions, COMPLETION, validAbilities } from '../ch14-abilities/play-preconditions.ts';
import {
  emptySetZone,
  freeActionPreconditions,
  HAS_SET_ZONE,
  isOpenCard,
  MAY_BE_SET,
  openCardFirst,
  type SetAction,
  settableClauses,
} from './action-preconditions.ts';
import {
  type CardPlay,
  canPlay,
  isInstant,
  PLAYED_FROM_GRAVEYARD,
  paymentFrom,
  playOf,
} from './card-play.ts';

/** The play of a card, as 9-3e numbers it. */
export const playType = (game: Game, card: Instance) => {
  const { type, timing } = cardDefinition(game, card);
  if (type === 'unit') return 'playUnit';
  if (type === 'field') return 'playField';
  return timing === 'standard' ? 'playStandardEvent' : 'playInstantEvent';
};

const ABILITY_TYPES = { instant: 'useInstantAbility', standard: 'useStandardAbility' } as const;

const PASS: GateRulerOption = { key: 'pass', type: 'pass' };
const PASS_ONLY: readonly GateRulerOption[] = [PASS];

const FREE = freeActionPreconditions('9-3e-4');

const mayActFreely = (game: Game, player: Player): boolean => allHold(FREE, game, { player });

const drive = (game: Game, player: Player): readonly Instance[] => cardsIn(game, player, 'drive');

/** Where cards are played from besides set zones, freely and at other times; from the graveyard those with Undying. */
const PLAYED_FREELY: readonly Zone[] = ['hand', 'drive'];
const PLAYED_AT_INSTANT: readonly Zone[] = ['hand'];

/** The cards that come into question; outside the own main phase Instants only. */
const playCandidates = (player: Player, isFree: boolean) =>
  memoOnOwnCards(player, (game): readonly CardPlay[] => {
    const found: CardPlay[] = [];
    for (const zones of [isFree ? PLAYED_FREELY : PLAYED_AT_INSTANT, zonesOfKind(game, player, 'set')]) {
      for (const zone of zones) {
        for (const card of cardsIn(game, player, zone)) {
          if (isFree || isInstant(game, card)) found.push(playOf(player, card, { player, zone }));
        }
      }
    }
    return found;
  });

const FREE_BY_PLAYER = [playCandidates(0, true), playCandidates(1, true)] as const;
const INSTANT_BY_PLAYER = [playCandidates(0, false), playCandidates(1, false)] as const;

const playsOfPlayer = (game: Game, player: Player, isFree: boolean): readonly CardPlay[] =>
  (isFree ? FREE_BY_PLAYER : INSTANT_BY_PLAYER)[player](game);

const NO_PLAYS: readonly CardPlay[] = [];

const undyingPlays = (game: Game, player: Player): readonly CardPlay[] =>
  flatMapFast(cardsIn(game, player, 'graveyard'), (card) =>
    hasOneOf(game, card, PLAYED_FROM_GRAVEYARD)
      ? [playOf(player, card, { player, zone: 'graveyard' })]
      : NO_PLAYS,
  );

/** 9-3e-2 to 9-3e-4e: the plays of cards. */
const plays = (game: Game, player: Player, isFree: boolean): readonly CardPlay[] => {
  const found = playsOfPlayer(game, player, isFree).filter((play) => canPlay(game, play));
  if (!isFree) return found;
  const undying = undyingPlays(game, player).filter((play) => canPlay(game, play));
  return undying.length === 0 ? found : [...found, ...undying];
};

const canActivate = (game: Game, activation: Activation): boolean =>
  allHold(activationPreconditions(game, activation), game, activation);

const abilities = (
  game: Game,
  player: Player,
  timing: 'standard' | 'instant',
): readonly GateRulerOption[] => {
  const usable = validAbilities(game, player, timing).filter((activation) => canActivate(game, activation));
  const keys = cardKeys(
    game,
    player,
    usable.map(({ card }) => card),
  );
  return usable.map(({ card, ability }, index) => ({
    key: `ability ${ability + 1} of ${keys[index]}`,
    type: ABILITY_TYPES[timing],
    card,
    ability,
  }));
};

/** 7-2b: the overdrive of a revealed card, once, before the card itself is played. */
export const OVERDRIVE: readonly Precondition<PlayRequest>[] = [
  precondition(
    ['NO_OVERDRIVE', '16-2a', { en: 'the card must have OD', ja: '【OD】を持つカードでなければならない' }],
    (game, { card }) => cardDefinition(game, card).overdrive !== undefined,
  ),
  precondition(
    [
      'NOT_DRIVEN',
      '16-2a',
      {
        en: 'OD is used while its card is in the drive zone',
        ja: '【OD】はカードがドライブゾーンにある間に使う',
      },
    ],
    (game, { player, card }) => drive(game, player).includes(card),
  ),
  precondition(
    ['HIDDEN', '7-2b', { en: 'OD is used of a revealed card', ja: '【OD】は公開したカードのものを使う' }],
    (game, { card }) => stateOf(game, card).faceUp,
  ),
  precondition(
    [
      'USED_UP',
      '7-2b',
      { en: 'OD is used once, before the card is played', ja: '【OD】はカードのプレイより先に、1回だけ使う' },
    ],
    (game, { card }) => !isUsed(game, card, 'OD'),
  ),
  ...FREE,
  ...COMPLETION,
];

const overdrives = (game: Game, player: Player): readonly GateRulerOption[] =>
  drive(game, player)
    .filter((card) => allHold(OVERDRIVE, game, { how: 'overdrive', player, card }))
    .map((card) => ({ key: `use OD of ${cardKey(game, player, card)}`, type: 'useOverdrive', card }));

/** 9-3e-4a: a card in the own drive zone is turned face up. */
export const REVEAL: readonly Precondition<CardAction>[] = [
  precondition(
    ['REVEALED', '7-2a', { en: 'a face-down card is revealed', ja: '公開するのは裏向きのカードである' }],
    (game, { card }) => !stateOf(game, card).faceUp,
    (game, { player, card }) => [
      sentenceOf(cardText(game, player, card), {
        en: (name) => `${name} lies face up`,
        ja: (name) => `${name}は表向き`,
      }),
    ],
  ),
  ...freeActionPreconditions('9-3e-4a'),
];

const reveals = (game: Game, player: Player): readonly GateRulerOption[] =>
  drive(game, player)
    .filter((card) => allHold(REVEAL, game, { player, card }))
    .map((card) => ({ key: `reveal ${cardKey(game, player, card)}`, type: 'reveal', card }));

/** 7-5a */
export const SET_FROM: readonly Zone[] = ['hand', 'drive'];

/** 7-5: settable cards go to an empty set zone, and stay there until an effect moves them (3-10a-2). */
export const SET: readonly Precondition<SetAction>[] = [
  ...MAY_BE_SET,
  ...freeActionPreconditions('9-3e-4d'),
  ...HAS_SET_ZONE,
];

const settings = (game: Game, player: Player): readonly GateRulerOption[] => {
  const zone = emptySetZone(game, player);
  if (zone === undefined) return [];
  return flatMapFast(SET_FROM, (from) => cardsIn(game, player, from))
    .filter((card) => allHold(SET, game, { player, card }))
    .map((card) => ({
      key: `set ${cardKey(game, player, card)} to ${zoneKey(zone)}`,
      type: 'setCard',
      card,
      zone,
    }));
};

/** 16-12: the Open Cards among what can be played freely that were drawn or driven, and lie there still. */
const openCardsAmong = (game: Game, all: readonly CardPlay[]): readonly CardPlay[] =>
  all.filter(
    ({ card, place }) =>
      isFrom(place, (zone) => PLAYED_FREELY.includes(zone)) &&
      isOpenCard(game, card) &&
      !isInstant(game, card),
  );

const openCards = (game: Game, player: Player): readonly Instance[] =>
  mayActFreely(game, player) ? openCardsAmong(game, plays(game, player, true)).map(({ card }) => card) : [];

/** 16-12: nothing is done before an Open Card that can be played. */
export const OPEN_CARD_FIRST = openCardFirst('16-12', openCards);

const computeGateActions = (game: Game, player: Player): readonly GateRulerOption[] => {
  const isFree = mayActFreely(game, player);
  const all = plays(game, player, isFree);
  const open = isFree ? openCardsAmong(game, all) : [];
  const playable = (open.length > 0 ? open : all).map(({ card }) => card);
  const keys = cardKeys(game, player, playable);
  const playing = playable.map(
    (card, index): GateRulerOption => ({ key: `play ${keys[index]}`, type: playType(game, card), card }),
  );
  if (open.length > 0) return canonicalOptions(playing);
  const atInstant = [...playing, ...abilities(game, player, 'instant')];
  if (!isFree) return atInstant.length === 0 ? PASS_ONLY : canonicalOptions([PASS, ...atInstant]);
  return canonicalOptions([
    PASS,
    ...atInstant,
    ...reveals(game, player),
    ...abilities(game, player, 'standard'),
    ...overdrives(game, player),
    ...settings(game, player),
  ]);
};

const actionsByPlayer = PLAYERS.map((player) => memoOnState((game) => computeGateActions(game, player)));

/**
 * 9-3e: everything the player with priority may do now. Passing is among it, unless an Open Card must be played first
 * (16-12).
 */
export const gateActions = (game: Game, player: Player): readonly GateRulerOption[] =>
  actionsByPlayer[player]?.(game) ?? [];

const canActAtInstant = (player: Player) =>
  memoAtInstant(
    (game) =>
      playsOfPlayer(game, player, false).some((play) => canPlay(game, play)) ||
      validAbilities(game, player, 'instant').some((activation) => canActivate(game, activation)),
  );

const ACTS_AT_INSTANT = [canActAtInstant(0), canActAtInstant(1)] as const;

/** Whether the player with priority can do nothing but pass. */
export const canOnlyPass = (game: Game, player: Player): boolean =>
  mayActFreely(game, player) ? isOnlyMove(gateActions(game, player), 'pass') : !ACTS_AT_INSTANT[player](game);

/** 16-12: the Open Card that the player with priority must play, as nothing else may be done. */
export const forcedPlay = (game: Game, player: Player): PlayRequest | undefined => {
  if (!mayActFreely(game, player)) return undefined;
  const [only, another] = gateActions(game, player);
  return only !== undefined && 'card' in only && another === undefined
    ? { how: 'card', player, card: only.card }
    : undefined;
};

/** The gate actions that play something. */
export const PLAY_ACTIONS = [
  'playInstantEvent',
  'useInstantAbility',
  'playUnit',
  'playField',
  'playStandardEvent',
  'useStandardAbility',
  'useOverdrive',
] as const;

/** What a gate action plays. */
export const requestOf = (
  game: Game,
  player: Player,
  action: OptionOf<(typeof PLAY_ACTIONS)[number]>,
): PlayRequest => {
  switch (action.type) {
    case 'useInstantAbility':
    case 'useStandardAbility':
      return { how: 'activated', player, card: action.card, ability: action.ability };
    case 'useOverdrive':
      return { how: 'overdrive', player, card: action.card };
    default:
      return { how: 'card', player, card: action.card, ...paymentFrom(locationOf(game, action.card)) };
  }
};

/** 9-3e-4a, 7-2: turns a card in the own drive zone face up. */
export const revealDrive = (game: Game, player: Player, { card }: OptionOf<'reveal'>): Game =>
  emitEvent(withState(game, card, { faceUp: true }), {
    clause: '7-2',
    decidedBy: ['3-3b-2', '7-2a'],
    what: 'revealed',
    player,
    card,
    from: { player, zone: 'drive' },
  });

/** 9-3e-4d, 7-5: puts a card face down into a set zone; free, and without the gate. */
export const setCard = (game: Game, player: Player, { card, zone }: OptionOf<'setCard'>): Game =>
  moveCard(game, card, { player, zone: zone satisfies Zone }, '7-5', {
    decidedBy: ['7-5b', ...settableClauses(game, card)],
  });
