import { type Decision, opponentOf, type Player } from '../../../core/decision.ts';
import { firstFailure, type IllegalReason, illegalReason } from '../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { cardDefinition } from '../queries/cards.ts';
import { lineOf, linesOf } from '../queries/in-play.ts';
import { cardKey, lineKey, markOf, zoneKey } from '../queries/place-names.ts';
import {
  type CardAction,
  cardText,
  isKnown,
  type Precondition,
  sentenceOf,
  tooFewZones,
} from '../queries/precondition.ts';
import { cardsIn, locationOf, type RowKind, zonesOfKind } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { MAY_BE_SET } from '../rules/ch07-actions/action-preconditions.ts';
import { playOf, playPreconditions } from '../rules/ch07-actions/card-play.ts';
import { OPEN_CARD_FIRST, OVERDRIVE, REVEAL, SET, SET_FROM } from '../rules/ch07-actions/gate-actions.ts';
import { ATTACKER, type AttackTarget, TARGET } from '../rules/ch08-attack/attack.ts';
import {
  DISCARD_DRIVEN,
  GIVE_UP_OVERDRIVE,
  PLAY_DRIVEN,
  SET_DRIVEN,
  USE_OVERDRIVE,
} from '../rules/ch10-drive/drive.ts';
import { isAnyWayLeft, nextChoice } from '../rules/ch14-abilities/play.ts';
import { activationPreconditions } from '../rules/ch14-abilities/play-preconditions.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import type { Activation, GateRulerOption, PlayRequest } from '../state/option.ts';

/** A reason; its clause is one of the registry. */
export const clauseReason = (
  code: string,
  clause: ClauseId,
  guard: LocalizedText,
  ...facts: readonly LocalizedText[]
): IllegalReason => illegalReason(code, clause, guard, facts);

/** Why an option of some form is not legal, by the parts of its key. */
export type ExplainForm = (
  game: Game,
  player: Player,
  ...parts: readonly string[]
) => IllegalReason | undefined;

const isNamed = (game: Game, viewer: Player, card: Instance, text: string): boolean => {
  const key = cardKey(game, viewer, card);
  const { id, name } = cardDefinition(game, card);
  const names = [key, `${key}${markOf(game, viewer, card)}`, id, name.en];
  return names.some((each) => each.toLowerCase() === text);
};

/** The cards known to that player that a text names: by an option key, an id or a name; the player's own first. */
export const findCards = (game: Game, viewer: Player, text: string): readonly Instance[] => {
  const wanted = text.trim().toLowerCase();
  const inZones = [viewer, opponentOf(viewer)].flatMap((player) =>
    Object.values(game.sides[player].zones).flatMap((cards) => cards ?? []),
  );
  const onGate = game.gate.flatMap((item) => (item.kind === 'card' ? [item.card] : []));
  return [...inZones, ...onGate].filter(
    (card) => isKnown(game, viewer, card) && isNamed(game, viewer, card, wanted),
  );
};

/** The first of them that the player has, in one of the zones where only some count. */
export const findOwnCard = (
  game: Game,
  player: Player,
  text: string,
  zones?: readonly Zone[],
): Instance | undefined =>
  findCards(game, player, text).find((card) => {
    const place = locationOf(game, card);
    return place !== 'gate' && place.player === player && (zones?.includes(place.zone) ?? true);
  });

/** The line of the opponent that a text names, or the card on it. */
export const findTarget = (game: Game, player: Player, text: string): AttackTarget | undefined => {
  const lines = linesOf(game, opponentOf(player));
  const named = lines.find((line) => lineKey(line).toLowerCase() === text.toLowerCase());
  if (named !== undefined) return { player, line: named };
  const [found] = [`enemy ${text}`, text]
    .flatMap((name) => findCards(game, player, name))
    .flatMap((card) => {
      const place = locationOf(game, card);
      return place === 'gate' || place.player === player ? [] : [{ card, zone: place.zone }];
    });
  if (found === undefined) return undefined;
  const line = lineOf(found.zone);
  return found.zone === 'ruler' || lines.includes(line) ? { player, line, card: found.card } : undefined;
};

