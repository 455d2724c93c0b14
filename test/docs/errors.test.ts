import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/cli/error-codes.ts';
import { ERRORS_PAGE, errorsPage } from '../../tools/docs/errors-page.ts';
import { sourcesIn } from './pages.ts';

const TABLE = readFileSync('src/cli/error-codes.ts', 'utf8');

const FOLDERS = ['src', 'tools', ...['cluster', 'gym', 'inspector'].map((name) => `packages/${name}/src`)];

/** How a code is raised: as the first argument of the class, of a class that extends it, or of a helper. */
const RAISED = /\b(?:\w*[eE]rror|super|rejection|attempt|request|rethrowAs)\(\s*'([A-Z]+(?:_[A-Z]+)*)'/g;

describe('The error codes', () => {
  const sources = sourcesIn(FOLDERS).replace(TABLE, '');

  it('have a row for each that is raised', () => {
    const raised = new Set([...sources.matchAll(RAISED)].map(([, code]) => code as string));
    expect(raised.size).toBeGreaterThan(100);
    expect([...raised].filter((code) => !ERROR_CODES.has(code)).sort()).toEqual([]);
  });

  it('have no row that is never raised', () => {
    const codes = [...ERROR_CODES.keys()];
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it('are all on the page (npm run docs writes it)', () => {
    expect(readFileSync(ERRORS_PAGE, 'utf8')).toBe(errorsPage());
  });
});
