import { spawnSync } from 'node:child_process';
import { install, installOf } from '../../support/debian.ts';

const MODULES = ['mypy', 'numpy', 'pip', 'setuptools', 'venv', 'wheel'];
const PACKAGES = [
  'python3-venv',
  'python3-numpy',
  'python3-pip',
  'python3-setuptools',
  'python3-wheel',
  'mypy',
];

const HAS_THEM = `import importlib.util as u, sys; sys.exit(any(u.find_spec(m) is None for m in ${JSON.stringify(MODULES)}))`;

/** That of the distribution first: the packages are its own. */
const found = (): string | undefined =>
  ['/usr/bin/python3', 'python3'].find((path) => spawnSync(path, ['-c', HAS_THEM]).status === 0);

/** A Python with NumPy, pip and mypy; Debian's, installed where this process may do that. */
export const neededPython = (): string => {
  const there = found();
  if (there !== undefined) return there;
  install(PACKAGES);
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Error(`The tests of the Python client need packages: sudo ${installOf(PACKAGES).join(' ')}`);
};
