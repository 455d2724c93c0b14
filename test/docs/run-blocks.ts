import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'vitest';
import { PYTHON } from '../support/parts.ts';
import { PATIENCE } from '../support/patience.ts';
import type { Tier } from '../support/tiers.ts';
import { type Block, isRun, missingLine, pageBlocks, tierOf } from './blocks.ts';

const MAIN = resolve('dist/src/cli/main.js');

/** What pages use of a clone. */
const COPIED = ['package.json', 'examples', 'templates', 'test/scenarios'];
const LINKED = ['dist', 'docs', 'machines', 'node_modules', 'packages', 'src'];

/** Far more than a block takes that ends within seconds, on a busy machine too. */
const LIMIT_MS = PATIENCE / 4;

/** The program and `npx`, which finds it as in a clone. `with="…"` reaches the program by a variable. */
const PROGRAMS: Readonly<Record<string, string>> = {
  gatechart: `exec "${process.execPath}" "${MAIN}" "$@" $GATECHART_WITH`,
  npx: `if [ "$1" = gatechart ]; then shift; exec gatechart "$@"; fi
PATH="\${PATH#*:}"; exec npx "$@"`,
  python3: `exec ${PYTHON} "$@"`,
};

/** Where the blocks of a page run, one after the other, as in one terminal in a clone. */
class Terminal {
  readonly #bin = mkdtempSync(join(tmpdir(), 'gatechart-bin-'));
  // Commands print it, so it has the name that they see.
  readonly #home = realpathSync(mkdtempSync(join(tmpdir(), 'gatechart-page-')));
  readonly #env: NodeJS.ProcessEnv;
  readonly #groups: number[] = [];
  #folder = this.#home;

  constructor(env: NodeJS.ProcessEnv) {
    for (const [name, text] of Object.entries(PROGRAMS)) {
      writeFileSync(join(this.#bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    }
    for (const name of COPIED) cpSync(name, join(this.#home, name), { recursive: true });
    for (const name of LINKED) symlinkSync(resolve(name), join(this.#home, name));
    const { PATH, HOME } = process.env;
    this.#env = { PATH: `${this.#bin}:${PATH}`, HOME, PYTHONPATH: resolve('packages/gym/python'), ...env };
  }

  write(file: string, text: string): void {
    const path = resolve(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Throws if a block does not end as it says. */
  async run({ page, line, attributes, code, output }: Block): Promise<void> {
    const log = join(this.#bin, 'log');
    const state = join(this.#bin, 'state');
    const script = `trap 'declare -px > "${state}"; pwd > "${state}.folder"' EXIT
test ! -f "${state}" || . "${state}"
export GATECHART_WITH='${attributes.with ?? ''}'
set -eo pipefail
${code}`;
    const file = openSync(log, 'w');
    const shell = spawn('bash', ['-c', script], {
      cwd: this.#folder,
      env: this.#env,
      // In a group of its own, as a terminal starts it: Ctrl-C reaches all of it.
      detached: true,
      stdio: ['pipe', file, file],
    });
    closeSync(file);
    // A command may end before it has read all of it.
    shell.stdin?.on('error', () => {});
    shell.stdin?.end(
      (attributes.input ?? '')
        .split(';')
        .map((typed) => `${typed.trim()}\n`)
        .join(''),
    );
    const group = shell.pid ?? 0;
    this.#groups.push(group);
    const ended = once(shell, 'exit') as Promise<[number | null]>;
    const said = (): string => readFileSync(log, 'utf8');
    let late = false;
    const patience = setTimeout(() => {
      late = true;
      process.kill(-group, 'SIGKILL');
    }, LIMIT_MS);
    let stopped = false;
    const { until } = attributes;
    const watch = setInterval(() => {
      if (until === undefined || stopped || !said().includes(until)) return;
      stopped = true;
      process.kill(-group, 'SIGINT');
    }, 100);
    const [exit] = await ended;
    clearTimeout(patience);
    clearInterval(watch);
    const failed = (reason: string): Error =>
      new Error(`${page}:${line}: ${reason}\n--- the block\n${code}--- its output\n${said()}`);
    if (late) throw failed(`it did not end within ${LIMIT_MS / 1000} s`);
    if (until !== undefined && !stopped) throw failed(`it ended and did not print "${until}"`);
    const expected = Number(attributes.exit ?? 0);
    if (!stopped && exit !== expected) throw failed(`exit code ${exit}, expected ${expected}`);
    const missing = output && missingLine(output, said());
    if (missing) throw failed(`the output lacks, in this order: ${missing}`);
    const folder = `${state}.folder`;
    if (existsSync(folder)) this.#folder = readFileSync(folder, 'utf8').trimEnd();
  }

  /** Ends what blocks left running, and removes all files. */
  end(): void {
    for (const group of this.#groups) {
      try {
        process.kill(-group, 'SIGKILL');
      } catch {
        // Nothing is left of it.
      }
    }
    rmSync(this.#bin, { recursive: true });
    rmSync(this.#home, { recursive: true });
  }
}

/** Blocks that need no more than a clone come with those of every other tier: what they write is there. */
const isIn = (tier: Tier, block: Block): boolean => [tier, 'process'].includes(tierOf(block) ?? '');

const runPage = async (blocks: readonly Block[], tier: Tier, env: NodeJS.ProcessEnv): Promise<void> => {
  const terminal = new Terminal(env);
  try {
    for (const block of blocks) {
      if (block.attributes.file !== undefined) terminal.write(block.attributes.file, block.code);
      else if (isRun(block) && isIn(tier, block)) await terminal.run(block);
    }
  } finally {
    terminal.end();
  }
};

/** Runs every page that has blocks of a tier, from its first block to its last. */
export const runPages = (tier: Tier, env: () => NodeJS.ProcessEnv = () => ({})): void => {
  const found = [...pageBlocks]
    .map(([page, blocks]) => ({ page, blocks }))
    .filter(({ blocks }) => blocks.some((block) => isRun(block) && tierOf(block) === tier));
  describe('The commands of', () => {
    it.each(found)('$page run', ({ blocks }) => runPage(blocks, tier, env()));
  });
};
