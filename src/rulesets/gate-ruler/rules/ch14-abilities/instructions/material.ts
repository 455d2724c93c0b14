import { flatMapFast } from '../../../../../core/hot-path.ts';
import { isSameObject, refOf } from '../../../queries/cards.ts';
import { levelOf, possibleLevels, possiblyMatchingCards, statOf } from '../../../queries/effects.ts';
import { scopeOf, sourceOf } from '../../../queries/gate.ts';
import { cardKey } from '../../../queries/place-names.ts';
import type { Instruction, Stat } from '../../../state/card.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem, Scope } from '../../../state/gate-item.ts';
import type { CardRef, Instance } from '../../../state/instance.ts';
import type { GateRulerOption } from '../../../state/option.ts';
import {
  emitTreated,
  type InstructionOf,
  type InstructionRule,
  pickedCards,
  type Step,
  updateItemChoices,
} from './rule.ts';

type Material = InstructionOf<'material'>;

/** The cards that may be material beside the card with the text. */
const companions = (game: Game, scope: Scope, { from }: Material): readonly Instance[] =>
  possiblyMatchingCards(game, scope, from).filter((card) => card !== scope.source.card);

/** 16-14: whether every material that steps ask for is there. */
export const hasMaterial = (game: Game, scope: Scope, steps: readonly Instruction[]): boolean =>
  steps.every((step) => step.do !== 'material' || companions(game, scope, step).length > 0);

/** One more material; a card whose level may be read differently can be taken as either (14-7b). */
const optionsFor = (game: Game, item: PlayedItem, card: Instance): readonly GateRulerOption[] => {
  const key = `material ${cardKey(game, item.controller, card)}`;
  const levels = possibleLevels(game, card);
  if (levels.length < 2) return [{ key, type: 'choose.card', card }];
  return levels.map((level) => ({ key: `${key} as level ${level}`, type: 'choose.card', card, level }));
};

const pick = (game: Game, item: PlayedItem, card: Instance, level: number | undefined): Game => {
  const picking = [...pickedCards(item), refOf(game, card)];
  if (level === undefined) return updateItemChoices(game, item, { picking });
  const treated = { ...item.treated, [card]: level };
  const { controller: player } = item;
  return emitTreated(updateItemChoices(game, item, { picking, treated }), player, card, level);
};

const materialCards = (game: Game, item: PlayedItem): readonly CardRef[] => [
  sourceOf(game, item),
  ...pickedCards(item),
];

const sums = (game: Game, item: PlayedItem, cards: readonly CardRef[]): Readonly<Record<Stat, number>> => {
  const sum = (numberOf: (card: Instance) => number): number =>
    cards.reduce((total, { card }) => total + numberOf(card), 0);
  return {
    level: sum((card) => item.treated?.[card] ?? levelOf(game, card)),
    atk: sum((card) => statOf(game, card, 'atk')),
    hp: sum((card) => statOf(game, card, 'hp')),
    stk: sum((card) => statOf(game, card, 'stk')),
  };
};

/** 16-14: the card with the text and one other or more go under the deck together; all of them, or none (16-14a). */
export const material: InstructionRule<Material> = {
  choice(game, item, instruction) {
    if (item.choices[instruction.as] !== undefined || !isSameObject(game, sourceOf(game, item)))
      return undefined;
    const picked = pickedCards(item);
    const left = companions(game, scopeOf(game, item), instruction).filter(
      (card) => !picked.some((ref) => ref.card === card),
    );
    if (left.length === 0) return undefined;
    return {
      player: item.controller,
      clause: '16-14',
      options: [
        ...flatMapFast(left, (card) => optionsFor(game, item, card)),
        ...(picked.length > 0 ? [{ key: 'done', type: 'choose.done' } as const] : []),
      ],
      choose: (option) =>
        option.type === 'choose.card'
          ? pick(game, item, option.card, option.level)
          : updateItemChoices(game, item, {
              choices: { ...item.choices, [instruction.as]: materialCards(game, item) },
            }),
    };
  },
  carryOut(game, item, { as, ifDone }) {
    const then: Step = { do: 'ifDone', of: 'material', steps: ifDone };
    if (pickedCards(item).length === 0) return { game, isComplete: false, next: [then] };
    const cards = materialCards(game, item);
    return {
      game: updateItemChoices(game, item, {
        choices: { ...item.choices, [as]: cards },
        material: sums(game, item, cards),
      }),
      next: [{ do: 'move', cards: `chosen:${as}`, to: 'deck', bottom: true }, then],
    };
  },
};
