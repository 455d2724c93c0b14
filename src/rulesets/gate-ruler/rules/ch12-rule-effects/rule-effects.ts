import { PLAYERS, type Player } from '../../../../core/decision.ts';
import type { Result } from '../../../../core/game-state.ts';
import { flatMapFast, memoizeLast2 } from '../../../../core/hot-path.ts';
import { clausesOrNone, emitEvent } from '../../events/emit.ts';
import { removeLastingFrom } from '../../events/lasting.ts';
import { keywordsWith } from '../../keywords/lookup.ts';
import {
  cardDefinition,
  isAnyRulerDamaged,
  isSameObject,
  refOf,
  rulerOf,
  rulerRules,
  stateOf,
} from '../../queries/cards.ts';
import { hasOneOf, isAnyChanged, isUnaffected } from '../../queries/effects.ts';
import { isDestructionWaiting, isToBeDestroyed, topItem, waitingDestruction } from '../../queries/gate.ts';
import { cardsInPlay, unitsInPlay } from '../../queries/in-play.ts';
import { cardKey } from '../../queries/place-names.ts';
import { memoOnBoard } from '../../queries/state-memo.ts';
import { cardsIn, controllerOf, isInPlay, locationOf, soulsOf, zonesOfKind } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { Destruction } from '../../state/gate-item.ts';
import type { Instance } from '../../state/instance.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { withResult, withState } from '../../state/setters.ts';
import { type Arrival, putIntoGraveyard } from '../ch03-zones/movement.ts';
import { finishItem, putOnGate, withItem } from '../ch09-gate/gate.ts';

const SAVED_BY_SOUL = keywordsWith('savedBySoul');

/** 16-11: whether the card in play may be kept there by one of its souls. */
export const canBeGuarded = (game: Game, card: Instance): boolean => {
  const place = locationOf(game, card);
  return (
    place !== 'gate' &&
    isInPlay(place.zone) &&
    hasOneOf(game, card, SAVED_BY_SOUL) &&
    soulsOf(game, card).length > 0
  );
};

/** How a card leaves that Soulguard could keep elsewhere, by the clause that says it does not here. */
export const unguardedArrival = (game: Game, card: Instance, clause: ClauseId): Pick<Arrival, 'decidedBy'> =>
  canBeGuarded(game, card) ? { decidedBy: [clause] } : {};

/** 16-11: which soul goes to the graveyard instead, or none; the controller of the card chooses. */
export const guardOptions = (game: Game, card: Instance): readonly GateRulerOption[] => [
  { key: `let ${cardKey(game, controllerOf(game, card), card)} go`, type: 'choose.done' },
  ...soulsOf(game, card).map(
    (soul): GateRulerOption => ({
      key: `keep it with ${cardKey(game, controllerOf(game, card), soul)}`,
      type: 'choose.card',
      card: soul,
    }),
  ),
];

/** 16-11, 16-11a: the soul goes, the card stays without damage and without effects limited in time. */
export const guard = (game: Game, card: Instance, soul: Instance): Game => {
  const paid = putIntoGraveyard(game, soul, '16-11');
  const kept = removeLastingFrom(withState(paid, card, { damage: 0, damageLog: [] }), card);
  return stateOf(paid, card).damage === 0
    ? kept
    : emitEvent(kept, { clause: '16-11a', what: 'damageReset', card });
};

/**
 * 12-4b: puts a destroy process for a card in play. One that waits stays the only one (12-4b-4), and if an effect destroys
 * its card, it is not looked at again any more (12-4c). It is the opponent's effect alone as long as no other destroys the card.
 */
const putDestruction = (
  game: Game,
  card: Instance,
  why: Pick<Destruction, 'byRule' | 'effectOf' | 'combat'>,
  clause: ClauseId,
  decidedBy: readonly ClauseId[],
): Game => {
  const place = locationOf(game, card);
  if (place === 'gate') return game;
  const waiting = waitingDestruction(game, card);
  if (waiting !== undefined) {
    if (why.byRule) return game;
    const isEnemyAlone = waiting.byRule || waiting.effectOf !== undefined;
    return withItem(game, { ...waiting, byRule: false, effectOf: isEnemyAlone ? why.effectOf : undefined });
  }
  return putOnGate(
    game,
    { kind: 'destroy', controller: place.player, card: refOf(game, card), ...why },
    clause,
    decidedBy,
  );
};

