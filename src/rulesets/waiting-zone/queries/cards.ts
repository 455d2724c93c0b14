import { opponentOf, type Player } from '../../../core/decision.ts';
import { definitionFinder, memo, memoizeLast2 } from '../../../core/hot-path.ts';
import type {
  Automatic,
  CardDefinition,
  CardType,
  Effect,
  LocalizedName,
  WindowKind,
} from '../state/card.ts';
import type { Game, UnitState } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';

/** Remembers what a rule function gave for the last two games it was asked about. */
export const memoizeOnGame = <V>(compute: (game: Game) => V): ((game: Game) => V) =>
  memoizeLast2((game: Game) => game, compute);

/** The printed data of a card. All have one shape: numbers that a card lacks are 0, lists empty, all else `undefined`. */
export interface Definition {
  readonly id: string;
  readonly name: LocalizedName;
  readonly type: CardType;
  readonly cost: number;
  readonly additionalDiscards: number;
  readonly optional: CardDefinition['optional'] | undefined;
  readonly attack: number;
  readonly life: number;
  readonly automatics: readonly Automatic[];
  readonly in: Effect | undefined;
  readonly out: Effect | undefined;
  readonly ability: CardDefinition['ability'] | undefined;
  readonly effects: readonly Effect[];
  readonly windows: readonly WindowKind[];
}

const definitionFrom = memo(
  (card: CardDefinition): Definition => ({
    id: card.id,
    name: card.name,
    type: card.type,
    cost: card.cost,
    additionalDiscards: card.additionalDiscards ?? 0,
    optional: card.optional,
    attack: card.attack ?? 0,
    life: card.life ?? 0,
    automatics: card.automatics ?? [],
    in: card.in,
    out: card.out,
    ability: card.ability,
    effects: card.effects ?? [],
    windows: card.windows ?? [],
  }),
);

/** The definition of a card. */
export const cardDefinition: (game: Game, card: Instance) => Definition = definitionFinder(definitionFrom);

/** The card as the object it is now. */
export const refOf = (game: Game, card: Instance): CardRef => ({ card, object: game.object[card] as number });

/** Whether the object is still there: the card has not moved since. */
export const isSameObject = (game: Game, ref: CardRef): boolean => game.object[ref.card] === ref.object;

/** What is noted of a unit on the field; `undefined` for anything else. */
export const unitState = (game: Game, card: Instance): UnitState | undefined => game.units[card];

/** The damage on a unit; 0 for anything else. */
export const damageOn = (game: Game, card: Instance): number => game.units[card]?.damage ?? 0;

/** Whether that object is a unit on the field now. */
export const isUnitThere = (game: Game, ref: CardRef): boolean =>
  isSameObject(game, ref) && game.units[ref.card] !== undefined;

export const ownerOf = (game: Game, card: Instance): Player => game.owner[card] as Player;
export const lifeOf = (game: Game, unit: Instance): number => cardDefinition(game, unit).life;
export const attackOf = (game: Game, unit: Instance): number => cardDefinition(game, unit).attack;

/** The player who does not begin events, and is asked at the checks (check.1). */
export const nonTurnPlayer = (game: Game): Player => opponentOf(game.turn.player);
