import type { Game, WaitingAbility } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { CardRef, Instance } from '../state/instance.ts';

const sourcesOf = (item: GateItem): readonly (CardRef | undefined)[] => {
  switch (item.kind) {
    case 'ability':
      return [item.source, item.cause?.card, item.cause?.source];
    case 'card':
      return [item.cause?.card, item.cause?.source];
    case 'damage':
      return [item.source];
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

/** The cards that something open refers to as its source or cause: wherever they are now, what they are is known. */
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
