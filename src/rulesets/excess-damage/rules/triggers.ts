import { canonicalOptions, opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import { allHold, illegalReason, type Precondition } from '../../../core/illegal-reasons.ts';
import { playerNames } from '../../../core/narration.ts';
import { CARD_CLAUSE } from '../cards/catalogue.ts';
import { nameOf, nameOfCard, permanentsOn, playerOf, playerRef } from '../queries/board.ts';
import type { Permanent, Recipient } from '../state/card.ts';
import { type Trigger, triggerKey } from '../state/effect.ts';
import type { By, ExcessDamageEvent } from '../state/event.ts';
import type { Board, Game } from '../state/game.ts';
import type { OptionOf } from '../state/option.ts';
import type { Packet } from '../state/packet.ts';
import { emitEvent, withStack, withWaiting } from '../state/setters.ts';
import { announceNext } from './announcement.ts';

/** 603.3b: whose triggers are put on the stack now: first those of the player whose turn it is. */
export const placingPlayer = ({ board, waiting }: Game): Player => {
  const { active } = board;
  return waiting.some(({ controller }) => controller === active) ? active : opponentOf(active);
};

export const hasWaitingTriggers = ({ waiting }: Game): boolean => waiting.length > 0;

/** 603.3b: what a trigger needs to be put on the stack next. */
export const TRIGGER: Precondition<Game, Trigger> = {
  holds: (game, { controller }) => controller === placingPlayer(game),
  reason: (game, { card, controller }) => {
    const { en, ja } = nameOfCard(card);
    return illegalReason(
      'OTHER_PLAYER',
      '603.3b',
      {
        en: 'each player puts their own triggers on the stack, the player on turn first',
        ja: '誘発型能力は手番のプレイヤーから順に、各自が自分の分をスタックに積む',
      },
      [
        {
          en: `${en} is of ${playerNames.en(controller)}, and it is up to ${playerNames.en(placingPlayer(game))}`,
          ja: `${ja}は${playerNames.ja(controller)}の能力で、今積むのは${playerNames.ja(placingPlayer(game))}`,
        },
      ],
    );
  },
};

/** Every trigger that waits, as options. */
export const candidateTriggers = ({ waiting }: Game): readonly OptionOf<'put'>[] =>
  waiting.map((trigger, index) => ({ key: `put ${triggerKey(trigger)}`, type: 'put', trigger: index }));

/** 603.3b: what that player may put next. */
export const triggerOptions = (game: Game): readonly OptionOf<'put'>[] =>
  candidateTriggers(game).filter(({ trigger }) => TRIGGER.holds(game, game.waiting[trigger] as Trigger));

const byOf = ({ effect, card }: Trigger): By => ({ effect, card });

/** 120.4b: an ability has triggered; it waits to be put on the stack. */
export const queueTrigger = (game: Game, trigger: Trigger): Game => {
  const { about, n, outcome } = trigger;
  return emitEvent(withWaiting(game, [...game.waiting, trigger]), {
    clause: '120.4b',
    what: 'triggered',
    ...byOf(trigger),
    ...(about !== undefined && { about }),
    n,
    outcome,
  });
};

/** 603.3b: whether that player has an order to choose. */
export const isTriggerOrderOpen = (game: Game): boolean => canonicalOptions(triggerOptions(game)).length > 1;

/** The chosen trigger goes to the front of those that wait. */
export const chooseTrigger = (game: Game, { trigger: index }: OptionOf<'put'>): Game => {
  const trigger = game.waiting[index] as Trigger;
  const waiting = [trigger, ...game.waiting.filter((_, at) => at !== index)];
  return emitEvent(withWaiting(game, waiting), {
    clause: '603.3b',
    what: 'triggerOrdered',
    ...byOf(trigger),
  });
};

/** The trigger to be put next: the first that waits of the player whose triggers are put. */
const triggerAtHand = (game: Game): Trigger => {
  const player = placingPlayer(game);
  return game.waiting.find(({ controller }) => controller === player) as Trigger;
};

export const needsTarget = (game: Game): boolean => triggerAtHand(game).outcome === 'damageTarget';

const isTargetable = ({ types }: Permanent): boolean =>
  types.includes('creature') || types.includes('planeswalker');

/** The players, and the creatures and planeswalkers on the battlefield. */
const targetsOn = (board: Board): readonly Recipient[] => [
  ...PLAYERS.map(playerRef),
  ...permanentsOn(board)
    .filter(isTargetable)
    .map(({ id }) => id),
];

/** 603.3d: what the target of the trigger at hand needs to be. */
export const TARGET: readonly Precondition<Game, Recipient>[] = [
  {
    holds: ({ board: { permanents } }, target) =>
      playerOf(target) !== undefined || isTargetable(permanents[target] as Permanent),
    reason: (game, target) => {
      const { en, ja } = nameOf(game.board, target);
      return illegalReason(
        'NO_TARGET',
        CARD_CLAUSE[triggerAtHand(game).card],
        {
          en: 'the target is a player, a creature or a planeswalker',
          ja: '対象はプレイヤー、クリーチャー、プレインズウォーカーのいずれかである',
        },
        [{ en: `${en} is none of them`, ja: `${ja}はどれでもない` }],
      );
    },
  },
  {
    holds: (game, target) => target !== triggerAtHand(game).about,
    reason: (game, target) => {
      const { en, ja } = nameOf(game.board, target);
      return illegalReason(
        'SAME_PERMANENT',
        CARD_CLAUSE[triggerAtHand(game).card],
        {
          en: 'the target is another than the permanent that was dealt the excess',
          ja: '余剰を受けたパーマネントとは別の対象を選ぶ',
        },
        [{ en: `${en} was dealt the excess`, ja: `${ja}が余剰を受けた` }],
      );
    },
  },
];

/** Players and permanents on the battlefield, as options. */
export const candidateTargets = ({ board }: Game): readonly OptionOf<'choose.target'>[] =>
  [...PLAYERS.map(playerRef), ...permanentsOn(board).map(({ id }) => id)].map((target) => ({
    key: `target ${target}`,
    type: 'choose.target',
    target,
  }));

/** 603.3d: a player, or a creature or planeswalker other than the one that was dealt the excess. */
export const targetOptions = (game: Game): readonly OptionOf<'choose.target'>[] =>
  candidateTargets(game).filter(({ target }) => allHold(TARGET, game, target));

/** The trigger at hand is put on the stack. */
export const placeTrigger = (game: Game, target?: Recipient): Game => {
  const trigger = triggerAtHand(game);
  const aim = target === undefined ? {} : { target };
  return emitEvent(
    withStack(
      withWaiting(
        game,
        game.waiting.filter((other) => other !== trigger),
      ),
      [...game.stack, { ...trigger, ...aim }],
    ),
    { clause: '603.3b', what: 'placed', ...byOf(trigger), ...aim },
  );
};

const isStillLegal = (board: Board, { target }: Trigger): boolean =>
  targetsOn(board).some((other) => other === target);

/** The damage of a trigger is announced before anything else. */
const announceTriggerDamage = (game: Game, { source, n }: Trigger, recipient: Recipient): Game => {
  const packet: Packet = { source, recipient, n };
  return announceNext(game, { kind: 'packets', combat: false, packets: [packet] });
};

/** Whether the top of the stack deals damage as it resolves. */
export const topDealsDamage = ({ board, stack }: Game): boolean =>
  isStillLegal(board, stack.at(-1) as Trigger);

/** The top of the stack resolves; with its target gone it does nothing (608.2b). */
export const resolveTop = (game: Game): Game => {
  const trigger = game.stack.at(-1) as Trigger;
  const { card, target } = trigger;
  const resolved = withStack(game, game.stack.slice(0, -1));
  if (target === undefined) return emitEvent(resolved, resolvedFact(trigger));
  if (!topDealsDamage(game)) return emitEvent(resolved, { clause: '608.2b', what: 'noEffect', card });
  return announceTriggerDamage(emitEvent(resolved, { ...resolvedFact(trigger), target }), trigger, target);
};

const resolvedFact = (trigger: Trigger): Extract<ExcessDamageEvent, { what: 'resolved' }> => ({
  clause: CARD_CLAUSE[trigger.card],
  what: 'resolved',
  ...byOf(trigger),
  outcome: trigger.outcome,
  n: trigger.n,
});

export const hasStack = ({ stack }: Game): boolean => stack.length > 0;
