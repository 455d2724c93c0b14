import { spawnSync } from 'node:child_process';
import { GatechartError } from '../../../../src/core/errors.ts';

/** A Python that has PyTorch. */
export interface TorchPython {
  readonly command: string;
  readonly version: string;
  readonly torch: string;
}

const PROBE = 'import sys, torch; print(sys.version.split()[0], torch.__version__)';

const probePython = (command: string): TorchPython | undefined => {
  const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' });
  const [version, torch] = (stdout ?? '').trim().split(' ');
  return status === 0 && version !== undefined && torch !== undefined
    ? { command, version, torch }
    : undefined;
};

/** Where Python is looked for where nobody names one: that of the system first, since Debian's PyTorch is its own. */
const DEFAULT_COMMANDS: readonly string[] = ['/usr/bin/python3', 'python3'];

/** The first Python that has PyTorch: the one that is named, else one of the usual. Throws `NO_TORCH`. */
export const findTorchPython = (named: string | undefined): TorchPython => {
  const commands = named === undefined ? DEFAULT_COMMANDS : [named];
  for (const command of commands) {
    const python = probePython(command);
    if (python !== undefined) return python;
  }
  throw new GatechartError('NO_TORCH', commands.join(', '), 'there is no PyTorch for that Python');
};
