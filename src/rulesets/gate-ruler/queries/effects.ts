import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import { flatMapFast, memo, memoizeLast2, omit } from '../../../core/hot-path.ts';
import {
  type Amount,
  type CardFilter,
  type Condition,
  type Continuous,
  type Keyword,
  type Reference,
  type Stat,
  sideOfFilter,
  type ZoneKind,
} from '../state/card.ts';
import type { Game } from '../state/game.ts';
import { chosenCards, type Scope } from '../state/gate-item.ts';
import type { CardRef, Instance, Place } from '../state/instance.ts';
import { type ContinuousAbility, cardDefinition, isSameObject, refOf, stateOf } from './cards.ts';
import { cardsInPlay, hasInformationWhereSet } from './in-play.ts';
import { memoOnBoard } from './state-memo.ts';
import { cardsIn, controllerOf, kindOf, locationOf, zonesOf } from './zones.ts';

/** An effect that is true now; `on` are the cards it was applied to, absent where its text says which. */
export interface ActiveEffect<Effect extends Continuous = Continuous> {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly on: readonly CardRef[] | undefined;
  /** The number given to the card as it came, or to the effect as it was applied: what came later has a higher one. */
  readonly since: number;
}

type EffectsOf<Kind extends string> = readonly ActiveEffect<Extract<Continuous, Record<Kind, unknown>>>[];

/** Effects by the key that says what they do; those of which the last one decides by age (14-7a). */
export interface EffectsByKind {
  readonly change: EffectsOf<'change'>;
  readonly set: EffectsOf<'set'>;
  readonly keyword: EffectsOf<'keyword'>;
  readonly cannot: EffectsOf<'cannot'>;
  readonly mayTreat: EffectsOf<'mayTreat'>;
  readonly unaffected: EffectsOf<'unaffected'>;
  readonly instead: EffectsOf<'instead'>;
  readonly damage: EffectsOf<'damage'>;
  /** The numbers of cards that some effect changes or sets. */
  readonly numbers: ReadonlySet<Stat>;
}

export const groupByKind = memoizeLast2(
  (effects: readonly ActiveEffect[]) => effects,
  (effects): EffectsByKind => {
    const thatSay = <Kind extends string>(kind: Kind): EffectsOf<Kind> =>
      effects.filter(({ effect }) => kind in effect) as unknown as EffectsOf<Kind>;
    const byAge = <Effect extends ActiveEffect>(found: readonly Effect[]): readonly Effect[] =>
      found.length < 2 ? found : found.toSorted((one, other) => one.since - other.since);
    const [change, set] = [thatSay('change'), byAge(thatSay('set'))];
    return {
      change,
      set,
      keyword: byAge(thatSay('keyword')),
      cannot: thatSay('cannot'),
      mayTreat: thatSay('mayTreat'),
      unaffected: thatSay('unaffected'),
      instead: thatSay('instead'),
      damage: thatSay('damage'),
      numbers: new Set([
        ...change.map(({ effect }) => effect.change),
        ...set.map(({ effect }) => effect.set),
      ]),
    };
  },
);

/** The value of an amount as it is read now; of a card that is gone, what it last had (14-15a). */
export const amountOf = (game: Game, scope: Scope, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return matchingCards(game, scope, amount.count).length * (amount.times ?? 1);
  if ('event' in amount) return scope.cause?.amount ?? 0;
  if ('material' in amount) return scope.material?.[amount.material] ?? 0;
  const cards = referencedCards(game, scope, amount.of);
  if (cards.length === 0 && amount.of === 'cause') return scope.cause?.stats?.[amount.stat] ?? 0;
  const read = (card: Instance): number =>
    amount.stat === 'level' ? levelIn(game, scope, card) : statOf(game, card, amount.stat);
  return cards.reduce((total, card) => total + read(card), 0);
};

