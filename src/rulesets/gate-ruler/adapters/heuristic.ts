import {
  atTurnEnd,
  type Evaluation,
  type Heuristic,
  type Rating,
  winProbability,
} from '../../../core/adapters/heuristic.ts';
import type { Player } from '../../../core/decision.ts';
import { memo } from '../../../core/hot-path.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { cardDefinition, rulerOf, rulerRules, stateOf } from '../queries/cards.ts';
import { attackOf, hitPointsOf } from '../queries/effects.ts';
import { cardsIn, type RowKind, zonesOfKind } from '../queries/zones.ts';
import {
  type Amount,
  type CardDefinition,
  type Effect,
  type Instruction,
  NO_EFFECT,
  type Reference,
} from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Line } from '../state/instance.ts';
import type { GateRulerOption, OptionOf } from '../state/option.ts';
import { breakReason, burnReason, ratingReasons, strikeReason } from '../text/rating-reasons.ts';
import type { GameView, KnownCard, SideView } from '../views/player-view.ts';
import {
  findKnownCard,
  knownCardsIn,
  lifeLeft,
  type PlayerBoard,
  playerBoard,
  printedCard,
  printedName,
  rulerIn,
  STRIKE_WORTH,
  toughnessOf,
  unitsIn,
  worthOf,
  zonesLike,
} from './view-queries.ts';

/**
 * Weights of a logistic regression, in logits, of how often a player goes on to win, on the leads at the beginning of a
 * turn: 19,205 turns of greedy matches with every eighth decision at random, each played on by the rules of thumb in six
 * determinizations. How hard units strike, how many there are and their levels came out at nothing.
 */
const WEIGHTS = {
  turn: 0.9,
  life: 0.35,
  /** Times 1 for the last life, a half for two of them, and so on. */
  fewLives: -0.85,
  hand: 0.04,
  set: 0.13,
  field: 0.18,
  attack: 0.11,
  /** What an attacker, or a defender, can still bear. */
  attackerLeft: 0.063,
  defenderLeft: 0.19,
} as const;

const hitPointsLeft = (game: Game, card: Instance): number =>
  hitPointsOf(game, card) - stateOf(game, card).damage;

const attackerWorth = (game: Game, card: Instance): number =>
  WEIGHTS.attack * attackOf(game, card) + WEIGHTS.attackerLeft * hitPointsLeft(game, card);

const remainingLife = (game: Game, player: Player): number => {
  const { life } = rulerRules(cardDefinition(game, rulerOf(game, player)));
  return life - cardsIn(game, player, 'damage').length;
};

const sumIn = (game: Game, player: Player, row: RowKind, worth: (card: Instance) => number): number => {
  let sum = 0;
  for (const zone of zonesOfKind(game, player, row)) {
    for (const card of cardsIn(game, player, zone)) sum += worth(card);
  }
  return sum;
};

const sideValue = (game: Game, player: Player): number => {
  const life = remainingLife(game, player);
  return (
    (game.turn.player === player ? WEIGHTS.turn : 0) +
    WEIGHTS.life * life +
    WEIGHTS.fewLives / Math.max(1, life) +
    WEIGHTS.hand * cardsIn(game, player, 'hand').length +
    WEIGHTS.field * cardsIn(game, player, 'field').length +
    sumIn(game, player, 'set', () => WEIGHTS.set) +
    sumIn(game, player, 'attack', (card) => attackerWorth(game, card)) +
    sumIn(game, player, 'defense', (card) => WEIGHTS.defenderLeft * hitPointsLeft(game, card))
  );
};

/** Chances of player 0, read off whose turn it is, life, cards in hand, set and on the field, and the units in the front row. */
export const gateRulerHeuristic: Evaluation<Game> = {
  ...atTurnEnd((game: Game) => winProbability(sideValue(game, 0), sideValue(game, 1))),
  isGuided: true,
};

/** An amount where it is printed; 1 stands for one that depends on the game. */
export const printedAmount = (amount: Amount): number => (typeof amount === 'number' ? amount : 1);

const isAbout = (reference: Reference, to: string): boolean =>
  typeof reference === 'string' && reference.startsWith(to);

