import type { Decision } from '../kernel/decision.ts';
import type { Attack, CardRef, Game, Instance } from './game.ts';
import type { GateItem, PlayedItem } from './gate-item.ts';
import type { GateRulerOption } from './option.ts';

/**
 * How players name cards: by the number of the object, which ends with every hidden move and every move out of play
 * (3-2d), so that no card is followed where nobody may see it. Instances never leave the rules.
 */
export const handleOf = (game: Game, card: Instance): number => game.object[card] as number;

const presentRef = ({ object }: CardRef): CardRef => ({ card: object, object });

const presentKeys = <V>(game: Game, record: Readonly<Record<Instance, V>>): Readonly<Record<number, V>> =>
  Object.fromEntries(Object.entries(record).map(([card, value]) => [handleOf(game, Number(card)), value]));

const presentChosen = (game: Game, item: PlayedItem): Partial<PlayedItem> => ({
  choices: Object.fromEntries(
    Object.entries(item.choices).map(([name, refs]) => [name, refs.map(presentRef)]),
  ),
  ...(item.picking && { picking: item.picking.map(presentRef) }),
  ...(item.treated && { treated: presentKeys(game, item.treated) }),
  ...(item.guarded && { guarded: presentKeys(game, item.guarded) }),
  ...(item.cause?.card && { cause: { ...item.cause, card: presentRef(item.cause.card) } }),
});

/** An item of the gate with handles in place of instances. */
export const presentItem = (game: Game, item: GateItem): GateItem => {
  switch (item.kind) {
    case 'card':
      return { ...item, ...presentChosen(game, item), card: handleOf(game, item.card) } as GateItem;
    case 'ability':
      return { ...item, ...presentChosen(game, item), source: presentRef(item.source) } as GateItem;
    case 'damage':
      return {
        ...item,
        source: presentRef(item.source),
        pairs: item.pairs.map((pair) => ({ ...pair, receiver: presentRef(pair.receiver) })),
      };
    case 'destroy':
      return { ...item, card: presentRef(item.card) };
    case 'drive':
      return {
        ...item,
        cards: item.cards.map(presentRef),
        overdrives: item.overdrives.map(presentRef),
      };
    case 'rulerDamage':
      return item;
    default:
      return item satisfies never;
  }
};

/** The attack going on with handles in place of instances. */
export const presentAttack = (attack: Attack): Attack => ({
  ...attack,
  attacker: presentRef(attack.attacker),
  ...(attack.target && { target: presentRef(attack.target) }),
  ...(attack.notes?.counterattack && {
    notes: { ...attack.notes, counterattack: presentRef(attack.notes.counterattack) },
  }),
});

const presentOption = (game: Game, option: GateRulerOption): GateRulerOption => {
  if (option.form === 'attack') {
    return {
      ...option,
      attacker: handleOf(game, option.attacker),
      ...(option.target !== undefined && { target: handleOf(game, option.target) }),
    };
  }
  return 'card' in option ? { ...option, card: handleOf(game, option.card) } : option;
};

/** A decision as the player asked may see it: options with handles in place of instances. */
export const present = (game: Game, decision: Decision<GateRulerOption>): Decision<GateRulerOption> => ({
  ...decision,
  options: decision.options.map((option) => presentOption(game, option)),
});
