import { isPlayedItem, itemOnGate } from '../../../queries/gate.ts';
import type { Game } from '../../../state/game.ts';
import type { PlayedItem } from '../../../state/gate-item.ts';
import { withItem } from '../../ch09-gate/gate.ts';
import { apply, delay, redirect, summonCap } from './changes.ts';
import { branch, choose, chooseZone, distribute, may, mode } from './choices.ts';
import { become, chooseCounter } from './counters.ts';
import { finish } from './finish.ts';
import { material } from './material.ts';
import { destroy, discard, draw, exhaust, move, putUnder, ready, reveal, shuffle } from './moves.ts';
import {
  canonicalChoice,
  type InstructionOf,
  type InstructionRule,
  type OpenChoice,
  type Outcome,
  type Stage,
  type Step,
} from './rule.ts';

/** The steps without a rule here: a process carries them out, or a rule of the effect itself. */
type Invoked = 'play' | 'drive' | 'damage' | 'reduce' | 'healRuler' | 'healUnit' | 'healProcess' | 'ifDone';

const instructionRules: {
  readonly [Do in Exclude<Step['do'], Invoked>]: InstructionRule<InstructionOf<Do>>;
} = {
  choose,
  mode,
  chooseZone,
  distribute,
  destroy,
  material,
  move,
  putUnder,
  draw,
  discard,
  shuffle,
  reveal,
  ready,
  exhaust,
  apply,
  delay,
  summonCap,
  chooseCounter,
  become,
  redirect,
  if: branch,
  may,
  finish,
};

const ruleFor = (step: Step): InstructionRule<Step> | undefined =>
  (instructionRules as Readonly<Record<string, InstructionRule<Step>>>)[step.do];

/** The next choice a step needs, if any. */
export const choiceFor = (game: Game, item: PlayedItem, step: Step, stage: Stage): OpenChoice | undefined =>
  canonicalChoice(ruleFor(step)?.choice?.(game, item, step, stage));

/** Carries out a step and forgets what was picked for it. */
export const carryOutStep = (game: Game, item: PlayedItem, step: Step): Outcome => {
  const outcome = ruleFor(step)?.carryOut?.(game, item, step) ?? { game };
  return { ...outcome, game: clearPicks(outcome.game, item.number, step) };
};

/**
 * What was picked for a step is forgotten after it; what was distributed as the item was played (14-3b) is kept until the
 * step that deals it.
 */
export const clearPicks = (game: Game, number: number, step: Step): Game => {
  const item = itemOnGate(game, number);
  if (!isPlayedItem(item)) return game;
  const { picking, deckOrder, parts, consent, line, guarded, enhanced, treated } = item;
  if ((picking ?? deckOrder ?? parts ?? consent ?? line ?? guarded ?? enhanced ?? treated) === undefined)
    return game;
  return withItem(game, {
    ...item,
    picking: undefined,
    deckOrder: undefined,
    parts: step.do === 'distribute' ? undefined : parts,
    consent: undefined,
    line: undefined,
    guarded: undefined,
    enhanced: undefined,
    treated: undefined,
  });
};
