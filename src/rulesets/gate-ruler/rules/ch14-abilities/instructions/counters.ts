import { opponentOf, type Player } from '../../../../../core/decision.ts';
import { emitEvent } from '../../../events/emit.ts';
import { refOf } from '../../../queries/cards.ts';
import { isPlayedItem, itemOnGate, sourceOf } from '../../../queries/gate.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import type { Game } from '../../../state/game.ts';
import type { GateItem, PlayedAbility, PlayedCard, PlayedItem } from '../../../state/gate-item.ts';
import { moveCard } from '../../ch03-zones/movement.ts';
import { withItem } from '../../ch09-gate/gate.ts';
import { choiceClause, type InstructionOf, type InstructionRule, updateItemChoices } from './rule.ts';

/** What the opponent of that player has played as a counter. */
export const enemyCounters = (game: Game, player: Player): readonly PlayedItem[] =>
  game.gate.filter(
    (each: GateItem): each is PlayedItem =>
      (each.kind === 'ability' || each.kind === 'card') &&
      each.counter &&
      each.controller === opponentOf(player),
  );

/** A card or ability that the opponent played as a counter is chosen on the gate. */
export const chooseCounter: InstructionRule<InstructionOf<'chooseCounter'>> = {
  choice(game, item, { as }, stage) {
    if (item.items?.[as] !== undefined) return undefined;
    const counters = enemyCounters(game, item.controller);
    // As it resolves, as much is done as can be (1-5b).
    if (counters.length === 0 && stage === 'resolution') return undefined;
    return {
      player: item.controller,
      clause: choiceClause(stage, '14-3b-2'),
      options: counters.map((each, index) => ({
        key: `choose counter ${index + 1}: ${game.definitionOf[sourceOf(game, each).card]}`,
        type: 'choose.number',
        number: each.number,
      })),
      choose: (option) =>
        option.type === 'choose.number'
          ? updateItemChoices(game, item, { items: { ...item.items, [as]: option.number } })
          : game,
    };
  },
  carryOut: (game, item, { as }) => ({ game, isComplete: item.items?.[as] !== undefined }),
};

/** The card returns to the counter zone; the ability that replaces it counts as its counter. */
const asAbility = (game: Game, item: PlayedCard, effect: PlayedAbility['effect']): Game => {
  const returned = moveCard(game, item.card, { player: item.controller, zone: 'counter' }, 'u2103/stridam.3');
  const { number, controller } = item;
  return withItem(returned, {
    kind: 'ability',
    number,
    controller,
    source: refOf(returned, item.card),
    effect,
    counter: true,
    became: true,
    choices: {},
    zones: {},
  });
};

/** 15-21a: an item of the gate becomes another ability in its place, the counter of the same card. */
export const become: InstructionRule<InstructionOf<'become'>> = {
  carryOut(game, item, instruction) {
    const target = itemOnGate(game, item.items?.[instruction.item] ?? -1);
    if (!isPlayedItem(target)) return { game, isComplete: false };
    const effect = { instructions: instruction.effect };
    const { number, controller, counter } = target;
    const replaced =
      target.kind === 'card'
        ? asAbility(game, target, effect)
        : withItem(game, {
            kind: 'ability',
            number,
            controller,
            counter,
            became: true,
            source: target.source,
            effect,
            choices: {},
            zones: {},
          });
    const decidedBy: readonly ClauseId[] = [
      'u2103/stridam.1',
      target.kind === 'card' ? 'u2103/stridam.3' : 'u2103/stridam.2',
    ];
    return { game: emitEvent(replaced, { clause: '15-21a', decidedBy, what: 'became', item: target }) };
  },
};
