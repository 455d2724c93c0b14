import { withEvent } from '../../../core/game-state.ts';
import { flatMapFast, memoizeLast2 } from '../../../core/hot-path.ts';
import {
  type AutoAbility,
  abilityUse,
  cardDefinition,
  isSameObject,
  isUsed,
  refOf,
  stateOf,
} from '../queries/cards.ts';
import {
  attackOf,
  hitPointsOf,
  isConditionTrue,
  isUnaffected,
  levelOf,
  matchesFilterAt,
  strikeOf,
} from '../queries/effects.ts';
import { topItem } from '../queries/gate.ts';
import { type CardInPlay, cardsInPlay } from '../queries/in-play.ts';
import { isInPlay, kindOf, locationOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { type CardFilter, NO_EFFECT, type Trigger, type Who } from '../state/card.ts';
import type { GateRulerEvent } from '../state/event.ts';
import type { DelayedAbility, Game, WaitingAbility } from '../state/game.ts';
import type { Cause, Scope } from '../state/gate-item.ts';
import type { CardRef, Instance, Use } from '../state/instance.ts';
import { withFacts, withState, withTakenBack, withTurn } from '../state/setters.ts';
import { keywordTriggers, type TriggeredKeyword } from './keyword-triggers.ts';
import { queueWaiting, removeTriggered } from './lasting.ts';

/** Of clauses that may have decided something, those that did. */
export const clausesThatApply = (
  ...clauses: readonly (ClauseId | false | undefined)[]
): readonly ClauseId[] => clauses.filter((clause) => clause !== false && clause !== undefined);

/** The clauses that decided how something happened, as an event names them: none where none did. */
export const clausesOrNone = (by: readonly ClauseId[]): readonly ClauseId[] | undefined =>
  by.length === 0 ? undefined : by;

/** The kinds of events that each kind of trigger waits for. What escapes was destroyed all the same (12-4b-5). */
const EVENTS_OF: Readonly<Record<Trigger['on'], readonly GateRulerEvent['what'][]>> = {
  moment: ['moment'],
  attack: ['attacked'],
  dealt: ['dealt'],
  damagePut: ['put'],
  enters: ['entered'],
  leaves: ['moved'],
  destroyed: ['destroyed', 'spared'],
  played: ['played'],
};

/** What triggers anything. Counterattack waits for some of them too, where it triggers. */
const TRIGGERING_EVENTS: ReadonlySet<GateRulerEvent['what']> = new Set(Object.values(EVENTS_OF).flat());

/** Whether the card is meant, as the object that it is now. */
const isWho = (game: Game, scope: Scope, who: Who | undefined, card: Instance | undefined): boolean =>
  who === undefined || (card !== undefined && isMeant(game, scope, who, card, game.object[card]));

/** 13-2a-1: whether the source of damage is meant, as the object that it was when its process was put. */
const isSource = (game: Game, scope: Scope, who: Who | undefined, { card, object }: CardRef): boolean =>
  who === undefined || isMeant(game, scope, who, card, object);

/** 3-2d: whether a card is meant as that object; a filter means no card that has become another since. */
const isMeant = (game: Game, scope: Scope, who: Who, card: Instance, object: number | undefined): boolean => {
  if (who === 'this') return scope.source.object === object;
  if (who === 'attacker') return game.attack?.attacker.object === object;
  return game.object[card] === object && fitsWho(game, scope, who, card);
};

/** 14-7c: a level that may be treated as another is read as it is. */
const fitsWho = (game: Game, scope: Scope, filter: CardFilter, card: Instance): boolean => {
  const place = locationOf(game, card);
  return place !== 'gate' && matchesFilterAt(game, scope, filter, card, place);
};

/** A card as what triggers an ability, with its numbers as they are now. */
export const causeOf = (game: Game, card: Instance): Cause => ({
  card: refOf(game, card),
  stats: {
    level: levelOf(game, card),
    atk: attackOf(game, card),
    hp: hitPointsOf(game, card),
    stk: strikeOf(game, card),
  },
});

const leavesPlay = (fact: Extract<GateRulerEvent, { what: 'moved' }>): boolean =>
  fact.from !== 'gate' && isInPlay(fact.from.zone) && (fact.to === 'gate' || !isInPlay(fact.to.zone));

/** What triggered the ability, if the event is what it waits for; read in the state that the trigger looks at. */
const causeFor = (game: Game, scope: Scope, when: Trigger, fact: GateRulerEvent): Cause | undefined => {
  switch (when.on) {
    case 'moment': {
      if (fact.what !== 'moment' || fact.moment !== when.moment) return undefined;
      const own = fact.player === scope.controller;
      return when.turn === undefined || own === (when.turn === 'own') ? {} : undefined;
    }
    case 'attack':
      return fact.what === 'attacked' &&
        isWho(game, scope, when.attacker, fact.attacker) &&
        isWho(game, scope, when.target, fact.target)
        ? causeOf(game, fact.attacker)
        : undefined;
    case 'dealt': {
      if (fact.what !== 'dealt') return undefined;
      const { source } = topItem(game, 'damage');
      return (when.combat === undefined || fact.combat === when.combat) &&
        isSource(game, scope, when.source, source) &&
        isWho(game, scope, when.receiver, fact.receiver)
        ? { ...causeOf(game, fact.receiver), amount: fact.amount, source }
        : undefined;
    }
    case 'damagePut':
      return fact.what === 'put' &&
        fact.item.kind === 'damage' &&
        (when.combat === undefined || fact.item.combat === when.combat) &&
        isSource(game, scope, when.source, fact.item.source) &&
        (when.receiver === undefined ||
          fact.item.pairs.some((pair) => isWho(game, scope, when.receiver, pair.receiver.card)))
        ? { item: fact.item.number }
        : undefined;
    case 'enters':
      return fact.what === 'entered' &&
        isWho(game, scope, when.card, fact.card) &&
        (when.from === undefined || (fact.from !== 'gate' && when.from.includes(kindOf(fact.from)))) &&
        (when.played === undefined || fact.played)
        ? causeOf(game, fact.card)
        : undefined;
    case 'leaves':
      return fact.what === 'moved' &&
        leavesPlay(fact) &&
        isWho(game, scope, when.card, fact.card) &&
        (when.to === undefined || (fact.to !== 'gate' && when.to.includes(kindOf(fact.to.zone))))
        ? causeOf(game, fact.card)
        : undefined;
    case 'destroyed':
      return (fact.what === 'destroyed' || fact.what === 'spared') && isWho(game, scope, when.card, fact.card)
        ? causeOf(game, fact.card)
        : undefined;
    case 'played':
      return fact.what === 'played' &&
        (fact.player === scope.controller) === (when.player === 'own') &&
        (when.type === undefined ||
          (fact.item.kind === 'card' && when.type.includes(cardDefinition(game, fact.item.card).type)))
        ? {}
        : undefined;
    default:
      return when satisfies never;
  }
};

/** A card that is not affected by effects is looked at all the same. */
const causeClauses = (at: Game, { controller }: Scope, { card }: Cause): readonly ClauseId[] =>
  card !== undefined && isUnaffected(at, card.card, controller) ? ['u2103/unaffected.7'] : [];

const isValidIn = (auto: AutoAbility, { zone }: CardInPlay): boolean => {
  const kind = kindOf(zone);
  return auto.zone ? auto.zone.includes(kind) : kind !== 'set';
};

/** 14-15a: what leaves play or is destroyed is looked at as it was before; all else as it is now. */
const usesPreviousState = (fact: GateRulerEvent): boolean =>
  fact.what === 'destroyed' || (fact.what === 'moved' && leavesPlay(fact));

const turnEndKey = (scope: Scope, index: number): string => `${scope.source.object}#${index}`;

const delayedKey = ({ number }: DelayedAbility): string => `delayed ${number}`;

const isTurnEnd = (fact: GateRulerEvent): boolean => fact.what === 'moment' && fact.moment === 'turnEnd';

/** 6-5a-1: whether what is noted by that key has triggered on the turn end in this end phase. */
const hasTurnEnded = (game: Game, key: string): boolean => game.turn.endTriggered.includes(key);

/** An ability about to wait, and what is noted so that it does not trigger again too soon. */
interface TriggeredAbility {
  readonly waiting: Omit<WaitingAbility, 'number'>;
  readonly used: { readonly card: Instance; readonly use: Use } | undefined;
  readonly turnEnd: string | undefined;
}

const NONE: readonly TriggeredAbility[] = [];

/** 14-15a-1: whether it triggered already, as another card left together with its own. */
const isWaiting = (game: Game, { source }: Scope, { effect }: AutoAbility): boolean =>
  game.waiting.some((each) => each.source.object === source.object && each.effect === effect);

const triggeredBy = (
  game: Game,
  at: Game,
  fact: GateRulerEvent,
  found: CardInPlay,
  auto: AutoAbility,
  index: number,
): readonly TriggeredAbility[] => {
  const { card, player } = found;
  const source = refOf(at, card);
  const scope: Scope = { controller: player, source, choices: {} };
  const once = auto.oncePerTurn ? abilityUse(cardDefinition(at, card), index) : undefined;
  if (once !== undefined && (isUsed(at, card, once) || isWaiting(game, scope, auto))) return NONE;
  const turnEnd = isTurnEnd(fact) ? turnEndKey(scope, index) : undefined;
  if (turnEnd !== undefined && hasTurnEnded(game, turnEnd)) return NONE;
  const cause = causeFor(at, scope, auto.when, fact);
  if (cause === undefined) return NONE;
  if (auto.if && !isConditionTrue(at, { controller: player, source, choices: {}, cause }, auto.if))
    return NONE;
  return [
    {
      waiting: {
        controller: player,
        source,
        choices: {},
        isSetCard: false,
        effect: auto.effect,
        cause,
        decidedBy: clausesOrNone(causeClauses(at, scope, cause)),
      },
      used: once !== undefined && isSameObject(game, source) ? { card, use: once } : undefined,
      turnEnd,
    },
  ];
};

/** 14-4b: a set event whose timing has come. */
const setTriggeredBy = (
  at: Game,
  fact: GateRulerEvent,
  { card, player }: CardInPlay,
): readonly TriggeredAbility[] => {
  const { timing, effect = NO_EFFECT } = cardDefinition(at, card);
  if (typeof timing !== 'object') return NONE;
  const scope: Scope = { controller: player, source: refOf(at, card), choices: {} };
  const turnEnd = isTurnEnd(fact) ? `${scope.source.object} set` : undefined;
  if (turnEnd !== undefined && hasTurnEnded(at, turnEnd)) return NONE;
  const cause = causeFor(at, scope, timing.when, fact);
  if (cause === undefined) return NONE;
  const decidedBy = clausesOrNone(causeClauses(at, scope, cause));
  const { controller, source, choices } = scope;
  const waiting = { controller, source, choices, isSetCard: true, effect, cause, decidedBy };
  return [{ waiting, used: undefined, turnEnd }];
};

type Listener = (game: Game, at: Game, fact: GateRulerEvent) => readonly TriggeredAbility[];

type Listeners = Map<GateRulerEvent['what'], Listener[]>;

const listen = (listeners: Listeners, { on }: Trigger, listener: Listener): void => {
  for (const what of EVENTS_OF[on]) {
    const before = listeners.get(what);
    if (before === undefined) listeners.set(what, [listener]);
    else before.push(listener);
  }
};

const listenAs = (listeners: Listeners, at: Game, found: CardInPlay): void => {
  const { timing, autos } = cardDefinition(at, found.card);
  if (kindOf(found.zone) === 'set') {
    if (typeof timing !== 'object') return;
    listen(listeners, timing.when, (_, looked, fact) => setTriggeredBy(looked, fact, found));
    return;
  }
  for (let index = 0; index < autos.length; index += 1) {
    const auto = autos[index] as AutoAbility;
    if (!isValidIn(auto, found)) continue;
    listen(listeners, auto.when, (game, looked, fact) => triggeredBy(game, looked, fact, found, auto, index));
  }
};

/** What the cards in play wait for, in their order there, by the kind of event. */
const listening = memoizeLast2(cardsInPlay, (at): Listeners => {
  const listeners: Listeners = new Map();
  for (const found of cardsInPlay(at)) listenAs(listeners, at, found);
  return listeners;
});

const cardTriggers = (game: Game, at: Game, fact: GateRulerEvent): readonly TriggeredAbility[] => {
  const listeners = listening(at).get(fact.what);
  return listeners === undefined ? NONE : flatMapFast(listeners, (listener) => listener(game, at, fact));
};

/** Whether events of that kind trigger anything at all. */
export const mayTrigger = ({ what }: GateRulerEvent): boolean => TRIGGERING_EVENTS.has(what);

const delayedTriggers = (game: Game, at: Game, fact: GateRulerEvent) =>
  flatMapFast(game.delayed, (delayed) => {
    if (isTurnEnd(fact) && hasTurnEnded(game, delayedKey(delayed))) return [];
    const cause = causeFor(at, delayed, delayed.when, fact);
    return cause === undefined ? [] : [{ delayed, cause }];
  });

/** 14-15a: whether the event triggers an ability that looks at the state before it. */
export const triggersFromPreviousState = (game: Game, before: Game, fact: GateRulerEvent): boolean =>
  usesPreviousState(fact) &&
  (cardTriggers(game, before, fact).length > 0 || delayedTriggers(game, before, fact).length > 0);

const NONE_WAITING: readonly TriggeredKeyword[] = [];

/** Whether the edition has keywords trigger during an attack (1.0.0); later editions check them in the damage step. */
const triggersKeywords = ({ interpretations, attack }: Game): boolean =>
  interpretations.combatKeywords === 'triggered' && attack !== undefined;

/** Queues what the event triggers (14-9): each ability once per event; a delayed one is used up unless it lasts. */
export const trigger = (game: Game, before: Game, fact: GateRulerEvent): Game => {
  const fromKeywords = triggersKeywords(game) ? keywordTriggers(game, fact) : NONE_WAITING;
  const at = usesPreviousState(fact) ? before : game;
  const fromCards = cardTriggers(game, at, fact);
  const fromDelayed = delayedTriggers(game, at, fact);
  if (fromCards.length + fromDelayed.length + fromKeywords.length === 0) return game;
  const waiting = [
    ...fromCards.map((triggered) => triggered.waiting),
    ...fromKeywords,
    ...fromDelayed.map(({ delayed, cause }) => ({
      controller: delayed.controller,
      source: delayed.source,
      choices: delayed.choices,
      isSetCard: false,
      effect: { instructions: delayed.effect },
      cause,
    })),
  ];
  const queued = queueWaiting(game, waiting);
  const spent = removeTriggered(
    queued,
    fromDelayed.map(({ delayed }) => delayed),
  );
  const turnEnds = [
    ...fromCards.map(({ turnEnd }) => turnEnd).filter((key) => key !== undefined),
    ...(isTurnEnd(fact) ? fromDelayed.map(({ delayed }) => delayedKey(delayed)) : []),
  ];
  return recordUses(recordTurnEnds(spent, turnEnds), fromCards);
};

const recordTurnEnds = (game: Game, turnEnds: readonly string[]): Game =>
  turnEnds.length === 0 ? game : withTurn(game, { endTriggered: [...game.turn.endTriggered, ...turnEnds] });

/** Notes that something of a card was used. */
export const recordUse = (game: Game, card: Instance, use: Use): Game =>
  withState(game, card, { used: [...stateOf(game, card).used, use] });

const recordUses = (game: Game, triggered: readonly TriggeredAbility[]): Game =>
  triggered.reduce(
    (next, { used }) => (used === undefined ? next : recordUse(next, used.card, used.use)),
    game,
  );

/** The game as it hears an answer: the facts before it are cleared. Every action on a move starts from it. */
export const clearEvents = (game: Game): Game => (game.facts.length === 0 ? game : withFacts(game, []));

/**
 * The one way a rule function tells that something happened: the event is appended, and the abilities it triggers are
 * queued (14-9). `before` is the state before the event, which abilities about leaving play look at (14-15a); of cards that
 * leave together, the state before all of them (14-15a-1).
 */
export const emitEvent = (game: Game, fact: GateRulerEvent, before: Game = game): Game => {
  if (!mayTrigger(fact)) return appendEvent(game, fact);
  const told = triggersFromPreviousState(game, before, fact) ? decidedByLookingBack(fact) : fact;
  return trigger(appendEvent(game, told), before, told);
};

const decidedByLookingBack = ({ clause, decidedBy, ...told }: GateRulerEvent): GateRulerEvent =>
  decidedBy === undefined
    ? { clause, ...told, decidedBy: ['14-15a'] }
    : { clause, decidedBy: [...decidedBy, '14-15a'], ...told };

/** What tells of no change of the state: a play that was taken back stays barred (14-3b-4). */
const EVENTS_WITHOUT_CHANGE: ReadonlySet<GateRulerEvent['what']> = new Set([
  'withdrawn',
  'passed',
  'treated',
]);

const clearWithdrawnPlays = (game: Game, fact: GateRulerEvent): Game =>
  game.takenBack.length > 0 && !EVENTS_WITHOUT_CHANGE.has(fact.what) ? withTakenBack(game, []) : game;

const appendEvent = (game: Game, fact: GateRulerEvent): Game =>
  withFacts(clearWithdrawnPlays(game, fact), withEvent(game.facts, fact));
