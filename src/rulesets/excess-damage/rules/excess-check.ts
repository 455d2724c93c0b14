import { flatMapFast } from '../../../core/hot-path.ts';
import { isInForce, sourceOf } from '../queries/board.ts';
import { excess, isExcessDealt } from '../queries/excess.ts';
import { eventOf } from '../queries/packets.ts';
import type { CardType, Permanent, PermanentId } from '../state/card.ts';
import type { Effect, Trigger, Watcher } from '../state/effect.ts';
import type { Announcement, Board, BoardSnapshot, ExcessRecord, Game } from '../state/game.ts';
import type { Packet } from '../state/packet.ts';
import { emitEvent, withBoard, withEvent } from '../state/setters.ts';
import { withoutNext } from './announcement.ts';
import { queueTrigger } from './triggers.ts';

type Watching = Extract<Watcher, { kind: 'watch' }>;
type EndStep = Extract<Announcement, { kind: 'endStep' }>;

const emitPackets = (game: Game): Game => {
  const { packets, combat } = eventOf(game);
  return packets.reduce<Game>((next, { source, recipient, n }) => {
    const path = { source: source.id, recipient };
    return n > 0
      ? emitEvent(next, { clause: '120.4b', what: 'dealt', ...path, n, combat })
      : emitEvent(next, { clause: '120.8', what: 'notDealt', ...path });
  }, game);
};

/** Whom the check looks at: those that something was dealt to, or redirected from (K-7). */
const affectedPermanents = (packets: readonly Packet[]): readonly PermanentId[] => [
  ...new Set(
    flatMapFast(packets, ({ recipient, origins = [] }) => [
      recipient,
      ...origins.map(({ splitFrom = recipient }) => splitFrom),
    ]),
  ),
];

const recordsOf = (packets: readonly Packet[], before: BoardSnapshot): readonly ExcessRecord[] =>
  affectedPermanents(packets)
    .filter((id) => isExcessDealt(id, packets, before))
    .map((permanent) => ({
      permanent,
      controller: (before.permanents[permanent] as Permanent).controller,
      n: excess(permanent, packets, before),
    }));

const triggerOf = (board: Board, effect: Watcher, about: ExcessRecord | undefined): Trigger => ({
  effect: effect.id,
  card: effect.card,
  controller: effect.controller,
  source: sourceOf(board.permanents[effect.from] as Permanent),
  outcome: effect.outcome,
  ...(about !== undefined && { about: about.permanent }),
  n: about?.n ?? 0,
});

const typesOf = ({ permanents }: Board, permanent: PermanentId): readonly CardType[] =>
  (permanents[permanent] as Permanent).types;

/** 603.4: a giant, wizard or spell of that player dealt damage to the permanent this turn. */
const isConditionMet = ({ dealt }: Board, effect: Watching, permanent: PermanentId): boolean =>
  effect.condition === undefined ||
  dealt.some(
    ({ source, recipient }) =>
      recipient === permanent && source.controller === effect.controller && source.kinds.length > 0,
  );

const isWatched = (game: Game, effect: Watching, { permanent, controller }: ExcessRecord): boolean => {
  const { before, combat } = eventOf(game);
  return (
    controller !== effect.controller &&
    typesOf(before, permanent).some((type) => effect.types.includes(type)) &&
    !(effect.noncombat && combat) &&
    isConditionMet(game.board, effect, permanent)
  );
};

const triggersOf = (game: Game, effect: Effect, records: readonly ExcessRecord[]): readonly Trigger[] => {
  if (effect.kind !== 'watch' || !isInForce(game.board, effect)) return [];
  const watched = records.filter((record) => isWatched(game, effect, record));
  if (effect.once === 'permanent') return watched.map((record) => triggerOf(game.board, effect, record));
  return watched.length === 0 ? [] : [triggerOf(game.board, effect, undefined)];
};

const emitExcess = (game: Game, { permanent, n }: ExcessRecord): Game =>
  emitEvent(game, { clause: '120.10', what: 'excess', permanent, n, combat: eventOf(game).combat });

/**
 * 120.4b, 120.10: the amounts are final, so damage is dealt as far as abilities are concerned: they look at the excess,
 * by the board before the event, and trigger.
 */
export const checkExcess = (game: Game): Game => {
  const { packets, before } = eventOf(game);
  const records = recordsOf(packets, before);
  const dealt = packets.filter(({ n }) => n > 0);
  const told = records.reduce(emitExcess, emitPackets(game));
  const noted = withBoard(withEvent(told, { packets: dealt }), (board) => ({
    ...board,
    dealt: [...board.dealt, ...dealt],
    excess: [...board.excess, ...records],
  }));
  const triggers = flatMapFast(noted.board.effects, (effect) => triggersOf(noted, effect, records));
  return triggers.reduce(queueTrigger, noted);
};

/** 513.1: what looks back at the turn triggers when the end step of its controller begins. */
export const beginEndStep = (game: Game): Game => {
  const { player } = game.upcoming[0] as EndStep;
  const { board } = game;
  const begun = emitEvent(withoutNext(game), {
    clause: '513.1',
    what: 'endStep',
    player,
  });
  return board.effects
    .filter((effect): effect is Watcher => effect.kind === 'lookBack' && effect.controller === player)
    .filter((effect) => isInForce(board, effect))
    .filter(({ types, controller }) =>
      board.excess.some(
        (record) =>
          record.controller !== controller &&
          typesOf(board, record.permanent).some((type) => types.includes(type)),
      ),
    )
    .map((effect) => triggerOf(board, effect, undefined))
    .reduce(queueTrigger, begun);
};
