import { actionTable } from '../core/adapters/action-table.ts';
import { createObserver, type FieldOf } from '../core/adapters/observation-encoder.ts';
import { type Option, PLAYERS } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { hasAttachments } from './attachments.ts';
import { valueText } from './decisions.ts';
import type { Declaration, FieldKind } from './declaration.ts';
import type { CardRules } from './effects.ts';
import { attachedInView, type TableView } from './hidden.ts';
import { numberNames } from './numbers.ts';

/** Most actions that a table lists, of one type of moves. */
const MAX_KEYS = 20_000;

/** The values that a field of a move may have, as they stand in keys; `undefined` where they cannot be listed. */
const valuesOf = (cards: readonly string[], kind: FieldKind): readonly string[] | undefined => {
  if (typeof kind === 'object')
    return Array.from({ length: Math.min(kind.to - kind.from, MAX_KEYS) + 1 }, (_, index) =>
      String(kind.from + index),
    );
  if (kind !== 'card' && kind !== 'player') return undefined;
  return (kind === 'card' ? cards : PLAYERS).map((value) => valueText(kind, value));
};

type Listed = { readonly keys: readonly string[] } | { readonly because: string };

/** The fields of moves whose values are not finitely many. */
const unlistableFields = (cards: readonly string[], moves: Declaration['moves']): readonly string[] =>
  Object.entries(moves).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([name, kind]) =>
      valuesOf(cards, kind) === undefined ? [`moves.${type}.${name}`] : [],
    ),
  );

const keysOf = ({ cards, moves }: Declaration): Listed => {
  const ids = Object.keys(cards);
  const unlistable = unlistableFields(ids, moves);
  if (unlistable.length > 0)
    return {
      because: `the kit makes none for moves with a text, or a number without bounds: ${unlistable.join(', ')}`,
    };
  const values = Object.entries(moves).map(
    ([type, fields]) => [type, Object.values(fields).map((kind) => valuesOf(ids, kind) ?? [])] as const,
  );
  const many = values.filter(
    ([, lists]) => lists.reduce((count, { length }) => count * length, 1) > MAX_KEYS,
  );
  if (many.length > 0) {
    const types = many.map(([type]) => `moves.${type}`).join(', ');
    return {
      because: `the kit makes none for moves with more than ${MAX_KEYS.toLocaleString('en')} combinations of values: ${types}`,
    };
  }
  return {
    keys: values.flatMap(([type, lists]) =>
      lists.reduce<readonly string[]>(
        (keys, list) => keys.flatMap((key) => list.map((value) => `${key} ${value}`)),
        [type],
      ),
    ),
  };
};

/** What a view tells of each card in the zones that all see. */
type SeenTable = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/**
 * Answers and views as numbers. Of each zone how many cards a player sees of each kind, and how many lie there. Of an open zone for
 * each kind the sum of each mark and, where cards attach, how many are attached and how many are attached to them. Where the game has
 * effects on them, for each kind the sum of each number, and how many have each keyword, in the zones that somebody sees. Then the counters, first those of the player.
 * Instead the reason for moves with texts or numbers without bounds, and for more than 20,000 moves of one type: they cannot be
 * listed.
 */
export const learningOf = <const D extends Declaration>(
  declaration: D,
  { numberEffects, keywordEffects }: CardRules<D>,
): Pick<Ruleset<GameState, Option, TableView<D>>, 'observationEncoder' | 'noObservationEncoder'> => {
  const listed = keysOf(declaration);
  if ('because' in listed) return { noObservationEncoder: listed.because };
  type View = TableView<D>;
  const cards = Object.keys(declaration.cards);
  const openZones = Object.entries(declaration.zones).filter(([, { seenBy }]) => seenBy === 'all');
  const shownZones = Object.entries(declaration.zones).filter(([, { seenBy }]) => seenBy !== 'nobody');
  const numbers = numberNames(declaration);
  const inOrder = <T>({ player }: View, values: readonly T[]): readonly T[] =>
    values.length === 1 || player === 0 ? values : values.toReversed();
  const seenIn = (table: object | undefined, zone: string, side: number, place: number): unknown =>
    (table as SeenTable | undefined)?.[zone]?.[side]?.[place];

  /** A field with the sum over the cards of each kind in an open zone. */
  const sumField = (
    name: string,
    zone: string,
    isShared: boolean,
    of: (view: View, side: number, place: number) => unknown,
  ): FieldOf<View> => ({
    name: `${zone} ${name}`,
    length: (isShared ? 1 : PLAYERS.length) * cards.length,
    fill: (view) => {
      const seen = view.zones[zone as never] as readonly (readonly (string | null)[])[];
      return inOrder(view, [...seen.entries()]).flatMap(([side, ids]) =>
        cards.map((id) =>
          ids.reduce((sum, each, place) => (each === id ? sum + Number(of(view, side, place) ?? 0) : sum), 0),
        ),
      );
    },
  });

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
    ...openZones.flatMap(([zone, { isShared = false }]) => [
      ...Object.keys(declaration.marks ?? {}).map((mark) =>
        sumField(
          mark,
          zone,
          isShared,
          (view, side, place) =>
            (seenIn(view.marks, zone, side, place) as Readonly<Record<string, unknown>> | undefined)?.[mark],
        ),
      ),
      ...(hasAttachments(declaration)
        ? [
            sumField(
              'attached',
              zone,
              isShared,
              (view, side, place) => seenIn(view.hosts, zone, side, place) !== null,
            ),
            sumField(
              'attached to it',
              zone,
              isShared,
              (view, side, place) => attachedInView(view, zone, side, place).length,
            ),
          ]
        : []),
    ]),
    ...(numberEffects === undefined ? [] : shownZones).flatMap(([zone, { isShared = false }]) =>
      numbers.map((number) =>
        sumField(
          `${number} now`,
          zone,
          isShared,
          (view, side, place) =>
            (seenIn(view.numbers, zone, side, place) as Readonly<Record<string, unknown>> | undefined)?.[
              number
            ],
        ),
      ),
    ),
    ...(keywordEffects === undefined ? [] : shownZones).flatMap(([zone, { isShared = false }]) =>
      Object.keys(declaration.keywords ?? {}).map((keyword) =>
        sumField(`${keyword} now`, zone, isShared, (view, side, place) =>
          (seenIn(view.keywords, zone, side, place) as readonly string[] | null)?.includes(keyword),
        ),
      ),
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
  return { observationEncoder: { actions: actionTable(1, listed.keys), ...createObserver(1, fields) } };
};
