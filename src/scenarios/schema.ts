import { z } from 'zod';
import type { Path, ScenarioRules } from '../core/adapters/scenario.ts';
import { MAX_NUMBER, MAX_TITLE_LENGTH } from '../core/data/limits.ts';
import { suggestion } from '../core/data/nearest.ts';
import { GatechartError } from '../core/errors.ts';
import { memo } from '../core/hot-path.ts';
import type { Ruleset } from '../core/ruleset.ts';

const seat = z.enum(['p1', 'p2']);
const words = z.array(z.string());

const pendingSchema = z.strictObject({
  player: seat.optional(),
  kind: z.string().optional(),
  clause: z.string().optional(),
  /** Parts of options. */
  offers: words.optional(),
  offersNot: words.optional(),
});

const described = z.looseObject({
  what: z.string(),
  /** Told as the rules chose for a player, because nothing else was possible. */
  forced: z.literal(true).optional(),
});

const uncounted = z.never({ error: 'times is possible only under facts' }).optional();

const fact = described.extend({
  /** Exactly so many facts are as described. */
  times: z.int().min(1, 'list what must not happen under noFacts').optional(),
});

const factToFind = described.extend({ times: uncounted });

/** The keys of `expect` that every ruleset has. */
export const commonExpectation = z.strictObject({
  pending: z
    .union([z.literal('none'), pendingSchema], {
      error: 'write none, or { player: p1, kind: gateAction, offers: […], offersNot: […] }',
    })
    .optional(),
  refuses: z.record(z.string(), z.string()).optional(),
  /** From where on `ran`, `notRan`, `facts` and `noFacts` look; the start when absent. */
  since: z.literal('last check', { error: 'write last check, or leave it out for the start' }).optional(),
  ran: words.optional(),
  notRan: words.optional(),
  facts: z.array(fact).optional(),
  noFacts: z.array(factToFind).optional(),
  winner: z.enum(['p1', 'p2', 'draw', 'open']).optional(),
});

const untilSchema = (moments: readonly string[]) =>
  z.union(
    [
      z.enum(['match over', ...moments]),
      z.strictObject({ kind: z.string(), player: seat.optional() }),
      z.strictObject({ state: z.string() }),
      z.strictObject({ fact: factToFind }),
    ],
    {
      error: `write ${[...moments, 'match over'].join(', ')}, { kind: attackDeclaration }, { state: damageStep.during } or { fact: { what: dealt } }`,
    },
  );

/** The scenario part of a ruleset. Throws `NO_SCENARIOS` if it has none. */
export const scenarioRulesOf = ({ id, scenario }: Ruleset): ScenarioRules => {
  if (scenario === undefined) {
    throw new GatechartError('NO_SCENARIOS', id, 'the ruleset has no scenario files');
  }
  return scenario;
};

const noEdition = (wanted: unknown, editions: readonly string[]): string =>
  typeof wanted === 'string'
    ? `there is no edition ${wanted}${suggestion(wanted, editions)}`
    : `write one edition such as ${editions[0]}, a list of editions, or a table of what differs in each edition`;

/** What a scenario file about a ruleset may hold. */
export const scenarioSchema = memo((ruleset: Ruleset) => {
  const rules = scenarioRulesOf(ruleset);
  const until = untilSchema(rules.moments);
  const expectation = z.strictObject({ ...commonExpectation.shape, ...rules.expectation.shape });
  const kind = z.string().optional();
  const step = z.union(
    [
      z.string(),
      z.strictObject({ p1: z.string(), kind }),
      z.strictObject({ p2: z.string(), kind }),
      z.strictObject({ answer: z.string(), kind: z.string() }),
      z.strictObject({ until, expect: expectation.optional() }),
      z.strictObject({ expect: expectation }),
    ],
    {
      error:
        'write an answer as text, { p1: … }, { p2: … } or { answer: …, kind: … }, a step as { until: … } or { expect: … }',
    },
  );
  const script = {
    answers: z.array(step).max(MAX_NUMBER).optional(),
    until: until.optional(),
    expect: expectation.optional(),
  };
  const editions = Object.keys(ruleset.editions);
  const error = ({ input }: { readonly input?: unknown }): string => noEdition(input, editions);
  const edition = z.enum(editions, { error });
  return z.strictObject({
    title: z.string().min(1).max(MAX_TITLE_LENGTH),
    /** The title in Japanese, beginning with the same clause. */
    titleJa: z.string().min(1).max(MAX_TITLE_LENGTH).optional(),
    ruleset: z.literal(ruleset.id).optional(),
    edition: z
      .union(
        [
          edition,
          z.array(edition).min(1).max(editions.length),
          z.partialRecord(edition, z.strictObject(script).nullable()),
        ],
        { error },
      )
      .optional(),
    seed: z.int().min(0).optional(),
    note: z.string().optional(),
    ...rules.position.shape,
    ...script,
  });
});

export type PendingExpectation = z.infer<typeof pendingSchema>;
export type CommonExpectation = z.infer<typeof commonExpectation>;
export type Until = z.infer<ReturnType<typeof untilSchema>>;
export type SeatName = z.infer<typeof seat>;

/** What is expected: the keys of every ruleset, and those of this one. */
export type Expectation = CommonExpectation & Readonly<Record<string, unknown>>;

/** One thing a scenario does, and where it stands in the file. */
export type ScriptItem =
  | {
      readonly do: 'answer';
      readonly text: string;
      readonly player?: SeatName;
      readonly kind?: string;
      readonly path: Path;
    }
  | { readonly do: 'until'; readonly until: Until; readonly path: Path }
  | { readonly do: 'expect'; readonly expected: Expectation; readonly path: Path };

/** The JSON Schema of scenario files about these rulesets, as the text of its file. */
export const scenarioJsonSchema = (rulesets: Iterable<Ruleset>, defaultId: string): string => {
  const schemas = [...rulesets]
    .filter(({ scenario }) => scenario !== undefined)
    .map((ruleset) => {
      const schema = scenarioSchema(ruleset);
      return ruleset.id === defaultId ? schema : schema.required({ ruleset: true });
    });
  const [only, ...others] = schemas;
  const schema = only !== undefined && others.length === 0 ? only : z.union(schemas);
  const described = z.toJSONSchema(schema, { reused: 'ref', io: 'input' });
  return `${JSON.stringify({ title: 'Gatechart scenario', ...described }, null, 2)}\n`;
};
