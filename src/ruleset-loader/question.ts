import type { Decision } from '../core/decision.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { rulesetError, callPart } from './trial.ts';

const checkOptions = (place: string, options: Decision['options']): void => {
  const keys = options.map((option) => option?.key);
  const nameless = keys.findIndex((key) => typeof key !== 'string' || key === '');
  if (nameless >= 0) throw rulesetError(place, `option ${nameless + 1} of ${keys.length} has no key`);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw rulesetError(place, `two options have the key "${twice}"`);
  const sorted = keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key);
  if (!sorted) throw rulesetError(place, 'options are not sorted by key: hand them to canonicalOptions');
  if (keys.length < 2) throw rulesetError(place, 'has no choice to ask about: two options or more');
};

const checkQuestion = (place: string, question: Partial<Decision> | null, { clauses }: Ruleset): void => {
  const { player, clause, options } = question ?? {};
  if (!Array.isArray(options)) throw rulesetError(place, 'gives no question: { player, kind, clause, options }');
  if (player !== 0 && player !== 1) throw rulesetError(place, `asks player ${player}; players are 0 and 1`);
  if (!Object.hasOwn(clauses, String(clause))) {
    throw rulesetError(place, `cites ${clause}, which is no key of clauses`);
  }
  checkOptions(place, options);
};

type Decisions = Ruleset['decisions'];

/** The ruleset with every question looked at as it is asked. */
export const withCheckedQuestions = (ruleset: Ruleset): Ruleset => {
  const looking = (name: string, ask: Decisions[string]): Decisions[string] => {
    const place = `decisions.${name}`;
    return (context) => {
      const question = callPart(place, () => ask(context));
      checkQuestion(place, question, ruleset);
      return question;
    };
  };
  const decisions = Object.entries(ruleset.decisions).map(([name, ask]) => [name, looking(name, ask)]);
  return { ...ruleset, decisions: Object.fromEntries(decisions) as Decisions };
};