/** Damage that the steps of an effect deal to what is chosen or to a ruler, whatever happens in between. */
export const damageTo = ({ instructions }: Effect, to: 'chosen' | 'ownRuler' | 'enemyRuler'): number =>
  instructions.reduce(
    (total, instruction) =>
      instruction.do === 'damage' && instruction.to.some((reference) => isAbout(reference, to))
        ? total + printedAmount(instruction.amount)
        : total,
    0,
  );

/** The first choice of cards that an effect asks for. */
export const firstChoice = ({
  instructions,
}: Effect): Extract<Instruction, { readonly do: 'choose' }> | undefined =>
  instructions.find((instruction) => instruction.do === 'choose');

const sum = (cards: readonly KnownCard[], stat: 'atk' | 'stk'): number =>
  cards.reduce((total, card) => total + card[stat], 0);

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>(
    (found, item) => found.flatMap((set) => [set, [...set, item]]),
    [[]],
  );

/** Cards that may attack together, and what they come to. */
interface Attackers {
  readonly cards: readonly KnownCard[];
  readonly atk: number;
  readonly stk: number;
}

/** All that is ready to attack, and every set of it, those first that take the least strike and the fewest attacks from others. */
const readyAttackers = memo(
  ({ own }: PlayerBoard): { readonly strike: number; readonly sets: readonly Attackers[] } => {
    const ready = [...unitsIn(own, 'attack'), rulerIn(own)].filter(({ exhausted }) => !exhausted);
    const sets = subsets(ready)
      .slice(1)
      .map((cards) => ({ cards, atk: sum(cards, 'atk'), stk: sum(cards, 'stk') }))
      .sort((a, b) => a.stk - b.stk || a.cards.length - b.cards.length);
    return { strike: sum(ready, 'stk'), sets };
  },
);

const defendersOn = ({ enemy }: PlayerBoard, line: Line): readonly KnownCard[] =>
  line === 'center' ? unitsIn(enemy, 'defense') : knownCardsIn(enemy, line);

/** An attack on a unit: worth the unit, and on the center line the strikes that get through behind it. */
const attackOnUnit = (table: PlayerBoard, attacker: KnownCard, target: KnownCard, opens: boolean): Rating => {
  const { strike, sets } = readyAttackers(table);
  const toughness = toughnessOf(target);
  const breakers = sets.find(({ atk }) => atk >= toughness);
  if (breakers === undefined || !breakers.cards.some(({ card }) => card === attacker.card)) {
    return { worth: 0.5, reason: ratingReasons.hurtsInVain(printedName(target)) };
  }
  const behind = opens ? strike - breakers.stk : 0;
  const count = breakers.cards.length;
  return {
    worth: (worthOf(target) + STRIKE_WORTH * behind) / count,
    reason: breakReason(printedName(target), count - 1, behind),
  };
};

/** 8-4c: attacks cost nothing, so any that hits something is better than none. */
export const rateAttack = (table: PlayerBoard, { attacker, line, target }: OptionOf<'attack'>): Rating => {
  const card = findKnownCard(table.view, attacker) as KnownCard;
  const defenders = defendersOn(table, line);
  const unit = defenders.find((each) => each.card === target);
  if (unit !== undefined) return attackOnUnit(table, card, unit, line === 'center' && defenders.length === 1);
  if (line !== 'center') return { worth: -1, reason: ratingReasons.emptyLine };
  return { worth: STRIKE_WORTH * card.stk, reason: strikeReason(card.stk) };
};

/** Standing in for the ruler counts more than attacking, and losing a unit that stands there already counts most. */
const DEFENSE = 6;
const ATTACK = 4;

/** 7-3: the zone a unit enters. */
export const rateZone = ({ view, own }: PlayerBoard, { zone }: OptionOf<'choose.zone'>): Rating => {
  const card = view.cardsOnGate.at(-1);
  const isDefense = zone.startsWith('defense');
  const gain = isDefense ? DEFENSE + (card?.hp ?? 0) : ATTACK + (card?.atk ?? 0) + (card?.stk ?? 0);
  const replaced = knownCardsIn(own, zone).reduce((total, unit) => total + 10 + worthOf(unit), 0);
  if (replaced > 0) return { worth: gain - replaced, reason: ratingReasons.zoneTaken };
  return { worth: gain, reason: isDefense ? ratingReasons.standsBefore : ratingReasons.canAttack };
};

