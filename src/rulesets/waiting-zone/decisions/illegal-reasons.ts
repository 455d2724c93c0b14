import type { Decision, Player } from '../../../core/decision.ts';
import { firstFailure, type IllegalReason } from '../../../core/illegal-reasons.ts';
import { cardDefinition } from '../queries/cards.ts';
import { cardKey } from '../queries/place-names.ts';
import { demandedUnit, NO_ATTACK_DEMANDED } from '../queries/precondition.ts';
import { cardsIn } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { ATTACK } from '../rules/attack.ts';
import { COUNTER } from '../rules/counter.ts';
import { ABILITY, PLAY } from '../rules/event-start.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import { candidateAnswersAt, clauseReason } from './answer-reasons.ts';
import type { WaitingZoneDecision } from './decisions.ts';

type SourceZone = 'hand' | 'field';

/** The first own card there that a text names, by an option key, an id or a name. */
const findOwnCard = (game: Game, player: Player, zone: SourceZone, text: string): Instance | undefined => {
  const wanted = text.trim().toLowerCase();
  return cardsIn(game, player, zone).find((card) => {
    const { id, name } = cardDefinition(game, card);
    return [cardKey(game, player, card), id, name.en].some((each) => each.toLowerCase() === wanted);
  });
};

interface Form {
  readonly form: RegExp;
  /** The kind of decision that such an option belongs to, and the clause that offers it. */
  readonly kind: 'eventStart' | 'counter';
  readonly clause: ClauseId;
  readonly from: SourceZone;
  explain(game: Game, card: Instance): IllegalReason | undefined;
}

const EVENT = { kind: 'eventStart', clause: 'event.2' } as const;

/** When such an option is chosen, in Japanese. */
const ASKED_JA = {
  eventStart: 'これはイベントを始める時に選ぶ',
  counter: 'これはカウンターの確認の時に選ぶ',
} as const satisfies Record<Form['kind'], string>;

const FORMS: readonly Form[] = [
  {
    ...EVENT,
    form: /^play (.+)$/i,
    from: 'hand',
    explain: (game, card) => firstFailure(PLAY, game, { use: 'play', card }),
  },
  {
    ...EVENT,
    form: /^use (.+)$/i,
    from: 'field',
    explain: (game, card) => firstFailure(ABILITY, game, { use: 'ability', card }),
  },
  {
    ...EVENT,
    form: /^attack (.+)$/i,
    from: 'field',
    explain: (game, card) => firstFailure(ATTACK, game, { card }),
  },
  {
    kind: 'counter',
    clause: 'check.1',
    form: /^counter (.+)$/i,
    from: 'hand',
    explain: (game, card) => firstFailure(COUNTER, game, { use: 'counter', card }),
  },
];

/**
 * Why a decision does not offer the option that a key names; `undefined` where it does, or where no rule says more
 * than that it is not among the options. Tells only what the player who is asked may know.
 */
export const explainIllegal = (game: Game, decision: Decision, key: string): IllegalReason | undefined => {
  if (decision.options.some((option) => option.key === key)) return undefined;
  const { kind: asked, player } = decision;
  const thought = candidateAnswersAt(game, decision as WaitingZoneDecision).find(
    ({ option }) => option.key === key.trim(),
  );
  if (thought !== undefined) return thought.reason();
  const demanded = demandedUnit(game);
  if (key.trim() === 'end phase' && asked === 'eventStart' && demanded !== undefined) {
    return NO_ATTACK_DEMANDED.reason(game, { card: demanded });
  }
  for (const { form, kind, clause, from, explain } of FORMS) {
    const [, text] = form.exec(key.trim()) ?? [];
    if (text === undefined) continue;
    if (asked !== kind) {
      const question = {
        en: `player ${player + 1} is asked ${asked} (${decision.clause})`,
        ja: `今プレイヤー${player + 1}が選ぶのは別のこと(${decision.clause})である`,
      };
      return clauseReason(
        'NOT_ASKED',
        clause,
        { en: `this is chosen when ${kind} is asked`, ja: ASKED_JA[kind] },
        question,
      );
    }
    const card = findOwnCard(game, player, from, text);
    if (card !== undefined) return explain(game, card);
    const where = from === 'hand' ? { en: 'in hand', ja: '手札' } : { en: 'on the field', ja: '場' };
    return clauseReason(
      'NO_CARD',
      clause,
      { en: `an own card ${where.en} is named`, ja: `${where.ja}にある自分のカードを指定する` },
      { en: `no ${text} is there`, ja: `${text}はない` },
    );
  }
  return undefined;
};
