import { writeFileSync } from 'node:fs';
import { rulesets } from '../src/registered.ts';
import { PLACES_FILE, placesText } from '../src/rulebook/place-index.ts';

writeFileSync(PLACES_FILE, placesText('.', rulesets.values()));
