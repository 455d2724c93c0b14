import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/cli/program.ts';

/** What a command line ended with. */
export interface Ended {
  readonly code: number;
  readonly out: readonly string[];
  readonly notes: readonly string[];
}

/** Carries out a command line in this process, as for an output that is no terminal. */
export const gatechart = async (...args: readonly string[]): Promise<Ended> => {
  const out: string[] = [];
  const notes: string[] = [];
  const code = await runCommandLine(args, '0.0.0', {
    write: (line) => out.push(...line.split('\n')),
    note: (line) => notes.push(line),
    colour: false,
    columns: undefined,
  });
  return { code, out, notes };
};

/** A folder of its own for the files of a test file. */
export class Folder {
  readonly path: string;

  constructor(within = tmpdir()) {
    this.path = mkdtempSync(join(within, 'gatechart-'));
  }

  file(name: string, text?: string): string {
    const path = join(this.path, name);
    if (text !== undefined) writeFileSync(path, text);
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
