import type { Player } from '../../../../core/decision.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { emitEvent } from '../../events/happen.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { refOf, stateOf } from '../../queries/information.ts';
import { cardKey } from '../../queries/place-key.ts';
import { cardsIn, isSettable } from '../../queries/zones.ts';
import { clausesOrNone } from '../../state/fact.ts';
import type { Game } from '../../state/game.ts';
import type { Instance } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { withState } from '../../state/setters.ts';
import { moveFromDeck } from '../ch03-zones/movement-2.ts';
import { putOnGate } from '../ch09-gate/gate.ts';

/** 10-1b, 10-2a: in the own start or main phase driven cards stay face down, to be played in the main phase. */
export const drivesInOwnTurn = (game: Game, player: Player): boolean =>
  game.turn.player === player && (game.turn.phase === 'start' || game.turn.phase === 'main');

/** 3-12b, 10-2a, 10-3b: that many cards go from the deck to the drive zone, face down. */
export const driveCards = (game: Game, player: Player, count: number): Game => {
  const own = drivesInOwnTurn(game, player);
  const before = cardsIn(game, player, 'drive').length;
  const driven = moveFromDeck(game, player, count, 'drive', own ? '10-2a' : '10-3b');
  const moved = cardsIn(driven, player, 'drive').length - before;
  const by: readonly ClauseId[] = moved > 1 ? ['10-2a-1'] : [];
  return emitEvent(driven, { clause: '15-7', decidedBy: clausesOrNone(by), what: 'drove', player, count: moved });
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
    { key: `keep ${name}`, form: 'keep', card },
    { key: `reveal ${name}`, form: 'reveal', card },
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
