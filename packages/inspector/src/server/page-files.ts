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

type PageFiles = ReadonlyMap<string, string>;

/** The texts of the page by path, with their types. */
const textsOf = (page: PageFiles): readonly (readonly [path: string, text: string, type: string])[] => {
  const html = page.get(PAGE) ?? '';
  return [
    ['/', html, HTML],
    [EXTERNAL_ACTORS_PATH, html, HTML],
    ...[...page].flatMap(([file, text]) => {
      const type = PARTS[extname(file)];
      return type === undefined ? [] : [[`/${file}`, text, type] as const];
    }),
  ];
};

const headersFor = (path: string, type: string): Record<string, string> => ({
  'content-type': type,
  ...(path === EXTERNAL_ACTORS_PATH && { 'content-security-policy': FRAMED_POLICY }),
});

const filesOf = (page: PageFiles, rules: RulesetModules | undefined): Hono => {
  const app = new Hono();
  for (const [path, script] of rules?.scripts ?? []) {
    app.get(path, (context) => context.body(script, 200, headersFor(path, SCRIPT)));
  }
  for (const [path, text, type] of textsOf(page)) {
    app.get(path, (context) => context.body(text, 200, headersFor(path, type)));
  }
  return app;
};

/** Serves the files of the built page by name, and the modules of a ruleset. */
export const answerPages = (page: PageFiles, rules?: RulesetModules): Pages => {
  const files = getRequestListener(filesOf(page, rules).fetch);
  return { answer: ({ request }, response) => void files(request, response) };
};
