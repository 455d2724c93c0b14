import { spawnSync } from 'node:child_process';
import { install, installOf } from '../../support/debian.ts';

const PYTHON = '/usr/bin/python3';
const PACKAGES = ['python3-torch'];

const isInstalled = (): boolean => spawnSync(PYTHON, ['-c', 'import torch']).status === 0;

/** Debian's PyTorch, by the Python that has it; installed where this process may do that. */
export const needTorch = (): string => {
  if (isInstalled()) return PYTHON;
  install(PACKAGES);
  if (!isInstalled()) throw new Error(`PyTorch is not installed: sudo ${installOf(PACKAGES).join(' ')}`);
  return PYTHON;
};
