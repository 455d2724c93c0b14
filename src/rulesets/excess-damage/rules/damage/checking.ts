import { gather } from '../../../../kernel/gather.ts';
import { happen } from '../../happening/happen.ts';
import { permanentAt, playerOf, sourceOf } from '../../reading/board.ts';
import { isInForce } from '../../reading/effect.ts';
import { eventOf } from '../../reading/event.ts';
import { excess, isExcessDealt } from '../../reading/excess.ts';
import type { Before, Board, ExcessRecord } from '../../values/board.ts';
import type { Effect, Watch } from '../../values/effect.ts';
import type { Game } from '../../values/game.ts';
import type { Packet, Source } from '../../values/packet.ts';
import type { Permanent, PermanentId } from '../../values/permanent.ts';
import { onBoard, withEvent } from '../../values/setters.ts';
import type { Trigger } from '../../values/trigger.ts';
import { wait } from '../afterwards/triggers.ts';
import { withoutNext } from '../event/upcoming.ts';

type Watcher = Extract<Effect, Watch>;

const tellPackets = (game: Game): Game => {
  const { packets, combat } = eventOf(game);
  return packets.reduce<Game>((next, { source, recipient, n }) => {
    const path = { source: source.id, recipient };
    return n > 0
      ? happen(next, { clause: '120.4b', what: 'dealt', ...path, n, combat })
      : happen(next, { clause: '120.8', what: 'notDealt', ...path });
  }, game);
};

/** The permanents that the check looks at: those that something was dealt to, or redirected from (K-7). */
const concerned = (packets: readonly Packet[]): readonly PermanentId[] => [
  ...new Set(
    gather(packets, ({ recipient, splitFrom }) =>
      splitFrom === undefined ? [recipient] : [recipient, splitFrom],
    ).filter((recipient) => playerOf(recipient) === undefined),
  ),
];

const recordsOf = (packets: readonly Packet[], before: Before): readonly ExcessRecord[] =>
  concerned(packets)
    .filter((id) => isExcessDealt(id, packets, before))
    .map((permanent) => ({
      permanent,
      controller: (before.permanents[permanent] as Permanent).controller,
      n: excess(permanent, packets, before),
    }));

/** The source that an ability's own damage comes from. */
const abilitySource = (board: Board, { id, from, controller }: Effect): Source => {
  const permanent = from === undefined ? undefined : permanentAt(board, from);
  return permanent === undefined
    ? { id, controller, colors: [], traits: [], kinds: [] }
    : sourceOf(permanent);
};

const triggerOf = (board: Board, effect: Watcher, about: ExcessRecord | undefined): Trigger => ({
  effect: effect.id,
  ...(effect.card !== undefined && { card: effect.card }),
  controller: effect.controller,
  source: abilitySource(board, effect),
  outcome: effect.outcome,
  ...(about !== undefined && { about: about.permanent }),
  n: about?.n ?? 0,
});

/** 603.4: a giant, wizard or spell of that player dealt damage to the permanent this turn. */
const isConditionMet = ({ dealt }: Board, effect: Watcher, permanent: PermanentId): boolean =>
  effect.kind === 'lookBack' ||
  effect.condition === undefined ||
  dealt.some(
    ({ source, recipient }) =>
      recipient === permanent && source.controller === effect.controller && source.kinds.length > 0,
  );

const isWatched = (game: Game, effect: Watcher, { permanent, controller }: ExcessRecord): boolean => {
  const { before, combat } = eventOf(game);
  const { types } = before.permanents[permanent] as Permanent;
  return (
    controller !== effect.controller &&
    types.some((type) => effect.types.includes(type)) &&
    !(effect.kind === 'watch' && effect.noncombat && combat) &&
    isConditionMet(game.board, effect, permanent)
  );
};

const triggersOf = (game: Game, effect: Effect, records: readonly ExcessRecord[]): readonly Trigger[] => {
  if (effect.kind !== 'watch' || !isInForce(game.board, effect)) return [];
  const watched = records.filter((record) => isWatched(game, effect, record));
  if (effect.once === 'permanent') return watched.map((record) => triggerOf(game.board, effect, record));
  return watched.length === 0 ? [] : [triggerOf(game.board, effect, undefined)];
};

const tellExcess = (game: Game, { permanent, n }: ExcessRecord): Game =>
  happen(game, { clause: '120.10', what: 'excess', permanent, n, combat: eventOf(game).combat });

/**
 * 120.4b, 120.10: the amounts are final, so damage is dealt as far as abilities are concerned: they look at the excess,
 * by the board before the event, and trigger.
 */
export const checkExcess = (game: Game): Game => {
  const { packets, before } = eventOf(game);
  const records = recordsOf(packets, before);
  const dealt = packets.filter(({ n }) => n > 0);
  const told = records.reduce(tellExcess, tellPackets(game));
  const noted = onBoard(withEvent(told, { packets: dealt }), (board) => ({
    ...board,
    dealt: [...board.dealt, ...dealt],
    excess: [...board.excess, ...records],
  }));
  const triggers = gather(noted.board.effects, (effect) => triggersOf(noted, effect, records));
  return triggers.reduce(wait, noted);
};

/** 513.1: what looks back at the turn triggers when the end step of its controller begins. */
export const beginEndStep = (game: Game): Game => {
  const [next] = game.upcoming;
  if (next?.kind !== 'endStep') return game;
  const { player } = next;
  const { board } = game;
  const begun = happen(withoutNext(game), {
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
          board.permanents[record.permanent]?.types.some((type) => types.includes(type)),
      ),
    )
    .map((effect) => triggerOf(board, effect, undefined))
    .reduce(wait, begun);
};
