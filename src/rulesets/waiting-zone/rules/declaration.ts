import { canonicalOptions, type Player } from '../../../core/decision.ts';
import { memoizeLast2 } from '../../../core/hot-path.ts';
import { allHold } from '../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { cardDefinition, ownerOf, refOf } from '../queries/cards.ts';
import { cardKey } from '../queries/place-names.ts';
import { type Precondition, precondition, sentenceOf } from '../queries/precondition.ts';
import { candidates, chooseOptions, chosenAs } from '../queries/targets.ts';
import { cardsIn, hasRoom, staysOnField } from '../queries/zones.ts';
import { type Effect, type Filter, type Instruction, NO_EFFECT } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import { emitEvent, withSide } from '../state/setters.ts';
import type { Choices, Selection, WaitingItem } from '../state/waiting-item.ts';
import { countActivation, dueCheck } from './counter-check.ts';
import { moveCard, ownersPlace, putWaiting } from './movement.ts';

/** What is declared: a card played, a cost ability used, a counter activated. Its player is the card's owner. */
export interface Use {
  readonly use: 'play' | 'ability' | 'counter';
  readonly card: Instance;
}

/** A declaration going on, with the answers given so far (play.2 to play.5). */
export interface Draft extends Use {
  readonly discarded: readonly Instance[];
  /** Whether the optional cost is paid; `null` while open. */
  readonly pays: boolean | null;
  readonly side: number | null;
  readonly choices: Choices;
}

/** The steps of a declaration in their order. */
export type Step = 'additionalCost' | 'optionalCost' | 'side' | 'targets' | 'declared';

export const newDraft = ({ use, card }: Use): Draft => ({
  use,
  card,
  discarded: [],
  pays: null,
  side: null,
  choices: {},
});

/** The energy that the use costs, without what is optional. */
export const energyFor = (game: Game, { use, card }: Use): number => {
  const { cost, ability } = cardDefinition(game, card);
  return use === 'ability' ? (ability?.energy ?? 0) : cost;
};

const payEnergy = (game: Game, player: Player, energy: number, clause: 'play.1' | 'play.3'): Game => {
  if (energy === 0) return game;
  const paid = withSide(game, player, { energy: game.sides[player].energy - energy });
  return emitEvent(paid, { clause, what: 'paid', player, energy });
};

/** The energy that the optional cost of a card asks for. */
const optionalEnergy = (game: Game, card: Instance): number =>
  cardDefinition(game, card).optional?.energy ?? 0;

const energyOf = (game: Game, { card }: Use): number => game.sides[ownerOf(game, card)].energy;

/** The energy that the player of a use has. */
const energyText = (game: Game, use: Use): LocalizedText => ({
  en: `player ${ownerOf(game, use.card) + 1} has ${energyOf(game, use)}`,
  ja: `プレイヤー${ownerOf(game, use.card) + 1}のエネルギー:${energyOf(game, use)}`,
});

/** play.1: the energy cost is paid. */
export const payCost = (game: Game, use: Use): Game =>
  payEnergy(game, ownerOf(game, use.card), energyFor(game, use), 'play.1');

type ChooseInstruction = Extract<Instruction, { do: 'choose' }>;

/** The effect as declared: that of the ability or the chosen side, and what the optional cost adds. */
export const effectOf = (game: Game, draft: Draft): Effect => {
  const { ability, effects, optional } = cardDefinition(game, draft.card);
  const base = (draft.use === 'ability' ? ability?.effect : effects[draft.side ?? 0]) ?? NO_EFFECT;
  return draft.pays && optional !== undefined
    ? { instructions: [...base.instructions, ...optional.effect.instructions] }
    : base;
};

const openChoice = (game: Game, draft: Draft): ChooseInstruction | undefined =>
  effectOf(game, draft).instructions.find(
    (instruction): instruction is ChooseInstruction =>
      instruction.do === 'choose' && chosenAs(draft.choices, instruction.as) === undefined,
  );