/** 1-5g: whether an amount reads a number that a card it means does not have. */
export const hasMissingNumber = (game: Game, scope: Scope, amount: Amount): boolean =>
  typeof amount === 'object' &&
  'of' in amount &&
  referencedCards(game, scope, amount.of).some(
    (card) => cardDefinition(game, card)[amount.stat] === undefined,
  );

/** Whether a condition holds now. */
export const isConditionTrue = (game: Game, scope: Scope, condition: Condition): boolean => {
  if ('any' in condition) return condition.any.some((each) => isConditionTrue(game, scope, each));
  if ('not' in condition) return !isConditionTrue(game, scope, condition.not);
  if ('turn' in condition) return (game.turn.player === scope.controller) === (condition.turn === 'own');
  const count = matchingCards(game, scope, condition.count).length;
  return (
    (condition.atLeast === undefined || count >= amountOf(game, scope, condition.atLeast)) &&
    (condition.atMost === undefined || count <= amountOf(game, scope, condition.atMost))
  );
};

/** The cards an effect is about. */
export const subjectOf = (effect: Continuous): Reference => {
  if ('on' in effect) return effect.on;
  return effect.damage === 'more' ? effect.source : effect.receiver;
};

/** The cards a reference means now; cards that became others since are left out (3-2d). */
export const referencedCards = (game: Game, scope: Scope, reference: Reference): readonly Instance[] => {
  if (typeof reference === 'object') return matchingCards(game, scope, reference.all);
  switch (reference) {
    case 'this':
      return isSameObject(game, scope.source) ? [scope.source.card] : [];
    case 'ownRuler':
      return game.sides[scope.controller].zones.ruler;
    case 'enemyRuler':
      return game.sides[opponentOf(scope.controller)].zones.ruler;
    case 'cause':
      return scope.cause?.card && isSameObject(game, scope.cause.card) ? [scope.cause.card.card] : [];
    case 'source':
      return scope.cause?.source && isSameObject(game, scope.cause.source) ? [scope.cause.source.card] : [];
    case 'attacker':
      return game.attack && isSameObject(game, game.attack.attacker) ? [game.attack.attacker.card] : [];
    default:
      return chosenCards(scope.choices, reference)
        .filter((ref) => isSameObject(game, ref))
        .map((ref) => ref.card);
  }
};

/** The cards a reference means that an effect of the scope's controller can act on: what is not affected by it is left out. */
export const affectedCards = (game: Game, scope: Scope, reference: Reference): readonly Instance[] =>
  referencedCards(game, scope, reference).filter((card) => !isUnaffected(game, card, scope.controller));

/** Whether a reference means that card now. */
export const isReferenced = (game: Game, scope: Scope, reference: Reference, card: Instance): boolean => {
  if (reference === 'this') return scope.source.card === card && isSameObject(game, scope.source);
  if (typeof reference === 'object') return matchesFilter(game, scope, reference.all, card);
  return referencedCards(game, scope, reference).includes(card);
};

const IN_PLAY_BUT_RULERS: readonly ZoneKind[] = ['attack', 'defense', 'set', 'field'];

const IN_PLAY: readonly ZoneKind[] = ['ruler', ...IN_PLAY_BUT_RULERS];

const SOULS: readonly ZoneKind[] = ['soul'];

/** 3-6c: without a named zone, text means cards in play: no ruler (3-7a-2) unless it says so. */
const zonesOfFilter = (filter: CardFilter): readonly ZoneKind[] =>
  filter.zone ?? (filter.soulOf ? SOULS : filter.type?.includes('ruler') ? IN_PLAY : IN_PLAY_BUT_RULERS);

/** Whether the text says of the cards what they are, and not just that they are cards. */
const namesInformation = (filter: CardFilter): boolean =>
  (filter.type ??
    filter.attribute ??
    filter.faction ??
    filter.id ??
    filter.keyword ??
    filter.levelAtLeast ??
    filter.levelAtMost) !== undefined;

