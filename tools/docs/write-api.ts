import { mkdirSync, writeFileSync } from 'node:fs';
import { packageFile } from '../../src/package-files.ts';
import { apiPage, ENTRIES, pageName } from './api-page-2.ts';

const DIST = packageFile('dist');
const FOLDER = 'docs/api';

mkdirSync(FOLDER, { recursive: true });
for (const entry of ENTRIES) writeFileSync(`${FOLDER}/${pageName(entry.name)}`, apiPage(DIST, entry));
