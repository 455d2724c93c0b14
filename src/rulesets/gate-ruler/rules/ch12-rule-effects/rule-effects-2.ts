import { PLAYERS, type Player } from '../../../../core/decision.ts';
import type { Result } from '../../../../core/fact.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { memoizeLast2 } from '../../../../core/memo.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import { emitEvent } from '../../events/happen.ts';
import { cardDefinition } from '../../queries/cards.ts';
import { isDestructionWaiting, isToBeDestroyed } from '../../queries/destruction.ts';
import { cardsInPlay } from '../../queries/in-play.ts';
import { rulerRules } from '../../queries/information.ts';
import { unitsInPlay } from '../../queries/lines.ts';
import { isAnyChanged } from '../../queries/meaning.ts';
import { rulerOf } from '../../queries/rulers.ts';
import { memoOnState } from '../../queries/state-memo.ts';
import { cardsIn, controllerOf, zonesOfKind } from '../../queries/zones.ts';
import { clausesOrNone } from '../../state/fact.ts';
import type { Game } from '../../state/game.ts';
import type { Instance } from '../../state/instance.ts';
import { withResult } from '../../state/setters.ts';
import { putIntoGraveyard } from '../ch03-zones/movement-2.ts';
import { putDestructionByRule } from './destruction.ts';
import { unguardedArrival } from './rule-effects.ts';

const NONE: readonly Instance[] = [];

const sidesOf = (game: Game): Game['sides'] => game.sides;

/** Why a player loses now: life (3-13c, 12-2a-1) or an empty deck (12-2a-2). */
export const defeatOf = (game: Game, player: Player): ClauseId | undefined => {
  const { life } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  if (cardsIn(game, player, 'damage').length >= life) return '12-2a-1';
  return cardsIn(game, player, 'deck').length === 0 ? '12-2a-2' : undefined;
};

/** Whether anyone loses now: only moves of cards can make it so. */
export const isAnyPlayerDefeated = memoizeLast2(sidesOf, (game: Game): boolean =>
  PLAYERS.some((player) => defeatOf(game, player) !== undefined),
);

const emitLoss = (game: Game, player: Player, clause: ClauseId): Game =>
  emitEvent(game, { clause, decidedBy: clausesOrNone(clause === '12-2a-1' ? ['3-13c'] : []), what: 'lost', player });

/** 12-2a: all who lose now lose together. */
export const endByDefeat = (game: Game): Game => {
  const reasons = PLAYERS.map((player) => defeatOf(game, player) ?? null);
  const lost = PLAYERS.filter((player) => reasons[player] !== null).reduce(
    (next, player) => emitLoss(next, player, reasons[player] as ClauseId),
    game,
  );
  return endGame(lost, reasons);
};

/** 1-4c: a player concedes. */
export const concede = (game: Game, player: Player): Game =>
  endGame(
    emitEvent(game, { clause: '1-4c', what: 'lost', player }),
    PLAYERS.map((other) => (other === player ? '1-4c' : null)),
  );

/** 1-4a: who has not left the game by losing it. */
const remaining = (reasons: readonly (string | null)[]): readonly Player[] =>
  PLAYERS.filter((player) => reasons[player] === null);

/** 1-4b, 1-4b-1: the one who remains wins, and nobody wins if none remains. */
const endGame = (game: Game, reasons: readonly (string | null)[]): Game => {
  const [winner] = remaining(reasons);
  const clause: ClauseId = winner === undefined ? '1-4b-1' : '1-4b';
  const result: Result = winner === undefined ? { clause, reasons } : { winner, clause, reasons };
  return emitEvent(withResult(game, result), {
    clause,
    decidedBy: winner === undefined ? ['1-4a', '12-1b'] : ['1-4a'],
    what: 'over',
    ...(winner !== undefined && { winner }),
  });
};

const findUnitsToBeDestroyed = (game: Game): readonly Instance[] =>
  flatMapFast(PLAYERS, (player) =>
    flatMapFast(unitsInPlay(game, player), (unit) => (isToBeDestroyed(game, unit) ? [unit] : NONE)),
  );

/** As long as HP are those printed, it takes a move or a change of what is noted of cards for a unit to be doomed. */
const unitsDoomedAsPrinted = memoizeLast2(cardsInPlay, () =>
  memoizeLast2(({ states }: Game) => states, findUnitsToBeDestroyed),
);

const unitsDoomedNow = memoOnState(findUnitsToBeDestroyed);

/** The units that cannot stay alive, player 0's first. */
const unitsToBeDestroyed = (game: Game): readonly Instance[] =>
  (isAnyChanged(game, 'hp') ? unitsDoomedNow : unitsDoomedAsPrinted(game))(game);

/** Units that cannot stay alive, the turn player's first. */
const doomedUnits = (game: Game): readonly Instance[] => {
  const doomed = unitsToBeDestroyed(game);
  const isTurnPlayers = (unit: Instance): boolean => controllerOf(game, unit) === game.turn.player;
  return [...doomed.filter(isTurnPlayers), ...doomed.filter((unit) => !isTurnPlayers(unit))];
};

/** 12-4b-4: whether a unit that cannot stay alive has its destroy process on the gate already. */
export const isAnyDestructionWaiting = (game: Game): boolean =>
  unitsToBeDestroyed(game).some((unit) => isDestructionWaiting(game, unit));

export const isAnyUnitToBeDestroyed = (game: Game): boolean =>
  unitsToBeDestroyed(game).some((unit) => !isDestructionWaiting(game, unit));

/** 12-4a: a destroy process for every such unit that has none waiting, the turn player's first. */
export const putDestructions = (game: Game): Game => doomedUnits(game).reduce(putDestructionByRule, game);

const cardsOverCapacity = memoizeLast2(cardsInPlay, (game): readonly Instance[] =>
  flatMapFast(PLAYERS, (player) =>
    flatMapFast([...zonesOfKind(game, player, 'attack'), ...zonesOfKind(game, player, 'defense')], (zone) =>
      cardsIn(game, player, zone).slice(0, -1),
    ),
  ),
);

/** 12-5a: two units share an attack or defense zone. */
export const isAnyZoneOverfull = (game: Game): boolean => cardsOverCapacity(game).length > 0;

/** 12-5a: the units that came earlier go to the graveyard together, neither destroyed nor kept by a soul (16-11b). */
export const clearOverfullZones = (game: Game): Game =>
  cardsOverCapacity(game).reduce(
    (next, unit) =>
      putIntoGraveyard(next, unit, '12-5a', { before: game, ...unguardedArrival(game, unit, '16-11b') }),
    game,
  );

const looseSouls = (game: Game): readonly Instance[] =>
  flatMapFast(game.sides, ({ zones }) =>
    zones.soul.length === 0 ? NONE : zones.soul.filter((card) => game.soulOf[card] === undefined),
  );

/** 12-6a, 3-14c-2: souls linked to no card. */
export const hasLooseSouls = (game: Game): boolean => looseSouls(game).length > 0;

/** 12-6a: they go to the graveyard. */
export const clearLooseSouls = (game: Game): Game =>
  looseSouls(game).reduce(
    (next, soul) => putIntoGraveyard(next, soul, '12-6a', { decidedBy: ['3-14c-2'] }),
    game,
  );
