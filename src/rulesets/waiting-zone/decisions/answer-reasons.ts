import type { Player } from '../../../core/decision.ts';
import { firstFailure, type IllegalReason, illegalReason } from '../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { cardDefinition, nonTurnPlayer, unitState } from '../queries/cards.ts';
import { cardKey, itemKey } from '../queries/place-names.ts';
import { sentenceOf } from '../queries/precondition.ts';
import { unnamableOptions } from '../queries/targets.ts';
import { cardsIn } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { ANSWER, answerWith, candidateAnswers, type Draft } from '../rules/declaration.ts';
import { counterOrder, type Order, timingOrder } from '../rules/resolution-order.ts';
import type { Game } from '../state/game.ts';
import type { OptionOf, WaitingZoneOption } from '../state/option.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import type { WaitingZoneDecision } from './decisions.ts';

/** An option that a player may think of, and the reason if a rule refuses it. */
export interface Candidate {
  readonly option: WaitingZoneOption;
  reason(): IllegalReason | undefined;
}

/** A reason; its clause is one of the registry. */
export const clauseReason = (
  code: string,
  clause: ClauseId,
  guard: LocalizedText,
  fact: LocalizedText,
): IllegalReason => illegalReason(code, clause, guard, [fact]);

/** play.2 to play.5: every answer to the open step of a declaration. Another copy stands for the card itself. */
const declared = (game: Game, draft: Draft): readonly Candidate[] =>
  candidateAnswers({ game, draft })
    .toSorted((one, other) => Number(isOf(one, draft)) - Number(isOf(other, draft)))
    .map((option) => ({ option, reason: () => firstFailure(ANSWER, game, answerWith(draft, option)) }));

const isOf = (option: WaitingZoneOption, { card }: Draft): boolean =>
  'card' in option && option.card === card;

/** What waits, in words: an IN or OUT ability, or a counter. */
const itemText = (game: Game, item: WaitingItem): LocalizedText => {
  if (item.kind === 'timing') {
    const { name } = cardDefinition(game, item.source.card);
    const timing = item.timing.toUpperCase();
    return { en: `${timing} of ${name.en}`, ja: `《${name.ja}》の${timing}能力` };
  }
  const name = item.kind === 'counter' ? cardDefinition(game, item.card).name : undefined;
  return { en: name?.en ?? itemKey(game, item), ja: name === undefined ? '待機中のもの' : `《${name.ja}》` };
};

/** reading.22: waiting things that the choice is about, and that may not be named at the open check. */
const unnamable = (game: Game, { player, from }: WaitingZoneDecision): readonly Candidate[] =>
  from === undefined
    ? []
    : unnamableOptions(game, player, from).map((option) => ({
        option,
        reason: () =>
          clauseReason(
            'OUT_ONLY',
            'reading.22',
            {
              en: 'at a check of leaving, a counter can choose no timing ability but OUT',
              ja: '離れた時の確認で指定できるタイミング能力はOUTだけである',
            },
            itemText(game, game.waiting.find(({ number }) => number === itemOf(option)) as WaitingItem),
          ),
      }));

const itemOf = ({ chosen }: OptionOf<'choose.target'>): number | undefined =>
  chosen.kind === 'item' ? chosen.number : undefined;

/** house.7: what stands on the enemy field and is no unit. */
const noTargets = (game: Game, player: Player): readonly Candidate[] =>
  cardsIn(game, nonTurnPlayer(game), 'field')
    .filter((card) => unitState(game, card) === undefined)
    .map((card) => ({
      option: {
        key: `choose ${cardKey(game, player, card)}`,
        type: 'choose.attackTarget',
        chosen: { kind: 'card', ref: { card, object: game.object[card] as number } },
      },
      reason: () =>
        clauseReason(
          'NO_UNIT',
          'house.7',
          {
            en: 'a unit attacks an enemy unit or the enemy player',
            ja: 'ユニットは相手のユニットか相手プレイヤーを攻撃する',
          },
          sentenceOf(
            game,
            { card },
            { en: (name) => `${name} is no unit`, ja: (name) => `${name}はユニットではない` },
            player,
          ),
        ),
    }));

type OrderReason = readonly [code: string, clause: ClauseId, guard: LocalizedText];

const COUNTERS_FIRST: OrderReason = [
  'COUNTERS_FIRST',
  'reading.27',
  {
    en: 'while a counter waits, counters resolve before timing abilities',
    ja: 'カウンターが待機するあいだは、タイミング能力より先に解決する',
  },
];

const ANSWERS_FIRST: OrderReason = [
  'ANSWERS_FIRST',
  'reading.2',
  {
    en: 'a counter against a counter resolves first',
    ja: 'カウンターに対するカウンターを先に解決する',
  },
];

const PRIORITY_FIRST: OrderReason = [
  'PRIORITY_FIRST',
  'reading.3',
  {
    en: 'the player with priority resolves their items first',
    ja: '優先権のあるプレイヤーが自分のものを先に解決する',
  },
];

/** What waits too and is not in its turn. Of things that mean the same one stands for all. */
const outOfTurn = (
  game: Game,
  { items }: Order,
  kinds: readonly WaitingItem['kind'][],
  why: (item: WaitingItem) => OrderReason | undefined,
): readonly Candidate[] =>
  game.waiting
    .filter((item) => kinds.includes(item.kind) && !items.includes(item))
    .flatMap((item) => {
      const hasEqual = items.some(({ kind, owner }) => kind === item.kind && owner === item.owner);
      const refused = hasEqual ? undefined : why(item);
      if (refused === undefined) return [];
      const [code, clause, guard] = refused;
      const option = { key: `resolve ${itemKey(game, item)}`, type: 'resolve', item: item.number } as const;
      return [{ option, reason: () => clauseReason(code, clause, guard, itemText(game, item)) }];
    });

const laterCounters = (game: Game): readonly Candidate[] =>
  outOfTurn(game, counterOrder(game), ['counter', 'timing'], ({ kind }) =>
    kind === 'timing' ? COUNTERS_FIRST : ANSWERS_FIRST,
  );

const laterTiming = (game: Game): readonly Candidate[] =>
  outOfTurn(game, timingOrder(game), ['timing'], () => PRIORITY_FIRST);

/** The answers that the player may think of where an event, an effect or an order asks for one. */
export const candidateAnswersAt = (game: Game, decision: WaitingZoneDecision): readonly Candidate[] => {
  const { kind, player, draft } = decision;
  switch (kind) {
    case 'target':
    case 'effectChoice':
      return unnamable(game, decision);
    case 'attackTarget':
      return noTargets(game, player);
    case 'counterOrder':
      return laterCounters(game);
    case 'timingOrder':
      return laterTiming(game);
    default:
      return draft === undefined ? [] : declared(game, draft);
  }
};
