import { flatMapFast, memo } from '../../../../core/hot-path.ts';
import { refOf } from '../../queries/cards.ts';
import { zonesOfKind } from '../../queries/zones.ts';
import type { CardFilter, Instruction } from '../../state/card.ts';
import type { Game } from '../../state/game.ts';
import type { Choices, Scope } from '../../state/gate-item.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import { type ChoiceBy, choosable } from './instructions/choices.ts';
import { enemyCounters } from './instructions/counters.ts';
import type { Step } from './instructions/rule.ts';

type Choose = Extract<Instruction, { do: 'choose' }>;

/** Who chooses as something is played, and what is chosen already. */
export interface ChoiceContext {
  readonly scope: Scope;
  readonly by: ChoiceBy;
  /** The card that is played: it lies on the gate by then and cannot be chosen itself. */
  readonly leaving?: Instance | undefined;
  /** The cards picked so far for the first choice that is open. */
  readonly picked?: readonly CardRef[] | undefined;
}

/** 14-6c: choices among hidden cards wait for the resolution. */
const isAmongHidden = (step: Instruction): boolean =>
  step.do === 'choose' && (step.from.zone?.includes('deck') ?? false);

/** What is chosen first as something is played, and what last: modes, then cards and zones, then divisions. */
const CHOSEN_IN_ORDER: readonly (readonly Step['do'][])[] = [
  ['mode'],
  ['choose', 'chooseZone', 'chooseCounter'],
  ['distribute'],
];

/** 14-3b-1, 14-3b-2, 14-3b-3: those of the steps that ask for a choice as they are played, in the order of the choices. */
export const inChoosingOrder = memo((steps: readonly Instruction[]): readonly Instruction[] =>
  flatMapFast(CHOSEN_IN_ORDER, (kinds) =>
    steps.filter((step) => kinds.includes(step.do) && !isAmongHidden(step)),
  ),
);

const textOf = memo((filter: CardFilter): string => JSON.stringify(filter));

/** Whether one of those choices depends on what is chosen by that name. */
const isReferencedLater = (name: string, steps: readonly Instruction[]): boolean =>
  steps.some((step) => {
    if (step.do === 'mode') return Object.values(step.modes).some((inner) => isReferencedLater(name, inner));
    return step.do === 'choose' && !isAmongHidden(step) && textOf(step.from).includes(`"chosen:${name}"`);
  });

/** Every way to take so many of the cards. */
function* sets(cards: readonly Instance[], count: number): Generator<readonly Instance[]> {
  if (count === 0) yield [];
  else {
    for (const [index, card] of cards.entries()) {
      for (const others of sets(cards.slice(index + 1), count - 1)) yield [card, ...others];
    }
  }
}

/** How many cards are tried for a choice: as few as may be, and one where none may be. */
const countsTried = (missing: number): readonly number[] => (missing === 0 ? [0, 1] : [missing]);

const withChoices = ({ controller, source, cause, treated, material }: Scope, choices: Choices): Scope => ({
  controller,
  source,
  choices,
  cause,
  treated,
  material,
});

const canChoose = (
  game: Game,
  choosing: ChoiceContext,
  step: Choose,
  rest: readonly Instruction[],
): boolean => {
  const { scope, by, leaving, picked = [] } = choosing;
  const candidates = choosable(game, scope, step.from, by).filter(
    (card) => card !== leaving && !picked.some((ref) => ref.card === card),
  );
  const missing = Math.max(0, (step.atLeast ?? 1) - picked.length);
  if (candidates.length < missing) return false;
  if (!isReferencedLater(step.as, rest)) return canChooseAll(game, { scope, by, leaving }, rest);
  for (const count of countsTried(missing)) {
    for (const cards of sets(candidates, count)) {
      const chosen = [...picked, ...cards.map((card) => refOf(game, card))];
      const choices = { ...scope.choices, [step.as]: chosen };
      if (canChooseAll(game, { scope: withChoices(scope, choices), by, leaving }, rest)) return true;
    }
  }
  return false;
};

/** 14-3b-4: whether what is still to be chosen as something is played can all be chosen, one thing after another. */
export const canChooseAll = (game: Game, choosing: ChoiceContext, steps: readonly Instruction[]): boolean => {
  const step = steps[0];
  if (step === undefined) return true;
  const rest = steps.slice(1);
  if (step.do === 'mode') {
    return Object.values(step.modes).some((inner) => canChooseAll(game, choosing, [...inner, ...rest]));
  }
  if (step.do === 'choose' && !isAmongHidden(step) && choosing.scope.choices[step.as] === undefined) {
    return canChoose(game, choosing, step, rest);
  }
  const isPossible =
    step.do === 'chooseCounter'
      ? enemyCounters(game, choosing.scope.controller).length > 0
      : step.do !== 'chooseZone' ||
        step.kinds.some((kind) => zonesOfKind(game, choosing.scope.controller, kind).length > 0);
  return isPossible && canChooseAll(game, choosing, rest);
};