/** An effect or a cost of that player destroys a card: its destroy process waits on the gate. */
export const putDestructionByEffect = (
  game: Game,
  card: Instance,
  player: Player,
  clause: ClauseId,
  by: readonly ClauseId[] = [],
): Game => {
  const effectOf = controllerOf(game, card) === player ? undefined : player;
  return putDestruction(game, card, { byRule: false, effectOf }, clause, ['12-4b', '12-4b-1', ...by]);
};

/** 12-4a: the rules destroy a unit that cannot stay alive. */
export const putDestructionByRule = (game: Game, unit: Instance): Game => {
  const combat = stateOf(game, unit).damageLog.at(-1)?.combat;
  return putDestruction(game, unit, { byRule: true, combat }, '12-4a', ['12-4a-1', '12-4b', '12-4b-1']);
};

/** The destroy process on top of the gate, the one being resolved. */
const resolving = (game: Game): Destruction => topItem(game, 'destroy');

/** The card of the destroy process being resolved. */
export const doomedCard = (game: Game): Instance => resolving(game).card.card;

/** Whether the card is not there any more, or has become another object. */
export const isGone = (game: Game): boolean => !isSameObject(game, resolving(game).card);

/** 12-4b-3: whether the unit that the rules destroy can stay alive by now; what an effect destroys is not looked at again (12-4c). */
export const canLiveOn = (game: Game): boolean => {
  const { card, byRule } = resolving(game);
  const looksAgain = byRule && game.interpretations.destructionRecheck === 'byRule';
  return looksAgain && !isToBeDestroyed(game, card.card);
};

/** u2103/unaffected.2: whether the card is not affected by the effect that destroys it (inferred: as the process resolves). */
export const isDestructionIgnored = (game: Game): boolean => {
  const { card, effectOf } = resolving(game);
  return effectOf !== undefined && isUnaffected(game, card.card, effectOf);
};

/** u2103/unaffected.2: the process leaves the gate without effect; what cannot stay alive the rules destroy anew. */
export const ignoreDestruction = (game: Game): Game =>
  finishItem(game, resolving(game), 'u2103/unaffected.2');

/**
 * What decided that the card is destroyed: an effect, though the rules would not (12-4c), or the one process of a unit that
 * the rules would destroy again at every check (12-4b-4).
 */
const destroyClauses = (game: Game, { card, byRule }: Destruction): readonly ClauseId[] => {
  if (isToBeDestroyed(game, card.card)) return ['12-4b-4'];
  return byRule ? [] : ['12-4c'];
};

/** 12-4b-2: the destroyed card goes to its owner's graveyard. */
export const destroy = (game: Game): Game => {
  const item = resolving(game);
  const { card } = item.card;
  const finished = finishItem(game, item, '12-4b-2');
  const buried = putIntoGraveyard(finished, card, '12-4b-2');
  return emitEvent(
    buried,
    {
      clause: '12-4b-2',
      decidedBy: clausesOrNone(destroyClauses(game, item)),
      what: 'destroyed',
      card,
    },
    finished,
  );
};

/** 12-4b-5: the card escaped, destroyed but not in the graveyard; the process leaves the gate without effect. */
export const spare = (game: Game): Game => {
  const item = resolving(game);
  const { card } = item.card;
  return emitEvent(finishItem(game, item, '12-4b-5'), {
    clause: '12-4b-5',
    what: 'spared',
    card,
    ...(item.combat && { combat: true }),
  });
};

/** 12-4b-6: the card is gone, or another object by now; the process leaves the gate without effect. */
export const forget = (game: Game): Game => finishItem(game, resolving(game), '12-4b-6');

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

/** 12-1a-1: whether any other rule effect applies. */
const isAnythingElseDue = (game: Game): boolean =>
  isAnyRulerDamaged(game) || isAnyUnitToBeDestroyed(game) || hasLooseSouls(game) || isAnyZoneOverfull(game);

