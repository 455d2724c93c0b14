import { determinizationsOf, type HiddenCard } from '../../../core/adapters/determinization.ts';
import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Frame, Position } from '../../../core/game-state.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { type RngState, shuffle } from '../../../core/random.ts';
import { determinized } from '../../../kit/sides.ts';
import { refOf } from '../queries/cards.ts';
import { playerWaiting, waitingFor } from '../queries/gate.ts';
import { cardsIn, isSettable, isSetZone, isVisibleTo, zonesOfPlayer } from '../queries/zones.ts';
import { type CardDefinition, NO_EFFECT } from '../state/card.ts';
import { copies, copyOf } from '../state/copies.ts';
import type { Game, Turn, WaitingAbility } from '../state/game.ts';
import type { DeckOrder, GateItem, PlayedItem } from '../state/gate-item.ts';
import type { CardRef, Instance, Place } from '../state/instance.ts';

/** 10-3b: of the cards driven by damage only those that may be set stay face down. */
const isDrivenToBeSet = (game: Game, card: Instance): boolean =>
  game.gate.some((item) => item.kind === 'drive' && item.cards.some((ref) => ref.card === card));

/** 3-10c: a card set face down is one that may be set. */
const isKnownSettable = (game: Game, { zone }: Place, card: Instance): boolean =>
  isSetZone(zone) || (zone === 'drive' && isDrivenToBeSet(game, card));

/** The kind of event that a set card waits for. */
const eventAwaited = (game: Game, id: string): string | undefined => {
  const { timing } = game.cards[id] as CardDefinition;
  return typeof timing === 'object' ? timing.when.on : undefined;
};

const hiddenIn = (game: Game, place: Place, viewer: Player): readonly HiddenCard[] =>
  cardsIn(game, place.player, place.zone)
    .filter((card) => !isVisibleTo(place, game.states[card]?.faceUp ?? true, viewer))
    .map((card) => {
      const isConditional = isKnownSettable(game, place, card);
      const mayBe = (id: string) => !isConditional || isSettable(game.cards[id] as CardDefinition);
      return { card, owner: game.owner[card] as Player, mayBe, isConditional };
    });

/** Where the set cards whose time has come are supposed to lie. */
type Supposition = ReadonlyMap<WaitingAbility, CardRef>;

const NO_SUPPOSITION: Supposition = new Map();

/** 14-4b: with the places of the set cards that are asked about first; what lies there waits for an event of that kind. */
const withAskedFirst = (
  game: Game,
  hidden: readonly HiddenCard[],
  supposed: Supposition,
): readonly HiddenCard[] => {
  const eventAt = new Map<Instance, string | undefined>();
  for (const [{ source }, { card }] of supposed)
    eventAt.set(card, eventAwaited(game, game.definitionOf[source.card] as string));
  const limited = hidden
    .filter(({ card }) => eventAt.has(card))
    .map((place): HiddenCard => {
      const mayBe = (id: string) => eventAwaited(game, id) === eventAt.get(place.card);
      return { ...place, mayBe, isConditional: true };
    });
  return [...limited, ...hidden.filter(({ card }) => !eventAt.has(card))];
};

/** The cards hidden from the viewer, by player, zone and order in the zone. */
export const hiddenCards = (game: Game, viewer: Player): readonly HiddenCard[] =>
  PLAYERS.flatMap((player) =>
    zonesOfPlayer(game, player).flatMap((zone) => hiddenIn(game, { player, zone }, viewer)),
  );

const sourcesOf = (item: GateItem): readonly (CardRef | undefined)[] => {
  switch (item.kind) {
    case 'ability':
      return [item.source, item.cause?.card, item.cause?.source];
    case 'card':
      return [item.cause?.card, item.cause?.source];
    case 'damage':
      return [item.source, ...item.pairs.map(({ receiver }) => receiver)];
    case 'destroy':
      return [item.card];
    case 'rulerDamage':
    case 'drive':
      return [];
    default:
      return item satisfies never;
  }
};

/** 14-4b: whether the timing of a face-down set card has come, of which only its player knows. */
export const isSecret = ({ isSetCard, source }: WaitingAbility, hidden: ReadonlySet<Instance>): boolean =>
  isSetCard && hidden.has(source.card);

/** The cards that something open refers to as its source, cause or receiver: wherever they are now, what they are is known. */
export const knownSources = (game: Game, hidden: ReadonlySet<Instance>): ReadonlySet<Instance> => {
  const refs = [
    ...game.gate.flatMap(sourcesOf),
    ...game.waiting
      .filter((waiting) => !isSecret(waiting, hidden))
      .flatMap(({ source, cause }) => [source, cause.card, cause.source]),
    ...game.delayed.map(({ source }) => source),
    ...game.lasting.map(({ source }) => source),
  ];
  return new Set(refs.flatMap((ref) => (ref === undefined ? [] : [ref.card])));
};

/** 11-1b: whether the open question is what to play of that which waits. */
const isWaitingAsked = (stack: readonly Frame[]): boolean => {
  const asking = stack.at(-1);
  return asking?.state === 'choosing' && 'waiting' in asking.rest;
};

