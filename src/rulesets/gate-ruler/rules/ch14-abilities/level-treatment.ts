import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { isSameObject } from '../../queries/cards.ts';
import {
  amountOf,
  effectsByKind,
  isConditionTrue,
  isUnaffected,
  levelsIn,
  matchesFilter,
  possibleLevels,
  possiblyMatchingCards,
  referencedCards,
  treatmentController,
  withLevelTreated,
} from '../../queries/effects.ts';
import { distributedOver, playedItem, scopeOf } from '../../queries/gate.ts';
import { cardKey } from '../../queries/place-names.ts';
import type { Amount, CardFilter, Condition, Continuous, Instruction, Reference } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem, Scope } from '../../state/gate-item.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import { withItem } from '../ch09-gate/gate.ts';
import { receiversOfReducible } from '../ch13-damage/reduction.ts';
import { referencesOf } from './instructions/changes.ts';
import { isBarredFrom } from './instructions/choices.ts';
import { emitTreated, type OpenChoice, type Step, updateItemChoices } from './instructions/rule.ts';

/**
 * The cards whose level may be treated as another and decides what a text means (14-7b): those in the
 * numbers of a text first, since what is counted and compared with comes before what is compared.
 */
type OpenCards<Text> = (game: Game, scope: Scope, text: Text) => readonly Instance[];

const isOpen = (game: Game, scope: Scope, filter: CardFilter, card: Instance): boolean =>
  !levelsIn(game, scope, card).every((level) =>
    matchesFilter(game, withLevelTreated(scope, card, level), filter, card),
  );

/** Cards that a filter means as one level and not as another. */
export const openInFilter: OpenCards<CardFilter> = (game, scope, filter) => {
  const { levelAtLeast, levelAtMost, soulOf } = filter;
  const bounds = [levelAtLeast, levelAtMost].filter((bound) => bound !== undefined);
  const within = [
    ...flatMapFast(bounds, (bound) => openInAmount(game, scope, bound)),
    ...(soulOf === undefined ? [] : openInReference(game, scope, soulOf)),
  ];
  if (within.length > 0 || bounds.length === 0) return within;
  return possiblyMatchingCards(game, scope, filter).filter((card) => isOpen(game, scope, filter, card));
};

/** Cards that a reference means or not. */
export const openInReference: OpenCards<Reference> = (game, scope, reference) =>
  typeof reference === 'object' ? openInFilter(game, scope, reference.all) : [];

/** Cards that an amount counts or not, and those whose level it adds up. */
export const openInAmount: OpenCards<Amount> = (game, scope, amount) => {
  if (typeof amount === 'number') return [];
  if ('count' in amount) return openInFilter(game, scope, amount.count);
  if (!('of' in amount)) return [];
  const meant = openInReference(game, scope, amount.of);
  if (meant.length > 0 || amount.stat !== 'level') return meant;
  return referencedCards(game, scope, amount.of).filter((card) => levelsIn(game, scope, card).length > 1);
};

const openInCount: OpenCards<Extract<Condition, { count: CardFilter }>> = (game, scope, condition) => {
  const { count, atLeast, atMost } = condition;
  const bounds = [atLeast, atMost].filter((bound) => bound !== undefined);
  const within = flatMapFast(bounds, (bound) => openInAmount(game, scope, bound));
  const open = within.length > 0 ? within : openInFilter(game, scope, count);
  if (open.length === 0 || within.length > 0) return open;
  const most = possiblyMatchingCards(game, scope, count).length;
  const [from, to] = [amountOf(game, scope, atLeast ?? 0), amountOf(game, scope, atMost ?? most)];
  const truths = Array.from(
    { length: open.length + 1 },
    (_, less) => most - less >= from && most - less <= to,
  );
  return new Set(truths).size > 1 ? open : [];
};

/** Cards that make a condition true or not. */
export const openInCondition: OpenCards<Condition> = (game, scope, condition) => {
  if ('not' in condition) return openInCondition(game, scope, condition.not);
  if ('count' in condition) return openInCount(game, scope, condition);
  if (!('any' in condition)) return [];
  const isSettled = condition.any.some(
    (each) => openInCondition(game, scope, each).length === 0 && isConditionTrue(game, scope, each),
  );
  return isSettled ? [] : flatMapFast(condition.any, (each) => openInCondition(game, scope, each));
};

const amountsIn = (effect: Continuous): readonly Amount[] => {
  if ('change' in effect) return [effect.by];
  return 'set' in effect ? [effect.to] : [];
};

/** Whether any level may be treated as another at all. */
const isAnyTreated = (game: Game): boolean => effectsByKind(game).mayTreat.length > 0;

/**
 * 14-7b: the cards whose level may be treated as another and decides what the step does as it is read now.
 * What is not affected by the effect is not acted on, whatever its level.
 */
