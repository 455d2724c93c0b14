import { suggestion } from './data/nearest.ts';
import type { Option } from './decision.ts';
import { GatechartError } from './errors.ts';
import type { GameState } from './game-state.ts';
import type { Ruleset } from './ruleset.ts';

type IsOptional<T> = undefined extends T ? '?' : '';

/** The kind of a member: a function, any object, or a value that has rules of its own. `?`: it may be left out. */
type KindOf<T> =
  NonNullable<T> extends (...args: never) => unknown
    ? `function${IsOptional<T>}`
    : `object${IsOptional<T>}` | 'value';

/** Every member of a ruleset. */
export const MEMBERS = {
  id: 'value',
  version: 'value',
  languages: 'value',
  plays: 'value',
  editions: 'value',
  defaultEdition: 'value',
  clauses: 'value',
  newGame: 'function',
  decisions: 'value',
  bluffWindows: 'value',
  present: 'function?',
  view: 'function',
  lazyView: 'function?',
  processOf: 'function?',
  informationStateKey: 'function?',
  determinize: 'function?',
  narrate: 'function',
  headline: 'function?',
  annotation: 'function?',
  cardUsed: 'function?',
  cardDrawn: 'function?',
  checkInvariants: 'function',
  decks: 'value',
  sharesDeck: 'value',
  maxQuestions: 'value',
  recordedEvents: 'object?',
  scenario: 'object?',
  explainIllegal: 'function?',
  refusedOptions: 'function?',
  concede: 'function',
  contracts: 'object?',
  rulebook: 'object?',
  chartNames: 'object?',
  guardTexts: 'object?',
  hints: 'object?',
  rating: 'function?',
  evaluation: 'object?',
  observationEncoder: 'object?',
  noObservationEncoder: 'value',
  featureEncoder: 'object?',
  earlierFeatureEncoders: 'value',
  net: 'object?',
  renderBoard: 'function?',
  boardChanges: 'function?',
  cardDetails: 'function?',
  matchGenerator: 'object?',
  rerandomizeHidden: 'function?',
  traceInvariants: 'value',
  symmetry: 'object?',
  sets: 'object?',
  customSets: 'value',
  collection: 'object?',
  microBenchmarks: 'value',
} as const satisfies { readonly [Name in keyof Ruleset]-?: KindOf<Ruleset[Name]> };

/** Former members, with their names now. */
const RENAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    recorded: 'recordedEvents',
    glance: 'lazyView',
    seenKey: 'informationStateKey',
    sampler: 'determinize',
    aside: 'annotation',
    breaches: 'checkInvariants',
    mostQuestions: 'maxQuestions',
    whyNot: 'explainIllegal',
    book: 'rulebook',
    person: 'hints',
    learning: 'observationEncoder',
    features: 'featureEncoder',
    draw: 'renderBoard',
    sheet: 'cardDetails',
    arena: 'matchGenerator',
    otherWorld: 'rerandomizeHidden',
    laws: 'traceInvariants',
    ownSets: 'customSets',
    steps: 'microBenchmarks',
  }),
);

/** The refusal of a former key, with its name now. */
export const renamedKey = (place: string, name: string): GatechartError =>
  new GatechartError('BAD_RULESET', place, `has the new name "${name}": rename this key`);

/** Throws `BAD_RULESET` for a member that no ruleset has. `more`: the names of others that are taken here. */
export const checkMembers = (given: object, more: readonly string[] = []): void => {
  const known = [...Object.keys(MEMBERS), ...more];
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const now = RENAMED.get(name);
    if (now !== undefined) throw renamedKey(name, now);
    throw new GatechartError(
      'BAD_RULESET',
      name,
      `a ruleset has no member of that name${suggestion(name, known)}`,
    );
  }
};

/**
 * Returns the ruleset, with exact types for its game, options, views, id and edition ids. Throws `BAD_RULESET` for a member
 * that no ruleset has.
 */
export const defineRuleset = <
  const Id extends string,
  Edition extends string,
  G extends GameState,
  O extends Option,
  V,
>(
  ruleset: Ruleset<G, O, V, Id, Edition>,
): Ruleset<G, O, V, Id, Edition> => {
  checkMembers(ruleset);
  return ruleset;
};