/** 3-6c-1: whether a text can mean a card that lies there: in a set zone that it does not name, only some. */
const canMean = (game: Game, filter: CardFilter, card: Instance, kind: ZoneKind): boolean =>
  kind !== 'set' ||
  filter.zone !== undefined ||
  (namesInformation(filter) ? hasInformationWhereSet(game, card) : game.interpretations.setCards !== 'none');

/** 3-6c-1: whether a text that names no zone passes by a card in a set zone for want of information. */
export const isAnySetCardIgnored = (game: Game, scope: Scope, filter: CardFilter): boolean =>
  PLAYERS.some(
    (player) =>
      isOnSide(filter, scope, player) &&
      zonesOf(game, player, 'set').some((zone) =>
        cardsIn(game, player, zone).some((card) => !canMean(game, filter, card, 'set')),
      ),
  );

const isOnSide = (filter: CardFilter, scope: Scope, player: Player): boolean => {
  const side = sideOfFilter(filter);
  return side === 'both' || (player === scope.controller) === (side === 'ally');
};

/** The level of a card as a text reads it: as it is treated there (14-7b), else its own (14-7c). */
const levelIn = (game: Game, scope: Scope, card: Instance): number =>
  scope.treated?.[card] ?? levelOf(game, card);

const hasProperties = (game: Game, scope: Scope, filter: CardFilter, card: Instance): boolean => {
  const definition = cardDefinition(game, card);
  if (filter.type && !filter.type.includes(definition.type)) return false;
  if (filter.faction !== undefined && definition.faction !== filter.faction) return false;
  if (filter.id !== undefined && definition.id !== filter.id) return false;
  if (filter.attribute && !filter.attribute.some((each) => definition.attributes?.includes(each)))
    return false;
  if (filter.exhausted !== undefined && stateOf(game, card).exhausted !== filter.exhausted) return false;
  if (filter.other && isReferenced(game, scope, 'this', card)) return false;
  if (filter.except !== undefined && isReferenced(game, scope, filter.except, card)) return false;
  if (filter.keyword && !hasKeyword(game, card, filter.keyword)) return false;
  if (
    filter.levelAtLeast !== undefined &&
    levelIn(game, scope, card) < amountOf(game, scope, filter.levelAtLeast)
  ) {
    return false;
  }
  if (
    filter.levelAtMost !== undefined &&
    levelIn(game, scope, card) > amountOf(game, scope, filter.levelAtMost)
  ) {
    return false;
  }
  if (filter.soulOf !== undefined) {
    const host = game.soulOf[card];
    return host !== undefined && referencedCards(game, scope, filter.soulOf).includes(host);
  }
  return true;
};

/** Whether a card that lies there is meant by a filter. */
export const matchesFilterAt = (
  game: Game,
  scope: Scope,
  filter: CardFilter,
  card: Instance,
  place: Place,
): boolean =>
  isOnSide(filter, scope, place.player) &&
  zonesOfFilter(filter).includes(kindOf(place.zone)) &&
  canMean(game, filter, card, kindOf(place.zone)) &&
  hasProperties(game, scope, filter, card);

/** Whether a card is meant by a filter; a card on the gate never is. */
export const matchesFilter = (game: Game, scope: Scope, filter: CardFilter, card: Instance): boolean => {
  const place = locationOf(game, card);
  return place !== 'gate' && matchesFilterAt(game, scope, filter, card, place);
};

/** The same text with that card treated as that level. */
export const withLevelTreated = (
  { controller, source, choices, cause, treated, material }: Scope,
  card: Instance,
  level: number,
): Scope => ({
  controller,
  source,
  choices,
  cause,
  treated: { ...treated, [card]: level },
  material,
});

/** The levels a text may read a card as: the one it is treated as there, else all it may be treated as (14-7b). */
export const levelsIn = (game: Game, scope: Scope, card: Instance): readonly number[] => {
  const treated = scope.treated?.[card];
  return treated === undefined ? possibleLevels(game, card) : [treated];
};

const ofAnyLevel = memo((filter: CardFilter): CardFilter => omit(filter, 'levelAtLeast', 'levelAtMost'));

