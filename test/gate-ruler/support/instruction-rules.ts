import { apply } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/apply.ts';
import { branch, may } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/branch.ts';
import { choose } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose.ts';
import { chooseZone } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose-zone.ts';
import {
  become,
  chooseCounter,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts';
import { damage } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/damage.ts';
import { delay } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/delay.ts';
import { destroy } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/destroy.ts';
import { discard } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/discard.ts';
import { distribute } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/distribute.ts';
import { draw, shuffle } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/draw.ts';
import {
  healProcess,
  healRuler,
  healUnit,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/heal.ts';
import { mode } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/mode.ts';
import { move } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/move.ts';
import { putUnder } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/put-under.ts';
import { redirect } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/redirect.ts';
import { reduce } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts';
import type {
  InstructionRule,
  Step,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import {
  exhaust,
  ready,
  reveal,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/state.ts';
import { summonCap } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/summon-cap.ts';
import type { Instruction } from '../../../src/rulesets/gate-ruler/values/language.ts';

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
