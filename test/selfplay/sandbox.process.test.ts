import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSandbox, sandboxPrefix } from '../../src/selfplay/external-agents/sandbox.ts';

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gatechart-sandbox-'));
/** Outside of the folders that a sandbox empties in any case, wherever the project lies. */
const isEmptied = (path: string): boolean => /^\/(?:tmp|run|var\/tmp|dev\/shm)\//.test(path);
const outside = [resolve('node_modules'), homedir()].find((path) => !isEmptied(path)) ?? homedir();
const elsewhere = mkdtempSync(join(outside, '.sandbox-'));
const SECRET = join(elsewhere, 'secret.bin');
/** What a program would leave behind, where it could write. */
const LEFT = join(elsewhere, 'left-by-a-program');
const server = createServer((socket) => socket.end());
beforeAll(async () => {
  writeFileSync(SECRET, randomBytes(32));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true });
});

/** A program that does that with its first question. */
const program = (name: string, onQuestion: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
const can = (action) => { try { return Boolean(action()); } catch { return false; } };
const others = () => readdirSync('/proc').filter((pid) => /^\\d+$/.test(pid) && Number(pid) !== process.pid);
const lineOf = (pid) => readFileSync('/proc/' + pid + '/cmdline', 'utf8');
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== 'question') continue;
  const answer = () => console.log(JSON.stringify({ key: message.decision.options[0].key }));
  ${onQuestion}
}
`,
  );
  return `cmd:${process.execPath} ${file}`;
};

/** Plays two matches with a secret. */
const cup = (name: string, agents: readonly string[], ...more: readonly string[]) => {
  const out = join(folder, name);
  const args = ['selfplay', '--ruleset', 'waiting-zone', '--games', '2', '--agents', agents.join(',')];
  const { status, stderr } = spawnSync(
    process.execPath,
    [MAIN, ...args, '--out', out, '--secret', SECRET, '--workers', '1', '--limit', '600000', ...more],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const lines = readFileSync(join(out, 'outcomes.jsonl'), 'utf8').trimEnd().split('\n');
  const forfeits: readonly unknown[] = lines.map((line) => JSON.parse(line).forfeit?.message);
  return { stderr, forfeits, summary: JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8')) };
};

/** A program that ends with a code that tells what it could do. */
const spy = (run: string): string => {
  const { port } = server.address() as { readonly port: number };
  return program(
    `spy-${run}`,
    `const connected = await new Promise((resolve) =>
      connect(${port}, '127.0.0.1').on('connect', () => resolve(true)).on('error', () => resolve(false)));
    const found = [
      can(() => readFileSync(${JSON.stringify(SECRET)}).length > 0),
      can(() => readdirSync(${JSON.stringify(join(folder, run))}).length > 0),
      can(() => others().some((pid) => lineOf(pid).includes('selfplay'))),
      can(() => (writeFileSync(${JSON.stringify(join(folder, 'left'))}, 'here'), true)),
      connected,
      !can(() => (writeFileSync(process.env.HOME + '/note', 'mine'), true)),
    ];
    process.exit(found.reduce((code, each, bit) => code + (each ? 2 ** bit : 0), 0));`,
  );
};

describe('A program of a tournament', () => {
  it('reads neither the secret nor the run, sees no other process, writes nowhere else, and has no network', () => {
    const { forfeits, summary } = cup('apart', [spy('apart'), 'greedy']);
    expect(forfeits).toEqual(['the program ended (0)', 'the program ended (0)']);
    expect(summary.plan.sandbox).toBe(true);
  });

  it('can do all of that where it is trusted', () => {
    const { forfeits, summary } = cup('open', [spy('open'), 'greedy'], '--trusted');
    expect(forfeits).toEqual(['the program ended (31)', 'the program ended (31)']);
    expect(summary.plan).not.toHaveProperty('sandbox');
  });

  const VICTIM = 'answer();';
  const KILLER = `if (message.decision.kind) for (const pid of others()) can(() => lineOf(pid).includes('victim') && process.kill(Number(pid), 'SIGKILL'));
    answer();`;

  it('plays with a secret that comes through a pipe, and a relative folder for temporary files', () => {
    const agent = program('plain', 'answer();');
    const command = `mkdir -p t && cat ${SECRET} | TMPDIR=t ${process.execPath} ${MAIN} selfplay --ruleset waiting-zone --games 2 --agents "${agent},greedy" --out piped --secret /dev/stdin --workers 1 --limit 600000 --json`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(Object.keys(JSON.parse(stdout).endings).filter((each) => each.startsWith('forfeit'))).toEqual([]);
  });

  it('cannot end its opponent', () => {
    const { forfeits, stderr } = cup('peace', [program('victim', VICTIM), program('killer', KILLER)]);
    expect(forfeits).toEqual([undefined, undefined]);
    expect(stderr).not.toContain('was lost by');
  });

  it('that was ended by a signal does not lose in silence where programs are trusted', () => {
    const { stderr, summary } = cup(
      'war',
      [program('victim', VICTIM), program('killer', KILLER)],
      '--trusted',
    );
    expect(summary.endings['forfeit: killed']).toBe(2);
    expect(stderr).toMatch(/match 0 was lost by cmd:.*victim.*SIGKILL/);
    expect(stderr).toMatch(/match 1 was lost by cmd:.*victim.*SIGKILL/);
  });
});

describe('In a sandbox', () => {
  const home = join(folder, 'home');
  const run = join(elsewhere, 'run');
  beforeAll(() => {
    for (const each of [home, run]) mkdirSync(each);
    for (const each of [home, run]) writeFileSync(join(each, 'note'), 'of others');
    writeFileSync(join(folder, 'theirs'), 'of others');
  });

  /** Whether a line of a shell ends well in the sandbox. */
  const holds = (line: string): boolean => {
    const [bwrap = '', ...words] = sandboxPrefix(home, { hidden: [SECRET, run] });
    return spawnSync(bwrap, [...words, '/bin/sh', '-c', line]).status === 0;
  };
  const connect = (): string => {
    const { port } = server.address() as { readonly port: number };
    return `${process.execPath} -e "require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit()).on('error', () => process.exit(1))"`;
  };

  it('nothing is written elsewhere', () => {
    holds(`touch ${LEFT}`);
    expect(existsSync(LEFT)).toBe(false);
  });

  it.each([
    ['the secret is empty', () => `test ! -s ${SECRET}`],
    ['the folder of the run is empty', () => `test -z "$(ls -A ${run})"`],
    ['the processes of others are not there', () => 'test "$(ls -d /proc/[0-9]* | wc -l)" -le 6'],
    ['no server of this machine answers', () => `! ${connect()}`],
    ['no right of the administrator is left', () => "grep -q '^CapEff:.0*$' /proc/self/status"],
    ['no socket of a service is there', () => 'test -z "$(ls -A /run /var/tmp | grep -v :)"'],
    ['the files of others in /tmp are not there', () => `test ! -e ${folder}/theirs`],
    ['memory that programs share has an end', () => '! head -c 2M /dev/zero > /dev/shm/much'],
    ['the own folder is empty and can be written', () => `test -z "$(ls -A ${home})" && touch ${home}/mine`],
    ['the own folder has an end', () => `! head -c 300M /dev/zero > ${home}/much`],
  ])('%s', (_, line) => {
    expect(holds(line())).toBe(true);
  });
});

describe('A system without a sandbox', () => {
  it('plays no tournament of programs', () => {
    vi.stubEnv('PATH', folder);
    try {
      expect(checkSandbox).toThrow(expect.objectContaining({ code: 'NO_SANDBOX' }));
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
