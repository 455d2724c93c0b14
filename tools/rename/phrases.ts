/**
 * Replaces the phrases of the maps, as whole words, in the files that their `where` names by its path before or after the
 * move. Run from the root after `merge.ts`: `npx tsx tools/rename/phrases.ts`. Prints phrases that nothing held.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readPlan, trackedFiles } from './plan.ts';

const plan = readPlan();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A glob of `**`, `*` and `{a,b}`. */
const globOf = (glob: string): RegExp =>
  new RegExp(
    `^${escaped(glob)
      .replaceAll('\\*\\*/', '(?:.*/)?')
      .replaceAll('\\*\\*', '.*')
      .replaceAll('\\*', '[^/]*')
      .replace(/\\\{(.*?)\\\}/g, (_, inner: string) => `(?:${inner.replaceAll(',', '|')})`)}$`,
  );

const wordsOf = (phrase: string): RegExp =>
  new RegExp(
    `${/^\w/.test(phrase) ? '(?<!\\w)' : ''}${escaped(phrase)}${/\w$/.test(phrase) ? '(?!\\w)' : ''}`,
    'g',
  );

const phrases = plan.phrases.map((each) => ({
  ...each,
  glob: globOf(each.where ?? '**'),
  words: wordsOf(each.from),
  used: false,
}));

for (const file of trackedFiles()) {
  if (!/\.(ts|tsx|js|mjs|md|ya?ml|json|grit|css|html|py|txt)$/.test(file)) continue;
  if (/^(CHANGELOG\.md|package-lock\.json|tools\/rename\/|test\/(regressions|scenarios)\/)/.test(file))
    continue;
  const paths = [file, ...(plan.files.get(file) ?? [])];
  const text = readFileSync(file, 'utf8');
  let next = text;
  for (const phrase of phrases) {
    if (!paths.some((path) => phrase.glob.test(path))) continue;
    const replaced = next.replace(phrase.words, () => phrase.to);
    if (replaced !== next) phrase.used = true;
    next = replaced;
  }
  // A renamed member that is taken out under its new name.
  if (/\.(ts|tsx)$/.test(file))
    next = next.replace(/(?<=[{,] )(?!number|string|boolean|unknown|object)([a-z]\w*): \1(?= ?[,}])/g, '$1');
  if (next !== text) writeFileSync(file, next);
}
for (const { from, where, used } of phrases)
  if (!used) console.log(`nothing says: ${from} (${where ?? '**'})`);
