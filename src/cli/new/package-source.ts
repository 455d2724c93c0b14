import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isObject } from '../../core/cards/schema.ts';

/** A path as npm takes it, with slashes on every system. */
const fileSpec = (from: string, to: string): string => `file:${relative(from, to).split(sep).join('/')}`;

/** Where npm has taken a package from, as it has noted in the `node_modules` that the package lies in. */
const resolvedFrom = (root: string): string | undefined => {
  const file = join(dirname(root), '.package-lock.json');
  if (!existsSync(file)) return undefined;
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const packages = isObject(lock) && isObject(lock.packages) ? lock.packages : {};
  const entry = packages['node_modules/gatechart'];
  return isObject(entry) && typeof entry.resolved === 'string' ? entry.resolved : undefined;
};

const REGISTRY_TARBALL = /^https?:\/\/.+\/gatechart\/-\/gatechart-[^/]+\.tgz$/;

/**
 * What a package in `folder` names as gatechart, to get the one that runs: the clone at `root`, the tarball or address that
 * npm installed it from, else that version from the registry.
 */
export const packageSource = (root: string, version: string, folder: string): string => {
  if (!root.split(sep).includes('node_modules')) return fileSpec(folder, root);
  const resolved = resolvedFrom(root);
  if (resolved === undefined || REGISTRY_TARBALL.test(resolved)) return `^${version}`;
  if (!resolved.startsWith('file:')) return resolved;
  return fileSpec(folder, resolve(dirname(dirname(root)), resolved.slice('file:'.length)));
};
