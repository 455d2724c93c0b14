import { opponentOf, PLAYERS, type Player } from '../../../../kernel/decision.ts';
import type { Result } from '../../../../kernel/fact.ts';
import { memoOn } from '../../../../kernel/memo.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { happen } from '../../happening/happen.ts';
import { isDestructionWaiting, isToBeDestroyed } from '../../reading/destruction.ts';
import { cardsInPlay } from '../../reading/in-play.ts';
import { definitionFor, rulerRules } from '../../reading/information.ts';
import { unitsInPlay } from '../../reading/lines.ts';
import { rulerOf } from '../../reading/rulers.ts';
import { memoOnState } from '../../reading/state-memo.ts';
import { cardsIn, zonesOfKind } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';
import { withResult } from '../../values/setters.ts';
import { putIntoGraveyard } from '../ch03-zones/movement.ts';
import { putDestruction } from './destruction.ts';
import { unguarded } from './soulguard.ts';

const sidesOf = (game: Game): Game['sides'] => game.sides;

/** Why a player loses now: life (3-13c, 12-2a-1) or an empty deck (12-2a-2). */
export const defeatOf = (game: Game, player: Player): ClauseId | undefined => {
  const { life } = rulerRules(definitionFor(game, rulerOf(game, player)));
  if (cardsIn(game, player, 'damage').length >= life) return '12-2a-1';
  return cardsIn(game, player, 'deck').length === 0 ? '12-2a-2' : undefined;
};

/** Whether anyone loses now: only moves of cards can make it so. */
export const isAnyPlayerDefeated = memoOn(sidesOf, (game: Game): boolean =>
  PLAYERS.some((player) => defeatOf(game, player) !== undefined),
);

/** 1-4a, 1-4b, 1-4b-1: the defeated leave; the one who remains wins, and nobody wins if none remains. */
export const endByDefeat = (game: Game): Game => {
  const reasons = PLAYERS.map((player) => defeatOf(game, player) ?? null);
  const lost = PLAYERS.filter((player) => reasons[player] !== null).reduce(
    (next, player) => happen(next, { clause: reasons[player] as ClauseId, what: 'lost', player }),
    game,
  );
  return endGame(lost, reasons);
};

/** 1-4c: a player concedes. */
export const concede = (game: Game, player: Player): Game =>
  endGame(
    happen(game, { clause: '1-4c', what: 'lost', player }),
    PLAYERS.map((other) => (other === player ? '1-4c' : null)),
  );

const endGame = (game: Game, reasons: readonly (string | null)[]): Game => {
  const winner = PLAYERS.find((player) => reasons[player] === null);
  const clause: ClauseId = winner === undefined ? '1-4b-1' : '1-4b';
  const result: Result = winner === undefined ? { clause, reasons } : { winner, clause, reasons };
  return happen(
    withResult(game, result),
    winner === undefined ? { clause, what: 'over' } : { clause, what: 'over', winner },
  );
};

const doomedUnits = memoOnState((game): readonly Instance[] => {
  const { player } = game.turn;
  const doomed = (owner: Player): readonly Instance[] =>
    unitsInPlay(game, owner).filter(
      (unit) => isToBeDestroyed(game, unit) && !isDestructionWaiting(game, unit),
    );
  return [...doomed(player), ...doomed(opponentOf(player))];
});

export const isAnyUnitToBeDestroyed = (game: Game): boolean => doomedUnits(game).length > 0;

/** 12-4a: a destroy process for every such unit that has none waiting, the turn player's first. */
export const putDestructions = (game: Game): Game =>
  doomedUnits(game).reduce((next, unit) => putDestruction(next, unit, true, '12-4a'), game);

const crowded = memoOn(cardsInPlay, (game): readonly Instance[] =>
  PLAYERS.flatMap((player) =>
    [...zonesOfKind(game, player, 'attack'), ...zonesOfKind(game, player, 'defense')].flatMap((zone) =>
      cardsIn(game, player, zone).slice(0, -1),
    ),
  ),
);

/** 12-5a: two units share an attack or defense zone. */
export const isAnyZoneOverfull = (game: Game): boolean => crowded(game).length > 0;

/** 12-5a: the units that came earlier go to the graveyard together, neither destroyed nor kept by a soul (16-11b). */
export const clearOverfullZones = (game: Game): Game =>
  crowded(game).reduce(
    (next, unit) =>
      putIntoGraveyard(next, unit, '12-5a', { before: game, ...unguarded(game, unit, '16-11b') }),
    game,
  );

const looseSouls = (game: Game): readonly Instance[] =>
  PLAYERS.flatMap((player) => {
    const souls = cardsIn(game, player, 'soul');
    return souls.length === 0 ? souls : souls.filter((card) => game.soulOf[card] === undefined);
  });

/** 12-6a, 3-14c-2: souls linked to no card. */
export const hasLooseSouls = (game: Game): boolean => looseSouls(game).length > 0;

/** 12-6a: they go to the graveyard. */
export const clearLooseSouls = (game: Game): Game =>
  looseSouls(game).reduce((next, soul) => putIntoGraveyard(next, soul, '12-6a'), game);
