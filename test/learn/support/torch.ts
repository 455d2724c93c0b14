import { execFileSync, spawnSync } from 'node:child_process';

const PYTHON = '/usr/bin/python3';
const INSTALL = ['apt-get', 'install', '--yes', 'python3-torch'] as const;

const isInstalled = (): boolean => spawnSync(PYTHON, ['-c', 'import torch']).status === 0;

/** Debian's PyTorch, by the Python that has it; installed where this process may do that. */
export const needTorch = (): string => {
  if (isInstalled()) return PYTHON;
  const [command, ...args] = INSTALL;
  if (process.getuid?.() === 0) execFileSync(command, args, { stdio: 'ignore' });
  if (!isInstalled()) throw new Error(`PyTorch is not installed: sudo ${INSTALL.join(' ')}`);
  return PYTHON;
};