/** What is to be set, and the zone where one is named. */
export const nameAndSetZone = (text: string): readonly string[] =>
  text.split(/ to (?=S\d+$)/i).map((part, index) => (index === 0 ? part : part.toUpperCase()));

/** A card of a drive that is resolved. */
const explainDriven = <Asked extends CardAction>(
  requirements: readonly Precondition<Asked>[],
  game: Game,
  player: Player,
  text: string,
  ask: (card: Instance) => Asked,
): IllegalReason | undefined => {
  const card = findOwnCard(game, player, text, ['drive']);
  return card === undefined
    ? clauseReason(
        'NOT_DRIVEN',
        '10-3e',
        { en: 'what is done is done with a driven card', ja: 'ここで扱うのはドライブされたカードである' },
        { en: `${text} is not in the drive zone`, ja: `${text}はドライブゾーンにない` },
      )
    : firstFailure(requirements, game, ask(card));
};

export const explainUseOverdrive: ExplainForm = (game, player, text = '') =>
  explainDriven(
    USE_OVERDRIVE,
    game,
    player,
    text,
    (card): PlayRequest => ({ how: 'overdrive', player, card }),
  );

export const explainGiveUpOverdrive: ExplainForm = (game, player, text = '') =>
  explainDriven(GIVE_UP_OVERDRIVE, game, player, text, (card) => ({ player, card }));

export const explainPlayDriven: ExplainForm = (game, player, text = '') =>
  explainDriven(PLAY_DRIVEN, game, player, text, (card): PlayRequest => ({ how: 'card', player, card }));

export const explainSetDriven: ExplainForm = (game, player, text = '') => {
  const [name = '', zone] = nameAndSetZone(text);
  return explainDriven(SET_DRIVEN, game, player, name, (card) => ({ player, card, ...(zone && { zone }) }));
};

export const explainDiscardDriven: ExplainForm = (game, player, text = '') =>
  explainDriven(DISCARD_DRIVEN, game, player, text, (card) => ({ player, card }));

export const explainKeepHidden: ExplainForm = (game, player, text = '') =>
  explainDriven(MAY_BE_SET, game, player, text, (card) => ({ player, card }));

const explainAction = <Asked extends CardAction>(
  requirements: readonly Precondition<Asked>[],
  game: Game,
  asked: Asked,
): IllegalReason | undefined =>
  firstFailure(requirements, game, asked) ?? firstFailure([OPEN_CARD_FIRST], game, asked);

const explainPlay: ExplainForm = (game, player, text = '') => {
  const plays = findCards(game, player, text).map((card) => playOf(player, card, locationOf(game, card)));
  if (plays.length === 0) {
    return clauseReason(
      'NO_CARD',
      '9-3e',
      { en: 'the card must be there', ja: 'カードがなければならない' },
      {
        en: `no ${text} is known to player ${player + 1}`,
        ja: `プレイヤー${player + 1}の知る${text}はない`,
      },
    );
  }
  const reasons = plays.map((play) => explainAction(playPreconditions(game, play), game, play));
  return reasons.includes(undefined) ? undefined : reasons[0];
};

const explainSet: ExplainForm = (game, player, text = '') => {
  const [name = '', zone] = nameAndSetZone(text);
  const card = findOwnCard(game, player, name, SET_FROM);
  if (card === undefined && findOwnCard(game, player, name, zonesOfKind(game, player, 'set')) !== undefined) {
    const guard = {
      en: 'a set card stays in its set zone unless an effect moves it',
      ja: 'セットしたカードは、効果がないかぎり別のゾーンへ移せない',
    };
    return clauseReason('ALREADY_SET', '3-10a-2', guard, {
      en: `${name} is set`,
      ja: `${name}はセットされている`,
    });
  }
  if (card === undefined) {
    const guard = {
      en: 'a card in the hand or the drive zone is set',
      ja: '手札かドライブゾーンのカードをセットする',
    };
    return clauseReason('NO_CARD', '7-5a', guard, {
      en: `${name} is in neither`,
      ja: `${name}はどちらにもない`,
    });
  }
  return explainAction(SET, game, { player, card, ...(zone && { zone }) });
};

