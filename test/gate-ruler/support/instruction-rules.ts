import { apply } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/changes.ts';
import { branch, may } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/branch.ts';
import { choose } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choices.ts';
import { chooseZone } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose-zone.ts';
import {
  become,
  chooseCounter,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counters.ts';
import { delay } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/delay.ts';
import { destroy } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/destroy.ts';
import { discard } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/discard.ts';
import { draw, shuffle } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/draw.ts';
import { material } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/material.ts';
import { mode } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/mode.ts';
import { move } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/moves.ts';
import { putUnder } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/put-under.ts';
import { redirect } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/redirect.ts';
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
import type { Instruction } from '../../../src/rulesets/gate-ruler/state/card.ts';

type CarriedOut = Required<InstructionRule<Step>>;

const rules = [
  apply,
  branch,
  may,
  choose,
  chooseZone,
  delay,
  destroy,
  discard,
  draw,
  shuffle,
  material,
  mode,
  move,
  putUnder,
  exhaust,
  ready,
  reveal,
  summonCap,
  chooseCounter,
  become,
  redirect,
] as readonly CarriedOut[];

let hearer: ((step: Instruction) => void) | undefined;

const tellCarriedOut = (step: Instruction): void => hearer?.(step);

/** Hears every instruction that is carried out from now on, until the returned function is called. */
export const hearInstructions = (hear: (step: Instruction) => void): (() => void) => {
  hearer = hear;
  const originals = rules.map((rule) => rule.carryOut);
  for (const [index, rule] of rules.entries()) {
    const original = originals[index] as CarriedOut['carryOut'];
    rule.carryOut = (game, item, step) => {
      if (step.do !== 'ifDone') tellCarriedOut(step);
      return original(game, item, step);
    };
  }
  return () => {
    hearer = undefined;
    for (const [index, rule] of rules.entries()) rule.carryOut = originals[index] as CarriedOut['carryOut'];
  };
};

/** A rule of a process, its instruction told before it is carried out. */
export const told =
  <Going, Result>(rule: (going: Going) => Result, instructionOf: (going: Going) => Instruction) =>
  (going: Going): Result => {
    tellCarriedOut(instructionOf(going));
    return rule(going);
  };
