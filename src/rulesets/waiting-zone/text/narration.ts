import type { Player } from '../../../core/decision.ts';
import {
  cardName,
  createNarrator,
  DETAIL,
  HARM,
  type Headline,
  headlineFrom,
  type LocalizedText,
  type Narration,
  OUTCOME,
  PLAIN,
} from '../../../core/narration.ts';
import { cardDefinition } from '../queries/cards.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import { englishLocale } from './english.ts';
import { japaneseLocale } from './japanese.ts';
import { type Labels, type NameResolver, type Route, routeOf } from './locale.ts';

const nameResolverFor = (telling: Narration<Game, WaitingZoneEvent, Labels>): NameResolver => ({
  card: (card) => cardName(telling, card),
  player: telling.player,
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = createNarrator({ en: englishLocale, ja: japaneseLocale }, nameResolverFor);

/** What the event goes on to do lies within its line: turn, phase and event are three names down. */
const EVENT: Headline = { is: 'line', tone: 'plain', over: 3 };

/** Moves that another line tells of. */
const ROUTINE: ReadonlySet<Route> = new Set<Route>([
  'hand>waitingZone',
  'waitingZone>discard',
  'field>discard',
]);

/** By these a played card that does not resolve, or finds no room, is discarded. */
const FAILED_PLAY: ReadonlySet<string> = new Set(['play.8', 'reading.1', 'house.6']);

const PUT: Readonly<Record<WaitingItem['kind'], Headline | undefined>> = {
  card: EVENT,
  ability: EVENT,
  attack: EVENT,
  counter: PLAIN,
  timing: DETAIL,
  damage: DETAIL,
};

/** What a game event is in the short log of a match; `undefined`: left out. */
export const headline = headlineFrom<WaitingZoneEvent>({
  shuffled: DETAIL,
  turnBegan: { is: 'head', of: 1 },
  phaseBegan: ({ phase }) => (phase === 'start' ? DETAIL : { is: 'head', of: 2 }),
  energyGained: ({ clause }) => (clause === 'house.3' ? DETAIL : PLAIN),
  moved: (fact) => (ROUTINE.has(routeOf(fact)) && !FAILED_PLAY.has(fact.clause) ? DETAIL : PLAIN),
  eventBegan: DETAIL,
  eventEnded: DETAIL,
  paid: DETAIL,
  declinedOptionalCost: DETAIL,
  choseSide: DETAIL,
  put: ({ item }) => PUT[item.kind],
  checkOpened: DETAIL,
  passed: DETAIL,
  resolving: ({ item }) => (item.kind === 'timing' ? PLAIN : DETAIL),
  resolved: DETAIL,
  rightSpent: DETAIL,
  dealt: HARM,
  notDealt: ({ item }) => (item.amount === 0 ? DETAIL : PLAIN),
  destroyed: HARM,
  damageGone: DETAIL,
  deckEmpty: HARM,
  lost: OUTCOME,
  over: OUTCOME,
});

const lifeOf = ({ sides }: Game, player: Player): LocalizedText => {
  const { life } = sides[player];
  return { en: `life ${life}`, ja: `ライフ${life}` };
};

/** What its player has left after something was paid for. */
const energyAfter = (game: Game, item: WaitingItem): LocalizedText | undefined => {
  if (!('paid' in item) || item.paid.energy === 0) return undefined;
  const { energy } = game.sides[item.owner];
  return { en: `${energy} energy left`, ja: `残りエネルギー${energy}` };
};

const reductionOf = (game: Game, unit: Instance): LocalizedText => {
  const { automatics } = cardDefinition(game, unit);
  const by = automatics.reduce((sum, each) => sum + (each.auto === 'reduce' ? each.by : 0), 0);
  return { en: `by ${by}`, ja: `${by}点` };
};

/** Behind a game event: the life of a player as it changes, the energy that is left after paying, by how much damage is reduced, and how much it was before. */
export const annotation = (game: Game, fact: WaitingZoneEvent): LocalizedText | undefined => {
  if (fact.what === 'lifeGained') return lifeOf(game, fact.player);
  if (fact.what === 'automatic') {
    return fact.automatic === 'reduce' ? reductionOf(game, fact.unit) : undefined;
  }
  if (fact.what === 'put') return energyAfter(game, fact.item);
  if (fact.what !== 'dealt') return undefined;
  const { target, amount } = fact.item;
  if (target.kind === 'player') return lifeOf(game, target.player);
  return fact.amount === amount ? undefined : { en: `instead of ${amount}`, ja: `軽減前は${amount}点` };
};
