import { canonicalOptions, type Player } from '../../../../kernel/decision.ts';
import { happen } from '../../happening/happen.ts';
import { topItem } from '../../reading/gate.ts';
import { definitionFor, isSameObject, refTo, stateOf } from '../../reading/information.ts';
import { cardKey, zoneKey } from '../../reading/place-key.ts';
import { cardsIn, isSettable, zonesOfKind } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { DriveResolution } from '../../values/gate-item.ts';
import type { CardRef, Instance } from '../../values/instance.ts';
import type { GateRulerOption, OptionOf } from '../../values/option.ts';
import type { PlayRequest } from '../../values/play-request.ts';
import { withState } from '../../values/setters.ts';
import { moveCard, moveFromDeck, putIntoGraveyard } from '../ch03-zones/movement.ts';
import { finishItem, putOnGate, withItem } from '../ch09-gate/gate.ts';
import { canComplete } from '../ch14-abilities/completion.ts';
import { hasSummonLeft } from '../ch14-abilities/play.ts';

/** 10-1b, 10-2a: in the own start or main phase driven cards stay face down, to be played in the main phase. */
export const drivesInOwnTurn = (game: Game, player: Player): boolean =>
  game.turn.player === player && (game.turn.phase === 'start' || game.turn.phase === 'main');

/** 10-2a, 10-3b, u2103/drive.1, u2103/drive.2: that many cards go from the deck to the drive zone, face down. */
export const driveCards = (game: Game, player: Player, count: number): Game => {
  const own = drivesInOwnTurn(game, player);
  const before = cardsIn(game, player, 'drive').length;
  const driven = moveFromDeck(game, player, count, 'drive', own ? '10-2a' : '10-3b');
  return happen(driven, {
    clause: '15-7',
    what: 'drove',
    player,
    count: cardsIn(driven, player, 'drive').length - before,
  });
};

const isHidden = (game: Game, card: Instance): boolean => !stateOf(game, card).faceUp;

/** 10-3b: the driven cards not yet kept or revealed that may be kept hidden, to be set. */
export const keepable = (game: Game, driven: readonly Instance[]): readonly Instance[] =>
  driven.filter((card) => isHidden(game, card) && isSettable(definitionFor(game, card)));

/** 10-3b: keep the next settable card hidden, or reveal it. */
export const revealOptions = (
  game: Game,
  player: Player,
  asking: readonly Instance[],
): readonly GateRulerOption[] => {
  const [card] = asking;
  if (card === undefined) return [];
  const name = cardKey(game, player, card);
  return [
    { key: `keep ${name}`, form: 'keep', card },
    { key: `reveal ${name}`, form: 'reveal', card },
  ];
};

/** 10-3b: shows a driven card. */
export const revealDriven = (game: Game, player: Player, card: Instance): Game =>
  happen(withState(game, card, { faceUp: true }), {
    clause: '10-3b',
    decidedBy: ['3-3b-2'],
    what: 'revealed',
    player,
    card,
    from: { player, zone: 'drive' },
  });

/** 10-3c, 10-3d, u2103/drive.3, u2103/drive.4: a drive resolution process with these cards, and the overdrives of those revealed. */
export const putDriveResolution = (game: Game, player: Player, driven: readonly Instance[]): Game => {
  const cards = driven.map((card) => refTo(game, card));
  const overdrives = cards.filter(
    ({ card }) => !isHidden(game, card) && definitionFor(game, card).overdrive !== undefined,
  );
  return driven.length === 0
    ? game
    : putOnGate(game, { kind: 'drive', controller: player, cards, overdrives }, '10-3d');
};

/** The drive resolution process being resolved: the top of the gate. */
export const resolvingDrive = (game: Game): DriveResolution => topItem(game, 'drive');

const present = (game: Game, refs: readonly CardRef[]): readonly Instance[] =>
  refs.filter((ref) => isSameObject(game, ref)).map((ref) => ref.card);

const overdriveRequest = (player: Player, card: Instance): PlayRequest => ({
  how: 'overdrive',
  player,
  card,
});

