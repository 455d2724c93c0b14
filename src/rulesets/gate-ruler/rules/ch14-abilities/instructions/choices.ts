import { opponentOf, type Player } from '../../../../../core/decision.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import { emitEvent } from '../../../events/happen.ts';
import { playedItem, scopeOf } from '../../../queries/gate.ts';
import { stateOf } from '../../../queries/information.ts';
import { possiblyMatchingCards, isForbidden } from '../../../queries/meaning.ts';
import { filterClauses } from './wording.ts';
import { controllerOf, isVisibleTo, locationOf } from '../../../queries/zones.ts';
import { clausesOrNone } from '../../../state/fact.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem } from '../../../state/gate-item.ts';
import type { CardRef, Instance } from '../../../state/instance.ts';
import type { CardFilter } from '../../../state/card.ts';
import type { Scope } from '../../../state/scope.ts';
import { pickedCards, pickOne } from './pick.ts';
import { choiceClause, type InstructionOf, type InstructionRule, updateItemChoices, type Stage } from './rule.ts';

type Choose = InstructionOf<'choose'>;

/** What makes a choice: an ability, or a card by its own effect. */
export type ChoiceBy = PlayedItem['kind'];

/** Whether the card is the opponent's and may not be chosen by abilities of that player. */
const isBarredFrom = (game: Game, player: Player, card: Instance): boolean =>
  controllerOf(game, card) !== player && isForbidden(game, card, 'beChosen');

/**
 * The cards a choice of that scope may fall on: not those that abilities of the opponent may not choose. The effect of an
 * event is no ability (14-12b).
 */
export const choosable = (game: Game, scope: Scope, from: CardFilter, by: ChoiceBy): readonly Instance[] => {
  const cards = possiblyMatchingCards(game, scope, from);
  return by === 'card' ? cards : cards.filter((card) => !isBarredFrom(game, scope.controller, card));
};

/** The cards a choice may be made from now. */
export const candidatesFor = (game: Game, item: PlayedItem, { from }: Choose): readonly Instance[] =>
  choosable(game, scopeOf(game, item), from, item.kind);

const chooser = (item: PlayedItem, { by }: Choose): Player =>
  by === 'opponent' ? opponentOf(item.controller) : item.controller;

const finishChoice = (
  game: Game,
  item: PlayedItem,
  choose: Choose,
  stage: Stage,
  cards: readonly CardRef[],
): Game => {
  const { choices } = playedItem(game, item.number);
  const settled = updateItemChoices(game, item, { choices: { ...choices, [choose.as]: cards }, picking: [] });
  return cards.reduce((next, { card }) => emitChoice(next, item, choose, stage, card), settled);
};

/** A card chosen where the other player does not see it is not shown by being chosen (3-2b). */
const emitChoice = (game: Game, item: PlayedItem, choose: Choose, stage: Stage, card: Instance): Game => {
  const player = chooser(item, choose);
  const clause = choiceClause(stage, '14-3b-2');
  // 14-12b: what is barred was chosen by an event.
  const by: readonly ClauseId[] = isBarredFrom(game, item.controller, card)
    ? [...filterClauses(choose.from), '14-12b']
    : filterClauses(choose.from);
  const fact = { clause, decidedBy: clausesOrNone(by), what: 'chose', player, card } as const;
  const isSeen = isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, opponentOf(player));
  return emitEvent(game, isSeen ? fact : { ...fact, knownTo: [player] });
};

/** By which clause the next card is asked for: none may be enough (1-5f), or as many as there are (3-2g). */
const clauseOf = ({ atLeast = 1 }: Choose, stage: Stage, picked: number): ClauseId => {
  if (picked < atLeast) return choiceClause(stage, '14-3b-2');
  return picked === 0 ? '1-5f' : '3-2g';
};

/**
 * 14-3b-2: cards are chosen one by one; once there are enough of them it is asked how many there are to be (3-2g). As something is played, too few candidates make the choice impossible; on
 * resolution as many are chosen as there are (1-5b).
 */
export const choose: InstructionRule<Choose> = {
  choice(game, item, instruction, stage: Stage) {
    if (item.choices[instruction.as] !== undefined) return undefined;
    const picked = pickedCards(item);
    const isPicked = (card: Instance) => picked.some((ref) => ref.card === card);
    const left = candidatesFor(game, item, instruction).filter((card) => !isPicked(card));
    const { atLeast = 1, atMost = 1 } = instruction;
    const player = chooser(item, instruction);
    const needed = atLeast - picked.length;
    if (stage === 'play' && needed > left.length) {
      return { player, clause: '14-3b-4', options: [], choose: () => game };
    }
    // What may be nothing is nothing as it is played, and not asked again as it resolves.
    if (left.length === 0 && stage === 'resolution') return undefined;
    const stop = (cards: readonly CardRef[]) => finishChoice(game, item, instruction, stage, cards);
    const one = pickOne(game, item, {
      player,
      clause: clauseOf(instruction, stage, picked.length),
      verb: 'choose',
      candidates: left,
      mayStop: needed <= 0,
      stop,
    });
    return {
      ...one,
      choose: (option) => {
        const next = one.choose(option);
        const now = pickedCards(playedItem(next, item.number));
        const isLast = now.length === atMost || now.length === picked.length + left.length;
        return option.form === 'card' && isLast ? finishChoice(next, item, instruction, stage, now) : next;
      },
    };
  },
  carryOut: (game, item, instruction) => {
    const chosen = item.choices[instruction.as];
    const settled =
      chosen === undefined ? finishChoice(game, item, instruction, 'resolution', pickedCards(item)) : game;
    return { game: settled, isComplete: (chosen?.length ?? 0) >= (instruction.atLeast ?? 1) };
  },
};
