import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { CardDefinition, Filter, Reference, WaitingKind } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import type { OptionOf } from '../state/option.ts';
import type { Choices, EffectItem, Selection, Target, WaitingItem } from '../state/waiting-item.ts';
import { cardDefinition, isSameObject, isUnitThere, ownerOf, refOf } from './cards.ts';
import { selectionKey } from './place-names.ts';
import { cardsIn, hasRoom, isVisibleTo, locationOf, unitsOf, waitingItem } from './zones.ts';

const asCard = (game: Game, card: Instance): Selection => ({ kind: 'card', ref: refOf(game, card) });

const fieldCandidates = (
  game: Game,
  player: Player,
  { side, type, orPlayers }: Extract<Filter, { from: 'field' }>,
): readonly Selection[] => {
  const found: Selection[] = [];
  for (const each of PLAYERS) {
    const isMeant = side === 'any' || (each === player) === (side === 'own');
    if (!isMeant) continue;
    for (const card of cardsIn(game, each, 'field')) {
      if (type === undefined || cardDefinition(game, card).type === type) found.push(asCard(game, card));
    }
    if (orPlayers) found.push({ kind: 'player', player: each });
  }
  return found;
};

/** Whether a choice from the hand may fall on a card. */
export const fitsHandFilter = (
  { type, cost }: Pick<CardDefinition, 'type' | 'cost'>,
  filter: Extract<Filter, { from: 'hand' }>,
): boolean => type === filter.type && cost <= (filter.costAtMost ?? cost);

const handCandidates = (
  game: Game,
  player: Player,
  filter: Extract<Filter, { from: 'hand' }>,
): readonly Selection[] =>
  hasRoom(game, player)
    ? cardsIn(game, player, 'hand')
        .filter((card) => fitsHandFilter(cardDefinition(game, card), filter))
        .map((card) => asCard(game, card))
    : [];

const isKind = (item: WaitingItem, kind: WaitingKind): boolean => {
  if (item.kind === 'timing') return kind === 'timing' || kind === item.timing;
  return item.kind === 'damage' && (kind === 'damage' || kind === `${item.role}Damage`);
};

/** reading.22: under the other reading only OUT may be named at a check of leaving. */
const mayBeNamed = (game: Game, item: WaitingItem): boolean =>
  game.window?.kind !== 'departure' ||
  game.interpretations.namedAtDeparture === 'anything' ||
  item.kind !== 'timing' ||
  item.timing === 'out';

/** check.7: of what a check is about, `only` leaves the card that is played, or the cost ability that is used. */
const isOnly = (item: WaitingItem | undefined, only: 'card' | 'ability' | undefined): boolean =>
  only === undefined || item?.kind === only;

const isStillThere = (game: Game, player: Player, subject: Selection): boolean => {
  switch (subject.kind) {
    case 'player':
      return true;
    case 'card':
      return isSameObject(game, subject.ref) && isVisibleTo(locationOf(game, subject.ref.card), player);
    case 'item':
      return waitingItem(game, subject.number) !== undefined;
    default:
      return subject satisfies never;
  }
};

const itemOf = (game: Game, subject: Selection): WaitingItem | undefined =>
  subject.kind === 'item' ? waitingItem(game, subject.number) : undefined;

/** A check of an attack is about the attacking unit, which is what a counter can name. */
const asNamed = (game: Game, subject: Selection): Selection => {
  const item = itemOf(game, subject);
  return item?.kind === 'attack' ? { kind: 'card', ref: item.attacker } : subject;
};

/** Everything a choice of that player may fall on. */
export const candidates = (game: Game, player: Player, filter: Filter): readonly Selection[] => {
  switch (filter.from) {
    case 'field':
      return fieldCandidates(game, player, filter);
    case 'hand':
      return handCandidates(game, player, filter);
    case 'subjects':
      return (game.window?.subjects ?? [])
        .filter((subject) => isStillThere(game, player, subject))
        .filter((subject) => isOnly(itemOf(game, subject), filter.only))
        .map((subject) => asNamed(game, subject));
    case 'waiting':
      return game.waiting
        .filter((item) => isKind(item, filter.what) && mayBeNamed(game, item))
        .map(({ number }) => ({ kind: 'item', number }));
    default:
      return filter satisfies never;
  }
};

