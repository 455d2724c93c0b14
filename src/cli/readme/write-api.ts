import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage, ENTRIES, pageName } from './api-page.ts';

const DIST = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = 'docs/api';

mkdirSync(FOLDER, { recursive: true });
for (const entry of ENTRIES) writeFileSync(`${FOLDER}/${pageName(entry.name)}`, apiPage(DIST, entry));
