import { type Decision, opponentOf } from '../../../core/decision.ts';
import { firstUnmet, type WhyNot } from '../../../core/illegal-reasons.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { zoneKey } from '../queries/place-key.ts';
import { type OfCard, type Requirement, tooFewZones } from '../queries/precondition.ts';
import { cardsIn, type RowKind, whereIs, zonesOfKind } from '../queries/zones.ts';
import { playOf, toPlay } from '../rules/ch07-actions/card-play.ts';
import { OPEN_CARD_FIRST, OVERDRIVE, REVEAL, SET, SET_FROM } from '../rules/ch07-actions/gate-actions-2.ts';
import { ATTACKER, TARGET } from '../rules/ch08-attack/attack.ts';
import { toActivate } from '../rules/ch14-abilities/activation.ts';
import { isAnyWayLeft, nextChoice } from '../rules/ch14-abilities/play-2.ts';
import type { Game } from '../state/game.ts';
import type { Activation } from '../state/play-request.ts';
import { aimCalled, cardsCalled, nameAndSetZone, ownCardCalled } from './called.ts';
import {
  whyNotDiscarded,
  whyNotGivenUp,
  whyNotKept,
  whyNotPlayedDriven,
  whyNotSetDriven,
  whyNotUsed,
} from './driven.ts';
import { type Explain, reason } from './illegal-reasons.ts';

const ofAction = <Asked extends OfCard>(
  requirements: readonly Requirement<Asked>[],
  game: Game,
  asked: Asked,
): WhyNot | undefined => firstUnmet(requirements, game, asked) ?? firstUnmet([OPEN_CARD_FIRST], game, asked);

const whyNoPlay: Explain = (game, player, text = '') => {
  const plays = cardsCalled(game, player, text).map((card) => playOf(player, card, whereIs(game, card)));
  if (plays.length === 0) {
    return reason(
      'NO_CARD',
      '9-3e',
      { en: 'the card must be there', ja: 'カードがなければならない' },
      {
        en: `no ${text} is known to player ${player + 1}`,
        ja: `プレイヤー${player + 1}の知る${text}はない`,
      },
    );
  }
  const reasons = plays.map((play) => ofAction(toPlay(game, play), game, play));
  return reasons.includes(undefined) ? undefined : reasons[0];
};

const whyNoSet: Explain = (game, player, text = '') => {
  const [name = '', zone] = nameAndSetZone(text);
  const card = ownCardCalled(game, player, name, SET_FROM);
  if (
    card === undefined &&
    ownCardCalled(game, player, name, zonesOfKind(game, player, 'set')) !== undefined
  ) {
    const guard = {
      en: 'a set card stays in its set zone unless an effect moves it',
      ja: 'セットしたカードは、効果がないかぎり別のゾーンへ移せない',
    };
    return reason('ALREADY_SET', '3-10a-2', guard, { en: `${name} is set`, ja: `${name}はセットされている` });
  }
  if (card === undefined) {
    const guard = {
      en: 'a card in the hand or the drive zone is set',
      ja: '手札かドライブゾーンのカードをセットする',
    };
    return reason('NO_CARD', '7-5a', guard, { en: `${name} is in neither`, ja: `${name}はどちらにもない` });
  }
  return ofAction(SET, game, { player, card, ...(zone && { zone }) });
};

const whyNoReveal: Explain = (game, player, text = '') => {
  const card = ownCardCalled(game, player, text);
  return card === undefined || !cardsIn(game, player, 'drive').includes(card)
    ? reason(
        'NOT_DRIVEN',
        '7-2',
        { en: 'a card in the own drive zone is revealed', ja: '自分のドライブゾーンのカードを公開する' },
        { en: `${text} is not there`, ja: `${text}はない` },
      )
    : ofAction(REVEAL, game, { player, card });
};

const whyNoAbility: Explain = (game, player, number, text = '') => {
  const card = ownCardCalled(game, player, text);
  if (card === undefined) {
    return reason(
      'NO_CARD',
      '14-8a',
      { en: 'abilities of own cards are played', ja: '自分のカードの能力をプレイする' },
      { en: `${text} is no own card`, ja: `${text}は自分のカードではない` },
    );
  }
  const asked: Activation = { how: 'activated', player, card, ability: Number(number) - 1 };
  return ofAction(toActivate(game, asked), game, asked);
};

const whyNoOverdrive: Explain = (game, player, text = '') => {
  const card = ownCardCalled(game, player, text);
  return card === undefined
    ? reason(
        'NO_CARD',
        '16-2a',
        { en: 'OD is used of an own card', ja: '自分のカードの【OD】を使う' },
        { en: `${text} is no own card`, ja: `${text}は自分のカードではない` },
      )
    : ofAction(OVERDRIVE, game, { how: 'overdrive', player, card });
};

const whyNoGuard: Explain = (_game, _player, text = '') =>
  reason(
    'NO_GUARD',
    '8-8b',
    {
      en: 'a unit with Vigilance moves to the empty defense zone',
      ja: '【警戒】を持つユニットが、空いている守備ゾーンに移動する',
    },
    { en: text, ja: text },
  );

const whyNoMove: Explain = (_game, _player, text = '') =>
  reason(
    'NO_ACTION',
    '7-1a',
    { en: 'moving a unit is no gate action', ja: 'ユニットの移動はゲートアクションではない' },
    { en: text, ja: text },
  );

const ROWS: Readonly<Record<string, RowKind>> = { A: 'attack', D: 'defense' };

