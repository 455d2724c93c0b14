import { deckCardOf } from './check.ts';
import type { DecisionDeclaration } from './decisions.ts';
import type { Declaration } from './declaration.ts';
import type { CardRules } from './effects.ts';
import type { ScenarioDeclaration } from './scenario.ts';
import {
  type Check,
  checkFunction,
  checkTable,
  checkText,
  checkWords,
  declared,
  fault,
  isTable,
  listOf,
  maybe,
  of,
  recordOf,
  tableOf,
} from './shape.ts';
import { cannotGoOn, statesByEdition } from './states.ts';

/** Throws `BAD_RULESET` where the second argument of `cardGame` has other keys, or no functions. */
export const checkCardRules = (rules: unknown): void => {
  of('a table such as { numberEffects, keywordEffects }', isTable)('cardGame', rules);
  recordOf({
    numberEffects: maybe(checkFunction),
    keywordEffects: maybe(checkFunction),
  } satisfies Readonly<Record<keyof CardRules<Declaration>, Check>>)('', rules);
};

/** Actions that a chart has beside its own. */
const OF_CHARTS = ['acceptOutput', 'clearEvents'];

/** Throws `BAD_RULESET` where two actions of a chart have one name. */
export const checkActionNames = (moves: readonly string[], rules: readonly string[]): void => {
  for (const [part, names] of Object.entries({ moves, rules })) {
    const taken = names.find((name) => OF_CHARTS.includes(name));
    if (taken !== undefined)
      throw fault(`${part}.${taken}`, 'every chart of the kit has an action of this name; rename it');
  }
  const twice = rules.find((name) => moves.includes(name));
  if (twice !== undefined)
    throw fault(`rules.${twice}`, 'moves has an action of this name; rename one of the two');
};

/** Returns the check of the beginning of a key of an option: its type, alone or before a blank. */
const beginOf =
  ({ moves }: Declaration): Check =>
  (place, key) => {
    checkText(place, key);
    const types = Object.keys(moves);
    const text = String(key);
    if (!types.some((type) => text === type || text.startsWith(`${type} `)))
      declared('move', types)(place, text.split(' ')[0]);
  };

const scenarioOf = (declaration: Declaration): Check => {
  const cards = maybe(listOf('ids of cards', deckCardOf(declaration)));
  const zones = Object.keys(declaration.zones).map((zone) => [zone, cards] as const);
  return recordOf({
    state: checkText,
    defaults: maybe(recordOf(Object.fromEntries(zones))),
    passes: maybe(listOf('keys of options', beginOf(declaration))),
    prepare: maybe(checkFunction),
  } satisfies Readonly<Record<keyof ScenarioDeclaration<Declaration>, Check>>);
};

/**
 * Throws `BAD_RULESET` where the part of a game for scenario files names what the game does not declare, or where a described
 * position would go on in no innermost state of an edition, or in the end of its chart.
 */
export const checkScenario = (
  declaration: Declaration,
  editions: Readonly<Record<string, unknown>>,
  scenario: { readonly state: string },
): void => {
  scenarioOf(declaration)('scenario', scenario);
  const { state } = scenario;
  const charts = Object.values(statesByEdition(editions));
  const states = [...new Set(charts.flat())];
  if (charts.length > 0 && !states.includes(state)) throw fault('scenario.state', cannotGoOn(state, states));
};

const decisionOf = ({ clauses }: Declaration): Check => {
  const clause = declared('clause', Object.keys(clauses));
  return recordOf({
    player: checkFunction,
    moves: checkFunction,
    unless: maybe(listOf('rules', recordOf({ refuses: checkFunction, because: checkWords, clause }))),
    clause,
    prompt: maybe(checkWords),
  } satisfies Readonly<Record<keyof DecisionDeclaration<Declaration>, Check>>);
};

/** Throws `BAD_RULESET` where editions or decisions are missing, or a part of a decision is not of its kind or cites no clause of the game. */
export const checkDecisions = (declaration: Declaration, editions: unknown, decisions: unknown): void => {
  checkTable('editions', editions);
  tableOf(decisionOf(declaration))('decisions', decisions);
  if (Object.keys(editions as object).length === 0)
    throw fault('editions', 'there is none; name at least one, with its chart');
};
