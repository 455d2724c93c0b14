import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import { cardDefinition, damageOn, lifeOf } from '../queries/cards.ts';
import { cardsIn, staysOnField, ZONES } from '../queries/zones.ts';
import type { Game, Side } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { cardChosen, cardsNamed } from '../views/determinization.ts';

const zonesWithCards = (game: Game) =>
  PLAYERS.flatMap((player) =>
    ZONES.map((zone: Zone) => ({ player, zone, cards: cardsIn(game, player, zone) })),
  );

/** zone.2: every card is in exactly one place; in the waiting zone it is in no other. */
const misplacedCards = (game: Game): readonly string[] => {
  const times = new Map<Instance, number>();
  const count = (card: Instance) => times.set(card, (times.get(card) ?? 0) + 1);
  for (const { cards } of zonesWithCards(game)) cards.forEach(count);
  for (const item of game.waiting) if (item.kind === 'card' || item.kind === 'counter') count(item.card);
  return game.definitionOf.flatMap((id, card) =>
    times.get(card) === 1 ? [] : [`zone.2: card ${card} (${id}) is in ${times.get(card) ?? 0} places`],
  );
};

/** Cards never change sides. */
const strayCards = (game: Game): readonly string[] =>
  zonesWithCards(game).flatMap(({ player, zone, cards }) =>
    cards
      .filter((card) => game.owner[card] !== player)
      .map((card) => `zone.2: card ${card} is in the ${zone} of player ${player}, not its owner`),
  );

/** reading.8, house.6: what a field holds. */
const faultyFields = (game: Game): readonly string[] =>
  PLAYERS.flatMap((player) => {
    const field = cardsIn(game, player, 'field');
    const strangers =
      game.interpretations.spellsResolve === 'fromField'
        ? []
        : field.filter((card) => !staysOnField(cardDefinition(game, card)));
    return [
      ...strangers.map((card) => `reading.8: ${game.definitionOf[card]} does not stay, yet lies on a field`),
      ...(field.length > game.house.fieldLimit
        ? [`house.6: player ${player} has ${field.length} cards`]
        : []),
    ];
  });

/** attack.1, reading.26: units on a field, and only they, have a state, and no unit carries fatal damage. */
const faultyUnits = (game: Game): readonly string[] => {
  const units = PLAYERS.flatMap((player) => cardsIn(game, player, 'field')).filter(
    (card) => cardDefinition(game, card).type === 'unit',
  );
  const noted = Object.keys(game.units)
    .map(Number)
    .filter((card) => game.units[card] !== undefined);
  return [
    ...units.filter((unit) => !noted.includes(unit)).map((unit) => `attack.1: unit ${unit} has no state`),
    ...noted
      .filter((card) => !units.includes(card))
      .map((card) => `attack.1: card ${card} is no unit on a field`),
    ...units
      .filter((unit) => damageOn(game, unit) >= lifeOf(game, unit))
      .map((unit) => `reading.26: unit ${unit} outlives its damage`),
  ];
};

/** attack.1: rights to attack are the turn player's, and end with the battle phase. */
const strayRights = (game: Game): readonly string[] =>
  Object.entries(game.units)
    .filter(([unit, state]) => {
      const mayHave = game.turn.phase === 'battle' && game.owner[Number(unit)] === game.turn.player;
      return state?.attackRight === true && !mayHave;
    })
    .map(([unit]) => `attack.1: unit ${unit} has a right to attack`);

/** event.3: something is unresolved only during an event. */
const leftovers = (game: Game): readonly string[] =>
  game.event === null && (game.waiting.length > 0 || game.window !== null || game.due.length > 0)
    ? ['event.3: something is unresolved between events']
    : [];

/** attack.4: one attack at a time. */
const doubledAttacks = (game: Game): readonly string[] =>
  game.waiting.filter(({ kind }) => kind === 'attack').length > 1 ? ['attack.4: two attacks wait'] : [];

/** attack.7: the attacker of a waiting attack is on the field. */
const orphanedAttacks = (game: Game): readonly string[] =>
  game.waiting.flatMap((item) =>
    item.kind === 'attack' && game.object[item.attacker.card] !== item.attacker.object
      ? [`attack.7: the attack of card ${item.attacker.card} waits without its unit`]
      : [],
  );

/** play.1: nobody pays with energy they do not have. */
const debts = (game: Game): readonly string[] =>
  PLAYERS.filter((player) => game.sides[player].energy < 0).map(
    (player) => `play.1: player ${player} has less than no energy`,
  );

/** Everything that must hold in every position; one sentence with its clause for each invariant that fails. */
export const checkInvariants = (game: Game): readonly string[] => [
  ...misplacedCards(game),
  ...strayCards(game),
  ...faultyFields(game),
  ...faultyUnits(game),
  ...strayRights(game),
  ...leftovers(game),
  ...doubledAttacks(game),
  ...orphanedAttacks(game),
  ...debts(game),
];

/** The side with other cards in the places that the viewer does not see: in the deck, and in the hand of the opponent. */
const redealSide = (side: Side, isOpponent: boolean, kept: ReadonlySet<Instance>): Side => {
  const { deck, hand } = side.zones;
  if (!isOpponent) return { ...side, zones: { ...side.zones, deck: deck.toReversed() } };
  const free = [...deck, ...hand].filter((card) => !kept.has(card));
  const cards = [...deck, ...hand].map((card) => (kept.has(card) ? card : (free.pop() as Instance)));
  return {
    ...side,
    zones: { ...side.zones, deck: cards.slice(0, deck.length), hand: cards.slice(deck.length) },
  };
};

/** The cards that something open refers to, which stay where they are. */
const cardsReferredTo = ({ due, event, waiting }: Game): ReadonlySet<Instance> =>
  new Set([
    ...(event ? [event.card] : []),
    ...due.flatMap(({ subjects }) => subjects.flatMap(cardChosen)),
    ...waiting.flatMap((item) => [
      ...cardsNamed(item),
      ...('choices' in item
        ? Object.values(item.choices).flatMap((each) => (each ? cardChosen(each) : []))
        : []),
    ]),
  ]);

/** The game with decks, and the hand of the opponent, dealt in another way. Nothing while a check is open, which may name such a card. */
export const rerandomizeHiddenCards = (game: Game, viewer: Player): Game | undefined => {
  if (game.window !== null) return undefined;
  const referredTo = cardsReferredTo(game);
  const sideOf = (player: Player): Side =>
    redealSide(game.sides[player], player === opponentOf(viewer), referredTo);
  return { ...game, sides: [sideOf(0), sideOf(1)], rng: game.rng.map((word) => ~word) };
};