/** All cards a filter means if each level is read as it may be treated (14-7b). */
export const possiblyMatchingCards = (game: Game, scope: Scope, filter: CardFilter): readonly Instance[] => {
  const { levelAtLeast, levelAtMost } = filter;
  return levelAtLeast === undefined && levelAtMost === undefined
    ? matchingCards(game, scope, filter)
    : findCards(game, scope, filter, ofAnyLevel(filter)).filter((card) =>
        levelsIn(game, scope, card).some((level) =>
          hasProperties(game, withLevelTreated(scope, card, level), filter, card),
        ),
      );
};

/** All cards a filter means, player 0's first, zone by zone, in the order they lie there. */
export const matchingCards = (game: Game, scope: Scope, filter: CardFilter): readonly Instance[] =>
  findCards(game, scope, filter, filter);

/** The cards that lie where a filter looks and fit what is asked of them. */
const findCards = (game: Game, scope: Scope, filter: CardFilter, asked: CardFilter): readonly Instance[] => {
  const found: Instance[] = [];
  for (const player of PLAYERS) {
    if (!isOnSide(filter, scope, player)) continue;
    for (const kind of zonesOfFilter(filter)) {
      for (const zone of zonesOf(game, player, kind)) {
        for (const card of cardsIn(game, player, zone)) {
          if (canMean(game, filter, card, kind) && hasProperties(game, scope, asked, card)) found.push(card);
        }
      }
    }
  }
  return found;
};

const treatmentsOf = (game: Game, card: Instance) =>
  flatMapFast(effectsByKind(game).mayTreat, ({ effect, scope, on }) =>
    applies(game, scope, effect.on, on, card) ? [{ level: effect.as, controller: scope.controller }] : [],
  );

/** 14-7b: the levels a card may be treated as, its own first. */
export const possibleLevels = (game: Game, card: Instance): readonly number[] => [
  ...new Set([levelOf(game, card), ...treatmentsOf(game, card).map(({ level }) => level)]),
];

/** Who decides how the level of a card is read. */
export const treatmentController = (game: Game, card: Instance): Player | undefined =>
  treatmentsOf(game, card)[0]?.controller;

/**
 * A number of a card now (ch.2, 15-2a): the printed one, then increases and decreases, then set values in the order the
 * effects came (inferred). What is not there reads as 0 (1-5g).
 */
export const statOf = (game: Game, card: Instance, stat: Stat): number => {
  const printed = cardDefinition(game, card)[stat] ?? 0;
  const { change, set, numbers } = effectsByKind(game);
  if (!numbers.has(stat)) return printed;
  let value = printed;
  for (const { effect, scope, on } of change) {
    if (effect.change === stat && applies(game, scope, effect.on, on, card)) {
      value += amountOf(game, scope, effect.by);
    }
  }
  for (const { effect, scope, on } of set) {
    if (effect.set === stat && applies(game, scope, effect.on, on, card)) {
      value = amountOf(game, scope, effect.to);
    }
  }
  return value;
};

/** Whether any effect changes a number of any card. */
export const isAnyNumberChanged = (game: Game): boolean => effectsByKind(game).numbers.size > 0;

/** Whether any effect changes that number of any card. */
export const isAnyChanged = (game: Game, stat: Stat): boolean => effectsByKind(game).numbers.has(stat);

const STATS: readonly Stat[] = ['level', 'atk', 'hp', 'stk'];

const AS_PRINTED: readonly string[] = [];

/** The numbers of a card that are not as printed, such as `level 0`. */
export const changedStats = (game: Game, card: Instance): readonly string[] => {
  if (!isAnyNumberChanged(game)) return AS_PRINTED;
  const printed = cardDefinition(game, card);
  const changed: string[] = [];
  for (const stat of STATS) {
    if (!isAnyChanged(game, stat)) continue;
    const now = statOf(game, card, stat);
    if (now !== (printed[stat] ?? 0)) changed.push(`${stat} ${now}`);
  }
  return changed;
};

