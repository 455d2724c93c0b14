import { emitEvent } from '../../events/happen.ts';
import { itemInPlay } from '../../queries/gate.ts';
import type { Game } from '../../state/game.ts';
import type { PlayedItem } from '../../state/gate-item.ts';
import type { PlayRequest } from '../../state/play-request.ts';
import { withFacts, withTakenBack } from '../../state/setters.ts';

/** Which of the abilities of its card a play is of. */
const abilityOf = (request: PlayRequest): string => {
  if (request.how === 'activated') return ` ${request.ability}`;
  return request.how === 'auto' ? ` ${request.waiting}` : '';
};

/** A play as it is told apart from others while the state is the same. */
export const playKey = (game: Game, request: PlayRequest): string =>
  `${request.how} ${game.object[request.card]}${abilityOf(request)}`;

/** What was chosen so far as something is played: in which order cards were, and as what they are treated, is no part of it. */
const choicesKey = (item: PlayedItem): string => {
  const { mode, zones, items, choices } = item;
  const chosen = Object.entries(choices).map(([name, refs]) => [
    name,
    refs.map(({ object }) => object).sort(),
  ]);
  return JSON.stringify([mode, item.kind === 'card' ? item.entering : undefined, chosen, zones, items]);
};

/** 14-3b-4: the ways to choose by which this play was taken back from this state. */
export const barredChoices = (game: Game, request: PlayRequest): Pick<PlayedItem, 'barred'> => {
  if (game.takenBack.length === 0) return {};
  const key = playKey(game, request);
  const barred = game.takenBack.filter(({ play }) => play === key).map(({ way }) => way);
  return barred.length === 0 ? {} : { barred };
};

/** 14-3b-4: whether the play was taken back with what is chosen now. */
export const isBarred = (item: PlayedItem): boolean => item.barred?.includes(choicesKey(item)) === true;

/** 14-3b-4: the state before the play, with what was told since; played so again it would be taken back again. */
export const withdrawPlay = (before: Game, game: Game, request: PlayRequest): Game => {
  const item = itemInPlay(game);
  const takenBack = {
    object: before.object[request.card] as number,
    play: playKey(before, request),
    way: choicesKey(item),
  };
  return emitEvent(withTakenBack(withFacts(before, game.facts), [...before.takenBack, takenBack]), {
    clause: '14-3b-4',
    what: 'withdrawn',
    item,
  });
};
