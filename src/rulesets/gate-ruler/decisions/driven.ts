import type { Player } from '../../../core/decision.ts';
import { firstUnmet, type WhyNot } from '../../../core/illegal-reasons.ts';
import type { OfCard, Requirement } from '../queries/precondition.ts';
import { MAY_BE_SET } from '../rules/ch07-actions/setting.ts';
import {
  DISCARD_DRIVEN,
  GIVE_UP_OVERDRIVE,
  PLAY_DRIVEN,
  SET_DRIVEN,
  USE_OVERDRIVE,
} from '../rules/ch10-drive/drive-resolution.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { PlayRequest } from '../state/play-request.ts';
import { nameAndSetZone, ownCardCalled } from './called.ts';
import { type Explain, reason } from './illegal-reasons.ts';

/** A card of a drive that is resolved. */
const ofDriven = <Asked extends OfCard>(
  requirements: readonly Requirement<Asked>[],
  game: Game,
  player: Player,
  text: string,
  ask: (card: Instance) => Asked,
): WhyNot | undefined => {
  const card = ownCardCalled(game, player, text, ['drive']);
  return card === undefined
    ? reason(
        'NOT_DRIVEN',
        '10-3e',
        { en: 'what is done is done with a driven card', ja: 'ここで扱うのはドライブされたカードである' },
        { en: `${text} is not in the drive zone`, ja: `${text}はドライブゾーンにない` },
      )
    : firstUnmet(requirements, game, ask(card));
};

export const whyNotUsed: Explain = (game, player, text = '') =>
  ofDriven(USE_OVERDRIVE, game, player, text, (card): PlayRequest => ({ how: 'overdrive', player, card }));

export const whyNotGivenUp: Explain = (game, player, text = '') =>
  ofDriven(GIVE_UP_OVERDRIVE, game, player, text, (card) => ({ player, card }));

export const whyNotPlayedDriven: Explain = (game, player, text = '') =>
  ofDriven(PLAY_DRIVEN, game, player, text, (card): PlayRequest => ({ how: 'card', player, card }));

export const whyNotSetDriven: Explain = (game, player, text = '') => {
  const [name = '', zone] = nameAndSetZone(text);
  return ofDriven(SET_DRIVEN, game, player, name, (card) => ({ player, card, ...(zone && { zone }) }));
};

export const whyNotDiscarded: Explain = (game, player, text = '') =>
  ofDriven(DISCARD_DRIVEN, game, player, text, (card) => ({ player, card }));

export const whyNotKept: Explain = (game, player, text = '') =>
  ofDriven(MAY_BE_SET, game, player, text, (card) => ({ player, card }));
