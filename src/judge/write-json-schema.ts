import { writeFileSync } from 'node:fs';
import { rulesets } from '../registered.ts';
import { scenarioJsonSchema } from './json-schema.ts';

writeFileSync('docs/scenario.schema.json', scenarioJsonSchema(rulesets.values()));
