import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { Folder } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

it('What is published names nothing that only developers need, and the clone keeps it', () => {
  const given = readFileSync('package.json', 'utf8').replace('npm run build && ', '');
  writeFileSync(folder.file('package.json'), given);
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync(folder.file('README.md'), readme);
  mkdirSync(folder.file('tools'));
  copyFileSync('tools/published-manifest.js', folder.file('tools/published-manifest.js'));
  execFileSync('npm', ['pack'], { cwd: folder.path, stdio: 'ignore' });
  const { version, exports, dependencies } = JSON.parse(given);
  const packed = (file: string): string =>
    execFileSync('tar', ['xOf', `gatechart-${version}.tgz`, `package/${file}`], {
      cwd: folder.path,
      encoding: 'utf8',
    });
  const published = JSON.parse(packed('package.json'));
  expect(published).not.toHaveProperty('workspaces');
  expect(published).not.toHaveProperty('devDependencies');
  expect(Object.keys(published.scripts)).toEqual(['prepack', 'postpack']);
  expect(published).toMatchObject({ exports, dependencies });
  expect(readme).toContain('](docs/images/');
  expect(packed('README.md')).toBe(readme.replaceAll(/^!.*\n\n/gm, ''));
  expect(readFileSync(folder.file('package.json'), 'utf8')).toBe(given);
  expect(readFileSync(folder.file('README.md'), 'utf8')).toBe(readme);
});