/**
 * The hidden set cards that the open question is about: as it is asked, everybody knows that something waits, unless it is
 * asked because of what waits openly.
 */
const secretlyAsked = (
  { game, stack }: Position<Game>,
  hidden: ReadonlySet<Instance>,
): readonly WaitingAbility[] => {
  if (!isWaitingAsked(stack)) return [];
  const all = waitingFor(game, playerWaiting(game) as Player);
  const secret = all.filter((waiting) => isSecret(waiting, hidden));
  return all.length - secret.length > 1 ? [] : secret;
};

const isOrdering = (item: GateItem): item is PlayedItem & { readonly deckOrder: DeckOrder } =>
  'deckOrder' in item && item.deckOrder !== undefined;

/** 3-2d-2: the order in which the opponent puts cards into a deck is always the same. */
const withoutDeckOrder = (game: Game, item: GateItem, viewer: Player): GateItem => {
  if (!isOrdering(item)) return item;
  const cards = [game.turn.player, opponentOf(game.turn.player)].flatMap((player) => {
    const own = item.deckOrder.cards.filter(({ card }) => game.owner[card] === player);
    return player === viewer ? own : own.toSorted((one, other) => one.card - other.card);
  });
  return { ...item, deckOrder: { ...item.deckOrder, cards } };
};

/** 14-4b: which hidden set cards have triggered on the end of the turn is known to their player alone. */
const withoutSetCards = (turn: Turn, secretObjects: ReadonlySet<number>): Turn => ({
  ...turn,
  endTriggered: turn.endTriggered.filter((key) => !secretObjects.has(Number.parseInt(key, 10))),
});

/**
 * The game without what tells of what is hidden: set cards whose time has come, but for those that are asked about, plays
 * that were taken back, the order of cards on their way to a deck.
 */
const withoutSecrets = (
  game: Game,
  hidden: ReadonlySet<Instance>,
  viewer: Player,
  supposed = NO_SUPPOSITION,
): Game => {
  const secretObjects = new Set([...hidden].map((card) => game.object[card] as number));
  const next = copyOf(game);
  next.waiting = flatMapFast(game.waiting, (waiting) => {
    if (!isSecret(waiting, hidden)) return [waiting];
    const source = supposed.get(waiting);
    return source === undefined ? [] : [{ ...waiting, source, effect: NO_EFFECT, decidedBy: undefined }];
  });
  if (game.turn.endTriggered.length > 0) next.turn = withoutSetCards(game.turn, secretObjects);
  next.takenBack = game.takenBack.filter(({ object }) => !secretObjects.has(object));
  if (game.gate.some(isOrdering)) next.gate = game.gate.map((item) => withoutDeckOrder(game, item, viewer));
  next.facts = [];
  return next;
};

/** A play going on keeps the game before it, to be taken back to (14-3b-4). */
const withStateBefore = (stack: readonly Frame[], change: (before: Game) => Game): readonly Frame[] =>
  stack.map((frame) => {
    const { before } = frame.rest as { readonly before?: Game };
    return before === undefined ? frame : { ...frame, rest: { ...frame.rest, before: change(before) } };
  });

/**
 * Draws positions as the viewer may imagine that one (3-2b): the hidden cards of each player are dealt anew, decks and
 * chance included. Cards keep their instances but not what they are. A set card that is asked about may be any of those
 * that its player has set.
 */
export const determinize = (
  position: Position<Game>,
  viewer: Player,
): ((rng: RngState) => Position<Game>) => {
  const { game, stack } = position;
  const places = hiddenCards(game, viewer);
  const hidden = new Set(places.map(({ card }) => card));
  const knownStack = withStateBefore(stack, (before) => withoutSecrets(before, hidden, viewer));
  const drawing = (supposed: Supposition) => {
    const draw = determinizationsOf({
      definitionOf: game.definitionOf,
      decks: PLAYERS.map((player) => cardsIn(game, player, 'deck')),
      hidden: withAskedFirst(game, places, supposed),
      known: knownSources(game, hidden),
    });
    const known = withoutSecrets(game, hidden, viewer, supposed);
    return (rng: RngState): Position<Game> => {
      const imagined = draw(rng);
      return {
        game: determinized(copies, known, imagined),
        stack: withStateBefore(knownStack, (before) => determinized(copies, before, imagined)),
      };
    };
  };
  const asked = secretlyAsked(position, hidden);
  if (asked.length === 0) return drawing(NO_SUPPOSITION);
  const { controller } = asked[0] as WaitingAbility;
  const setCards = flatMapFast(zonesOfPlayer(game, controller), (zone) =>
    isSetZone(zone) ? cardsIn(game, controller, zone).filter((card) => hidden.has(card)) : [],
  );
  return (rng) => {
    const [order, next] = shuffle(rng, setCards);
    const supposed = order
      .slice(0, asked.length)
      .map((card, index) => [asked[index] as WaitingAbility, refOf(game, card)] as const);
    return drawing(new Map(supposed))(next);
  };
};