const explainReveal: ExplainForm = (game, player, text = '') => {
  const card = findOwnCard(game, player, text);
  return card === undefined || !cardsIn(game, player, 'drive').includes(card)
    ? clauseReason(
        'NOT_DRIVEN',
        '7-2',
        { en: 'a card in the own drive zone is revealed', ja: '自分のドライブゾーンのカードを公開する' },
        { en: `${text} is not there`, ja: `${text}はない` },
      )
    : explainAction(REVEAL, game, { player, card });
};

const explainAbility: ExplainForm = (game, player, number, text = '') => {
  const card = findOwnCard(game, player, text);
  if (card === undefined) {
    return clauseReason(
      'NO_CARD',
      '14-8a',
      { en: 'abilities of own cards are played', ja: '自分のカードの能力をプレイする' },
      { en: `${text} is no own card`, ja: `${text}は自分のカードではない` },
    );
  }
  const asked: Activation = { how: 'activated', player, card, ability: Number(number) - 1 };
  return explainAction(activationPreconditions(game, asked), game, asked);
};

const explainOverdrive: ExplainForm = (game, player, text = '') => {
  const card = findOwnCard(game, player, text);
  return card === undefined
    ? clauseReason(
        'NO_CARD',
        '16-2a',
        { en: 'OD is used of an own card', ja: '自分のカードの【OD】を使う' },
        { en: `${text} is no own card`, ja: `${text}は自分のカードではない` },
      )
    : explainAction(OVERDRIVE, game, { how: 'overdrive', player, card });
};

const explainGuard: ExplainForm = (_game, _player, text = '') =>
  clauseReason(
    'NO_GUARD',
    '8-8b',
    {
      en: 'a unit with Vigilance moves to the empty defense zone',
      ja: '【警戒】を持つユニットが、空いている守備ゾーンに移動する',
    },
    { en: text, ja: text },
  );

const explainMove: ExplainForm = (_game, _player, text = '') =>
  clauseReason(
    'NO_ACTION',
    '7-1a',
    { en: 'moving a unit is no gate action', ja: 'ユニットの移動はゲートアクションではない' },
    { en: text, ja: text },
  );

const ROWS: Readonly<Record<string, RowKind>> = { A: 'attack', D: 'defense' };

/** Whether the ruler of that player gives no zone of that name. */
const explainZone: ExplainForm = (game, player, text = '') => {
  const kind = /^[AD]\d+$/i.test(text) ? ROWS[text.charAt(0).toUpperCase()] : undefined;
  if (kind === undefined) return undefined;
  const isThere = zonesOfKind(game, player, kind).some((zone) => zoneKey(zone) === text.toUpperCase());
  return isThere ? undefined : tooFewZones(game, player, kind);
};

const explainAttack: ExplainForm = (game, player, text = '') => {
  const [from = '', to = ''] = text.split('->').map((part) => part.trim());
  const [card] = findCards(game, player, from);
  if (card === undefined) {
    return clauseReason(
      'NO_ATTACKER',
      '8-4c',
      { en: 'an own card must be there to attack', ja: '攻撃する自分のカードがなければならない' },
      { en: `no card is at ${from}`, ja: `${from}にカードがない` },
    );
  }
  const unable = firstFailure(ATTACKER, game, { player, card });
  if (unable !== undefined || to === '') return unable;
  const missing = explainZone(game, opponentOf(player), to);
  if (missing !== undefined) return missing;
  const aim = findTarget(game, player, to.replace(/^enemy /i, ''));
  const guard = {
    en: 'an enemy unit, the enemy ruler or a line without a unit is attacked',
    ja: '攻撃目標は相手のユニットかルーラー、またはユニットのいないラインである',
  };
  return aim === undefined
    ? clauseReason('NO_TARGET', '8-4c', guard, { en: `${to} is none of them`, ja: `${to}はそのどれでもない` })
    : firstFailure(TARGET, game, aim);
};

