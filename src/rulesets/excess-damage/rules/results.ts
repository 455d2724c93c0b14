import { flatMapFast } from '../../../core/hot-path.ts';
import { damageCards } from '../cards/damage-cards.ts';
import { byOf, hasTrait, isWhose, permanentAt, playerOf, playerRef, sideOf } from '../queries/board.ts';
import { excess } from '../queries/excess.ts';
import { eventOf } from '../queries/packets.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardType, Permanent } from '../state/card.ts';
import type { Effect } from '../state/effect.ts';
import type { Board, Game, PlayerState } from '../state/game.ts';
import type { Packet, Result, ResultKind, Source } from '../state/packet.ts';
import {
  emitEvent,
  withBoard,
  withEvent,
  withoutEvent,
  withPermanent,
  withPlayer,
} from '../state/setters.ts';

const kindFor = (source: Source, type: CardType): ResultKind => {
  if (type === 'planeswalker') return 'loyaltyLost';
  if (type === 'battle') return 'defenseLost';
  return hasTrait(source, 'wither') || hasTrait(source, 'infect') ? 'minusCounters' : 'marked';
};

const kindsFor = (board: Board, { source, recipient }: Packet): readonly ResultKind[] =>
  playerOf(recipient) === undefined
    ? (board.permanents[recipient] as Permanent).types.map((type) => kindFor(source, type))
    : [hasTrait(source, 'infect') ? 'poisoned' : 'lifeLost'];

/** 120.3: everything that one packet is turned into; a permanent of several types gets the result of each. */
const resultsOf = (board: Board, packet: Packet): readonly Result[] => {
  const { source, recipient, n } = packet;
  const results = kindsFor(board, packet).map((kind): Result => ({ kind, who: recipient, n }));
  return hasTrait(source, 'lifelink')
    ? [...results, { kind: 'lifeGained', who: playerRef(source.controller), n }]
    : results;
};

type Multiplier = Extract<Effect, { kind: 'results' }>;

/** Whether an effect changes such a result. */
const isAbout = (board: Board, effect: Effect, { kind, who }: Result): effect is Multiplier =>
  effect.kind === 'results' &&
  effect.of === kind &&
  isWhose(effect.whose, effect.controller, sideOf(board, who));

const multiply = (game: Game, result: Result, effect: Effect): readonly [Game, Result] => {
  if (!isAbout(game.board, effect, result)) return [game, result];
  const to = result.n * effect.times;
  const told = emitEvent(game, {
    clause: '120.4c',
    what: 'resultModified',
    ...byOf(effect),
    kind: result.kind,
    who: result.who,
    from: result.n,
    to,
  });
  return [told, { ...result, n: to }];
};

/** 120.4c: the damage is turned into its results, and effects change those. */
export const convert = (game: Game): Game => {
  let next = game;
  const results: Result[] = [];
  for (const whole of flatMapFast(eventOf(game).packets, (packet) => resultsOf(game.board, packet))) {
    let result = whole;
    for (const effect of game.board.effects) [next, result] = multiply(next, result, effect);
    if (result.n > 0) results.push(result);
  }
  return withEvent(next, { results });
};

const CLAUSES: Readonly<Record<ResultKind, ClauseId>> = {
  marked: '120.3e',
  minusCounters: '120.3d',
  loyaltyLost: '120.3c',
  defenseLost: '120.3h',
  lifeLost: '120.3a',
  poisoned: '120.3b',
  lifeGained: '120.3f',
};

const changeOf = (permanent: Permanent, { kind, n }: Result): Partial<Permanent> => {
  switch (kind) {
    case 'marked':
      return { marked: permanent.marked + n };
    case 'minusCounters':
      return { minusCounters: permanent.minusCounters + n };
    case 'loyaltyLost':
      return { loyalty: Math.max(0, permanent.loyalty - n) };
    default:
      return { defense: Math.max(0, permanent.defense - n) };
  }
};

const playerChange = ({ life, poison }: PlayerState, { kind, n }: Result): Partial<PlayerState> =>
  kind === 'poisoned' ? { poison: poison + n } : { life: kind === 'lifeGained' ? life + n : life - n };

const carryOut = (game: Game, result: Result): Game => {
  const { who, kind, n } = result;
  const player = playerOf(who);
  const changed = withBoard(game, (board) =>
    player === undefined
      ? withPermanent(board, who, changeOf(board.permanents[who] as Permanent, result))
      : withPlayer(board, player, playerChange(board.players[player], result)),
  );
  return emitEvent(changed, { clause: CLAUSES[kind], what: kind, who, n });
};

/** 702.2b: who was dealt damage by a source with deathtouch. */
const touch = (board: Board, { source, recipient }: Packet): Board =>
  hasTrait(source, 'deathtouch') && permanentAt(board, recipient) !== undefined
    ? withPermanent(board, recipient, { deathtouched: true, deathtouchedThisTurn: true })
    : board;

/** What the card behind the event does with the excess. */
const useExcess = (game: Game): Game => {
  const { cause, packets, before, spilled } = eventOf(game);
  if (cause === undefined) return game;
  const { card, target } = cause;
  const use = damageCards[card].excess;
  if (use === 'read') {
    return emitEvent(game, {
      clause: '120.10',
      what: 'read',
      card,
      target,
      n: excess(target, packets, before),
    });
  }
  return use === 'converts' && spilled > 0
    ? emitEvent(game, { clause: '120.4a', what: 'converted', card })
    : game;
};

/** 120.4d: the event happens: its results change the board, all at once. */
export const deal = (game: Game): Game => {
  const { results, packets } = eventOf(game);
  const dealt = results.reduce<Game>(carryOut, game);
  return withoutEvent(useExcess(withBoard(dealt, (board) => packets.reduce(touch, board))));
};
