import { rulesetIds } from 'gatechart/tools';

/** The key of a JSON file, or of a YAML file at its outermost level; in a sentence it names nothing. */
const NAMED = /^ruleset *: *["']?([\w-]+)|"ruleset" *: *"([\w-]+)"/gm;

/** The rulesets that a text of any format may need: those that it names, else all, as card sets are read by whichever fits. */
export const rulesetsNamedIn = (text: string): readonly string[] => {
  const known = rulesetIds();
  const named = new Set([...text.matchAll(NAMED)].map(([, yaml, json]) => yaml ?? json));
  const found = known.filter((id) => named.has(id));
  return found.length > 0 ? found : known;
};
