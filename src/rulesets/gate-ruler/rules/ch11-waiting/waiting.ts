import type { Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { emitEvent } from '../../events/emit.ts';
import { removeWaiting } from '../../events/lasting.ts';
import { cardDefinition, isSameObject } from '../../queries/cards.ts';
import { playerWaiting, waitingFor, waitingOf } from '../../queries/gate.ts';
import { isSetZone, locationOf } from '../../queries/zones.ts';
import type { Game, WaitingAbility } from '../../state/game.ts';
import type { OptionOf, PlayRequest } from '../../state/option.ts';
import { isFrom } from '../ch03-zones/movement.ts';
import { lacksSummon } from '../ch14-abilities/play.ts';
import { canComplete } from '../ch14-abilities/play-preconditions.ts';

/**
 * 11-1b-3: an ability that cannot be played legally is dropped, as is a set card that is not played. Of the latter no
 * event is reported: that its timing came is known to its player alone (14-4b).
 */
export const dropWaiting = (game: Game, number: number): Game => {
  const { controller, source, isSetCard } = waitingOf(game, number);
  const dropped = removeWaiting(game, number);
  if (isSetCard) return dropped;
  return emitEvent(dropped, { clause: '11-1b-3', what: 'declined', player: controller, source: source.card });
};

type WaitingOption = OptionOf<'useWaiting' | 'leaveWaiting'>;

/** 11-1b: play one that waits; a set card whose timing came may be left as it is (14-4b). */
export const waitingOptions = (
  game: Game,
  player: Player,
  canBePlayed: (waiting: WaitingAbility) => boolean,
): readonly WaitingOption[] => {
  const all = waitingFor(game, player);
  const names = waitingNames(game, all);
  return flatMapFast(all, (waiting, index): readonly WaitingOption[] => {
    const name = names[index] as string;
    const use: WaitingOption = { key: `use ${name}`, type: 'useWaiting', waiting: waiting.number };
    const leave: WaitingOption = { key: `leave ${name}`, type: 'leaveWaiting', waiting: waiting.number };
    if (!canBePlayed(waiting)) return [leave];
    return waiting.isSetCard ? [use, leave] : [use];
  });
};

/** What an ability does and for what, by which those of one name are told apart. */
const meaningOf = ({ source, effect, choices, cause }: WaitingAbility): string =>
  JSON.stringify([source.object, effect, choices, cause]);

/** The names of abilities that wait: those of one name that differ are numbered in the order in which they triggered. */
export const waitingNames = (game: Game, all: readonly WaitingAbility[]): readonly string[] => {
  const names = all.map((waiting) => nameOf(game, waiting));
  if (new Set(names).size === names.length) return names;
  const meanings = all.map(meaningOf);
  return names.map((name, index) => {
    const alike = [...new Set(meanings.filter((_, other) => names[other] === name))];
    return alike.length === 1 ? name : `${name} (${alike.indexOf(meanings[index] as string) + 1})`;
  });
};

const nameOf = (game: Game, { source, cause }: WaitingAbility): string => {
  const id = cardDefinition(game, source.card).id;
  return cause.card === undefined ? id : `${id} for ${cardDefinition(game, cause.card.card).id}`;
};

/** What playing a waiting ability asks for: a set card itself (14-4b), else the ability. */
export const waitingRequest = (game: Game, number: number): PlayRequest => {
  const { controller, source, isSetCard } = waitingOf(game, number);
  const request = { player: controller, card: source.card, waiting: number };
  return isSetCard ? { how: 'card', ...request } : { how: 'auto', ...request };
};

/** 14-4b: a set card must still lie in a set zone, and a unit needs a normal summon (u2103/standby.4). */
const canSetCardBePlayed = (game: Game, { controller, source }: WaitingAbility): boolean =>
  isSameObject(game, source) &&
  isFrom(locationOf(game, source.card), isSetZone) &&
  !lacksSummon(game, controller, source.card);

const canBePlayed = (game: Game, waiting: WaitingAbility): boolean =>
  (!waiting.isSetCard || canSetCardBePlayed(game, waiting)) &&
  canComplete(game, waitingRequest(game, waiting.number));

/** 11-1b: what the player whose abilities are played now may pick; empty when nothing waits. */
export const waitingChoices = (game: Game): readonly WaitingOption[] => {
  const player = playerWaiting(game);
  return player === undefined ? [] : waitingOptions(game, player, (waiting) => canBePlayed(game, waiting));
};
