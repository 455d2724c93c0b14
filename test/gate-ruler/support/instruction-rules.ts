import { apply } from '../../../src/gate-ruler/instructions/apply.ts';
import { branch, may } from '../../../src/gate-ruler/instructions/branch.ts';
import { choose } from '../../../src/gate-ruler/instructions/choose.ts';
import { chooseZone } from '../../../src/gate-ruler/instructions/choose-zone.ts';
import { become, chooseCounter } from '../../../src/gate-ruler/instructions/counter-item.ts';
import { damage } from '../../../src/gate-ruler/instructions/damage.ts';
import { delay } from '../../../src/gate-ruler/instructions/delay.ts';
import { destroy } from '../../../src/gate-ruler/instructions/destroy.ts';
import { discard } from '../../../src/gate-ruler/instructions/discard.ts';
import { distribute } from '../../../src/gate-ruler/instructions/distribute.ts';
import { draw, shuffle } from '../../../src/gate-ruler/instructions/draw.ts';
import { healProcess, healRuler, healUnit } from '../../../src/gate-ruler/instructions/heal.ts';
import { mode } from '../../../src/gate-ruler/instructions/mode.ts';
import { move } from '../../../src/gate-ruler/instructions/move.ts';
import { putUnder } from '../../../src/gate-ruler/instructions/put-under.ts';
import { redirect } from '../../../src/gate-ruler/instructions/redirect.ts';
import { reduce } from '../../../src/gate-ruler/instructions/reduce.ts';
import type { InstructionRule, Step } from '../../../src/gate-ruler/instructions/rule.ts';
import { exhaust, ready, reveal } from '../../../src/gate-ruler/instructions/state.ts';
import { summonCap } from '../../../src/gate-ruler/instructions/summon-cap.ts';
import type { Instruction } from '../../../src/gate-ruler/language.ts';

const rules = [
  apply,
  branch,
  may,
  choose,
  chooseZone,
  damage,
  delay,
  destroy,
  discard,
  distribute,
  draw,
  shuffle,
  healProcess,
  healRuler,
  healUnit,
  mode,
  move,
  putUnder,
  reduce,
  exhaust,
  ready,
  reveal,
  summonCap,
  chooseCounter,
  become,
  redirect,
] as readonly InstructionRule<Step>[];

/** Hears every instruction that is carried out from now on, until the returned function is called. */
export const hearInstructions = (hear: (step: Instruction) => void): (() => void) => {
  const originals = rules.map((rule) => rule.carryOut);
  rules.forEach((rule, index) => {
    const original = originals[index] as InstructionRule<Step>['carryOut'];
    rule.carryOut = (game, item, step) => {
      if (step.do !== 'ifDone') hear(step);
      return original(game, item, step);
    };
  });
  return () =>
    rules.forEach((rule, index) => {
      rule.carryOut = originals[index] as InstructionRule<Step>['carryOut'];
    });
};
