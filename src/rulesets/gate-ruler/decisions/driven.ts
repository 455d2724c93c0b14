import type { Player } from '../../../core/decision.ts';
import { firstFailure, type IllegalReason } from '../../../core/illegal-reasons.ts';
import type { CardAction, Precondition } from '../queries/precondition.ts';
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
import { nameAndSetZone, findOwnCard } from './called.ts';
import { type ExplainForm, clauseReason } from './illegal-reasons.ts';

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
  explainDriven(USE_OVERDRIVE, game, player, text, (card): PlayRequest => ({ how: 'overdrive', player, card }));

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
