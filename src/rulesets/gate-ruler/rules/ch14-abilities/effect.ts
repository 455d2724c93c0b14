import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { clearEvents, emitEvent } from '../../events/emit.ts';
import { conceal } from '../../events/secrecy.ts';
import { cardDefinition, refOf } from '../../queries/cards.ts';
import { amountOf, effectsByKind, isUnaffected, referencedCards } from '../../queries/effects.ts';
import { playedItem, scopeOf, topOfGate } from '../../queries/gate.ts';
import { locationOf } from '../../queries/zones.ts';
import type { ClauseId } from '../../rulebook/clauses.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem } from '../../state/gate-item.ts';
import type { Instance } from '../../state/instance.ts';
import type { GateRulerOption, PlayRequest } from '../../state/option.ts';
import { mustBePlayedFromSetZone } from '../ch07-actions/action-preconditions.ts';
import { referencesOf } from './instructions/changes.ts';
import { carryOutStep, choiceFor, clearPicks } from './instructions/dispatch.ts';
import { assertStep, type OpenChoice, type Outcome, type Step } from './instructions/rule.ts';
import { clearTreatments, dropIllegal, openLevel, openTreatment } from './level-treatment.ts';
import { effectOf, lacksSummon, topLevel } from './play.ts';
import { canComplete } from './play-preconditions.ts';

/** An effect that resolves (14-6). */
export interface Resolution {
  readonly game: Game;
  /** Number of the card or ability on the gate. */
  readonly item: number;
  /** The steps still to take; none before what was chosen has been looked at again (14-6a). */
  readonly program: readonly Step[] | undefined;
  /** Whether the step just taken could not be done completely (1-5b). */
  readonly isUndone: boolean;
}

/** A step that a process carries out. */
export interface StepState extends Pick<Resolution, 'game' | 'item'> {
  readonly step: Step;
}

/** The steps of the item's effect; at last it leaves the gate. */
const programOf = (game: Game, item: PlayedItem): readonly Step[] => [
  ...effectOf(game, item).instructions,
  { do: 'finish' },
];

/** The resolution of the top of the gate, before its first step. */
export const resolutionOf = (game: Game): Resolution => ({
  game,
  item: topOfGate(game)?.number ?? -1,
  program: undefined,
  isUndone: false,
});

/** The step that an effect takes next, if any is left. */
export const nextStep = ({ program }: Pick<Resolution, 'program'>): Step | undefined => program?.[0];

/** What is left of a program after its first step, with what comes before that. */
const followedBy = (next: readonly Step[] | undefined, program: readonly Step[]): readonly Step[] => {
  const rest = program.slice(1);
  return next === undefined || next.length === 0 ? rest : [...next, ...rest];
};

/** 14-7b: the next card whose level may be read in more than one way: one that was chosen, or that the step reads. */
export const levelChoice = ({ game, item, program }: Resolution): OpenChoice | undefined => {
  const step = nextStep({ program });
  const played = playedItem(game, item);
  return step === undefined
    ? openTreatment(game, played, topLevel(game, played))
    : openLevel(game, played, step);
};

/** 14-6a: what was chosen as it was played and has become illegal is ignored; the steps read anew (14-7b). */
export const dropIllegalChoices = (game: Game, number: number): Game => {
  const item = playedItem(game, number);
  return clearTreatments(dropIllegal(game, item, topLevel(game, item)), number);
};

/** 14-6b: whether nothing legal is left of what was chosen as it was played. */
export const isEveryChoiceIllegal = ({ game, item }: Resolution): boolean => {
  const { choices, isAnythingLost } = playedItem(game, item);
  return isAnythingLost === true && Object.values(choices).flat().length === 0;
};

/** 14-6b: it does nothing but leave the gate. */
export const fizzle = ({ game, item }: Resolution): Partial<Resolution> => ({
  game: emitEvent(game, { clause: '14-6b', what: 'fizzled', item: playedItem(game, item) }),
  program: [{ do: 'finish' }],
});

