import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PYTHON } from '../../../../../test/support/parts.ts';

/** A Python for `--python` that has loaded PyTorch already, which takes longer than the trainings of the tests. */
export const KEPT_TORCH = fileURLToPath(new URL('kept_torch.py', import.meta.url));

/** Loads PyTorch once for all tests of the tier. */
export default async (): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'gatechart-torch-'));
  const socket = join(folder, 'socket');
  const keeper = spawn(PYTHON, [KEPT_TORCH, '--keep', socket], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(keeper.stdout, 'data');
  process.env.GATECHART_KEPT_TORCH = socket;
  return () => {
    keeper.stdin.end();
    rmSync(folder, { recursive: true });
  };
};
