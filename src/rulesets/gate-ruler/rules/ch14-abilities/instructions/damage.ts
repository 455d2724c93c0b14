import type { Player } from '../../../../../kernel/decision.ts';
import { scopeOf, sourceOf } from '../../../reading/gate.ts';
import { refTo } from '../../../reading/information.ts';
import { amountOf, cardsAffected } from '../../../reading/meaning.ts';
import { nonTurnPlayer } from '../../../reading/turn.ts';
import { controllerOf } from '../../../reading/zones.ts';
import type { Game } from '../../../values/game.ts';
import type { PlayedItem } from '../../../values/gate-item.ts';
import type { CardRef, Instance } from '../../../values/instance.ts';
import { putDamage } from '../../ch13-damage/damage.ts';
import { pickedFor, pickOne } from './pick.ts';
import type { InstructionOf, InstructionRule } from './rule.ts';

type Damage = InstructionOf<'damage'>;

/** The sources of one player, and those of them whose place in the order is open. */
interface Sources {
  readonly player: Player;
  readonly picked: readonly CardRef[];
  readonly left: readonly Instance[];
}

/** 13-2a-2a: the turn player's sources come before the other player's. */
const sourcesByPlayer = (game: Game, item: PlayedItem, { from }: Damage): readonly Sources[] => {
  const sources = from === undefined ? [] : cardsAffected(game, scopeOf(game, item), from);
  const picked = pickedFor(item);
  return [game.turn.player, nonTurnPlayer(game)].map((player) => ({
    player,
    picked: picked.filter(({ card }) => controllerOf(game, card) === player),
    left: sources.filter(
      (card) => controllerOf(game, card) === player && !picked.some((ref) => ref.card === card),
    ),
  }));
};

/** Each source in the order its process is put, with its controller. */
const orderedSources = (game: Game, item: PlayedItem, damage: Damage) =>
  damage.from === undefined
    ? [{ source: sourceOf(game, item), controller: item.controller }]
    : sourcesByPlayer(game, item, damage).flatMap(({ player, picked, left }) =>
        [...picked, ...left.map((card) => refTo(game, card))].map((source) => ({
          source,
          controller: player,
        })),
      );

/**
 * 13-2a: damage to several receivers is one process per source (13-2a-3); with several sources, their controller
 * decides the order in which the processes are put (13-2a-2).
 */
export const damage: InstructionRule<Damage> = {
  choice(game, item, instruction) {
    const open = sourcesByPlayer(game, item, instruction).find(({ left }) => left.length > 1);
    return (
      open &&
      pickOne(game, item, {
        player: open.player,
        clause: '13-2a-2',
        verb: 'damage first from',
        candidates: open.left,
        mayStop: false,
      })
    );
  },
  carryOut(game, item, instruction) {
    const scope = scopeOf(game, item);
    const amount = Math.max(0, amountOf(game, scope, instruction.amount));
    const receivers = instruction.to.flatMap((reference) => cardsAffected(game, scope, reference));
    const ordered = orderedSources(game, item, instruction);
    if (receivers.length === 0) return { game, isComplete: false };
    const pairs = [...new Set(receivers)].map((receiver) => ({ receiver, amount }));
    const put = ordered.reduce(
      (next, { source, controller }) =>
        putDamage(next, {
          source,
          controller,
          pairs,
          combat: false,
          ...(instruction.cannotCounter && { cannotCounter: true }),
        }),
      game,
    );
    return { game: put, isComplete: ordered.length > 0 };
  },
};