/** Its steps are to be taken, one after another. */
export const beginSteps = ({ game, item }: Resolution): Partial<Resolution> => ({
  program: programOf(game, playedItem(game, item)),
});

/** The processes of steps that are procedures of their own. */
export type Procedure = 'play' | 'drive' | 'damage' | 'reduction' | 'healing' | 'movement';

const PROCEDURES: Partial<Readonly<Record<Step['do'], Procedure>>> = {
  play: 'play',
  drive: 'drive',
  damage: 'damage',
  distribute: 'damage',
  reduce: 'reduction',
  healRuler: 'healing',
  healUnit: 'healing',
  healProcess: 'healing',
  move: 'movement',
  finish: 'movement',
};

/** The process that carries out a step. */
export const procedureOf = ({ do: what }: Step): Procedure | undefined => PROCEDURES[what];

/** The next choice that the process of a step makes. */
export const choiceInStep = ({ game, item, step }: StepState): OpenChoice | undefined =>
  choiceFor(game, playedItem(game, item), step, 'resolution');

/** Whether a process carries out the next step; a card that moves needs none where nothing is to be chosen. */
export const isProcedure = ({ game, item, program }: Resolution): boolean => {
  const step = nextStep({ program });
  const procedure = step && procedureOf(step);
  if (step === undefined || procedure === undefined) return false;
  return procedure !== 'movement' || choiceInStep({ game, item, step }) !== undefined;
};

/** 14-6c: the next choice before a step is taken; a card that moves makes its own as it does. */
export const stepChoice = ({ game, item, program }: Resolution): OpenChoice | undefined => {
  const step = nextStep({ program });
  if (step === undefined || procedureOf(step) === 'movement') return undefined;
  return choiceInStep({ game, item, step });
};

/** What the process of the next step begins with. Throws if no step is left. */
export const stepState = ({ game, item, program }: Resolution): StepState => {
  const step = nextStep({ program });
  if (step === undefined) throw new Error('no step is left');
  return { game, item, step };
};

/** The game with that option taken of a choice, which is looked up in a game without events. */
export const takeOption = <Process extends { readonly game: Game }>(
  process: Process,
  choiceOf: (process: Process) => OpenChoice | undefined,
  option: GateRulerOption,
): Game => {
  const game = clearEvents(process.game);
  return choiceOf({ ...process, game })?.choose(option) ?? game;
};

/** The game with the first option taken of a choice, which has no other. */
export const takeOnlyOption = (game: Game, open: OpenChoice | undefined): Game => {
  const [only] = open?.options ?? [];
  return open === undefined || only === undefined ? game : open.choose(only);
};

/** Carries out a step; what its effect does not act on is told first. */
export const carryOut = ({ game, item, step }: StepState): Outcome => {
  const told = emitUnaffected(game, playedItem(game, item), step);
  return carryOutStep(told, playedItem(told, item), step);
};

/** The next step, carried out by its rule. */
export const takeStep = ({ game, item, program = [] }: Resolution): Partial<Resolution> => {
  const step = nextStep({ program });
  if (step === undefined) return {};
  const outcome = carryOut({ game, item, step });
  return {
    game: outcome.game,
    program: followedBy(outcome.next, program),
    isUndone: outcome.isComplete === false,
  };
};

/** The next step, which a process has carried out. */
export const leaveStep = (
  { item, program = [] }: Resolution,
  { game, isComplete }: { readonly game: Game; readonly isComplete: boolean },
): Partial<Resolution> => {
  const step = nextStep({ program });
  return {
    game: step === undefined ? game : clearPicks(game, item, step),
    program: program.slice(1),
    isUndone: !isComplete,
  };
};

/** 14-10a: a step was not done completely, so nothing follows that depends on it, of outer conditions too. */
export const markUndone = ({ program }: Resolution): Partial<Resolution> => ({
  program: program?.map((step) => (step.do === 'ifDone' ? { ...step, isUndone: true } : step)),
  isUndone: false,
});

