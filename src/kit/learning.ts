import { type ActionTable, actionTable } from '../core/adapters/action-table.ts';
import {
  createObserver,
  type FieldOf,
  type ObservationEncoder,
} from '../core/adapters/observation-encoder.ts';
import { PLAYERS } from '../core/decision.ts';
import type { Declaration, FieldKind } from './declaration.ts';
import type { TableView } from './hidden.ts';

/** The values that a field of a move may have, as they stand in keys; `undefined` where they cannot be listed. */
const valuesOf = (cards: readonly string[], kind: FieldKind): readonly string[] | undefined =>
  kind === 'card' ? cards : kind === 'player' ? PLAYERS.map((player) => `p${player + 1}`) : undefined;

/** Most actions that a table lists. */
const MAX_KEYS = 20_000;

const keysOf = ({ cards, moves }: Declaration): readonly string[] | undefined => {
  let keys: readonly string[] = [];
  for (const [type, fields] of Object.entries(moves)) {
    let ofType = [type];
    for (const kind of Object.values(fields)) {
      const values = valuesOf(Object.keys(cards), kind);
      if (values === undefined) return undefined;
      if (ofType.length * values.length > MAX_KEYS) return undefined;
      ofType = ofType.flatMap((key) => values.map((value) => `${key} ${value}`));
    }
    keys = [...keys, ...ofType];
  }
  return keys;
};

/**
 * Answers and views as numbers: how many of each card a player sees in each zone, how many cards lie there, and the
 * counters, first those of the player. Absent for moves with numbers or texts, and for more than 20,000 moves: they cannot
 * be listed.
 */
export const learningOf = <const D extends Declaration>(
  declaration: D,
): ObservationEncoder<TableView<D>> | undefined => {
  const keys = keysOf(declaration);
  if (keys === undefined) return undefined;
  type View = TableView<D>;
  const cards = Object.keys(declaration.cards);
  const inOrder = <T>({ player }: View, values: readonly T[]): readonly T[] =>
    values.length === 1 || player === 0 ? values : values.toReversed();
  const fields: FieldOf<View>[] = [
    ...Object.entries(declaration.zones).map(
      ([zone, { isShared = false }]): FieldOf<View> => ({
        name: zone,
        length: (isShared ? 1 : PLAYERS.length) * (cards.length + 1),
        fill: (view) =>
          inOrder(view, view.zones[zone as never] as readonly (readonly (string | null)[])[]).flatMap(
            (seen) => [seen.length, ...cards.map((id) => seen.filter((each) => each === id).length)],
          ),
      }),
    ),
    ...Object.keys(declaration.counters).map(
      (counter): FieldOf<View> => ({
        name: counter,
        length: PLAYERS.length,
        fill: (view) => inOrder(view, view.counters[counter as never] as readonly number[]),
      }),
    ),
    { name: 'own turn', length: 1, fill: ({ turn, player }) => [turn === player ? 1 : 0] },
    { name: 'stack', length: 1, fill: ({ stack }) => [stack.length] },
  ];
  const actions: ActionTable = actionTable(1, keys);
  return { actions, ...createObserver(1, fields) };
};
