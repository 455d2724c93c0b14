import { spawnSync } from 'node:child_process';
import { installing, PARTS } from './parts.ts';

/** `npm run setup:system`: installs what the tests of all tiers need beside the packages of npm. */

const run = ([command = '', ...args]: readonly string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

const packages = Object.values(PARTS).flatMap((parts) => parts.flatMap((part) => part.packages));
const install = installing(packages);
run([...install.slice(0, install.indexOf('install')), 'update']);
run(install);
