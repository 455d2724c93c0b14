import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Tier } from './tiers.ts';

/** Something that tests need and npm does not install. */
export interface Part {
  readonly name: string;
  /** Packages of Debian that have it. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

const CHROMIUMS: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** A Chromium of the system. */
const ofSystem = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => CHROMIUMS.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Where a Chromium is or would be: that of the system, else Playwright's own. */
export const chromiumPath = (): string => ofSystem() ?? chromium.executablePath();

const runs = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** The Python of the system: packages of Debian belong to it. */
export const PYTHON = '/usr/bin/python3';

const CLIENT_MODULES: readonly string[] = ['mypy', 'numpy', 'pip', 'setuptools', 'venv', 'wheel'];

const HAS_MODULES = `import importlib.util as u, sys; sys.exit(any(u.find_spec(name) is None for name in sys.argv[1:]))`;

const hasModules = (...names: readonly string[]): boolean => runs(PYTHON, '-c', HAS_MODULES, ...names);

/** What each tier needs. */
export const PARTS: Readonly<Partial<Record<Tier, readonly Part[]>>> = {
  process: [
    {
      name: 'bubblewrap',
      packages: ['bubblewrap'],
      isThere: () => runs('bwrap', '--ro-bind', '/', '/', 'true'),
    },
  ],
  browser: [
    {
      name: 'Chromium',
      packages: ['chromium', 'fonts-noto-cjk'],
      isThere: () => existsSync(chromiumPath()),
    },
  ],
  cluster: [{ name: 'Redis', packages: ['redis-server'], isThere: () => runs('redis-server', '--version') }],
  learn: [
    { name: 'PyTorch', packages: ['python3-torch'], isThere: () => hasModules('torch') },
    {
      name: `Python with ${CLIENT_MODULES.join(', ')}`,
      packages: [
        ...['mypy', 'python3-numpy', 'python3-pip', 'python3-setuptools', 'python3-venv', 'python3-wheel'],
      ],
      isThere: () => hasModules(...CLIENT_MODULES),
    },
  ],
};

/** The command line that installs packages of Debian. */
export const installing = (packages: readonly string[]): readonly string[] => [
  ...(process.getuid?.() === 0 ? [] : ['sudo']),
  ...['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
];
