import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import { flatMapFast, memo, memoizeLast2 } from '../../../core/hot-path.ts';
import type { RulerRules } from '../state/card.ts';
import type { Attack, Game } from '../state/game.ts';
import type { Instance, Line, Zone } from '../state/instance.ts';
import { cardDefinition, isSameObject, rulerOf, rulerRules, stateOf } from './cards.ts';
import { type MemoByCards, memoOnCards } from './state-memo.ts';
import {
  cardsIn,
  isAttackZone,
  isFrontRow,
  isInPlay,
  isSetZone,
  locationOf,
  zonesOfKind,
  zonesOfRuler,
} from './zones.ts';

/** A card that lies in play, and where. */
export interface CardInPlay {
  readonly card: Instance;
  readonly player: Player;
  readonly zone: Zone;
}

const zonesInPlay = memo((ruler: RulerRules): readonly Zone[] => zonesOfRuler(ruler).filter(isInPlay));

const zonesInPlayOf = (game: Game, player: Player): readonly Zone[] =>
  zonesInPlay(rulerRules(cardDefinition(game, rulerOf(game, player))));

/** Whether nothing in play has moved since. */
const isUnchanged = (game: Game, { sides, definitionOf, cards }: MemoByCards<unknown>): boolean =>
  definitionOf === game.definitionOf &&
  cards === game.cards &&
  PLAYERS.every((player) => {
    const [then, now] = [sides[player].zones, game.sides[player].zones];
    return then === now || zonesInPlayOf(game, player).every((zone) => then[zone] === now[zone]);
  });

const findCardsInPlay = (game: Game): readonly CardInPlay[] =>
  flatMapFast(PLAYERS, (player) =>
    flatMapFast(zonesInPlayOf(game, player), (zone) =>
      cardsIn(game, player, zone).map((card) => ({ card, player, zone })),
    ),
  );

/** Every card in play (3-6b): player 0's first, zone by zone. The same list while nothing in play moves. */
export const cardsInPlay = memoOnCards((game, last: MemoByCards<readonly CardInPlay[]> | undefined) =>
  last !== undefined && isUnchanged(game, last) ? last.value : findCardsInPlay(game),
);

/** 3-6e-1, 3-6e-2: a player's lines; the defense and ruler zones share the center line. */
export const linesOf = (game: Game, player: Player): readonly Line[] => [
  ...(zonesOfKind(game, player, 'attack') as readonly Line[]),
  'center',
];

/** The line a zone in the rows of units and rulers belongs to. */
export const lineOf = (zone: Zone): Line => (isAttackZone(zone) ? (zone as Line) : 'center');

/** The units on a line. */
export const unitsOn = (game: Game, player: Player, line: Line): readonly Instance[] =>
  line === 'center'
    ? flatMapFast(zonesOfKind(game, player, 'defense'), (zone) => cardsIn(game, player, zone))
    : cardsIn(game, player, line);

/**
 * 3-6e-3b: the cards of a line with none in front of them. More than one where several units stand side by side
 * (inferred: each of them counts as frontmost); none on an empty attack line.
 */
export const frontmostOn = (game: Game, player: Player, line: Line): readonly Instance[] => {
  const units = unitsOn(game, player, line);
  return units.length > 0 || line !== 'center' ? units : game.sides[player].zones.ruler;
};

/** 3-6b, 3-6c, 3-6c-1: whether what a text says of cards may be said of that one in a set zone. */
export const hasInformationWhereSet = (game: Game, card: Instance): boolean => {
  const { setCards } = game.interpretations;
  return setCards === 'all' || (setCards === 'faceUp' && stateOf(game, card).faceUp);
};

const frontRowsOfBoth = memoizeLast2(cardsInPlay, (game) =>
  PLAYERS.map((player) => flatMapFast(linesOf(game, player), (line) => unitsOn(game, player, line))),
);

/** Whether a card that lies there is a unit in play: any in the front row, in a set zone what is known as one (3-6c). */
export const isUnitInPlay = (game: Game, card: Instance, zone: Zone): boolean =>
  isFrontRow(zone) ||
  (isSetZone(zone) && cardDefinition(game, card).type === 'unit' && hasInformationWhereSet(game, card));

/** All units a player has in play, those of the front row first. */
export const unitsInPlay = (game: Game, player: Player): readonly Instance[] => {
  const front = frontRowsOfBoth(game)[player] ?? [];
  let units: Instance[] | undefined;
  for (const zone of zonesOfKind(game, player, 'set')) {
    for (const card of cardsIn(game, player, zone)) {
      if (!isUnitInPlay(game, card, zone)) continue;
      units ??= [...front];
      units.push(card);
    }
  }
  return units ?? front;
};

/** The non-turn player of the game. */
export const nonTurnPlayer = (game: Game): Player => opponentOf(game.turn.player);

/** Whether this is the very first turn of the match. */
export const isFirstTurn = (game: Game): boolean => game.turn.number === 1;

/** The attack going on. Throws where there is none. */
export const currentAttack = ({ attack }: Game): Attack => {
  if (attack === undefined) throw new Error('an attack was to be going on');
  return attack;
};

/**
 * 8-2b: where the attacking card attacks from now; nowhere if it has left its zones, or is no longer one of the turn player's
 * cards, which alone attack (8-1a).
 */
const attackingFrom = (game: Game): Zone | undefined => {
  const attacker = game.attack?.attacker;
  if (attacker === undefined || !isSameObject(game, attacker)) return undefined;
  const place = locationOf(game, attacker.card);
  return place !== 'gate' && place.player === game.turn.player ? place.zone : undefined;
};

/** The unit that attacks now; none where a ruler attacks or the unit attacks no more. */
export const attackingUnit = (game: Game): Instance | undefined => {
  const zone = attackingFrom(game);
  return zone !== undefined && isFrontRow(zone) ? game.attack?.attacker.card : undefined;
};

/** 8-6b-1: the frontmost card now on the attacked line, the declared target before others beside it. */
export const attackedCard = (game: Game): Instance | undefined => {
  if (game.attack === undefined) return undefined;
  const { line, target } = game.attack;
  const frontmost = frontmostOn(game, nonTurnPlayer(game), line);
  return target !== undefined && frontmost.includes(target.card) ? target.card : frontmost[0];
};

/** The unit on the attacked line that stands in front (8-4d-1). */
export const attackedUnit = (game: Game): Instance | undefined => {
  const front = attackedCard(game);
  return front === rulerOf(game, nonTurnPlayer(game)) ? undefined : front;
};

/** Whether the attacking card still attacks: from the front row or the ruler zone, as the same card. */
export const isStillAttacking = (game: Game): boolean => {
  const zone = attackingFrom(game);
  return zone !== undefined && (zone === 'ruler' || isFrontRow(zone));
};
