import { canonicalOptions, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Result } from '../../../core/game-state.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { nonTurnPlayer } from '../queries/cards.ts';
import { cardKey } from '../queries/place-names.ts';
import { cardsIn, unitsOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game, UnitState } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { OptionOf, WaitingZoneOption } from '../state/option.ts';
import type { Phase } from '../state/progress.ts';
import { emitEvent, withResult, withSide, withTurn, withUnit } from '../state/setters.ts';
import { draw, moveCard } from './movement.ts';

/** A phase of the turn begins (house.2). */
const beginPhase = (game: Game, phase: Phase, clause: ClauseId): Game =>
  emitEvent(withTurn(game, { phase }), { clause, what: 'phaseBegan', player: game.turn.player, phase });

const forEachUnit = (game: Game, change: (game: Game, unit: Instance, state: UnitState) => Game): Game =>
  flatMapFast(PLAYERS, (player) => unitsOf(game, player)).reduce(
    (next, unit) => change(next, unit, next.units[unit] as UnitState),
    game,
  );

/** A new turn begins for its player; whoever evaded last turn may evade again (house.15). */
export const beginTurn = (game: Game): Game => {
  const counted = withTurn(game, { number: game.turn.number + 1 });
  const rested = forEachUnit(counted, (next, unit, { evaded }) =>
    evaded ? withUnit(next, unit, { evaded: false }) : next,
  );
  const { player, number } = rested.turn;
  const began = emitEvent(rested, { clause: 'house.2', what: 'turnBegan', player, number });
  return beginPhase(began, 'start', 'house.2');
};

/** house.3: the turn player's energy grows and is whole again; on the second turn of the match there is the gift beside it. */
export const gainEnergy = (game: Game): Game => {
  const { player, number } = game.turn;
  const energyGrown = Math.min(game.sides[player].energyGrown + 1, game.house.mostEnergy);
  const energy = number === 2 ? energyGrown + game.house.secondPlayersGift : energyGrown;
  return emitEvent(withSide(game, player, { energy, energyGrown }), {
    clause: 'house.3',
    what: 'energyGained',
    player,
    energy,
  });
};

/** house.4: the turn player draws, but not on the very first turn. */
export const drawForTurn = (game: Game): Game =>
  game.turn.number === 1 ? game : draw(game, game.turn.player, 1, 'house.4');

/** A phase with events begins; in the battle phase every unit of the turn player has its right (attack.1). */
export const beginActivePhase = (game: Game, phase: 'main' | 'battle'): Game => {
  const began = beginPhase(game, phase, 'house.2');
  return phase === 'main'
    ? began
    : unitsOf(game, game.turn.player).reduce(
        (next, unit) => withUnit(next, unit, { attackRight: true }),
        began,
      );
};

/** reading.24: rights that were not used end with the battle phase. */
export const endBattle = (game: Game): Game =>
  forEachUnit(game, (next, unit, { attackRight }) =>
    attackRight ? withUnit(next, unit, { attackRight: false, mustAttack: false }) : next,
  );

/** house.9: whether the turn player holds more cards than allowed. */
export const isHandOverfull = (game: Game): boolean =>
  cardsIn(game, game.turn.player, 'hand').length > game.house.handLimit;

/** house.9: the cards to choose from. */
export const discardOptions = (game: Game): readonly WaitingZoneOption[] => {
  const { player } = game.turn;
  return canonicalOptions(
    cardsIn(game, player, 'hand').map((card) => ({
      key: `discard ${cardKey(game, player, card)}`,
      type: 'discard',
      card,
    })),
  );
};

/** house.9: whether all cards in the hand mean the same. */
export const isDiscardForced = (game: Game): boolean => discardOptions(game).length === 1;

/** The end phase begins. */
export const beginEndPhase = (game: Game): Game => beginPhase(game, 'end', 'house.2');

/** house.9: a card is discarded from the hand. */
export const discardToLimit = (game: Game, { card }: OptionOf<'discard'>): Game =>
  moveCard(game, card, { player: game.turn.player, zone: 'discard' }, 'house.9');

/** house.9: one of cards that mean the same is discarded. */
export const discardForced = (game: Game): Game =>
  discardToLimit(game, discardOptions(game)[0] as OptionOf<'discard'>);

/** reading.26: under the other reading damage ends with the turn. */
export const endTurn = (game: Game): Game =>
  game.interpretations.unitDamage === 'stays'
    ? game
    : forEachUnit(game, (next, unit, { damage }) =>
        damage > 0
          ? emitEvent(withUnit(next, unit, { damage: 0 }), { clause: 'reading.26', what: 'damageGone', unit })
          : next,
      );

/** The other player becomes the turn player. */
export const passTurn = (game: Game): Game => withTurn(game, { player: nonTurnPlayer(game) });

/** house.10, house.11: why a player has lost, as a clause. */
const defeatOf = (game: Game, player: Player): ClauseId | null => {
  const { life, outOfCards } = game.sides[player];
  if (life <= 0) return 'house.10';
  return outOfCards ? 'house.11' : null;
};

const withOutcome = (game: Game, clause: ClauseId, reasons: readonly (ClauseId | null)[]): Game => {
  const losers = PLAYERS.filter((player) => reasons[player] !== null);
  const winner = PLAYERS.find((player) => reasons[player] === null);
  const result: Result = { clause, reasons, ...(winner !== undefined && { winner }) };
  const told = losers.reduce(
    (next, player) => emitEvent(next, { clause: reasons[player] as ClauseId, what: 'lost', player }),
    game,
  );
  return emitEvent(withResult(told, result), {
    clause,
    what: 'over',
    ...(winner !== undefined && { winner }),
  });
};

/** Looked at while nothing is unresolved: whether anybody has lost. */
export const isAnyoneDefeated = (game: Game): boolean =>
  PLAYERS.some((player) => defeatOf(game, player) !== null);

/** Whoever has lost ends the match (house.10 to house.12). */
export const endByDefeat = (game: Game): Game => {
  const reasons = PLAYERS.map((player) => defeatOf(game, player));
  const [clause, second] = reasons.filter((reason) => reason !== null);
  if (clause === undefined) return game;
  return withOutcome(game, second === undefined ? clause : 'house.12', reasons);
};

/** house.13: a player gives up. */
export const concede = (game: Game, player: Player): Game =>
  withOutcome(
    game,
    'house.13',
    PLAYERS.map((each) => (each === player ? 'house.13' : null)),
  );