/** Whether the ruler of that player gives no zone of that name. */
const whyNoZone: Explain = (game, player, text = '') => {
  const kind = /^[AD]\d+$/i.test(text) ? ROWS[text.charAt(0).toUpperCase()] : undefined;
  if (kind === undefined) return undefined;
  const isThere = zonesOfKind(game, player, kind).some((zone) => zoneKey(zone) === text.toUpperCase());
  return isThere ? undefined : tooFewZones(game, player, kind);
};

const whyNoAttack: Explain = (game, player, text = '') => {
  const [from = '', to = ''] = text.split('->').map((part) => part.trim());
  const [card] = cardsCalled(game, player, from);
  if (card === undefined) {
    return reason(
      'NO_ATTACKER',
      '8-4c',
      { en: 'an own card must be there to attack', ja: '攻撃する自分のカードがなければならない' },
      { en: `no card is at ${from}`, ja: `${from}にカードがない` },
    );
  }
  const unable = firstUnmet(ATTACKER, game, { player, card });
  if (unable !== undefined || to === '') return unable;
  const missing = whyNoZone(game, opponentOf(player), to);
  if (missing !== undefined) return missing;
  const aim = aimCalled(game, player, to.replace(/^enemy /i, ''));
  const guard = {
    en: 'an enemy unit, the enemy ruler or a line without a unit is attacked',
    ja: '攻撃目標は相手のユニットかルーラー、またはユニットのいないラインである',
  };
  return aim === undefined
    ? reason('NO_TARGET', '8-4c', guard, { en: `${to} is none of them`, ja: `${to}はそのどれでもない` })
    : firstUnmet(TARGET, game, aim);
};

/** 14-3b-4: what could be chosen next, were there something left to choose after it, or some way not taken back. */
const whyNoneAfter: Explain = (game, _, key = '') => {
  const next = nextChoice(game);
  const option = next?.options.find((each) => each.key.toLowerCase() === key.toLowerCase());
  if (next === undefined || option === undefined) return undefined;
  return isAnyWayLeft(next.take(option))
    ? reason(
        'NO_TARGETS',
        '14-3b-4',
        { en: 'what must be chosen after it must be there', ja: '続けて選ぶものがなければならない' },
        { en: `nothing is left after ${key}`, ja: `${key}の後に選べるものがない` },
      )
    : reason('TAKEN_BACK', '14-3b-4', {
        en: 'it was taken back and nothing has changed since',
        ja: '取り消したプレイで、それから何も変わっていない',
      });
};

const whyNoChoice: Explain = (game, player, key = '') =>
  whyNoZone(game, player, key.replace(/^to /i, '')) ?? whyNoneAfter(game, player, key);

/** What a form of option is asked by, by which clause, and why one of them is not on offer there. */
const FORMS: readonly (readonly [form: RegExp, kind: string, clause: ClauseId, explain: Explain])[] = [
  [/^attack (.+)$/i, 'attackDeclaration', '8-4c', whyNoAttack],
  [/^play (.+)$/i, 'gateAction', '9-3e', whyNoPlay],
  [/^set (.+)$/i, 'gateAction', '9-3e-4d', whyNoSet],
  [/^reveal (.+)$/i, 'gateAction', '9-3e-4a', whyNoReveal],
  [/^ability (\d+) of (.+)$/i, 'gateAction', '14-8a', whyNoAbility],
  [/^use OD of (.+)$/i, 'gateAction', '16-2a', whyNoOverdrive],
  [/^(move .+)$/i, 'vigilance', '8-8b', whyNoGuard],
  [/^(move .+)$/i, 'gateAction', '7-1a', whyNoMove],
  [/^play (.+)$/i, 'driveResolution', '10-3e-2', whyNotPlayedDriven],
  [/^set (.+)$/i, 'driveResolution', '10-3e-2', whyNotSetDriven],
  [/^discard (.+)$/i, 'driveResolution', '10-3e-2', whyNotDiscarded],
  [/^use OD of (.+)$/i, 'driveResolution', '10-3e-1', whyNotUsed],
  [/^give up OD of (.+)$/i, 'driveResolution', '10-3e-1', whyNotGivenUp],
  [/^keep (.+)$/i, 'driveReveal', '10-3b', whyNotKept],
  [/^((?:mode|choose|to) .+)$/i, 'playChoice', '14-3b', whyNoChoice],
];

/**
 * Why a decision does not offer the option that a key names; `undefined` where it does, or where no rule says more
 * than that it is not among the options. Tells only what the player who is asked may know.
 */
export const whyNot = (game: Game, decision: Decision, key: string): WhyNot | undefined => {
  if (decision.options.some((option) => option.key === key)) return undefined;
  const matching = FORMS.filter(([form]) => form.test(key.trim()));
  const asked = matching.find(([, kind]) => kind === decision.kind) ?? matching[0];
  if (asked === undefined) return undefined;
  const [form, kind, clause, explain] = asked;
  const { player } = decision;
  if (decision.kind === kind) return explain(game, player, ...(form.exec(key.trim()) ?? []).slice(1));
  const question = {
    en: `player ${player + 1} is asked ${decision.kind} (${decision.clause})`,
    ja: `今はプレイヤー${player + 1}に${decision.kind}(${decision.clause})を尋ねている`,
  };
  return reason(
    'NOT_ASKED',
    clause,
    { en: `this is chosen when ${kind} is asked`, ja: `${kind}を尋ねられた時に選ぶ` },
    question,
  );
};