export const levelOf = (game: Game, card: Instance): number => statOf(game, card, 'level');

export const attackOf = (game: Game, card: Instance): number => statOf(game, card, 'atk');

export const hitPointsOf = (game: Game, card: Instance): number => statOf(game, card, 'hp');

export const strikeOf = (game: Game, card: Instance): number => statOf(game, card, 'stk');

/** The keywords that the card has now: printed or given, and not taken away since. */
export const keywordsOf = (game: Game, card: Instance): readonly Keyword[] => {
  let has: readonly Keyword[] = cardDefinition(game, card).keywords ?? [];
  for (const { effect, scope, on } of effectsByKind(game).keyword) {
    const { keyword, lose } = effect;
    if (has.includes(keyword) !== (lose === true) || !applies(game, scope, effect.on, on, card)) continue;
    has = lose === true ? has.filter((each) => each !== keyword) : [...has, keyword];
  }
  return has;
};

/** Whether the card has the keyword now: printed or given, and not taken away since. */
export const hasKeyword = (game: Game, card: Instance, keyword: Keyword): boolean => {
  let has = cardDefinition(game, card).keywords?.includes(keyword) ?? false;
  for (const { effect, scope, on } of effectsByKind(game).keyword) {
    if (effect.keyword === keyword && applies(game, scope, effect.on, on, card)) {
      has = effect.lose !== true;
    }
  }
  return has;
};

/** Whether the card has one of those keywords now. */
export const hasOneOf = (
  game: Game,
  card: Instance,
  keywords: readonly { readonly id: Keyword }[],
): boolean => {
  for (const { id } of keywords) if (hasKeyword(game, card, id)) return true;
  return false;
};

/** Whether an effect forbids the card that (8-4c). */
export const isForbidden = (
  game: Game,
  card: Instance,
  what: 'attack' | 'beAttacked' | 'beChosen',
): boolean =>
  effectsByKind(game).cannot.some(
    ({ effect, scope, on }) => effect.cannot === what && applies(game, scope, effect.on, on, card),
  );

/** 14-13: whether an effect removes the card from the game where it would go to the graveyard. */
export const isRemovedInstead = (game: Game, card: Instance): boolean =>
  effectsByKind(game).instead.some(({ effect, scope, on }) => applies(game, scope, effect.on, on, card));

/** Whether an effect would remove the card instead, but passes by it as it is not affected. */
export const isRemovalIgnored = (game: Game, card: Instance): boolean =>
  effectsByKind(game).instead.some(
    ({ effect, scope, on }) =>
      isOn(game, scope, effect.on, on, card) && isUnaffected(game, card, scope.controller),
  );

const NOTHING_CHOSEN = {};

/** A continuous ability of a card that lies where it is valid; the card is the same object as long as it lies there (3-2d). */
interface StandingAbility {
  readonly ability: ContinuousAbility;
  readonly scope: Scope;
  readonly effects: readonly ActiveEffect[];
}

const isValidIn = ({ zone: valid }: ContinuousAbility, kind: ZoneKind): boolean =>
  valid ? valid.includes(kind) : kind !== 'set';

const standingAbilities = memoizeLast2(cardsInPlay, (game): readonly StandingAbility[] =>
  flatMapFast(cardsInPlay(game), ({ card, player, zone }) => {
    const scope: Scope = { controller: player, source: refOf(game, card), choices: NOTHING_CHOSEN };
    return cardDefinition(game, card)
      .continuous.filter((ability) => isValidIn(ability, kindOf(zone)))
      .map((ability) => ({
        ability,
        scope,
        effects: ability.effects.map((effect) => ({
          effect,
          scope,
          on: undefined,
          // A set card that comes out keeps its object (3-2d), and with it its age (inferred).
          since: scope.source.object,
        })),
      }));
  }),
);

