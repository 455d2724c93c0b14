import { spawnSync } from 'node:child_process';

/** The command that installs packages of Debian. */
export const installOf = (packages: readonly string[]): readonly string[] => [
  'apt-get',
  'install',
  '--yes',
  '--no-install-recommends',
  ...packages,
];

/** Several tests may need packages at the same time, and the system lets one of them install. */
const LOCK = '/tmp/gatechart-install.lock';

/** Installs packages of Debian where this process may do that; whoever needs them looks whether they are there. */
export const install = (packages: readonly string[]): void => {
  if (process.getuid?.() !== 0) return;
  const command = installOf(packages).join(' ');
  // The lists of packages may be missing or old.
  const script = `${command} || { apt-get update; ${command}; }`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('flock', ['--close', LOCK, 'sh', '-c', script], { stdio: 'ignore', env });
};
