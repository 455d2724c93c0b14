import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** `strip` leaves in `package.json` what users of the package need, while npm packs it; `restore` brings the rest back. */

const KEPT = 'build/package.json';
const OF_DEVELOPERS = ['workspaces', 'devDependencies', 'overrides'];
const ITS_SCRIPTS = ['prepack', 'postpack'];

if (process.argv[2] === 'restore') copyFileSync(KEPT, 'package.json');
else {
  mkdirSync('build', { recursive: true });
  copyFileSync('package.json', KEPT);
  const manifest = JSON.parse(readFileSync(KEPT, 'utf8'));
  for (const key of OF_DEVELOPERS) delete manifest[key];
  manifest.scripts = Object.fromEntries(ITS_SCRIPTS.map((name) => [name, manifest.scripts[name]]));
  writeFileSync('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
}
