import { determinizationsOf, type HiddenCard } from '../../../core/adapters/determinization.ts';
import { PLAYERS, type Player } from '../../../core/decision.ts';
import type { Position } from '../../../core/game-state.ts';
import type { RngState } from '../../../core/random.ts';
import { determinized } from '../../../kit/sides.ts';
import { cardDefinition } from '../queries/cards.ts';
import { chosenAs, fitsHandFilter } from '../queries/targets.ts';
import { cardsIn, isVisibleTo, ZONES } from '../queries/zones.ts';
import { type Draft, draftAnswers, effectOf, energyFor, stepOf } from '../rules/declaration.ts';
import type { CardDefinition, Effect, Filter } from '../state/card.ts';
import { copies, copyOf } from '../state/copies.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { Choices, Selection, WaitingItem } from '../state/waiting-item.ts';

/** The card that was chosen; none where it is a player or something that waits. */
export const cardChosen = (chosen: Selection): readonly Instance[] =>
  chosen.kind === 'card' ? [chosen.ref.card] : [];

/** The cards that a waiting item is of or about, which were in the open. */
export const cardsNamed = (item: WaitingItem): readonly Instance[] => {
  switch (item.kind) {
    case 'card':
    case 'counter':
      return [item.card];
    case 'ability':
    case 'timing':
      return [item.source.card];
    case 'attack':
      return [item.attacker.card, ...cardChosen(item.target)];
    case 'damage':
      return [...(item.source ? [item.source.card] : []), ...cardChosen(item.target)];
    default:
      return item satisfies never;
  }
};

/** Cards that something open is about: they were in the open, so what they are is known wherever they are now. */
const knownCards = (
  { event, waiting, window, due }: Game,
  declared: Instance | undefined,
): ReadonlySet<Instance> =>
  new Set([
    ...(event && event.card !== declared ? [event.card] : []),
    ...waiting.flatMap(cardsNamed),
    ...[...(window ? [window] : []), ...due].flatMap(({ subjects }) => subjects.flatMap(cardChosen)),
  ]);

const hiddenCards = (game: Game, viewer: Player): readonly Instance[] =>
  PLAYERS.flatMap((player) =>
    ZONES.filter((zone) => !isVisibleTo({ player, zone }, viewer)).flatMap((zone) =>
      cardsIn(game, player, zone),
    ),
  );

type ChoiceFilter = readonly [chosen: Instance, from: Filter];

/** The cards that were chosen for an effect, with what each choice was made from. */
const filtersOf = (choices: Choices, { instructions }: Effect): readonly ChoiceFilter[] =>
  instructions.flatMap((step) => {
    const chosen = step.do === 'choose' ? chosenAs(choices, step.as) : undefined;
    return step.do === 'choose' && chosen?.kind === 'card' ? [[chosen.ref.card, step.from] as const] : [];
  });

/** The same for all that is open. */
const openFilters = (game: Game, draft: Draft | undefined): readonly ChoiceFilter[] => [
  ...game.waiting.flatMap((item) => ('choices' in item ? filtersOf(item.choices, item.effect) : [])),
  ...(draft === undefined ? [] : filtersOf(draft.choices, effectOf(game, draft))),
];

/** Whether a declaration could be that of another card: of the same kind and price, it has come to the same step. */
const couldDeclare = (game: Game, draft: Draft, id: string): boolean => {
  const other = copyOf(game);
  other.definitionOf = game.definitionOf.with(draft.card, id);
  const isCounter = (each: Game): boolean => cardDefinition(each, draft.card).type === 'counter';
  return (
    isCounter(other) === isCounter(game) &&
    energyFor(other, draft) === energyFor(game, draft) &&
    stepOf(other, draft) === stepOf(game, draft) &&
    draftAnswers({ game: other, draft }).length > 0
  );
};

/** The declaration going on; its card is in the hand until it is complete, if it is no ability. */
const openDraft = ({ stack }: Position<Game>): Draft | undefined => {
  const frame = stack.find(({ rest }) => 'draft' in rest);
  return frame?.rest.draft as Draft | undefined;
};

/** The hidden cards, first those that few cards of the match could be, so that something is left for each. */
const strictestFirst = (
  hidden: readonly HiddenCard[],
  definitionOf: readonly string[],
): readonly HiddenCard[] => {
  const fitting = new Map(
    hidden
      .filter(({ isConditional }) => isConditional)
      .map((place) => [place, definitionOf.filter((id) => place.mayBe(id)).length]),
  );
  return [...fitting.keys()]
    .sort((one, other) => (fitting.get(one) ?? 0) - (fitting.get(other) ?? 0))
    .concat(hidden.filter(({ isConditional }) => !isConditional));
};

/** Draws determinizations of that position for the viewer: decks and the other hand are dealt anew, chance included. */
export const determinize = (
  position: Position<Game>,
  viewer: Player,
): ((rng: RngState) => Position<Game>) => {
  const { game, stack } = position;
  const draft = openDraft(position);
  const filters = openFilters(game, draft);
  const conditionsOn = (card: Instance): readonly ((id: string) => boolean)[] => [
    ...filters.flatMap(([chosen, from]) =>
      chosen === card && from.from === 'hand'
        ? [(id: string) => fitsHandFilter(game.cards[id] as CardDefinition, from)]
        : [],
    ),
    ...(draft?.card === card ? [(id: string) => couldDeclare(game, draft, id)] : []),
  ];
  const hidden = hiddenCards(game, viewer).map((card): HiddenCard => {
    const conditions = conditionsOn(card);
    return {
      card,
      owner: game.owner[card] as Player,
      mayBe: (id) => conditions.every((holds) => holds(id)),
      isConditional: conditions.length > 0,
    };
  });
  const draw = determinizationsOf({
    definitionOf: game.definitionOf,
    decks: PLAYERS.map((player) => cardsIn(game, player, 'deck')),
    hidden: strictestFirst(hidden, game.definitionOf),
    known: knownCards(game, draft?.card),
  });
  const known = copyOf(game);
  known.facts = [];
  return (rng) => ({ game: determinized(copies, known, draw(rng)), stack });
};
