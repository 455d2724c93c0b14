import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { emitEvent } from '../../events/happen.ts';
import { distributedOver, playedItem, scopeOf } from '../../queries/gate.ts';
import { isSameObject } from '../../queries/information.ts';
import { matchesFilter, possibleLevels, withLevelTreated, treatmentController } from '../../queries/meaning.ts';
import { cardKey } from '../../queries/place-key.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem } from '../../state/gate-item.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import type { CardFilter, Instruction } from '../../state/card.ts';
import { withItem } from '../ch09-gate/gate.ts';
import { updateItemChoices, type OpenChoice, type Step } from './instructions/rule.ts';
import { cardsWithOpenLevel } from './levels-read.ts';

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
      form: 'number',
      number: level,
    })),
    choose: (option) =>
      option.form === 'number'
        ? emitEvent(updateItemChoices(game, item, { treated: { ...item.treated, [card]: option.number } }), {
            clause: '14-7b',
            decidedBy: ['u2103/arketta.1'],
            what: 'treated',
            player,
            card,
            level: option.number,
          })
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

const isLegal = (game: Game, item: PlayedItem, chosen: ChosenBy): boolean =>
  isSameObject(game, chosen.ref) && matchesFilter(game, scopeOf(game, item), chosen.from, chosen.ref.card);

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