/** The step that the declaration has come to. */
export const stepOf = (game: Game, draft: Draft): Step => {
  const definition = cardDefinition(game, draft.card);
  if (draft.use !== 'ability') {
    if (draft.discarded.length < definition.additionalDiscards) return 'additionalCost';
    if (definition.optional !== undefined && draft.pays === null) return 'optionalCost';
    if (definition.effects.length > 1 && draft.side === null) return 'side';
  }
  return openChoice(game, draft) === undefined ? 'declared' : 'targets';
};

/** The card itself is in the hand until the play is complete, and pays for nothing. */
const discardable = (game: Game, player: Player, { card }: Use): readonly Instance[] =>
  cardsIn(game, player, 'hand').filter((other) => other !== card);

/** play.5: what the open choice of a declaration may fall on. */
export const openFilter = (game: Game, draft: Draft): Filter | undefined => openChoice(game, draft)?.from;

/** The answers to the open step, those that `ANSWER` refuses among them. */
export const candidateAnswers = ({ game, draft }: DraftContext): readonly WaitingZoneOption[] => {
  const player = ownerOf(game, draft.card);
  const definition = cardDefinition(game, draft.card);
  const step = stepOf(game, draft);
  switch (step) {
    case 'additionalCost':
      return cardsIn(game, player, 'hand').map((card) => ({
        key: `discard ${cardKey(game, player, card, draft.choices)}`,
        type: 'discard',
        card,
      }));
    case 'optionalCost':
      return [
        { key: 'decline', type: 'declineOptionalCost' },
        { key: 'pay', type: 'payOptionalCost' },
      ];
    case 'side':
      return definition.effects.map((_, side) => ({ key: `side ${side + 1}`, type: 'choose.side', side }));
    case 'targets':
      return chooseOptions(game, player, openFilter(game, draft) as Filter, draft.choices);
    case 'declared':
      return [];
    default:
      return step satisfies never;
  }
};

/** A game and the declaration going on in it. */
export interface DraftContext {
  readonly game: Game;
  readonly draft: Draft;
}

/** A draft with further answers, its fields in one order. */
const draftWith = (draft: Draft, answers: Partial<Draft>): Draft => ({
  use: draft.use,
  card: draft.card,
  discarded: answers.discarded ?? draft.discarded,
  pays: answers.pays ?? draft.pays,
  side: answers.side ?? draft.side,
  choices: answers.choices ?? draft.choices,
});

const withChoice = (draft: Draft, name: string, chosen: Selection): Draft =>
  draftWith(draft, { choices: { ...draft.choices, [name]: chosen } });

/** Takes the answer to the step that is open. */
export const applyAnswer = ({ game, draft }: DraftContext, option: WaitingZoneOption): DraftContext => {
  const player = ownerOf(game, draft.card);
  switch (option.type) {
    case 'discard':
      return {
        game: moveCard(game, option.card, ownersPlace(game, option.card, 'discard'), 'play.2'),
        draft: draftWith(draft, { discarded: [...draft.discarded, option.card] }),
      };
    case 'payOptionalCost':
      return {
        game: payEnergy(game, player, optionalEnergy(game, draft.card), 'play.3'),
        draft: draftWith(draft, { pays: true }),
      };
    case 'declineOptionalCost':
      return {
        game: emitEvent(game, { clause: 'play.3', what: 'declinedOptionalCost', player }),
        draft: draftWith(draft, { pays: false }),
      };
    case 'choose.side':
      return {
        game: emitEvent(game, { clause: 'play.4', what: 'choseSide', player, side: option.side }),
        draft: draftWith(draft, { side: option.side }),
      };
    case 'choose.target':
      return { game, draft: withChoice(draft, openChoice(game, draft)?.as ?? '', option.chosen) };
    default:
      return { game, draft };
  }
};

/** Whether there is something for each choice; what one falls on leaves the others as they are. */
const canBeChosen = (game: Game, draft: Draft): boolean => {
  const open = openChoice(game, draft);
  if (open === undefined) return true;
  const [chosen] = candidates(game, ownerOf(game, draft.card), open.from);
  return chosen !== undefined && canBeChosen(game, withChoice(draft, open.as, chosen));
};

