import { canonicalOptions, type Player } from '../../../../../core/decision.ts';
import { clausesThatApply, emitEvent } from '../../../events/emit.ts';
import { conceal } from '../../../events/secrecy.ts';
import { refOf } from '../../../queries/cards.ts';
import { isAnySetCardIgnored } from '../../../queries/effects.ts';
import { playedItem } from '../../../queries/gate.ts';
import { cardKeys } from '../../../queries/place-names.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import type { CardFilter, Instruction, Reference } from '../../../state/card.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem, Scope } from '../../../state/gate-item.ts';
import type { CardRef, Instance } from '../../../state/instance.ts';
import type { GateRulerOption } from '../../../state/option.ts';
import { withItem } from '../../ch09-gate/gate.ts';

/**
 * A step of a running effect: an instruction, what follows if the steps before were done completely, or the last one, by
 * which its card or ability leaves the gate (9-4b).
 */
export type Step =
  | Instruction
  | {
      readonly do: 'ifDone';
      readonly of?: 'material';
      /** Whether a step before, since the "may" or the material, was not done completely. */
      readonly isUndone?: true;
      readonly steps: readonly Instruction[];
    }
  | { readonly do: 'finish' };

/** Whether a choice is made as the item is played (14-3b) or as it resolves. */
export type Stage = 'play' | 'resolution';

/** The clause a choice is made under: the one of its kind as something is played, or 14-6c as it resolves. */
export const choiceClause = (stage: Stage, atPlay: ClauseId): ClauseId =>
  stage === 'play' ? atPlay : '14-6c';

/** A choice an instruction needs: without an option it cannot be made. */
export interface OpenChoice {
  readonly player: Player;
  readonly clause: ClauseId;
  readonly options: readonly GateRulerOption[];
  /** The game with that option taken. */
  choose(option: GateRulerOption): Game;
}

/** The choice with its options sorted and those that mean the same as one, so that they can be counted. */
export const canonicalChoice = (open: OpenChoice | undefined): OpenChoice | undefined =>
  open && { ...open, options: canonicalOptions(open.options) };

/** What carrying out an instruction gives. */
export interface Outcome {
  readonly game: Game;
  /** Whether all of it was done (1-5b); true when absent. */
  readonly isComplete?: boolean;
  /** Steps to take next. */
  readonly next?: readonly Step[];
}

/** How one kind of instruction works. */
export interface InstructionRule<I extends Step> {
  /** The next choice it needs, or `undefined` when there is none left. */
  choice?(game: Game, item: PlayedItem, instruction: I, stage: Stage): OpenChoice | undefined;
  /** Absent where a process carries it out. */
  carryOut?(game: Game, item: PlayedItem, instruction: I): Outcome;
}

export type InstructionOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

const isOf = <Do extends Step['do']>(step: Step, kinds: readonly Do[]): step is InstructionOf<Do> =>
  kinds.some((kind) => kind === step.do);

/** The step as one of these kinds. Throws if it is another: a chart has sent it to the wrong process. */
export const assertStep = <Do extends Step['do']>(step: Step, ...kinds: readonly Do[]): InstructionOf<Do> => {
  if (isOf(step, kinds)) return step;
  throw new Error(`${step.do} is no step of the kind ${kinds.join(', ')}`);
};

/** The game with part of what is chosen for an item replaced. */
export const updateItemChoices = (
  game: Game,
  item: PlayedItem,
  chosen: Partial<
    Pick<
      PlayedItem,
      | 'choices'
      | 'zones'
      | 'mode'
      | 'parts'
      | 'picking'
      | 'deckOrder'
      | 'consent'
      | 'items'
      | 'treated'
      | 'material'
      | 'line'
      | 'guarded'
      | 'enhanced'
      | 'isAnythingLost'
    >
  >,
): Game => withItem(game, { ...playedItem(game, item.number), ...chosen });

/** 14-7b: tells as what level a player treats a card. */
export const emitTreated = (
  game: Game,
  player: Player,
  card: Instance,
  level: number,
  decidedBy?: readonly ClauseId[],
): Game => {
  const fact = { clause: '14-7b', decidedBy, what: 'treated', player, card, level } as const;
  return emitEvent(game, conceal(game, fact, [refOf(game, card)]));
};

/** A choice of cards made one by one. */
export interface CardPick {
  readonly player: Player;
  readonly clause: ClauseId;
  /** What the option says before the card, such as `choose`. */
  readonly verb: string;
  /** The cards that can still be picked. */
  readonly candidates: readonly Instance[];
  /** Whether the choice may stop here. */
  readonly mayStop: boolean;
  /** The game once the choice has stopped with these cards; absent: they stay picked on the item. */
  readonly stop?: (picked: readonly CardRef[]) => Game;
}

/** The cards picked so far for the choice going on. */
export const pickedCards = (item: PlayedItem): readonly CardRef[] => item.picking ?? [];

/** The next single pick of a chain. */
export const pickOne = (game: Game, item: PlayedItem, picking: CardPick): OpenChoice => {
  const { player, clause, verb, candidates, mayStop, stop } = picking;
  const keys = cardKeys(game, player, candidates);
  const options: GateRulerOption[] = candidates.map((card, index) => ({
    key: `${verb} ${keys[index]}`,
    type: 'choose.card',
    card,
  }));
  if (mayStop) options.push({ key: 'done', type: 'choose.done' });
  return {
    player,
    clause,
    options,
    choose: (option) => {
      if (option.type !== 'choose.card') return stop ? stop(pickedCards(item)) : game;
      return updateItemChoices(game, item, { picking: [...pickedCards(item), refOf(game, option.card)] });
    },
  };
};

/** Whether a text names no zone, and so means cards in play. */
const namesNoZone = ({ zone, soulOf }: CardFilter): boolean => zone === undefined && soulOf === undefined;

/** The clauses of chapter 3 by which the wording of a filter means what it means. */
export const filterClauses = (game: Game, scope: Scope, filter: CardFilter): readonly ClauseId[] =>
  clausesThatApply(
    namesNoZone(filter) && '3-6c',
    namesNoZone(filter) && isAnySetCardIgnored(game, scope, filter) && '3-6c-1',
    namesNoZone(filter) && filter.type === undefined && '3-7a-2',
    filter.zone !== undefined && filter.side === undefined && '3-2e',
    filter.zone?.includes('deck') && '3-4a-1',
    filter.soulOf !== undefined && '3-14c-1',
  );

/** The same of a reference; none where it is a word or a choice. */
export const referenceClauses = (game: Game, scope: Scope, reference: Reference): readonly ClauseId[] =>
  typeof reference === 'object' ? filterClauses(game, scope, reference.all) : [];
