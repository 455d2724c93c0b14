import { definitionFinder } from '../../../core/definitions.ts';
import { memo } from '../../../core/memo.ts';
import type { Automatic, CardDefinition, CardType, Effect, LocalizedName, WindowKind } from '../state/card.ts';
import type { Game } from '../state/game-2.ts';
import type { Instance } from '../state/instance.ts';

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
