import { PLAYERS, type Player } from '../../../src/core/decision.ts';
import type { Position } from '../../../src/core/game-state.ts';
import { drawInt, type RngState, rngStream } from '../../../src/core/random.ts';
import { isSettable } from '../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance, Zone } from '../../../src/rulesets/gate-ruler/state/instance.ts';

/** Where a card may lie unseen. Only what may be set lies in a set zone, and what waits to be set in a drive zone. */
interface Hidden {
  readonly card: Instance;
  readonly isSet: boolean;
}

/** 3-4b to 3-19b, read anew from the rules and not from what the views are made with. */
const isSeenThere = (zone: Zone, isOwn: boolean, isFaceUp: boolean): boolean => {
  if (zone === 'deck') return false;
  if (zone === 'hand') return isOwn;
  return zone === 'drive' || zone.startsWith('set') ? isOwn || isFaceUp : true;
};

const cardsSeen = (game: Game, viewer: Player, isSeen: boolean): readonly Hidden[] =>
  PLAYERS.flatMap((player) =>
    (Object.entries(game.sides[player].zones) as [Zone, (readonly Instance[])?][]).flatMap(
      ([zone, cards = []]) =>
        cards
          .filter(
            (card) => isSeenThere(zone, player === viewer, game.states[card]?.faceUp ?? true) === isSeen,
          )
          .map((card) => ({ card, isSet: zone !== 'deck' && zone !== 'hand' })),
    ),
  );

/** The cards that a viewer sees now. */
export const seenBy = (game: Game, viewer: Player): readonly Instance[] => [
  ...cardsSeen(game, viewer, true).map(({ card }) => card),
  ...game.gate.flatMap((item) => (item.kind === 'card' ? [item.card] : [])),
];

/** What something open says of cards, wherever they are now. */
const spokenOf = ({ gate, waiting, delayed, lasting }: Game): ReadonlySet<Instance> =>
  new Set(
    [...JSON.stringify([gate, waiting, delayed, lasting]).matchAll(/"card":(\d+)/g)].map(([, card]) =>
      Number(card),
    ),
  );

/**
 * A position that differs in everything the viewer has no way to know: what hidden cards are, the order of decks, what
 * chance will bring. Cards in `known` stay what they are.
 */
export const otherWorld = (
  { game, stack }: Position<Game>,
  viewer: Player,
  known: ReadonlySet<Instance>,
  seed: number,
): Position<Game> => {
  const definitionOf = [...game.definitionOf];
  const open = spokenOf(game);
  const hidden = cardsSeen(game, viewer, false).filter(({ card }) => !known.has(card) && !open.has(card));
  const settable = ({ card }: Hidden) => {
    const definition = game.cards[definitionOf[card] as string];
    return definition !== undefined && isSettable(definition);
  };
  let rng: RngState = rngStream(seed, 0, 'other world');
  for (const one of hidden) {
    const [pick, next] = drawInt(rng, hidden.length);
    rng = next;
    const other = hidden[pick] as Hidden;
    const fits = (one.isSet ? settable(other) : true) && (other.isSet ? settable(one) : true);
    if (game.owner[one.card] !== game.owner[other.card] || !fits) continue;
    const { [one.card]: mine, [other.card]: yours } = definitionOf;
    definitionOf[one.card] = yours as string;
    definitionOf[other.card] = mine as string;
  }
  const changed = (of: Game): Game => ({ ...of, definitionOf, rng });
  return {
    game: changed(game),
    stack: stack.map((frame) => {
      const { before } = frame.rest as { readonly before?: Game };
      return before === undefined ? frame : { ...frame, rest: { ...frame.rest, before: changed(before) } };
    }),
  };
};
