import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { ARCHIVE_FILE } from '../src/package-archive.ts';
import { rulesets } from '../src/registered.ts';
import { PLACES_FILE, placesText } from '../src/rulebook/place-index.ts';

/** As far back as the compression looks for what it has seen: 2 to this power in bytes, more than all texts have. */
const WINDOW = 24;

const page = readdirSync('dist/inspector').map((file) => [
  `inspector/${file}`,
  readFileSync(`dist/inspector/${file}`, 'utf8'),
]);
const texts = { ...Object.fromEntries(page), [PLACES_FILE]: placesText('.', rulesets.values()) };
const params = { [constants.BROTLI_PARAM_LGWIN]: WINDOW };
writeFileSync(ARCHIVE_FILE, brotliCompressSync(JSON.stringify(texts), { params }));
