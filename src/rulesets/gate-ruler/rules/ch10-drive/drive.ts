import { canonicalOptions, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { allHold } from '../../../../core/illegal-reasons.ts';
import { clausesOrNone, clausesThatApply, emitEvent } from '../../events/emit.ts';
import { cardDefinition, isSameObject, refOf, stateOf } from '../../queries/cards.ts';
import { isGateEmpty, topItem } from '../../queries/gate.ts';
import { isFirstTurn } from '../../queries/in-play.ts';
import { cardKey, zoneKey } from '../../queries/place-names.ts';
import { type CardAction, cardText, type Precondition, precondition } from '../../queries/precondition.ts';
import { cardsIn, isSettable } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { DriveResolution } from '../../state/gate-item.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import type { GateRulerOption, OptionOf, PlayRequest } from '../../state/option.ts';
import { withState } from '../../state/setters.ts';
import { moveCard, moveFromDeck, putIntoGraveyard } from '../ch03-zones/movement.ts';
import {
  emptySetZone,
  HAS_SET_ZONE,
  isOpenCard,
  MAY_BE_SET,
  openCardFirst,
  type SetAction,
  settableClauses,
} from '../ch07-actions/action-preconditions.ts';
import { finishItem, putOnGate, withItem } from '../ch09-gate/gate.ts';
import { hasSummonLeft } from '../ch14-abilities/play.ts';
import { COMPLETION } from '../ch14-abilities/play-preconditions.ts';

/** 10-1b, 10-2a: in the own start or main phase driven cards stay face down, to be played in the main phase. */
export const drivesInOwnTurn = (game: Game, player: Player): boolean =>
  game.turn.player === player && (game.turn.phase === 'start' || game.turn.phase === 'main');

/** 5-7c: whether the ruler drives at the start of the first turn; while an effect does, the gate is not empty. */
const isStartOfGame = (game: Game): boolean =>
  isFirstTurn(game) && game.turn.phase === 'start' && isGateEmpty(game);

/** 3-12b, 10-2a, 10-3b: that many cards go from the deck to the drive zone, face down. */
export const driveCards = (game: Game, player: Player, count: number): Game => {
  const own = drivesInOwnTurn(game, player);
  const before = cardsIn(game, player, 'drive').length;
  const driven = moveFromDeck(game, player, count, 'drive', own ? '10-2a' : '10-3b');
  const moved = cardsIn(driven, player, 'drive').length - before;
  const by = clausesThatApply(moved > 1 && '10-2a-1', isStartOfGame(game) && '5-7c');
  return emitEvent(driven, {
    clause: '15-7',
    decidedBy: clausesOrNone(by),
    what: 'drove',
    player,
    count: moved,
  });
};

const isHidden = (game: Game, card: Instance): boolean => !stateOf(game, card).faceUp;

/** 10-3b: the driven cards not yet kept or revealed that may be kept hidden, to be set. */
export const keepable = (game: Game, driven: readonly Instance[]): readonly Instance[] =>
  driven.filter((card) => isHidden(game, card) && isSettable(cardDefinition(game, card)));

/** 10-3b: keep the next settable card hidden, or reveal it. */
export const revealOptions = (
  game: Game,
  player: Player,
  asking: readonly Instance[],
): readonly GateRulerOption[] => {
  const card = asking[0] as Instance;
  const name = cardKey(game, player, card);
  return [
    { key: `keep ${name}`, type: 'keep', card },
    { key: `reveal ${name}`, type: 'reveal', card },
  ];
};

/** 10-3b: shows a driven card; an Open Card lies face up already (16-12). */
export const revealDriven = (game: Game, player: Player, card: Instance): Game =>
  isHidden(game, card)
    ? emitEvent(withState(game, card, { faceUp: true }), {
        clause: '10-3b',
        decidedBy: ['3-3b-2'],
        what: 'revealed',
        player,
        card,
        from: { player, zone: 'drive' },
      })
    : game;

/** 10-3c, 10-3c-1, 10-3d: a drive resolution process with these cards, and the overdrives of those revealed. */
export const putDriveResolution = (game: Game, player: Player, driven: readonly Instance[]): Game => {
  const cards = driven.map((card) => refOf(game, card));
  const overdrives = cards.filter(
    ({ card }) => !isHidden(game, card) && cardDefinition(game, card).overdrive !== undefined,
  );
  const by: readonly ClauseId[] = overdrives.length > 0 ? ['10-3c', '10-3c-1'] : [];
  return driven.length === 0
    ? game
    : putOnGate(game, { kind: 'drive', controller: player, cards, overdrives }, '10-3d', by);
};

/** The drive resolution process being resolved: the top of the gate. */
export const resolvingDrive = (game: Game): DriveResolution => topItem(game, 'drive');

const stillThere = (game: Game, refs: readonly CardRef[]): readonly Instance[] =>
  refs.filter((ref) => isSameObject(game, ref)).map((ref) => ref.card);

/** The overdrives that wait to be used or given up. */
const waitingOverdrives = (game: Game): readonly Instance[] =>
  stillThere(game, resolvingDrive(game).overdrives);

/** The cards that wait to be played, set or discarded. */
const waitingCards = (game: Game): readonly Instance[] => stillThere(game, resolvingDrive(game).cards);

/** 10-3e-1: whether an overdrive waits; cards wait for their turn until none does. */
export const isOverdriveWaiting = (game: Game): boolean => waitingOverdrives(game).length > 0;

/** 10-3e-2: whether a card waits. */
export const isDrivenWaiting = (game: Game): boolean => waitingCards(game).length > 0;

const OVERDRIVE_WAITS: Precondition<CardAction> = precondition(
  [
    'NO_OVERDRIVE',
    '10-3e-1',
    {
      en: 'the overdrive of a revealed card is used or given up, once',
      ja: '公開したカードの【OD】は、使うか使わないかを1回だけ選ぶ',
    },
  ],
  (game, { card }) => waitingOverdrives(game).includes(card),
);

/** 10-3e-1 */
export const USE_OVERDRIVE: readonly Precondition<PlayRequest>[] = [OVERDRIVE_WAITS, ...COMPLETION];

/** 10-3e-1, 10-3e-5 */
export const GIVE_UP_OVERDRIVE: readonly Precondition<CardAction>[] = [OVERDRIVE_WAITS];

const useOf = (player: Player, card: Instance): PlayRequest => ({ how: 'overdrive', player, card });

type OverdriveOption = OptionOf<'useOverdrive' | 'giveUpOverdrive'>;

/** 10-3e-1: use or give up an overdrive that waits. */
export const overdriveOptions = (game: Game): readonly OverdriveOption[] => {
  const { controller } = resolvingDrive(game);
  return canonicalOptions(
    flatMapFast(waitingOverdrives(game), (card): readonly OverdriveOption[] => {
      const name = cardKey(game, controller, card);
      const giveUp: OverdriveOption = { key: `give up OD of ${name}`, type: 'giveUpOverdrive', card };
      return allHold(USE_OVERDRIVE, game, useOf(controller, card))
        ? [{ key: `use OD of ${name}`, type: 'useOverdrive', card }, giveUp]
        : [giveUp];
    }),
  );
};

const CARD_WAITS: readonly Precondition<CardAction>[] = [
  precondition(
    [
      'OVERDRIVE_FIRST',
      '10-3e-1',
      { en: 'overdrives that wait come before any card', ja: 'カードより先に、残っている【OD】について選ぶ' },
    ],
    (game) => !isOverdriveWaiting(game),
    (game, { player }) => waitingOverdrives(game).map((card) => cardText(game, player, card)),
  ),
  precondition(
    [
      'NOT_DRIVEN',
      '10-3e-2',
      { en: 'the card waits in this drive', ja: '今回のドライブで残っているカードでなければならない' },
    ],
    (game, { card }) => waitingCards(game).includes(card),
  ),
];

/** 10-3f: timing is no matter; costs are paid and a unit is a normal summon (10-3f-1). */
const PLAYABLE: readonly Precondition<PlayRequest>[] = [
  precondition(
    [
      'HIDDEN',
      '10-3b-1',
      { en: 'a card that was kept hidden is for setting', ja: '公開しなかったカードはセットする' },
    ],
    (game, { card }) => stateOf(game, card).faceUp,
  ),
  precondition(
    ['SUMMON_CAP', '10-3f-1', { en: 'a normal summon must be left', ja: '召喚権が残っていなければならない' }],
    (game, { player, card }) => cardDefinition(game, card).type !== 'unit' || hasSummonLeft(game, player),
  ),
  ...COMPLETION,
];

const playOf = (player: Player, card: Instance): PlayRequest => ({ how: 'card', player, card });

const isPlayable = (game: Game, player: Player, card: Instance): boolean =>
  allHold(PLAYABLE, game, playOf(player, card));

/** 16-12: the Open Cards among those that wait which can be played. */
const openCards = (game: Game, player: Player): readonly Instance[] =>
  waitingCards(game).filter((card) => isOpenCard(game, card) && isPlayable(game, player, card));

/** 16-12b: nothing else is done with a driven card before an Open Card that can be played. */
const OPEN_CARD_FIRST = openCardFirst('16-12b', openCards);

/** 10-3e-2: what playing a driven card asks for. */
export const PLAY_DRIVEN: readonly Precondition<PlayRequest>[] = [
  ...CARD_WAITS,
  ...PLAYABLE,
  OPEN_CARD_FIRST,
];

/** 10-3e-2: what setting a driven card asks for. */
export const SET_DRIVEN: readonly Precondition<SetAction>[] = [
  ...CARD_WAITS,
  ...MAY_BE_SET,
  OPEN_CARD_FIRST,
  ...HAS_SET_ZONE,
];

/** 10-3e-2: what discarding a driven card asks for. */
export const DISCARD_DRIVEN: readonly Precondition<CardAction>[] = [...CARD_WAITS, OPEN_CARD_FIRST];

type DrivenOption = OptionOf<'playDriven' | 'setCard' | 'discard'>;

/** 10-3e-2: play, set or discard a card that waits. */
export const drivenOptions = (game: Game): readonly DrivenOption[] => {
  const { controller: player } = resolvingDrive(game);
  return canonicalOptions(
    flatMapFast(waitingCards(game), (card): readonly DrivenOption[] => {
      const name = cardKey(game, player, card);
      const zone = allHold(SET_DRIVEN, game, { player, card }) ? emptySetZone(game, player) : undefined;
      return [
        ...(allHold(DISCARD_DRIVEN, game, { player, card })
          ? [{ key: `discard ${name}`, type: 'discard', card } as const]
          : []),
        ...(allHold(PLAY_DRIVEN, game, playOf(player, card))
          ? [{ key: `play ${name}`, type: 'playDriven', card } as const]
          : []),
        ...(zone === undefined
          ? []
          : [{ key: `set ${name} to ${zoneKey(zone)}`, type: 'setCard', card, zone } as const]),
      ];
    }),
  );
};

const without = (refs: readonly CardRef[], card: Instance): readonly CardRef[] =>
  refs.filter((ref) => ref.card !== card);

const withoutOverdrive = (game: Game, item: DriveResolution, card: Instance): Game =>
  withItem(game, { ...item, overdrives: without(item.overdrives, card) });

const withoutCard = (game: Game, item: DriveResolution, card: Instance): Game =>
  withItem(game, { ...item, cards: without(item.cards, card) });

/** 10-3e-1: the overdrive to be played. */
export const overdriveRequest = (game: Game, { card }: OverdriveOption): PlayRequest =>
  useOf(resolvingDrive(game).controller, card);

/** 10-3e-2: the card to be played. */
export const drivenRequest = (game: Game, { card }: DrivenOption): PlayRequest =>
  playOf(resolvingDrive(game).controller, card);

/** 10-3e-4: what was played waits no more in the drive under it. */
export const removePlayed = (game: Game, { how, card }: PlayRequest): Game => {
  const item = game.gate.findLast((each) => each.kind === 'drive') as DriveResolution;
  return how === 'overdrive' ? withoutOverdrive(game, item, card) : withoutCard(game, item, card);
};

/** 10-3e-1, 10-3e-5: the overdrive waits no more. */
export const giveUpOverdrive = (game: Game, { card }: OverdriveOption): Game =>
  withoutOverdrive(game, resolvingDrive(game), card);

/** 10-3e-2: the card goes to the graveyard. */
export const discardDriven = (game: Game, { card }: DrivenOption): Game =>
  putIntoGraveyard(withoutCard(game, resolvingDrive(game), card), card, '10-3e-2');

/** 10-3e-2: the card goes face down to a set zone. */
export const setDriven = (game: Game, { card, zone }: OptionOf<'setCard'>): Game => {
  const item = resolvingDrive(game);
  const to = { player: item.controller, zone };
  return moveCard(withoutCard(game, item, card), card, to, '10-3e-2', {
    decidedBy: settableClauses(game, card),
  });
};

/** 10-3e-3: neither waits any more; the process removes itself. */
export const finishDrive = (game: Game): Game => finishItem(game, resolvingDrive(game), '10-3e-3');