const asOptions = (
  game: Game,
  player: Player,
  selections: readonly Selection[],
  declared?: Choices,
): readonly OptionOf<'choose.target'>[] =>
  selections.map((chosen) => ({
    key: `choose ${selectionKey(game, player, chosen, declared)}`,
    type: 'choose.target',
    chosen,
  }));

/** The candidates as options. `declared`: what was chosen so far in the declaration going on. */
export const chooseOptions = (
  game: Game,
  player: Player,
  filter: Filter,
  declared?: Choices,
): readonly OptionOf<'choose.target'>[] =>
  asOptions(game, player, candidates(game, player, filter), declared);

/** reading.22: waiting things that a filter is about and that may not be named at the open check, as options. */
export const unnamableOptions = (
  game: Game,
  player: Player,
  filter: Filter,
): readonly OptionOf<'choose.target'>[] =>
  filter.from !== 'waiting'
    ? []
    : asOptions(
        game,
        player,
        game.waiting
          .filter((item) => isKind(item, filter.what) && !mayBeNamed(game, item))
          .map(({ number }) => ({ kind: 'item', number })),
      );

/** The card an effect comes from, as the object it was. */
export const sourceOf = (game: Game, item: EffectItem): CardRef =>
  item.kind === 'card' || item.kind === 'counter' ? refOf(game, item.card) : item.source;

const asCards = (game: Game, cards: readonly Instance[]): readonly Selection[] =>
  cards.map((card) => ({ kind: 'card', ref: refOf(game, card) }));

/** What was chosen under a name, which may be one that every object has; `null`: there was nothing to choose. */
export const chosenAs = (choices: Choices, name: string): Selection | null | undefined =>
  Object.hasOwn(choices, name) ? choices[name] : undefined;

const referenced = (game: Game, item: EffectItem, reference: Reference): readonly Selection[] => {
  const other = opponentOf(item.owner);
  switch (reference) {
    case 'this':
      return [{ kind: 'card', ref: sourceOf(game, item) }];
    case 'you':
      return [{ kind: 'player', player: item.owner }];
    case 'opponent':
      return [{ kind: 'player', player: other }];
    case 'ownUnits':
      return asCards(game, unitsOf(game, item.owner));
    case 'enemyUnits':
      return asCards(game, unitsOf(game, other));
    case 'allUnits':
      return asCards(game, [...unitsOf(game, item.owner), ...unitsOf(game, other)]);
    default: {
      const chosen = chosenAs(item.choices, reference.slice('chosen:'.length));
      return chosen ? [chosen] : [];
    }
  }
};

/** The cards a reference stands for that are still the objects they were (house.14). */
export const referencedCards = (game: Game, item: EffectItem, reference: Reference): readonly Instance[] =>
  referenced(game, item, reference).flatMap((chosen) =>
    chosen.kind === 'card' && isSameObject(game, chosen.ref) ? [chosen.ref.card] : [],
  );

/** Those of them that are on the field. */
export const referencedOnField = (game: Game, item: EffectItem, reference: Reference): readonly Instance[] =>
  referencedCards(game, item, reference).filter((card) =>
    cardsIn(game, ownerOf(game, card), 'field').includes(card),
  );

/** The waiting things a reference stands for. */
export const referencedItems = (game: Game, item: EffectItem, reference: Reference): readonly WaitingItem[] =>
  referenced(game, item, reference).flatMap((chosen) =>
    chosen.kind === 'item' ? (waitingItem(game, chosen.number) ?? []) : [],
  );

/** What can be dealt damage: players, and units that are there. */
export const referencedTargets = (game: Game, item: EffectItem, reference: Reference): readonly Target[] =>
  referenced(game, item, reference).filter(
    (chosen): chosen is Target =>
      chosen.kind === 'player' || (chosen.kind === 'card' && isUnitThere(game, chosen.ref)),
  );