const canBeCompleted = (drafting: DraftContext): boolean => {
  const { game, draft } = drafting;
  const step = stepOf(game, draft);
  return (
    step === 'declared' ||
    (step === 'targets'
      ? canBeChosen(game, draft)
      : candidateAnswers(drafting).some((option) => isAnswer(drafting, option)))
  );
};

/** An answer to the open step of a declaration. */
interface Answer extends Use {
  readonly draft: Draft;
  readonly option: WaitingZoneOption;
}

/** What the declaration cannot be completed with. */
const incompletable = (game: Game, { card, option }: Answer): LocalizedText => {
  const { name } = cardDefinition(game, card);
  switch (option.type) {
    case 'discard': {
      const paid = cardDefinition(game, option.card).name;
      return {
        en: `${name.en} has nothing to choose once ${paid.en} is discarded`,
        ja: `《${paid.ja}》を捨てると、《${name.ja}》に選べるものがない`,
      };
    }
    case 'payOptionalCost':
      return {
        en: `the optional effect of ${name.en} has nothing to choose`,
        ja: `《${name.ja}》の任意コストの効果に選べるものがない`,
      };
    case 'choose.side':
      return {
        en: `side ${option.side + 1} of ${name.en} has nothing to choose`,
        ja: `《${name.ja}》の${option.side + 1}つ目の効果に選べるものがない`,
      };
    default:
      return { en: `${name.en} has nothing to choose`, ja: `《${name.ja}》に選べるものがない` };
  }
};

/** play.2 to play.5: what an answer to the open step needs. */
export const ANSWER: readonly Precondition<Answer>[] = [
  precondition(
    [
      'PAYS_ITSELF',
      'play.2',
      {
        en: 'the additional cost is paid with other cards than the one it is for',
        ja: '追加コストは、そのカード以外の手札で払う',
      },
    ],
    (_, { card, option }) => option.type !== 'discard' || option.card !== card,
  ),
  precondition(
    ['NO_ENERGY', 'play.3', { en: 'the optional cost must be paid', ja: '任意コストを払わなければならない' }],
    (game, asked) =>
      asked.option.type !== 'payOptionalCost' || energyOf(game, asked) >= optionalEnergy(game, asked.card),
    (game, asked) => [
      sentenceOf(game, asked, {
        en: (name) => `the optional effect of ${name} costs ${optionalEnergy(game, asked.card)}`,
        ja: (name) => `${name}の任意コスト:${optionalEnergy(game, asked.card)}`,
      }),
      energyText(game, asked),
    ],
  ),
  precondition(
    [
      'NO_TARGET',
      'play.5',
      { en: 'there must be something to choose after it', ja: '続けて選ぶものがなければならない' },
    ],
    (game, { draft, option }) => canBeCompleted(applyAnswer({ game, draft }, option)),
    (game, answer) => [incompletable(game, answer)],
  ),
];

/** An answer to the open step, as `ANSWER` looks at it. */
export const answerWith = (draft: Draft, option: WaitingZoneOption): Answer => ({
  use: draft.use,
  card: draft.card,
  draft,
  option,
});

/** Whether the declaration can be completed after an answer. */
const isAnswer = ({ game, draft }: DraftContext, option: WaitingZoneOption): boolean =>
  allHold(ANSWER, game, answerWith(draft, option));

const findAnswers = (drafting: DraftContext): readonly WaitingZoneOption[] =>
  canonicalOptions(candidateAnswers(drafting).filter((option) => isAnswer(drafting, option)));

const answersForDraft = memoizeLast2(
  ({ draft }: DraftContext) => draft,
  () => memoizeLast2(({ game }: DraftContext) => game, findAnswers),
);

/** The answers to the open step from which the declaration can still be completed; asked several times for each step. */
export const draftAnswers = (drafting: DraftContext): readonly WaitingZoneOption[] =>
  answersForDraft(drafting)(drafting);

/** Whether the open step leaves no choice. */
export const isStepForced = (drafting: DraftContext): boolean => draftAnswers(drafting).length === 1;

/** Takes the only answer to the open step. */
export const applyForcedAnswer = (drafting: DraftContext): DraftContext =>
  applyAnswer(drafting, draftAnswers(drafting)[0] as WaitingZoneOption);