const emitLoss = (game: Game, player: Player, clause: ClauseId, by: readonly ClauseId[]): Game =>
  emitEvent(game, {
    clause,
    decidedBy: clausesOrNone(clause === '12-2a-1' ? ['3-13c', ...by] : by),
    what: 'lost',
    player,
  });

/** 12-2a: all who lose now lose together. */
export const endByDefeat = (game: Game): Game => {
  const reasons = PLAYERS.map((player) => defeatOf(game, player) ?? null);
  const by: readonly ClauseId[] = isAnythingElseDue(game) ? ['12-1a-1'] : [];
  const lost = PLAYERS.filter((player) => reasons[player] !== null).reduce(
    (next, player) => emitLoss(next, player, reasons[player] as ClauseId, by),
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

const unitsThat = (game: Game, isMeant: (game: Game, unit: Instance) => boolean): readonly Instance[] =>
  flatMapFast(PLAYERS, (player) =>
    flatMapFast(unitsInPlay(game, player), (unit) => (isMeant(game, unit) ? [unit] : NONE)),
  );

/** 12-4a-1 for a unit whose HP nothing changes. */
const isDoomedAsPrinted = (game: Game, unit: Instance): boolean =>
  (game.states[unit]?.damage ?? 0) >= (cardDefinition(game, unit).hp ?? 0);

/** As long as HP are those printed, it takes a move or a change of what is noted of cards for a unit to be doomed. */
const unitsDoomedAsPrinted = memoizeLast2(cardsInPlay, () =>
  memoizeLast2(
    ({ states }: Game) => states,
    (game) => unitsThat(game, isDoomedAsPrinted),
  ),
);

const unitsDoomedNow = memoOnBoard((game) => unitsThat(game, isToBeDestroyed));

/** The units that cannot stay alive, player 0's first. */
const unitsToBeDestroyed = (game: Game): readonly Instance[] =>
  (isAnyChanged(game, 'hp') ? unitsDoomedNow : unitsDoomedAsPrinted(game))(game);

/** In which order cards are destroyed together: the turn player's first (inferred from 13-2a-2a). */
export const inOrderOfDestruction = (game: Game, doomed: readonly Instance[]): readonly Instance[] => {
  const isTurnPlayers = (card: Instance): boolean => controllerOf(game, card) === game.turn.player;
  return [...doomed.filter(isTurnPlayers), ...doomed.filter((card) => !isTurnPlayers(card))];
};

/** 12-4a, 12-4b-4: whether a unit cannot stay alive, and has no destroy process on the gate yet. */
export const isAnyUnitToBeDestroyed = (game: Game): boolean => {
  const doomed = unitsToBeDestroyed(game);
  return doomed.length > 0 && doomed.some((unit) => !isDestructionWaiting(game, unit));
};

/** 12-4a: a destroy process for every such unit that has none waiting, the turn player's first. */
export const putDestructions = (game: Game): Game =>
  inOrderOfDestruction(game, unitsToBeDestroyed(game)).reduce(putDestructionByRule, game);

const WITH_ROOM_FOR_ONE = ['attack', 'defense'] as const;

const cardsOverCapacity = memoizeLast2(cardsInPlay, (game): readonly Instance[] =>
  flatMapFast(PLAYERS, (player) =>
    flatMapFast(WITH_ROOM_FOR_ONE, (kind) =>
      flatMapFast(zonesOfKind(game, player, kind), (zone) => {
        const cards = cardsIn(game, player, zone);
        return cards.length < 2 ? NONE : cards.slice(0, -1);
      }),
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
export const hasLooseSouls = (game: Game): boolean =>
  game.sides[0].zones.soul.length + game.sides[1].zones.soul.length > 0 && looseSouls(game).length > 0;

/** 12-6a: they go to the graveyard. */
export const clearLooseSouls = (game: Game): Game =>
  looseSouls(game).reduce(
    (next, soul) => putIntoGraveyard(next, soul, '12-6a', { decidedBy: ['3-14c-2'] }),
    game,
  );