const effectInPlay = ({ view }: PlayerBoard): Effect | undefined => {
  const item = view.gate.at(-1);
  if (item?.kind === 'ability') return item.effect;
  const card = view.cardsOnGate.at(-1);
  return item?.kind === 'card' && card !== undefined ? printedCard(card).effect : undefined;
};

const isOwn = ({ own }: PlayerBoard, { card }: KnownCard): boolean =>
  [...unitsIn(own, 'attack'), ...unitsIn(own, 'defense')].some((unit) => unit.card === card);

/** 14-3b, 14-3c: what an effect is about, or what pays. */
export const rateTarget = (table: PlayerBoard, option: OptionOf<'choose.card'>): Rating => {
  const card = findKnownCard(table.view, option.card);
  if (card === undefined || printedCard(card).type !== 'unit') {
    return { worth: 0, reason: ratingReasons.indifferent };
  }
  const effect = effectInPlay(table);
  const damage = effect === undefined ? 0 : damageTo(effect, 'chosen');
  if (isOwn(table, card))
    return { worth: damage > 0 ? -worthOf(card) : 0, reason: ratingReasons.isOwn(printedName(card)) };
  return toughnessOf(card) <= damage
    ? { worth: 10 + worthOf(card), reason: ratingReasons.destroys(printedName(card)) }
    : { worth: worthOf(card) / 10, reason: ratingReasons.betterEnemy(printedName(card)) };
};

/** Units come before everything that needs a target or can wait. */
const UNIT_FIRST = 50;

const hasRoom = (side: SideView): boolean =>
  [...zonesLike(side, 'attack'), ...zonesLike(side, 'defense')].some((zone) => side.zones[zone]?.count === 0);

const unit = ({ own }: PlayerBoard, card: KnownCard): Rating => {
  if (hasRoom(own))
    return { worth: UNIT_FIRST + worthOf(card), reason: ratingReasons.fillsZone(printedName(card)) };
  const weakest = Math.min(...[...unitsIn(own, 'attack'), ...unitsIn(own, 'defense')].map(worthOf));
  const gain = worthOf(card) - weakest;
  return gain > 1
    ? { worth: gain, reason: ratingReasons.replacesWeaker(printedName(card)) }
    : { worth: -1, reason: ratingReasons.noRoom };
};

const strikeAt = ({ enemy }: PlayerBoard, effect: Effect, highestLevel: number): Rating => {
  const amount = damageTo(effect, 'chosen');
  const killed = [...unitsIn(enemy, 'defense'), ...unitsIn(enemy, 'attack')]
    .filter((target) => target.level <= highestLevel && toughnessOf(target) <= amount)
    .sort((a, b) => worthOf(b) - worthOf(a))[0];
  return killed === undefined
    ? { worth: -1, reason: ratingReasons.destroysNothing }
    : { worth: worthOf(killed), reason: ratingReasons.destroys(printedName(killed)) };
};

const burn = ({ own, enemy }: PlayerBoard, dealt: number, taken: number): Rating => {
  const isAhead = lifeLeft(own) - taken > lifeLeft(enemy) - dealt;
  return {
    worth: STRIKE_WORTH * (dealt - taken) + (dealt > 0 && isAhead ? 1 : -1),
    reason: burnReason(dealt, taken),
  };
};

const event = (table: PlayerBoard, { effect = NO_EFFECT }: CardDefinition): Rating => {
  const dealt = damageTo(effect, 'enemyRuler');
  const taken = damageTo(effect, 'ownRuler');
  if (dealt > 0 || taken > 0) return burn(table, dealt, taken);
  if (damageTo(effect, 'chosen') === 0) return { worth: 2, reason: ratingReasons.otherThanDamage };
  return strikeAt(
    table,
    effect,
    printedAmount(firstChoice(effect)?.from.levelAtMost ?? Number.POSITIVE_INFINITY),
  );
};

