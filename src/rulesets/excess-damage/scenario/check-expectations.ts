import { z } from 'zod';
import { differs, differsIfGiven, type Mismatch, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { didYouMean } from '../../../core/data/nearest.ts';
import type { Board, Game } from '../state/game.ts';

const points = z.int().min(0);

const permanent = z.strictObject({
  zone: z.enum(['battlefield', 'graveyard']).optional(),
  marked: points.optional(),
  minusCounters: points.optional(),
  loyalty: points.optional(),
  defense: points.optional(),
  deathtouched: z.boolean().optional(),
});

/** What a scenario file may expect of a damage event. */
export const expectationSchema = z.strictObject({
  life: z.tuple([z.int(), z.int()]).optional(),
  poison: z.tuple([points, points]).optional(),
  permanents: z.record(z.string(), permanent).optional(),
  /** Points dealt so far, by recipient; nobody else was dealt any. */
  dealt: z.record(z.string(), points).optional(),
  /** Excess dealt so far, by permanent; no other was dealt any. */
  excess: z.record(z.string(), points).optional(),
});

export type Expectation = z.output<typeof expectationSchema>;

type Totals = Readonly<Record<string, number>>;

const totalsOf = (entries: readonly (readonly [string, number])[]): Totals => {
  const totals = new Map<string, number>();
  for (const [who, n] of entries) totals.set(who, (totals.get(who) ?? 0) + n);
  return Object.fromEntries(totals);
};

const checkTotals = (expected: Totals | undefined, found: Totals, key: string): readonly Mismatch[] =>
  expected === undefined
    ? []
    : [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((who) =>
        differs([key, who], expected[who] ?? 0, found[who] ?? 0),
      );

const checkPermanents = ({ permanents }: Board, expected: Expectation['permanents']): readonly Mismatch[] =>
  Object.entries(expected ?? {}).flatMap(([id, parts]) => {
    const path = ['permanents', id];
    if (!Object.hasOwn(permanents, id))
      throw new ScenarioFault(path, `there is no permanent ${id}${didYouMean(id, Object.keys(permanents))}`);
    const found = permanents[id] as (typeof permanents)[string];
    return Object.entries(parts).flatMap(([key, value]) =>
      differs([...path, key], value, found[key as keyof typeof parts]),
    );
  });

/** What is expected of a game and not true. Throws `ScenarioFault` for a permanent that is not there. */
export const checkExpectations = ({ board }: Game, described: unknown): readonly Mismatch[] => {
  const { life, poison, permanents, dealt, excess }: Expectation = expectationSchema.parse(described);
  const seats = [0, 1] as const;
  return [
    ...seats.flatMap((seat) => differsIfGiven(['life', seat], life?.[seat], board.players[seat].life)),
    ...seats.flatMap((seat) => differsIfGiven(['poison', seat], poison?.[seat], board.players[seat].poison)),
    ...checkPermanents(board, permanents),
    ...checkTotals(dealt, totalsOf(board.dealt.map(({ recipient, n }) => [recipient, n])), 'dealt'),
    ...checkTotals(excess, totalsOf(board.excess.map(({ permanent, n }) => [permanent, n])), 'excess'),
  ];
};
