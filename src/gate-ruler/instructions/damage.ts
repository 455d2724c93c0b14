import { putDamage } from '../damage.ts';
import type { CardRef, Game, Instance } from '../game.ts';
import { refTo } from '../information.ts';
import { amountOf } from '../reading/amount.ts';
import { cardsAffected } from '../reading/reference.ts';
import { pickedFor, pickOne } from './pick.ts';
import { type InstructionOf, type InstructionRule, type PlayedItem, scopeOf, sourceOf } from './rule.ts';

type Damage = InstructionOf<'damage'>;

const sourcesOf = (game: Game, item: PlayedItem, { from }: Damage): readonly Instance[] | undefined =>
  from === undefined ? undefined : cardsAffected(game, scopeOf(game, item), from);

const unpicked = (item: PlayedItem, cards: readonly Instance[]): readonly Instance[] =>
  cards.filter((card) => !pickedFor(item).some((ref) => ref.card === card));

/**
 * 13-2a: damage to several receivers is one process per source (13-2a-3); with several sources, their controller
 * decides the order in which the processes are put (13-2a-2).
 */
export const damage: InstructionRule<Damage> = {
  choice(game, item, instruction) {
    const left = unpicked(item, sourcesOf(game, item, instruction) ?? []);
    if (left.length < 2) return undefined;
    return pickOne(game, item, {
      player: item.controller,
      clause: '13-2a-2',
      verb: 'damage first from',
      candidates: left,
      mayStop: false,
    });
  },
  carryOut(game, item, instruction) {
    const scope = scopeOf(game, item);
    const amount = Math.max(0, amountOf(game, scope, instruction.amount));
    const receivers = instruction.to.flatMap((reference) => cardsAffected(game, scope, reference));
    const sources = sourcesOf(game, item, instruction);
    const ordered: readonly CardRef[] = sources
      ? [...pickedFor(item), ...unpicked(item, sources).map((card) => refTo(game, card))]
      : [sourceOf(game, item)];
    if (receivers.length === 0) return { game, isComplete: false };
    const pairs = [...new Set(receivers)].map((receiver) => ({ receiver, amount }));
    const put = ordered.reduce(
      (next, source) =>
        putDamage(next, {
          source,
          controller: item.controller,
          pairs,
          combat: false,
          ...(instruction.cannotCounter && { cannotCounter: true }),
        }),
      game,
    );
    return { game: put, isComplete: ordered.length > 0 };
  },
};