const needsRoom = (game: Game, card: Instance): boolean =>
  staysOnField(cardDefinition(game, card)) || game.interpretations.spellsResolve === 'fromField';

/** The cards that the use costs besides, from the hand. */
const discardsFor = (game: Game, { use, card }: Use): number =>
  use === 'ability' ? 0 : cardDefinition(game, card).additionalDiscards;

/** play.1 to play.5: what a use needs to be paid for and completed. */
export const DECLARATION: readonly Precondition<Use>[] = [
  precondition(
    [
      'NO_ENERGY',
      'play.1',
      { en: 'the energy cost must be paid', ja: 'エネルギーコストを払わなければならない' },
    ],
    (game, use) => energyOf(game, use) >= energyFor(game, use),
    (game, use) => [
      sentenceOf(game, use, {
        en: (name) => `${name} costs ${energyFor(game, use)}`,
        ja: (name) => `${name}のコスト:${energyFor(game, use)}`,
      }),
      energyText(game, use),
    ],
  ),
  precondition(
    ['NO_ROOM', 'house.6', { en: 'the field must have room for it', ja: '場に空きがなければならない' }],
    (game, { use, card }) => use !== 'play' || !needsRoom(game, card) || hasRoom(game, ownerOf(game, card)),
    (game, { card }) => {
      const taken = cardsIn(game, ownerOf(game, card), 'field').length;
      return [
        {
          en: `${taken} of ${game.house.fieldLimit} places are taken`,
          ja: `場のカード:${game.house.fieldLimit}枚中${taken}枚`,
        },
      ];
    },
  ),
  precondition(
    [
      'NO_DISCARD',
      'play.2',
      { en: 'the additional cost must be paid', ja: '追加コストを払わなければならない' },
    ],
    (game, use) => discardable(game, ownerOf(game, use.card), use).length >= discardsFor(game, use),
    (game, use) => {
      const left = discardable(game, ownerOf(game, use.card), use).length;
      return [
        sentenceOf(game, use, {
          en: (name) => `${name} costs ${discardsFor(game, use)} cards from the hand, ${left} are left there`,
          ja: (name) => `${name}のコスト:手札${discardsFor(game, use)}枚、残りの手札${left}枚`,
        }),
      ];
    },
  ),
  // The energy need not be paid to see this: no choice is made from it, and optional costs may be declined.
  precondition(
    [
      'NO_TARGET',
      'play.5',
      { en: 'there must be something to choose for it', ja: '対象に選べるものがなければならない' },
    ],
    (game, use) => canBeCompleted({ game, draft: newDraft(use) }),
  ),
];

const paidFor = (game: Game, draft: Draft) => ({
  energy: energyFor(game, draft) + (draft.pays ? optionalEnergy(game, draft.card) : 0),
  discarded: draft.discarded,
});

/** The declared thing goes to the waiting zone (play.6, ability.1), and a check about it is due (check.2). */
export const complete = ({ game, draft }: DraftContext): Game => {
  const { use, card, choices } = draft;
  const owner = ownerOf(game, card);
  const effect = effectOf(game, draft);
  const paid = paidFor(game, draft);
  if (use === 'ability') {
    const number = game.nextNumber;
    const source = refOf(game, card);
    const item: WaitingItem = { kind: 'ability', source, owner, effect, choices, paid, number };
    const put = putWaiting(game, item, 'ability.1');
    return dueCheck(put, 'play', [{ kind: 'item', number }]);
  }
  if (use === 'counter') {
    const lifted = moveCard(game, card, 'waitingZone', 'zone.3');
    const number = lifted.nextNumber;
    const item: WaitingItem = { kind: 'counter', card, owner, effect, choices, paid, number };
    return countActivation(putWaiting(lifted, item, 'zone.3'));
  }
  const lifted = moveCard(game, card, 'waitingZone', 'play.6');
  const number = lifted.nextNumber;
  const item: WaitingItem = { kind: 'card', card, owner, effect, choices, paid, number };
  const put = putWaiting(lifted, item, 'play.6');
  return dueCheck(put, 'play', [{ kind: 'item', number }]);
};
