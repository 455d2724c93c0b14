import type { Player } from '../../../core/decision.ts';
import * as core from '../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import type { KeywordHooks } from '../keywords/keyword.ts';
import { keywordsWith } from '../keywords/lookup.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { cardDefinition, stateOf } from './cards.ts';
import { hasKeyword } from './effects.ts';
import { zoneKey, zoneNames } from './place-names.ts';
import { isVisibleTo, kindOf, locationOf, type RowKind, zoneCountClause, zonesOfKind } from './zones.ts';

export type Precondition<Asked> = core.Precondition<Game, Asked>;

/** A card, and the player who would do something with it. */
export interface CardAction {
  readonly player: Player;
  readonly card: Instance;
}

/** Whether that player may know the card. */
export const isKnown = (game: Game, viewer: Player, card: Instance): boolean =>
  isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, viewer);

/** A zone in Japanese: by its key where that has a number, else by name. */
const zoneInJapanese = (zone: Zone): string =>
  /\d$/.test(zone) ? zoneKey(zone) : zoneNames.ja[kindOf(zone)];

/** A card and where it is, as that player knows it: `Vulcanius (A1)`. */
export const cardText = (game: Game, viewer: Player, card: Instance): LocalizedText => {
  const place = locationOf(game, card);
  const { name } = cardDefinition(game, card);
  const [en, ja] = isKnown(game, viewer, card) ? [name.en, `《${name.ja}》`] : ['a card', 'カード'];
  if (place === 'gate') return { en: `${en} on the gate`, ja: `ゲートの${ja}` };
  const [enemy, enemyJa] = place.player === viewer ? ['', ''] : ['enemy ', '相手の'];
  return {
    en: `${en} (${enemy}${zoneKey(place.zone)})`,
    ja: `${ja}(${enemyJa}${zoneInJapanese(place.zone)})`,
  };
};

/** Something said of a card. */
export const sentenceOf = (
  { en, ja }: LocalizedText,
  say: Readonly<Record<keyof LocalizedText, (card: string) => string>>,
): LocalizedText => ({ en: say.en(en), ja: say.ja(ja) });

/** Why a zone or line of that kind is not there: the ruler of that player gives only so many. */
export const tooFewZones = (game: Game, player: Player, kind: RowKind): core.IllegalReason => {
  const { length } = zonesOfKind(game, player, kind);
  const guard = {
    en: 'the ruler says how many zones of a kind a player has',
    ja: 'ゾーンの数はルーラーによって決まる',
  };
  const fact = {
    en: `player ${player + 1} has ${length} ${kind} ${length === 1 ? 'zone' : 'zones'}`,
    ja: `プレイヤー${player + 1}の${zoneNames.ja[kind]}は${length}個`,
  };
  return core.illegalReason('NO_SUCH_ZONE', zoneCountClause(game, player, kind), guard, [fact]);
};

/** A condition by code, clause and words; its facts are the card and where it is, unless others are given. */
export const precondition = <Asked extends { readonly player: Player; readonly card?: Instance }>(
  [code, clause, guard]: readonly [code: string, clause: ClauseId, guard: LocalizedText],
  holds: (game: Game, asked: Asked) => boolean,
  facts: (game: Game, asked: Asked) => readonly LocalizedText[] = (game, { player, card }) =>
    card === undefined ? [] : [cardText(game, player, card)],
): Precondition<Asked> => ({
  holds,
  reason: (game, asked) => core.illegalReason(code, clause, guard, facts(game, asked)),
});

/** That the card has none of the keywords with which it cannot do that. */
export const lacksKeywordsAgainst = (
  action: KeywordHooks['cannot']['action'],
): readonly Precondition<CardAction>[] =>
  keywordsWith('cannot')
    .filter(({ cannot }) => cannot.action === action)
    .map(({ id, cannot: { code, clause, guard } }) =>
      precondition([code, clause, guard], (game, { card }) => !hasKeyword(game, card, id)),
    );
