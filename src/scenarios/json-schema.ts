import { z } from 'zod';
import type { Ruleset } from '../core/ruleset-2.ts';
import { scenarioSchema } from './schema.ts';

/** The JSON Schema of scenario files about these rulesets, as the text of its file. */
export const scenarioJsonSchema = (rulesets: Iterable<Ruleset>): string => {
  const schemas = [...rulesets].filter(({ scenario }) => scenario !== undefined).map(scenarioSchema);
  const [only, ...others] = schemas;
  const schema = only !== undefined && others.length === 0 ? only : z.union(schemas);
  const described = z.toJSONSchema(schema, { reused: 'ref', io: 'input' });
  return `${JSON.stringify({ title: 'Gatechart scenario', ...described }, null, 2)}\n`;
};
