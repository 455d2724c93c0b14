import type { Decision, Player } from '../../../core/decision.ts';
import { isSameObject, stateOf } from '../queries/information.ts';
import { isVisibleTo, locationOf } from '../queries/zones.ts';
import type { Attack, Game } from '../state/game.ts';
import type { GateItem, PlayedItem } from '../state/gate-item.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';

/**
 * How players name cards: by the number of the object, which ends with every hidden move and every move out of play
 * (3-2d), so that no card is followed where nobody may see it. Instances never leave the rules.
 */
export const handleOf = (game: Game, card: Instance): number => game.object[card] as number;

/** Stands for a card that the viewer does not see where it lies: one searched for in a deck. */
export const UNSEEN = -1;

const isUnseen = (game: Game, card: Instance, viewer: Player): boolean =>
  !isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, viewer);

const handleFor = (game: Game, card: Instance, viewer: Player): number =>
  isUnseen(game, card, viewer) ? UNSEEN : handleOf(game, card);

/** A card that has become another since is named by the object it was. */
const presentRef = (game: Game, viewer: Player, ref: CardRef): CardRef => {
  const isHidden = isSameObject(game, ref) && isUnseen(game, ref.card, viewer);
  const card = isHidden ? UNSEEN : ref.object;
  return { card, object: card };
};

const presentKeys = <V>(
  game: Game,
  viewer: Player,
  record: Readonly<Record<Instance, V>>,
): Readonly<Record<number, V>> =>
  Object.fromEntries(
    Object.entries(record).map(([card, value]) => [handleFor(game, Number(card), viewer), value]),
  );

/** Cards by cards, both by their handles. */
const presentPairs = (
  game: Game,
  viewer: Player,
  record: Readonly<Record<Instance, Instance | null>>,
): Readonly<Record<number, number | null>> => {
  const keyed = Object.entries(presentKeys(game, viewer, record));
  return Object.fromEntries(
    keyed.map(([handle, card]) => [handle, card === null ? null : handleFor(game, card, viewer)]),
  );
};

const presentChosen = (game: Game, viewer: Player, item: PlayedItem): Partial<PlayedItem> => {
  const present = (ref: CardRef): CardRef => presentRef(game, viewer, ref);
  return {
    choices: Object.fromEntries(
      Object.entries(item.choices).map(([name, refs]) => [name, refs.map(present)]),
    ),
    ...(item.picking && { picking: item.picking.map(present) }),
    ...(item.treated && { treated: presentKeys(game, viewer, item.treated) }),
    ...(item.guarded && { guarded: presentPairs(game, viewer, item.guarded) }),
    ...(item.enhanced && { enhanced: presentPairs(game, viewer, item.enhanced) }),
    ...(item.cause?.card && {
      cause: {
        ...item.cause,
        card: present(item.cause.card),
        ...(item.cause.source && { source: present(item.cause.source) }),
      },
    }),
  };
};

/** An item of the gate with handles, or `UNSEEN`, in place of instances. */
export const presentItem = (game: Game, item: GateItem, viewer: Player): GateItem => {
  const present = (ref: CardRef): CardRef => presentRef(game, viewer, ref);
  switch (item.kind) {
    case 'card':
      return { ...item, ...presentChosen(game, viewer, item), card: handleOf(game, item.card) } as GateItem;
    case 'ability':
      return { ...item, ...presentChosen(game, viewer, item), source: present(item.source) } as GateItem;
    case 'damage':
      return {
        ...item,
        source: present(item.source),
        pairs: item.pairs.map((pair) => ({ ...pair, receiver: present(pair.receiver) })),
      };
    case 'destroy':
      return { ...item, card: present(item.card) };
    case 'drive':
      return { ...item, cards: item.cards.map(publicRef), overdrives: item.overdrives.map(publicRef) };
    case 'rulerDamage':
      return item;
    default:
      return item satisfies never;
  }
};

/** What attacks, and the cards that a drive waits for, keep their handles: where they lie is known to all. */
const publicRef = ({ object }: CardRef): CardRef => ({ card: object, object });

/** The attack going on with handles in place of instances. */
export const presentAttack = (attack: Attack): Attack => ({
  ...attack,
  attacker: publicRef(attack.attacker),
  ...(attack.target && { target: publicRef(attack.target) }),
  ...(attack.notes?.counterattack && {
    notes: { ...attack.notes, counterattack: publicRef(attack.notes.counterattack) },
  }),
});

const presentOption = (game: Game, option: GateRulerOption, viewer: Player): GateRulerOption => {
  if (option.form === 'attack') {
    return {
      ...option,
      attacker: handleOf(game, option.attacker),
      ...(option.target !== undefined && { target: handleOf(game, option.target) }),
    };
  }
  return 'card' in option ? { ...option, card: handleFor(game, option.card, viewer) } : option;
};

/** A decision as the player asked may see it: options with handles, or `UNSEEN`, in place of instances. */
export const present = (game: Game, decision: Decision<GateRulerOption>): Decision<GateRulerOption> => ({
  ...decision,
  options: decision.options.map((option) => presentOption(game, option, decision.player)),
});
