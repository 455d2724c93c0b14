import { opponentOf, type Player } from '../../../../../core/decision.ts';
import { flatMapFast } from '../../../../../core/hot-path.ts';
import { clausesOrNone, emitEvent } from '../../../events/emit.ts';
import { conceal } from '../../../events/secrecy.ts';
import { isConditionTrue, isForbidden, possiblyMatchingCards } from '../../../queries/effects.ts';
import { distributedOver, playedItem, scopeOf, sourceOf } from '../../../queries/gate.ts';
import { cardKey, zoneKey } from '../../../queries/place-names.ts';
import { controllerOf, zonesOf } from '../../../queries/zones.ts';
import type { ClauseId } from '../../../rulebook/clauses.ts';
import type { CardFilter } from '../../../state/card.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem, Scope } from '../../../state/gate-item.ts';
import type { CardRef, Instance } from '../../../state/instance.ts';
import {
  choiceClause,
  filterClauses,
  type InstructionOf,
  type InstructionRule,
  pickedCards,
  pickOne,
  type Stage,
  updateItemChoices,
} from './rule.ts';

type Choose = InstructionOf<'choose'>;

/** What makes a choice: an ability, or a card by its own effect. */
export type ChoiceBy = PlayedItem['kind'];

/** Whether the card is the opponent's and may not be chosen by abilities of that player. */
export const isBarredFrom = (game: Game, player: Player, card: Instance): boolean =>
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
  return cards.reduce((next, card) => emitChoice(next, item, choose, stage, card), settled);
};

/** A card chosen where a player does not see it is not shown by being chosen (3-2b). */
const emitChoice = (game: Game, item: PlayedItem, choose: Choose, stage: Stage, card: CardRef): Game => {
  const player = chooser(item, choose);
  const clause = choiceClause(stage, '14-3b-2');
  // 14-12b: what is barred was chosen by an event.
  const wording = filterClauses(game, scopeOf(game, item), choose.from);
  const by: readonly ClauseId[] = isBarredFrom(game, item.controller, card.card)
    ? [...wording, '14-12b']
    : wording;
  const fact = { clause, decidedBy: clausesOrNone(by), what: 'chose', player, card: card.card } as const;
  return emitEvent(game, conceal(game, fact, [card], player));
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
        return option.type === 'choose.card' && isLast
          ? finishChoice(next, item, instruction, stage, now)
          : next;
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

/** A zone of the controller is chosen for a card to enter; it may hold a unit already (12-5a). */
export const chooseZone: InstructionRule<InstructionOf<'chooseZone'>> = {
  choice(game, item, { as, kinds }, stage) {
    if (item.zones[as] !== undefined) return undefined;
    const zones = flatMapFast(kinds, (kind) => zonesOf(game, item.controller, kind));
    // With no such zone nothing is chosen as it resolves, and nothing will move there (3-2f-1).
    if (zones.length === 0 && stage === 'resolution') return undefined;
    return {
      player: item.controller,
      clause: zones.length === 0 ? '14-3b-4' : choiceClause(stage, '14-3b-2'),
      options: zones.map((zone) => ({ key: `to ${zoneKey(zone)}`, type: 'choose.zone', zone })),
      choose: (option) =>
        option.type === 'choose.zone'
          ? updateItemChoices(game, item, {
              zones: { ...item.zones, [as]: { player: item.controller, zone: option.zone } },
            })
          : game,
    };
  },
  // Of a kind the player has none of, the zone meant is the first that is missing.
  carryOut: (game, item, { as, kinds: [kind] }) =>
    item.zones[as] !== undefined || kind === undefined
      ? { game }
      : {
          game: updateItemChoices(game, item, {
            zones: { ...item.zones, [as]: { player: item.controller, zone: `${kind}1` } },
          }),
        },
};

/** 14-3b-1: one of several effects is chosen. */
export const mode: InstructionRule<InstructionOf<'mode'>> = {
  choice(game, item, { modes }, stage) {
    if (item.mode !== undefined) return undefined;
    const clause = choiceClause(stage, '14-3b-1');
    return {
      player: item.controller,
      clause,
      options: Object.keys(modes).map((name) => ({ key: `mode ${name}`, type: 'choose.mode', mode: name })),
      choose: (option) =>
        option.type === 'choose.mode'
          ? emitEvent(updateItemChoices(game, item, { mode: option.mode }), {
              clause,
              what: 'choseMode',
              player: item.controller,
              mode: option.mode,
            })
          : game,
    };
  },
  carryOut: (game, item, { modes }) => ({ game, next: modes[item.mode ?? ''] ?? [] }),
};

type Distribute = InstructionOf<'distribute'>;

/** 15-13: damage is distributed over the chosen cards as it is played, at least 1 each. */
export const distribute: InstructionRule<Distribute> = {
  choice(game, item, instruction, stage) {
    const receivers = distributedOver(item, instruction);
    const parts = item.parts ?? [];
    const receiver = receivers[parts.length];
    if (receiver === undefined) return undefined;
    const after = receivers.length - parts.length - 1;
    const left = instruction.total - parts.reduce((sum, part) => sum + part, 0);
    const amounts =
      after === 0 ? [left] : Array.from({ length: Math.max(0, left - after) }, (_, index) => index + 1);
    return {
      player: item.controller,
      clause: choiceClause(stage, '14-3b-3'),
      options: amounts.map((number) => ({
        key: `${number} to ${cardKey(game, item.controller, receiver.card)}`,
        type: 'choose.number',
        number,
      })),
      choose: (option) =>
        option.type === 'choose.number'
          ? updateItemChoices(game, item, { parts: [...parts, option.number] })
          : game,
    };
  },
};

/** A condition decides which steps follow. */
export const branch: InstructionRule<InstructionOf<'if'>> = {
  carryOut: (game, item, instruction) => ({
    game,
    next: isConditionTrue(game, scopeOf(game, item), instruction.condition)
      ? instruction.steps
      : (instruction.otherwise ?? []),
  }),
};

/** The controller may do the steps; what is tied to them follows only if they were done completely. */
export const may: InstructionRule<InstructionOf<'may'>> = {
  choice(game, item) {
    if (item.consent !== undefined) return undefined;
    return {
      player: item.controller,
      clause: '14-10a',
      options: [
        { key: 'yes', type: 'choose.consent', consent: true },
        { key: 'no', type: 'choose.consent', consent: false },
      ],
      choose: (option) =>
        option.type === 'choose.consent' ? updateItemChoices(game, item, { consent: option.consent }) : game,
    };
  },
  carryOut(game, item, instruction) {
    if (item.consent) {
      return { game, next: [...instruction.steps, { do: 'ifDone', steps: instruction.ifDone ?? [] }] };
    }
    const fact = { clause: '14-10a', what: 'declined', player: item.controller } as const;
    return { game: emitEvent(game, { ...fact, source: sourceOf(game, item).card }) };
  },
};
