import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** `strip` leaves in `package.json` and the README what users of the package need, while npm packs it; `restore` brings the rest back. */

const FILES = ['package.json', 'README.md'];
const KEPT = 'build/published';
const OF_DEVELOPERS = ['workspaces', 'devDependencies', 'overrides'];
const ITS_SCRIPTS = ['prepack', 'postpack'];

const manifestOf = (text) => {
  const manifest = JSON.parse(text);
  for (const key of OF_DEVELOPERS) delete manifest[key];
  manifest.scripts = Object.fromEntries(ITS_SCRIPTS.map((name) => [name, manifest.scripts[name]]));
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
};

/** Images are as large as half the package, and are not in it. */
const readmeOf = (text) => text.replaceAll(/^!\[.*\]\(.*\)\n\n?/gm, '');

if (process.argv[2] === 'restore') for (const file of FILES) copyFileSync(`${KEPT}/${file}`, file);
else {
  mkdirSync(KEPT, { recursive: true });
  for (const file of FILES) copyFileSync(file, `${KEPT}/${file}`);
  writeFileSync('package.json', manifestOf(readFileSync('package.json', 'utf8')));
  writeFileSync('README.md', readmeOf(readFileSync('README.md', 'utf8')));
}
