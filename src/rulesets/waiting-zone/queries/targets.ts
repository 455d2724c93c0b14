import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import type { Filter, Reference, WaitingKind } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import type { OptionOf } from '../state/option.ts';
import type { EffectItem, Selection, Target, WaitingItem } from '../state/waiting-item.ts';
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

const handCandidates = (
  game: Game,
  player: Player,
  filter: Extract<Filter, { from: 'hand' }>,
): readonly Selection[] =>
  hasRoom(game, player)
    ? cardsIn(game, player, 'hand')
        .filter((card) => {
          const { type, cost } = cardDefinition(game, card);
          return type === filter.type && cost <= (filter.costAtMost ?? cost);
        })
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

/** check.7: a card being played is not a cost ability being used. */
const isOnly = (item: WaitingItem, only: 'card' | 'ability' | undefined): boolean =>
  only === undefined || (item.kind === 'ability') === (only === 'ability');

const isStillThere = (
  game: Game,
  player: Player,
  subject: Selection,
  only: 'card' | 'ability' | undefined,
): boolean => {
  switch (subject.kind) {
    case 'player':
      return true;
    case 'card':
      return isSameObject(game, subject.ref) && isVisibleTo(locationOf(game, subject.ref.card), player);
    case 'item': {
      const item = waitingItem(game, subject.number);
      return item !== undefined && isOnly(item, only);
    }
    default:
      return subject satisfies never;
  }
};

/** A check of an attack is about the attacking unit, which is what a counter can name. */
const asNamed = (game: Game, subject: Selection): Selection => {
  const item = subject.kind === 'item' ? waitingItem(game, subject.number) : undefined;
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
        .filter((subject) => isStillThere(game, player, subject, filter.only))
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
): readonly OptionOf<'choose.target'>[] =>
  selections.map((chosen) => ({
    key: `choose ${selectionKey(game, player, chosen)}`,
    type: 'choose.target',
    chosen,
  }));

/** The candidates as options. */
export const chooseOptions = (
  game: Game,
  player: Player,
  filter: Filter,
): readonly OptionOf<'choose.target'>[] => asOptions(game, player, candidates(game, player, filter));

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
      const chosen = item.choices[reference.slice('chosen:'.length)];
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
