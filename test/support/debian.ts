import { spawnSync } from 'node:child_process';

/** The command that installs packages of Debian. */
export const installOf = (packages: readonly string[]): readonly string[] => [
  'apt-get',
  'install',
  '--yes',
  '--no-install-recommends',
  ...packages,
];

/** Installs packages of Debian where this process may do that; whoever needs them looks whether they are there. */
export const install = (packages: readonly string[]): void => {
  if (process.getuid?.() !== 0) return;
  const [command = '', ...args] = installOf(packages);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (spawnSync(command, args, { stdio: 'ignore', env }).status === 0) return;
  // The lists of packages may be missing or old.
  spawnSync(command, ['update'], { stdio: 'ignore', env });
  spawnSync(command, args, { stdio: 'ignore', env });
};
