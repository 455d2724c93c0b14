import { memo } from '../../../../kernel/memo.ts';
import { partsOfStep } from '../../card-check/parts.ts';
import { refTo } from '../../reading/information.ts';
import { zonesOfKind } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance } from '../../values/instance.ts';
import type { Instruction } from '../../values/language.ts';
import type { Scope } from '../../values/scope.ts';
import { choosable } from './instructions/choose.ts';
import { enemyCounters } from './instructions/counter-item.ts';
import type { InstructionOf, Step } from './instructions/rule.ts';

/** 14-6c: choices among hidden cards wait for the resolution. */
export const isChosenAtPlay = (step: Step): boolean => {
  if (step.do === 'choose') return !(step.from.zone?.includes('deck') ?? false);
  return (
    step.do === 'mode' || step.do === 'chooseZone' || step.do === 'distribute' || step.do === 'chooseCounter'
  );
};

/** What the choices of a step look at, such as `chosen:host`. */
const lookedAt = memo((step: Instruction): readonly string[] => {
  const { own, within } = partsOfStep(step, '');
  const here = step.do === 'choose' ? own : [];
  return [
    ...here.flatMap((part) =>
      part.is === 'reference' && typeof part.value === 'string' ? [part.value] : [],
    ),
    ...within.flatMap(({ value }) => lookedAt(value)),
  ];
});

type Choose = InstructionOf<'choose'>;

/** What may come of a choice, as far as later ones look at it: each card alone; of several also all of them. */
const outcomes = (
  { atLeast = 1, atMost = 1 }: Choose,
  left: readonly Instance[],
): readonly (readonly Instance[])[] => [
  ...(atLeast === 0 ? [[]] : []),
  ...left.map((card) => [card]),
  ...(atMost > 1 ? [left] : []),
];

/**
 * 14-3b-4: whether the choices that these steps ask for as something is played can be made one after the other. The card
 * that is about to leave for the gate cannot be chosen itself.
 */
export const canChooseAll = (
  game: Game,
  scope: Scope,
  [step, ...rest]: readonly Instruction[],
  leaving?: Instance,
): boolean => {
  if (step === undefined) return true;
  const goesOn = (from: Scope = scope, steps: readonly Instruction[] = rest): boolean =>
    canChooseAll(game, from, steps, leaving);
  if (step.do === 'mode')
    return Object.values(step.modes).some((steps) => goesOn(scope, [...steps, ...rest]));
  if (step.do === 'chooseCounter') return enemyCounters(game, scope.controller).length > 0 && goesOn();
  if (step.do === 'chooseZone') {
    return step.kinds.some((kind) => zonesOfKind(game, scope.controller, kind).length > 0) && goesOn();
  }
  if (step.do !== 'choose' || !isChosenAtPlay(step)) return goesOn();
  const left = choosable(game, scope, step.from).filter((card) => card !== leaving);
  if (left.length < (step.atLeast ?? 1)) return false;
  if (!rest.some((later) => lookedAt(later).includes(`chosen:${step.as}`))) return goesOn();
  return outcomes(step, left).some((cards) => {
    const chosen = { [step.as]: cards.map((card) => refTo(game, card)) };
    return goesOn({ ...scope, choices: { ...scope.choices, ...chosen } });
  });
};