/** 14-10a: what follows only if the steps before were done completely; without its material Genesis Summon fails (16-14a). */
export const followIfDone = ({ game, item, program = [] }: Resolution): Partial<Resolution> => {
  const step = nextStep({ program });
  if (step?.do !== 'ifDone') return {};
  return {
    game:
      step.isUndone && step.of === 'material'
        ? emitEvent(game, { clause: '16-14a', what: 'fizzled', item: playedItem(game, item) })
        : game,
    program: followedBy(step.isUndone ? [] : step.steps, program),
  };
};

/** 14-3a: what can be put on the gate: a unit, a field or an event that lies in a zone. */
const canBePlayed = (game: Game, card: Instance): boolean => {
  const { type } = cardDefinition(game, card);
  return locationOf(game, card) !== 'gate' && (type === 'unit' || type === 'field' || type === 'event');
};

/** The play an effect asks for now; none where the card it means is gone or cannot be played from where it is. */
export const playRequested = ({ game, item: number, step }: StepState): PlayRequest | undefined => {
  if (step.do !== 'play') return undefined;
  const item = playedItem(game, number);
  const [card] = referencedCards(game, scopeOf(game, item), step.card);
  if (
    card === undefined ||
    !canBePlayed(game, card) ||
    lacksSummon(game, item.controller, card) ||
    mustBePlayedFromSetZone(game, card)
  ) {
    return undefined;
  }
  return {
    how: 'card',
    player: item.controller,
    card,
    isFree: step.pay === false,
    ...(step.pay === 'resources' && { paysResources: true }),
    ...(step.afterwards && { afterwards: step.afterwards }),
  };
};

/** The same of a step that is known to ask for one. Throws if it does not. */
export const playByStep = (state: StepState): PlayRequest => {
  const request = playRequested(state);
  if (request === undefined) throw new Error('the step plays nothing');
  return request;
};

/** 14-3b-4: whether what the effect plays can be played in another way than it was taken back. */
export const isPlayLeft = (state: StepState): boolean => {
  const request = playRequested(state);
  return request !== undefined && canComplete(state.game, request);
};

/** 15-7: who drives by a step, and how many cards. */
export const driveBy = ({
  game,
  item,
  step,
}: StepState): { readonly player: Player; readonly count: number } => {
  const played = playedItem(game, item);
  const { count } = assertStep(step, 'drive');
  return { player: played.controller, count: amountOf(game, scopeOf(game, played), count) };
};

/** The clause by which an effect of that kind passes by: effect damage, what continues, or a direct effect. */
const unaffectedClause = (step: Step): ClauseId => {
  if (step.do === 'damage' || step.do === 'distribute') return 'u2103/unaffected.3';
  return step.do === 'apply' ? 'u2103/unaffected.4' : 'u2103/unaffected.2';
};

const isAnyUnaffected = (game: Game): boolean => effectsByKind(game).unaffected.length > 0;

/** Tells which cards a step passes by that are not affected by it; what else it acts on is not spared. */
export const emitUnaffected = (game: Game, item: PlayedItem, step: Step): Game => {
  if (!isAnyUnaffected(game)) return game;
  const scope = scopeOf(game, item);
  const meant = [
    ...new Set(flatMapFast(referencesOf(step), (reference) => referencedCards(game, scope, reference))),
  ];
  const passed = meant.filter((card) => isUnaffected(game, card, scope.controller));
  const isElseActedOn = passed.length < meant.length;
  const decidedBy: readonly ClauseId[] = [
    'u2103/unaffected.1',
    ...(isElseActedOn ? (['u2103/unaffected.8'] as const) : []),
  ];
  return passed.reduce((next, card) => {
    const fact = { clause: unaffectedClause(step), decidedBy, what: 'unaffected', card } as const;
    return emitEvent(next, conceal(next, fact, [refOf(next, card)]));
  }, game);
};
