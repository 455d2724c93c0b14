import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { FRAMED_POLICY, type Pages } from 'gatechart/node';
import { Hono } from 'hono';
import { EXTERNAL_ACTORS_PATH } from './protocol.ts';
import type { RulesetModules } from './ruleset-modules.ts';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const PAGE = 'index.html';

/** What a built page consists of, beside its HTML. */
const PARTS: Readonly<Record<string, string>> = { '.js': SCRIPT, '.css': 'text/css; charset=utf-8' };

/** The files of the page by path, with their types. */
const filesIn = async (
  page: string,
): Promise<readonly (readonly [path: string, file: string, type: string])[]> => [
  ['/', PAGE, HTML],
  [EXTERNAL_ACTORS_PATH, PAGE, HTML],
  ...(await readdir(page)).flatMap((file) => {
    const type = PARTS[extname(file)];
    return type === undefined ? [] : [[`/${file}`, file, type] as const];
  }),
];

const headersFor = (path: string, type: string): Record<string, string> => ({
  'content-type': type,
  ...(path === EXTERNAL_ACTORS_PATH && { 'content-security-policy': FRAMED_POLICY }),
});

const filesOf = async (page: string, rules: RulesetModules | undefined): Promise<Hono> => {
  const app = new Hono();
  for (const [path, script] of rules?.scripts ?? []) {
    app.get(path, (context) => context.body(script, 200, headersFor(path, SCRIPT)));
  }
  for (const [path, file, type] of await filesIn(page)) {
    app.get(path, async (context) => {
      const content = await readFile(`${page}/${file}`);
      return context.body(new Uint8Array(content), 200, headersFor(path, type));
    });
  }
  return app;
};

/** Serves the built page in a folder, and the modules of a ruleset. */
export const answerPages = async (page: string, rules?: RulesetModules): Promise<Pages> => {
  const files = getRequestListener((await filesOf(page, rules)).fetch);
  return { answer: ({ request }, response) => void files(request, response) };
};