export const cardsWithOpenLevel = (game: Game, item: PlayedItem, step: Step): readonly Instance[] => {
  if (!isAnyTreated(game)) return [];
  const scope = scopeOf(game, item);
  const acted = (...references: readonly Reference[]): readonly Instance[] =>
    flatMapFast(references, (reference) =>
      openInReference(game, scope, reference).filter((card) => !isUnaffected(game, card, scope.controller)),
    );
  const read = (...amounts: readonly Amount[]): readonly Instance[] =>
    flatMapFast(amounts, (amount) => openInAmount(game, scope, amount));
  switch (step.do) {
    case 'choose':
      return item.choices[step.as] === undefined ? openInFilter(game, scope, step.from) : [];
    case 'destroy':
    case 'ready':
    case 'exhaust':
    case 'reveal':
    case 'move':
    case 'putUnder':
    case 'healProcess':
      return acted(...referencesOf(step));
    case 'damage':
      return [
        ...acted(...referencesOf(step), ...(step.from === undefined ? [] : [step.from])),
        ...read(step.amount),
      ];
    case 'reduce':
      return [
        ...read('by' in step ? step.by : step.to),
        ...(step.damage.receiver === undefined
          ? []
          : openInFilter(game, scope, step.damage.receiver).filter((card) =>
              receiversOfReducible({ game, item: item.number, reduce: step, takenOff: [] }).includes(card),
            )),
      ];
    case 'healUnit':
      return [...acted(...referencesOf(step)), ...(step.amount === 'all' ? [] : read(step.amount))];
    case 'healRuler':
      return read(step.amount);
    case 'draw':
    case 'drive':
      return read(step.count);
    case 'apply':
      return [...acted(...referencesOf(step)), ...read(...amountsIn(step.effect))];
    case 'play':
      return openInReference(game, scope, step.card);
    case 'if':
      return openInCondition(game, scope, step.condition);
    default:
      return [];
  }
};

/** What was chosen as it was played, with the filter it was chosen by. */
interface ChosenBy {
  readonly ref: CardRef;
  readonly from: CardFilter;
}

const chosenBy = (item: PlayedItem, instructions: readonly Instruction[]): readonly ChosenBy[] =>
  flatMapFast(instructions, (instruction) =>
    instruction.do === 'choose'
      ? (item.choices[instruction.as] ?? []).map((ref) => ({ ref, from: instruction.from }))
      : [],
  );

const fitsAs = (game: Game, item: PlayedItem, { ref, from }: ChosenBy, level: number): boolean =>
  matchesFilter(game, withLevelTreated(scopeOf(game, item), ref.card, level), from, ref.card);

/** A chosen card whose legality depends on how its controller reads its level. */
const isAmbiguous = (game: Game, item: PlayedItem, chosen: ChosenBy): boolean => {
  if (!isSameObject(game, chosen.ref)) return false;
  const levels = possibleLevels(game, chosen.ref.card);
  if (levels.length < 2) return false;
  const isLegalAs = levels.map((level) => fitsAs(game, item, chosen, level));
  return isLegalAs.includes(true) && isLegalAs.includes(false);
};

/** The effect's controller decides as what level the card is treated. */
const askLevel = (game: Game, item: PlayedItem, card: Instance): OpenChoice => {
  const player = treatmentController(game, card) as Player;
  return {
    player,
    clause: '14-7b',
    options: possibleLevels(game, card).map((level) => ({
      key: `treat ${cardKey(game, player, card)} as level ${level}`,
      type: 'choose.number',
      number: level,
    })),
    choose: (option) =>
      option.type === 'choose.number'
        ? emitTreated(
            updateItemChoices(game, item, { treated: { ...item.treated, [card]: option.number } }),
            player,
            card,
            option.number,
            ['u2103/arketta.1'],
          )
        : game,
  };
};

/** 14-7b: the next card whose level decides what a step does, and may be treated as another. */
export const openLevel = (game: Game, item: PlayedItem, step: Step): OpenChoice | undefined => {
  const [card] = cardsWithOpenLevel(game, item, step);
  return card === undefined ? undefined : askLevel(game, item, card);
};

/** 14-7b: the next chosen card whose level may be treated as another, for its effect's controller to decide. */
export const openTreatment = (
  game: Game,
  item: PlayedItem,
  instructions: readonly Instruction[],
): OpenChoice | undefined => {
  const open = chosenBy(item, instructions).find(
    (chosen) => item.treated?.[chosen.ref.card] === undefined && isAmbiguous(game, item, chosen),
  );
  return open && askLevel(game, item, open.ref.card);
};

const isLegal = (game: Game, item: PlayedItem, { ref, from }: ChosenBy): boolean =>
  isSameObject(game, ref) &&
  (item.kind === 'card' || !isBarredFrom(game, item.controller, ref.card)) &&
  matchesFilter(game, scopeOf(game, item), from, ref.card);

/** 14-3b-4: whether a treatment has made something that was chosen illegal. */
export const isTreatedIllegal = (
  game: Game,
  item: PlayedItem,
  instructions: readonly Instruction[],
): boolean =>
  item.treated !== undefined && chosenBy(item, instructions).some((chosen) => !isLegal(game, item, chosen));

/** 14-7b: what is read next is read anew. */
export const clearTreatments = (game: Game, number: number): Game => {
  const item = playedItem(game, number);
  return item.treated === undefined ? game : withItem(game, { ...item, treated: undefined });
};

/** The cards that an amount was distributed over, in the order of its parts. */
const receiversOf = (item: PlayedItem, instructions: readonly Instruction[]): readonly CardRef[] =>
  flatMapFast(instructions, (instruction) =>
    instruction.do === 'distribute' ? distributedOver(item, instruction) : [],
  );

/** 14-6a: what was chosen and has become illegal is chosen no more; its part of a distributed amount is lost. */
export const dropIllegal = (game: Game, item: PlayedItem, instructions: readonly Instruction[]): Game => {
  const illegal = chosenBy(item, instructions).filter((chosen) => !isLegal(game, item, chosen));
  if (illegal.length === 0) return game;
  const isLeft = (ref: CardRef | undefined): boolean => !illegal.some((each) => each.ref === ref);
  const choices = Object.fromEntries(
    Object.entries(item.choices).map(([name, refs]) => [name, refs.filter(isLeft)]),
  );
  const receivers = receiversOf(item, instructions);
  const parts = item.parts?.filter((_, index) => isLeft(receivers[index]));
  return updateItemChoices(game, item, { choices, isAnythingLost: true, ...(parts && { parts }) });
};
