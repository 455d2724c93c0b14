import type { Player } from '../../../core/decision.ts';
import {
  cardName,
  createNarrator,
  DETAIL,
  HARM,
  type Headline,
  headlineFrom,
  IDLE,
  type LocalizedText,
  type Narration,
  OUTCOME,
  PLAIN,
} from '../../../core/narration.ts';
import { cardDefinition, rulerOf, rulerRules } from '../queries/cards.ts';
import { cardsIn } from '../queries/zones.ts';
import type { GateRulerEvent, Whereabouts } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Instance } from '../state/instance.ts';
import { englishLocale } from './english.ts';
import { japaneseLocale } from './japanese.ts';
import { type GateRulerEventOf, type Labels, type NameResolver, type Route, routeOf } from './locale.ts';

const nameResolverFor = (
  telling: Narration<Game, GateRulerEvent, Labels>,
  spokenOf?: Player,
): NameResolver => ({
  card: (card) => cardName(telling, card, spokenOf),
  player: telling.player,
  ruler: (seat) => telling.labels.name(cardDefinition(telling.game, rulerOf(telling.game, seat))),
  of: (seat) => nameResolverFor(telling, seat),
});

/** Of the game only what never changes in a match is read, so any game of the match will do. */
export const narrate = createNarrator({ en: englishLocale, ja: japaneseLocale }, nameResolverFor);

/** 12-2a-1: the cards in the damage zone, out of the life of the ruler. */
const damageOf = (game: Game, player: Player): LocalizedText => {
  const taken = cardsIn(game, player, 'damage').length;
  const { life } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  return { en: `damage ${taken} of ${life}`, ja: `ダメージ${taken}/${life}` };
};

const damagedIn = (place: Whereabouts): Player | undefined =>
  place !== 'gate' && place.zone === 'damage' ? place.player : undefined;

/** The card whose effect resolves. */
const resolving = ({ gate }: Game): Instance | undefined => {
  const top = gate.at(-1);
  if (top?.kind === 'card') return top.card;
  return top?.kind === 'ability' ? top.source.card : undefined;
};

const byCard = (game: Game, card: Instance): LocalizedText => {
  const { name } = cardDefinition(game, card);
  return { en: `by ${name.en}`, ja: `《${name.ja}》による` };
};

/** Behind a fact: the damage of a player as it comes and as it is healed, and what a reduction of damage came from. */
export const annotation = (game: Game, fact: GateRulerEvent): LocalizedText | undefined => {
  if (fact.what === 'reduced') {
    const card = resolving(game);
    return card === undefined ? undefined : byCard(game, card);
  }
  if (fact.what !== 'moved') return undefined;
  const player = damagedIn(fact.to) ?? damagedIn(fact.from);
  return player === undefined ? undefined : damageOf(game, player);
};

/** Moves that another line tells of, or that always follow it. */
const ROUTINE: ReadonlySet<Route> = new Set<Route>([
  'hand>gate',
  'drive>gate',
  'set>gate',
  'counter>gate',
  'gate>attack',
  'gate>defense',
  'gate>field',
  'gate>graveyard',
  'deck>counter',
  'deck>drive',
]);

/** What is played for its effect alone: an ability, or a card that does not enter a zone. */
const isEffect = (item: GateItem): boolean =>
  item.kind === 'ability' || (item.kind === 'card' && item.entering === undefined);

/** Chapter 15: what effects do is told, and what the match, a turn or an attack brings with it is not. */
const byEffect = ({ clause }: GateRulerEvent): Headline | undefined =>
  clause.startsWith('15-') ? PLAIN : DETAIL;

const moved = (fact: GateRulerEventOf<'moved'>): Headline | undefined => {
  if (fact.clause === '12-4b-2') return DETAIL;
  return routeOf(fact) === 'counter>damage' ? HARM : ROUTINE.has(routeOf(fact)) ? DETAIL : PLAIN;
};

/** What a fact is in the short telling of a match; `undefined`: left out. */
export const headline = headlineFrom<GateRulerEvent>({
  shuffled: byEffect,
  turnBegan: { is: 'head', of: 1 },
  phaseBegan: { is: 'head', of: 2 },
  moment: DETAIL,
  moved,
  entered: DETAIL,
  declined: DETAIL,
  unlinked: DETAIL,
  expired: DETAIL,
  noted: DETAIL,
  unmet: DETAIL,
  revealed: ({ from }) => (from.zone === 'drive' ? PLAIN : DETAIL),
  readied: byEffect,
  exhausted: byEffect,
  summonCap: ({ decidedBy }) => (decidedBy?.includes('4-5a') ? DETAIL : PLAIN),
  passed: DETAIL,
  put: DETAIL,
  resolved: ({ item }) => (isEffect(item) ? IDLE : DETAIL),
  gateBreak: DETAIL,
  chose: DETAIL,
  attacked: { is: 'line', tone: 'plain', over: 3 },
  endedAttacks: DETAIL,
  dealt: HARM,
  rulerDamage: HARM,
  destroyed: HARM,
  damageReset: DETAIL,
  lost: OUTCOME,
  over: OUTCOME,
});
