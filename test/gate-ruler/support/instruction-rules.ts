import {
  apply,
  delay,
  redirect,
  summonCap,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/changes.ts';
import {
  branch,
  choose,
  chooseZone,
  may,
  mode,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choices.ts';
import {
  become,
  chooseCounter,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counters.ts';
import { material } from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/material.ts';
import {
  destroy,
  discard,
  draw,
  exhaust,
  move,
  putUnder,
  ready,
  reveal,
  shuffle,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/moves.ts';
import type {
  InstructionRule,
  Step,
} from '../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
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
      if (step.do !== 'ifDone' && step.do !== 'finish') tellCarriedOut(step);
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
