import { writeFileSync } from 'node:fs';
import { rulesets } from '../registered.ts';
import { PLACES_FILE, placesText } from './known-places.ts';

writeFileSync(PLACES_FILE, placesText('.', rulesets.values()));
