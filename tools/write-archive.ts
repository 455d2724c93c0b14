import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { ARCHIVE_FILE, sharedPart } from '../src/package-archive.ts';
import { rulesets } from '../src/registered.ts';
import { PLACES_FILE, placesText } from '../src/rulebook/place-index.ts';

/** As far back as the compression looks for what it has seen: 2 to this power in bytes, more than all texts have. */
const WINDOW = 24;

/** The weights of nets, which the page has from the same source as the modules, and which no compression makes smaller. */
const WEIGHTS = /[\w+/=]{1000,}/g;

const modules = readdirSync('dist/src')
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ path: `src/${file}`, text: readFileSync(`dist/src/${file}`, 'utf8') }));

const withoutWeights = (text: string): string =>
  text.replace(WEIGHTS, (weights) => {
    const module = modules.find(({ text }) => text.includes(weights));
    return module ? sharedPart(module.path, module.text.indexOf(weights), weights.length) : weights;
  });

const page = readdirSync('dist/inspector').map((file) => [
  `inspector/${file}`,
  withoutWeights(readFileSync(`dist/inspector/${file}`, 'utf8')),
]);
const texts = { ...Object.fromEntries(page), [PLACES_FILE]: placesText('.', rulesets.values()) };
const params = { [constants.BROTLI_PARAM_LGWIN]: WINDOW };
writeFileSync(ARCHIVE_FILE, brotliCompressSync(JSON.stringify(texts), { params }));
