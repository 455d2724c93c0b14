/**
 * Moves the files of the maps and rewrites what names them: relative paths in code, links in Markdown, and paths from the
 * root in any text. Run from the root: `npx tsx tools/rename/move.ts`. Prints what a person must look at.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { movedPaths, readPlan, trackedFiles } from './plan.ts';

const CODE = /\.(ts|tsx|js|mjs|cjs)$/;
const TEXT =
  /\.(ts|tsx|js|mjs|cjs|json|jsonl|md|ya?ml|css|html|grit|py|toml|sh|txt)$|^\.ci\/|Containerfile$|^\.gitignore$/;
const SKIPPED = /^(package-lock\.json|CHANGELOG\.md|test\/regressions\/|docs\/ladder\/rows|tools\/rename\/)/;

const plan = readPlan();
const moved = movedPaths(plan);
const before = trackedFiles();
const known = new Set(before);
const folders = new Set<string>();
for (const file of before) for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.add(at);

const destination = (file: string): string => moved.get(file) ?? file;

/** Where a folder went: where all that is in it went, or `undefined` when that is more than one place. */
const folderMoves = new Map<string, string | undefined>(plan.folders);
const folderDestination = (folder: string): string | undefined => {
  if (folderMoves.has(folder)) return folderMoves.get(folder);
  const targets = new Map<string, number>();
  let all = 0;
  for (const file of before) {
    if (!file.startsWith(`${folder}/`)) continue;
    all += 1;
    const rest = file.slice(folder.length);
    const to = destination(file);
    const home = to.endsWith(rest) ? to.slice(0, -rest.length) : dirname(to);
    targets.set(home, (targets.get(home) ?? 0) + 1);
  }
  const [best] = [...targets].sort((a, b) => b[1] - a[1]);
  const found = best !== undefined && best[1] * 2 > all ? best[0] : undefined;
  folderMoves.set(folder, found);
  return found;
};

const doubts: string[] = [];

const relativePath = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The path as it is written after the move, or `undefined` where it names nothing of ours. */
const rewritten = (file: string, written: string): string | undefined => {
  const [, path = '', query = ''] = /^([^?#]*)([?#].*)?$/.exec(written) ?? [];
  const home = destination(file);
  const target = normalize(join(dirname(file), path));
  const slash = path.endsWith('/') ? '/' : '';
  const bare = target.replace(/\/$/, '');
  if (known.has(target)) return relativePath(home, destination(target)) + query;
  if (bare === '.' || bare === '') {
    const up = relative(dirname(home), '.');
    return (up === '' ? '.' : up) + slash + query;
  }
  if (folders.has(bare)) {
    const to = folderDestination(bare);
    if (to === undefined) {
      doubts.push(`${home}: the folder ${bare} went to several places`);
      return undefined;
    }
    return relativePath(home, to) + slash + query;
  }
  if (/^(dist|node_modules|build|reports)(\/|$)/.test(bare)) return relativePath(home, bare) + slash + query;
  if (dirname(home) !== dirname(file) && !bare.startsWith('..'))
    doubts.push(`${home}: nothing is at ${written}`);
  return undefined;
};

const inCode = (file: string, text: string): string =>
  text.replace(/(['"`])(\.{1,2}\/[^'"`\n$]*|\.\.)\1/g, (whole, quote: string, written: string) => {
    const path = rewritten(file, written);
    return path === undefined ? whole : `${quote}${path}${quote}`;
  });

const inMarkdown = (file: string, text: string): string =>
  text.replace(
    /(\]\(|src="|href=")([^)"\s#:]+)(#[^)"\s]*)?([)"])/g,
    (whole, open: string, path: string, hash: string | undefined, close: string) => {
      const to = rewritten(file, path);
      return to === undefined
        ? whole
        : `${open}${to.replace(/^\.\//, path.startsWith('./') ? './' : '')}${hash ?? ''}${close}`;
    },
  );

const ROOTED = /(?<![\w./@-])(?:src|python|test|examples|machines|properties)\/[\w./*{},-]*[\w*]/g;

const inText = (file: string, text: string): string =>
  text.replace(ROOTED, (path) => {
    if (known.has(path)) return destination(path);
    const bare = path.replace(/\/$/, '');
    if (folders.has(bare)) {
      const to = folderDestination(bare);
      if (to !== undefined) return to;
      doubts.push(`${destination(file)}: names the folder ${path}, which went to several places`);
      return path;
    }
    const source = /^(.*)\.(js|d\.ts)$/.exec(path)?.[1];
    for (const end of ['.ts', '.tsx']) {
      if (source !== undefined && known.has(source + end))
        return destination(source + end).replace(/\.tsx?$/, path.slice(source.length));
      if (known.has(bare + end)) return destination(bare + end).replace(/\.tsx?$/, '');
    }
    if (/^(src|python)\//.test(path)) doubts.push(`${destination(file)}: names ${path}`);
    return path;
  });

const writes = new Map<string, string>();
for (const file of before) {
  if (!TEXT.test(file) || SKIPPED.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  let next = text;
  if (CODE.test(file)) next = inCode(file, next);
  if (file.endsWith('.md')) next = inMarkdown(file, next);
  next = inText(file, next);
  if (next !== text) writes.set(file, next);
}
for (const [file, text] of writes) writeFileSync(file, text);

for (const [from, to] of moved) {
  if (!known.has(from)) {
    doubts.push(`no such file: ${from}`);
    continue;
  }
  if (from === to) continue;
  mkdirSync(dirname(to), { recursive: true });
  if (existsSync(to) && !moved.has(to)) throw new Error(`${from}: ${to} is there already`);
  renameSync(from, `${to}.moving`);
}
for (const [from, to] of moved) if (from !== to && known.has(from)) renameSync(`${to}.moving`, to);

const prune = (folder: string): void => {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return;
  for (const each of readdirSync(folder)) if (each !== 'node_modules') prune(join(folder, each));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
};
for (const top of ['src', 'test', 'python', 'properties']) prune(top);
console.log([...new Set(doubts)].sort().join('\n'));