const cardRequest = (player: Player, card: Instance): PlayRequest => ({ how: 'card', player, card });

/** The overdrives that wait to be used or given up. */
const waitingOverdrives = (game: Game): readonly Instance[] => present(game, resolvingDrive(game).overdrives);

/** The cards that wait to be played, set or discarded. */
const waitingCards = (game: Game): readonly Instance[] => present(game, resolvingDrive(game).cards);

/** 10-3e-1: whether an overdrive waits; cards wait for their turn until none does. */
export const isOverdriveWaiting = (game: Game): boolean => waitingOverdrives(game).length > 0;

/** 10-3e-2: whether a card waits. */
export const isDrivenWaiting = (game: Game): boolean => waitingCards(game).length > 0;

/** 10-3e-1: use or give up an overdrive that waits. */
export const overdriveOptions = (game: Game): readonly GateRulerOption[] => {
  const { controller } = resolvingDrive(game);
  return canonicalOptions(
    waitingOverdrives(game).flatMap((card): readonly GateRulerOption[] => {
      const name = cardKey(game, controller, card);
      const giveUp: GateRulerOption = { key: `give up OD of ${name}`, form: 'discard', card };
      return canComplete(game, overdriveRequest(controller, card))
        ? [{ key: `use OD of ${name}`, form: 'overdrive', card }, giveUp]
        : [giveUp];
    }),
  );
};

/**
 * 10-3e-2, 10-3f, u2103/drive.7: play (without regard to timing), set or discard a card that waits (u2103/drive.10).
 * Costs are paid and a unit is a normal summon (10-3f-1, u2103/drive.8, u2103/drive.12).
 */
export const drivenOptions = (game: Game): readonly GateRulerOption[] => {
  const { controller } = resolvingDrive(game);
  const zone = zonesOfKind(game, controller, 'set').find(
    (each) => cardsIn(game, controller, each).length === 0,
  );
  return canonicalOptions(
    waitingCards(game).flatMap((card): readonly GateRulerOption[] => {
      const name = cardKey(game, controller, card);
      const definition = definitionFor(game, card);
      const isPlayable =
        !isHidden(game, card) &&
        (definition.type !== 'unit' || hasSummonLeft(game, controller)) &&
        canComplete(game, cardRequest(controller, card));
      return [
        { key: `discard ${name}`, form: 'discard', card },
        ...(isPlayable ? [{ key: `play ${name}`, form: 'play', card } as const] : []),
        ...(isSettable(definition) && zone !== undefined
          ? [{ key: `set ${name} to ${zoneKey(zone)}`, form: 'set', card, zone } as const]
          : []),
      ];
    }),
  );
};

const without = (refs: readonly CardRef[], card: Instance): readonly CardRef[] =>
  refs.filter((ref) => ref.card !== card);

/** The overdrive, used or given up, waits no more. */
export const takeOverdrive = (game: Game, card: Instance): Game => {
  const item = resolvingDrive(game);
  return withItem(game, { ...item, overdrives: without(item.overdrives, card) });
};

/** The card, about to be played, set or discarded, waits no more. */
export const takeDriven = (game: Game, card: Instance): Game => {
  const item = resolvingDrive(game);
  return withItem(game, { ...item, cards: without(item.cards, card) });
};

/** 10-3e-2: the card goes to the graveyard. */
export const discardDriven = (game: Game, { card }: OptionOf<'discard'>): Game =>
  putIntoGraveyard(takeDriven(game, card), card, '10-3e-2');

/** 10-3e-2: the card goes face down to a set zone. */
export const setDriven = (game: Game, { card, zone }: OptionOf<'set'>): Game =>
  moveCard(takeDriven(game, card), card, { player: resolvingDrive(game).controller, zone }, '10-3e-2');

/** 10-3e-3: neither waits any more; the process removes itself. */
export const finishDrive = (game: Game): Game => finishItem(game, resolvingDrive(game), '10-3e-3');