const playing = (table: PlayerBoard, card: KnownCard): Rating => {
  const definition = printedCard(card);
  if (definition.type === 'event') return event(table, definition);
  return definition.type === 'unit'
    ? unit(table, card)
    : { worth: 40, reason: ratingReasons.staysInPlay(printedName(card)) };
};

const setting = (table: PlayerBoard, card: KnownCard): Rating => {
  if (printedCard(card).timing !== 'standard') return { worth: 30, reason: ratingReasons.playedFromSet };
  const isDriven = knownCardsIn(table.own, 'drive').some((driven) => driven.card === card.card);
  return isDriven && playing(table, card).worth > 0
    ? { worth: 0.5, reason: ratingReasons.elseLost }
    : { worth: -1, reason: ratingReasons.takesSetZone };
};

const revealing = (table: PlayerBoard, card: KnownCard): Rating =>
  (printedCard(card).type !== 'event' || printedCard(card).timing === 'standard') &&
  playing(table, card).worth > 0
    ? { worth: 100, reason: ratingReasons.revealFirst }
    : { worth: -1, reason: ratingReasons.nothingToDo };

type CardAction = OptionOf<Extract<GateRulerOption, { card: Instance }>['type']>;

/** 9-3e: cards are played when they do something now, instants are kept until they destroy a unit. */
const rateCard =
  (rate: (table: PlayerBoard, card: KnownCard) => Rating) =>
  (table: PlayerBoard, { card }: CardAction): Rating =>
    rate(table, findKnownCard(table.view, card) as KnownCard);

type Type = GateRulerOption['type'];

/** Types that are not there make no difference. */
type Ratings = { readonly [T in Type]?: (table: PlayerBoard, option: OptionOf<T>) => Rating };

const flat = (worth: number, reason: LocalizedText) => (): Rating => ({ worth, reason });

const INDIFFERENT: Rating = { worth: 0, reason: ratingReasons.indifferent };

const ratings: Ratings = {
  pass: flat(0, ratingReasons.nothingBetter),
  playUnit: rateCard(playing),
  playField: rateCard(playing),
  playInstantEvent: rateCard(playing),
  playStandardEvent: rateCard(playing),
  playDriven: rateCard(playing),
  reveal: rateCard(revealing),
  setCard: rateCard(setting),
  'choose.zone': rateZone,
  'choose.card': rateTarget,
  attack: rateAttack,
  endAttacks: flat(0, ratingReasons.noAttackLeft),
  'choose.done': flat(0, ratingReasons.enough),
  'choose.number': (_, { number }) => ({ worth: number, reason: ratingReasons.moreIsBetter }),
  'choose.consent': (_, { consent }) => ({ worth: consent ? 1 : 0, reason: ratingReasons.mostlyHelps }),
  exchangeHand: flat(1, ratingReasons.mostlyHelps),
  keepHand: flat(0, ratingReasons.mostlyHelps),
  useWaiting: flat(1, ratingReasons.waitingHelps),
  leaveWaiting: flat(0, ratingReasons.givesAbilityAway),
  useInstantAbility: flat(2, ratingReasons.useAbility),
  useStandardAbility: flat(2, ratingReasons.useAbility),
  useOverdrive: flat(2, ratingReasons.useOverdrive),
  giveUpOverdrive: flat(-2, ratingReasons.givesCardAway),
  keep: flat(0, ratingReasons.staysHidden),
  discard: flat(-2, ratingReasons.givesCardAway),
};

/**
 * Rates the options of Gate Ruler: fill the zones, the defense zone first; break through to the ruler where the attackers
 * suffice, else destroy what can be destroyed; keep instants until they destroy something.
 */
export const rateGateRuler: Heuristic<GateRulerOption, GameView> = ({ decision, view }) => {
  const table = playerBoard(view());
  return decision.options.map((option) => {
    const rate = ratings[option.type] as
      | ((table: PlayerBoard, option: GateRulerOption) => Rating)
      | undefined;
    return rate?.(table, option) ?? INDIFFERENT;
  });
};
