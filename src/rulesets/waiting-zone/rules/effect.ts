import { canonicalOptions } from '../../../core/decision.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { emitEvent } from '../state/happen.ts';
import { chooseOptions } from '../queries/targets.ts';
import { isSameObject } from '../queries/information.ts';
import { waitingItem } from '../queries/waiting-zone.ts';
import type { Instruction } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { EffectItem } from '../state/waiting-item.ts';
import { discardWaiting } from './effects.ts';
import { removeWaiting, withItem } from './movement.ts';

/** The item being resolved, by its number. */
export const resolvingItem = (game: Game, number: number): EffectItem | undefined =>
  waitingItem(game, number) as EffectItem | undefined;

/** The instruction at that place of the item's effect. */
export const instructionAt = ({ effect }: EffectItem, index: number): Instruction | undefined =>
  effect.instructions[index];

/** house.17: the choice at that place that is still open as the item resolves. */
export const openChoiceAt = (
  item: EffectItem,
  index: number,
): Extract<Instruction, { do: 'choose' }> | undefined => {
  const instruction = instructionAt(item, index);
  return instruction?.do === 'choose' && item.choices[instruction.as] === undefined ? instruction : undefined;
};

/** The answers to that choice; none where there is nothing to choose. */
export const effectAnswers = (game: Game, item: EffectItem, index: number): readonly WaitingZoneOption[] => {
  const open = openChoiceAt(item, index);
  return open === undefined ? [] : canonicalOptions(chooseOptions(game, item.owner, open.from));
};

/** Takes the answer to that choice, or that there is nothing to choose. */
export const applyChoice = (
  game: Game,
  item: EffectItem,
  index: number,
  option: WaitingZoneOption | undefined,
): Game => {
  const name = openChoiceAt(item, index)?.as ?? '';
  const chosen = option?.form === 'choose' ? option.chosen : null;
  return withItem(game, { ...item, choices: { ...item.choices, [name]: chosen } });
};

/** Whether it is a cost ability whose source has left. */
export const isSourceGone = (game: Game, item: EffectItem): boolean =>
  item.kind === 'ability' && !isSameObject(game, item.source);

/** reading.15: a cost ability that does not resolve without its source. */
export const isAbilityVoid = (game: Game, item: EffectItem): boolean =>
  game.interpretations.abilityWithoutSource === 'void' && isSourceGone(game, item);

/** The ability leaves the waiting zone without effect. */
export const voidAbility = (game: Game, item: EffectItem): Game =>
  emitEvent(removeWaiting(game, item), { clause: 'reading.15', what: 'voided', item });

const RESOLUTION_CLAUSE = {
  card: 'reading.8',
  counter: 'priority.1',
  ability: 'ability.2',
  timing: 'play.15',
} as const satisfies Record<EffectItem['kind'], ClauseId>;

/** Tells that the item resolves from here on. */
export const emitResolving = (game: Game, item: EffectItem): Game =>
  emitEvent(game, { clause: RESOLUTION_CLAUSE[item.kind], what: 'resolving', item });

/** The item has resolved: it leaves the waiting zone, a counter or spell for the discard pile. */
export const finish = (game: Game, item: EffectItem): Game => {
  const resolved = emitEvent(removeWaiting(game, item), { clause: RESOLUTION_CLAUSE[item.kind], what: 'resolved', item });
  if (item.kind === 'counter') return discardWaiting(resolved, item.card, 'house.8');
  return item.kind === 'card' ? discardWaiting(resolved, item.card, 'reading.8') : resolved;
};