/** What is chosen as something is played, in words: a card by its name. */
const choiceText = (game: Game, player: Player, option: GateRulerOption): LocalizedText => {
  if (option.type === 'choose.card') return cardText(game, player, option.card);
  return option.type === 'choose.mode'
    ? { en: `mode ${option.mode}`, ja: `モード「${option.mode}」` }
    : { en: option.key, ja: option.key };
};

/** 14-3b-4: what could be chosen next, were there something left to choose after it, or some way not taken back. */
const explainLaterChoice: ExplainForm = (game, player, key = '') => {
  const next = nextChoice(game);
  const option = next?.options.find((each) => each.key.toLowerCase() === key.toLowerCase());
  if (next === undefined || option === undefined) return undefined;
  return isAnyWayLeft(next.choose(option))
    ? clauseReason(
        'NO_TARGETS',
        '14-3b-4',
        { en: 'what must be chosen after it must be there', ja: '続けて選ぶものがなければならない' },
        sentenceOf(choiceText(game, player, option), {
          en: (chosen) => `nothing is left after ${chosen}`,
          ja: (chosen) => `${chosen}の後に選べるものがない`,
        }),
      )
    : clauseReason('TAKEN_BACK', '14-3b-4', {
        en: 'it was taken back and nothing has changed since',
        ja: '取り消したプレイで、それから何も変わっていない',
      });
};

const explainChoice: ExplainForm = (game, player, key = '') =>
  explainZone(game, player, key.replace(/^to /i, '')) ?? explainLaterChoice(game, player, key);

/** What a form of option is asked by, by which clause, and why one of them is not legal there. */
const FORMS: readonly (readonly [form: RegExp, kind: string, clause: ClauseId, explain: ExplainForm])[] = [
  [/^attack (.+)$/i, 'attackDeclaration', '8-4c', explainAttack],
  [/^play (.+)$/i, 'gateAction', '9-3e', explainPlay],
  [/^set (.+)$/i, 'gateAction', '9-3e-4d', explainSet],
  [/^reveal (.+)$/i, 'gateAction', '9-3e-4a', explainReveal],
  [/^ability (\d+) of (.+)$/i, 'gateAction', '14-8a', explainAbility],
  [/^use OD of (.+)$/i, 'gateAction', '16-2a', explainOverdrive],
  [/^(move .+)$/i, 'vigilance', '8-8b', explainGuard],
  [/^(move .+)$/i, 'gateAction', '7-1a', explainMove],
  [/^play (.+)$/i, 'driveResolution', '10-3e-2', explainPlayDriven],
  [/^set (.+)$/i, 'driveResolution', '10-3e-2', explainSetDriven],
  [/^discard (.+)$/i, 'driveResolution', '10-3e-2', explainDiscardDriven],
  [/^use OD of (.+)$/i, 'driveResolution', '10-3e-1', explainUseOverdrive],
  [/^give up OD of (.+)$/i, 'driveResolution', '10-3e-1', explainGiveUpOverdrive],
  [/^keep (.+)$/i, 'driveReveal', '10-3b', explainKeepHidden],
  [/^((?:mode|choose|to) .+)$/i, 'playChoice', '14-3b', explainChoice],
];

/**
 * Why a decision does not offer the option that a key names; `undefined` where it does, or where no rule says more
 * than that it is not among the options. Tells only what the player who is asked may know.
 */
export const explainIllegal = (game: Game, decision: Decision, key: string): IllegalReason | undefined => {
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
  return clauseReason(
    'NOT_ASKED',
    clause,
    { en: `this is chosen when ${kind} is asked`, ja: `${kind}を尋ねられた時に選ぶ` },
    question,
  );
};
