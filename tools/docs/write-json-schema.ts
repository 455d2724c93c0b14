import { writeFileSync } from 'node:fs';
import { rulesets } from '../../src/registered.ts';
import { scenarioJsonSchema } from '../../src/scenarios/json-schema.ts';

writeFileSync('docs/scenario.schema.json', scenarioJsonSchema(rulesets.values()));
