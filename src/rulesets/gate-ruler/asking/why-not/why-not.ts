import { type Decision, opponentOf } from '../../../../kernel/decision.ts';
import { firstUnmet, type WhyNot } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import { zoneKey } from '../../reading/place-key.ts';
import { type OfCard, type Requirement, tooFewZones } from '../../reading/requirement.ts';
import { cardsIn, type RowKind, whereIs, zonesOfKind } from '../../reading/zones.ts';
import { playOf, toPlay } from '../../rules/ch07-actions/card-play.ts';
import { OPEN_CARD_FIRST, OVERDRIVE, REVEAL, SET, SET_FROM } from '../../rules/ch07-actions/gate-actions.ts';
import { ATTACKER, TARGET } from '../../rules/ch08-attack/attack.ts';
import { toActivate } from '../../rules/ch14-abilities/activation.ts';
import { isAnyWayLeft, nextChoice } from '../../rules/ch14-abilities/play.ts';
import type { Game } from '../../values/game.ts';
import type { Activation } from '../../values/play-request.ts';
import { aimCalled, cardsCalled, nameAndSetZone, ownCardCalled } from './called.ts';
import {
  whyNotDiscarded,
  whyNotGivenUp,
  whyNotKept,
  whyNotPlayedDriven,
  whyNotSetDriven,
  whyNotUsed,
} from './driven.ts';
import { type Explain, reason } from './explain.ts';

const ofAction = <Asked extends OfCard>(
  requirements: readonly Requirement<Asked>[],
  game: Game,
  asked: Asked,
): WhyNot | undefined => firstUnmet(requirements, game, asked) ?? firstUnmet([OPEN_CARD_FIRST], game, asked);

const whyNoPlay: Explain = (game, player, text = '') => {
  const plays = cardsCalled(game, player, text).map((card) => playOf(player, card, whereIs(game, card)));
  if (plays.length === 0) {
    return reason('NO_CARD', '9-3e', 'the card must be there', `no ${text} is known to player ${player + 1}`);
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
    const guard = 'a set card stays in its set zone unless an effect moves it';
    return reason('ALREADY_SET', '3-10a-2', guard, `${name} is set`);
  }
  if (card === undefined) {
    const guard = 'a card in the hand or the drive zone is set';
    return reason('NO_CARD', '7-5a', guard, `${name} is in neither`);
  }
  return ofAction(SET, game, { player, card, ...(zone && { zone }) });
};

const whyNoReveal: Explain = (game, player, text = '') => {
  const card = ownCardCalled(game, player, text);
  return card === undefined || !cardsIn(game, player, 'drive').includes(card)
    ? reason('NOT_DRIVEN', '7-2', 'a card in the own drive zone is revealed', `${text} is not there`)
    : ofAction(REVEAL, game, { player, card });
};

const whyNoAbility: Explain = (game, player, number, text = '') => {
  const card = ownCardCalled(game, player, text);
  if (card === undefined) {
    return reason('NO_CARD', '14-8a', 'abilities of own cards are played', `${text} is no own card`);
  }
  const asked: Activation = { how: 'activated', player, card, ability: Number(number) - 1 };
  return ofAction(toActivate(game, asked), game, asked);
};

const whyNoOverdrive: Explain = (game, player, text = '') => {
  const card = ownCardCalled(game, player, text);
  return card === undefined
    ? reason('NO_CARD', '16-2a', 'OD is used of an own card', `${text} is no own card`)
    : ofAction(OVERDRIVE, game, { how: 'overdrive', player, card });
};

const whyNoGuard: Explain = (_game, _player, text = '') =>
  reason('NO_GUARD', '8-8b', 'a unit with Vigilance moves to the empty defense zone', text);

const whyNoMove: Explain = (_game, _player, text = '') =>
  reason('NO_ACTION', '7-1a', 'moving a unit is no gate action', text);

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
    return reason('NO_ATTACKER', '8-4c', 'an own card must be there to attack', `no card is at ${from}`);
  }
  const unable = firstUnmet(ATTACKER, game, { player, card });
  if (unable !== undefined || to === '') return unable;
  const missing = whyNoZone(game, opponentOf(player), to);
  if (missing !== undefined) return missing;
  const aim = aimCalled(game, player, to.replace(/^enemy /i, ''));
  const guard = 'an enemy unit, the enemy ruler or a line without a unit is attacked';
  return aim === undefined
    ? reason('NO_TARGET', '8-4c', guard, `${to} is none of them`)
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
        'what must be chosen after it must be there',
        `nothing is left after ${key}`,
      )
    : reason('TAKEN_BACK', '14-3b-4', 'it was taken back and nothing has changed since');
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
  const question = `player ${player + 1} is asked ${decision.kind} (${decision.clause})`;
  return reason('NOT_ASKED', clause, `this is chosen when ${kind} is asked`, question);
};