const lastingEffects = memoizeLast2(
  ({ lasting }: Game) => lasting,
  ({ lasting }): readonly ActiveEffect[] =>
    lasting.map(({ effect, controller, source, on, number }) => ({
      effect,
      scope: { controller, source, choices: NOTHING_CHOSEN },
      on,
      since: number,
    })),
);

/** What was true last: the same list goes on while the same is true, so that what is found from it holds. */
let lastActiveEffects: readonly ActiveEffect[] = [];

const isUnchangedList = (effects: readonly ActiveEffect[]): boolean =>
  effects.length === lastActiveEffects.length &&
  effects.every((effect, index) => effect === lastActiveEffects[index]);

const abilityEffects = (game: Game): readonly ActiveEffect[] =>
  flatMapFast(standingAbilities(game), ({ ability, scope, effects }) =>
    ability.while === undefined || isConditionTrue(game, scope, ability.while) ? effects : [],
  );

/** The game whose continuous abilities are being read. */
let gameInEvaluation: Game | undefined;

const readActiveEffects = memoOnBoard((game): readonly ActiveEffect[] => {
  if (standingAbilities(game).length === 0) return lastingEffects(game);
  const outer = gameInEvaluation;
  gameInEvaluation = game;
  const abilities = abilityEffects(game);
  gameInEvaluation = outer;
  const effects = game.lasting.length === 0 ? abilities : [...abilities, ...lastingEffects(game)];
  if (!isUnchangedList(effects)) lastActiveEffects = effects;
  return lastActiveEffects;
});

/**
 * Every continuous ability that is valid, then every effect that lasts (14-1a-3, 14-1b). While the conditions of the
 * abilities themselves are read, only what lasts counts (inferred), so that no two abilities wait for each other.
 */
const activeEffects = (game: Game): readonly ActiveEffect[] =>
  gameInEvaluation === game ? lastingEffects(game) : readActiveEffects(game);

/** 14-7a: the ages of effects that set values or keywords; none where abilities set only their own card's and nothing follows a card. */
export const agesThatDecide = (game: Game): readonly number[] => {
  const isAged = ({ effect }: ActiveEffect): boolean => 'set' in effect || 'keyword' in effect;
  const standing = flatMapFast(standingAbilities(game), ({ effects }) => effects.filter(isAged));
  const lasting = lastingEffects(game).filter(isAged);
  const isMixed =
    standing.some(({ effect }) => 'on' in effect && effect.on !== 'this') ||
    (standing.length > 0 && lasting.some(({ on }) => on?.some(({ object }) => object === ANY_OBJECT)));
  return isMixed ? [...standing, ...lasting].map(({ since }) => since).sort((one, other) => one - other) : [];
};

/** Every effect that is true now, by what it does. */
export const effectsByKind = (game: Game): EffectsByKind => groupByKind(activeEffects(game));

/** Whether an effect is on that card: applied to it as the same object, or meant by its text. */
const isOn = (
  game: Game,
  scope: Scope,
  reference: Reference,
  on: readonly CardRef[] | undefined,
  card: Instance,
): boolean =>
  on === undefined
    ? isReferenced(game, scope, reference, card)
    : on.some((ref) => ref.card === card && (ref.object === ANY_OBJECT || game.object[card] === ref.object));

/** Whether an effect is on that card and applies to it. */
export const applies = (
  game: Game,
  scope: Scope,
  reference: Reference,
  on: readonly CardRef[] | undefined,
  card: Instance,
): boolean => isOn(game, scope, reference, on, card) && !isUnaffected(game, card, scope.controller);

/** The object number of a card that an effect goes with wherever it goes (3-2d-1). */
export const ANY_OBJECT = -1;

/** 14-12a: whether the card is not affected by effects of that player: its controller's opponent, by a text that says so. */
export const isUnaffected = (game: Game, card: Instance, by: Player): boolean =>
  effectsByKind(game).unaffected.some(
    ({ effect, scope, on }) => controllerOf(game, card) !== by && isOn(game, scope, effect.on, on, card),
  );
