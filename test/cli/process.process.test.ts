import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readSaved } from '../../src/replay/saved-match.ts';
import { PATIENCE } from '../support/patience.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url));

const LEDUC = new URL('../../examples/leduc/index.mjs', import.meta.url).href;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program with that input. */
const run = async (args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> => {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
};

const digestIn = (out: string): string | undefined => /digest (\w+)/.exec(out)?.[1];

describe('The program', () => {
  it.each([
    ['selfplay', '--games', '2'],
    ['balance', '--games', '4'],
    ['learn', 'data', '--agent', 'random', '--games', '1'],
    ['fuzz', '--games', '1'],
  ])('does not look forever for a folder where none can be: %s %s', (...args) => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args, '--out', '/proc/none/below'], {
      encoding: 'utf8',
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    });
    expect([status, stderr]).toEqual([
      3,
      expect.stringMatching(/^gatechart: CANNOT_WRITE \/proc\/none\/below/),
    ]);
  });

  it('can be run by its path, as it was built', () => {
    const { status, stdout } = spawnSync(MAIN, ['--version'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('ends with the code of the error, one line and no stack trace', async () => {
    const { code, out, err } = await run(['play', '--seed', 'x']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^gatechart: BAD_VALUE --seed: [^\n]+\n$/);
  });

  it.each([
    ['leaves something running', 'setInterval(() => {}, 1000);', 0, /^$/],
    [
      'promises what fails',
      "Promise.reject(new Error('broken'));",
      2,
      /^gatechart: BAD_RULESET \/\S+module\.mjs: default export: broken \(module\.mjs:1\); [^\n]+\n$/,
    ],
  ])(
    'ends, and shows no stack trace, where the module of a ruleset %s',
    async (_title, text, ending, noted) => {
      const module = folder.file(
        'module.mjs',
        `${text}\nexport { default } from ${JSON.stringify(LEDUC)};\n`,
      );
      const { code, err } = await run(['charts', '--rules', module]);
      expect(code).toBe(ending);
      expect(err).toMatch(noted);
    },
  );

  it('shows help, with an example, for itself and its commands', async () => {
    for (const command of [[], ['play'], ['replay']]) {
      const { code, out } = await run([...command, '--help']);
      expect([code, /Examples?:\n {2}\$ gatechart/.test(out)]).toEqual([0, true]);
    }
    for (const command of [[], ['learn']]) {
      const { code, out } = await run(command);
      expect([code, out]).toEqual([0, (await run([...command, '--help'])).out]);
      expect(await run(['help', ...command])).toMatchObject({ code, out });
    }
    expect((await run(['learn', 'nothing'])).err).toContain("unknown command 'nothing'");
  });

  it('writes no colours where the output is no terminal, on a build server too', async () => {
    const { out } = await run(['play', '--agents', 'random,random'], '', { CI: '1' });
    expect(out).toContain('over after');
    expect(out).not.toContain('\u001b');
  });

  it('shows names of others without what a terminal would take as an order', async () => {
    const agents = 'cmd:exit #\u001b[2J,greedy';
    const { code, out, err } = await run([
      ...['selfplay', '--ruleset', 'waiting-zone', '--games', '2', '--workers', '0'],
      ...['--agents', agents],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('cmd:exit #\\u{1b}[2J against greedy');
    expect(out + err).not.toContain('\u001b');
  });

  it('ends quietly when nobody reads on', async () => {
    const shell = `"${process.execPath}" "${MAIN}" play -v --agents random,random; echo code $? >&2`;
    const script = `( ${shell} ) | head -n 1`;
    const child = await new Promise<{ out: string; err: string }>((resolve, reject) => {
      execFile('bash', ['-c', script], (error, out, err) => (error ? reject(error) : resolve({ out, err })));
    });
    expect(child.out.split('\n')).toHaveLength(2);
    expect(child.err).toBe('code 0\n');
  });

  it('plays the same match in every process', async () => {
    const args = ['play', '--agents', 'random,random', '--seed', '11'];
    const [first, second] = await Promise.all([run(args), run([...args, '--runtime', 'lean'])]);
    expect(first.out).toBe(second.out);
    expect(digestIn((await gatechart(...args)).out.join('\n'))).toBe(digestIn(first.out));
  });
});

describe('A person at the table', () => {
  const human = ['play', '--agents', 'human,greedy', '--seed', '7'];

  it('concedes', async () => {
    const { code, out } = await run(human, '?\nconcede\n');
    expect(code).toBe(0);
    expect(out).toMatch(/1-4c +Player 1 concedes/);
    expect(out).toMatch(/\nover after/);
  });

  it.each([
    ['gate-ruler', '1-4c'],
    ['waiting-zone', 'house.13'],
  ])('reads at the end of %s how the table stands, who has won and why', async (ruleset, clause) => {
    const { out } = await run([...human, '--ruleset', ruleset], 'concede\n');
    const end = out.slice(out.lastIndexOf('concedes'));
    expect(end).toMatch(/^ {2}Player 1 \(you\): /m);
    expect(end).toMatch(/^Player 2 \(greedy\) has won \(/m);
    expect(end).toContain(`Player 1 has lost by ${clause}. `);
  });

  it.each(['gate-ruler', 'waiting-zone'])(
    'is told the last turn, and not the whole match, as one of %s is gone on with; then table and question',
    async (ruleset) => {
      const saved = folder.file(`on-${ruleset}.json`);
      const begun = await run(
        [...human, '--ruleset', ruleset, '--save', saved],
        `${'n\nn\n1\n'.repeat(2)}q\n`,
      );
      const turnsOf = (text: string) => [...text.matchAll(/Turn (\d+): /g)].map(([, turn]) => Number(turn));
      const { out, err } = await run(['play', saved], 'q\n');
      expect(err).toContain('the match was left');
      const all = turnsOf(begun.out);
      expect(all.length).toBeGreaterThan(2);
      expect(turnsOf(out).length).toBeLessThanOrEqual(2);
      expect(turnsOf(out).at(-1)).toBe(all.at(-1));
      const [told = '', asked = ''] = out.split(/^ {2}Player 1 \(you\): /m);
      expect(told).toMatch(/Turn \d+: .*\n.+ {3}\S/);
      expect(asked).toMatch(/\n {2}1 {2}\S/);
    },
  );

  it.each(['gate-ruler', 'waiting-zone'])(
    'reads a whole match of %s, its hints and its help in Japanese',
    async (ruleset) => {
      const answers = `?\nc 1\nzzz\nu\nr\n${'h\n1\nh\nn\n'.repeat(60)}`;
      const { out } = await run([...human, '--ruleset', ruleset, '--lang', 'ja'], answers);
      // Keys, ids, agents and clauses are typed or looked up as they are; names of some cards are English.
      const prose = out
        .split('\n')
        .slice(1)
        .map((line) =>
          line.replace(/《[^》]*》|\([^)]*\)|^ +\d+ {2}.*|^ {2}(concede|q|\?) .*|digest \w+/g, ''),
        )
        .filter((line) => /[a-z]{4,} [a-z]{2,}/.test(line.replace(/gatechart play FILE|seed \d+/g, '')));
      expect(prose).toEqual([]);
      expect(out).toMatch(/greedy なら \d+\([^)]+\): .*[ぁ-ん]/);
    },
  );

  it('8-4c: is warned once, in words, of an attack on a line where nothing stands', async () => {
    const nothing = 'n\nn\nn\n1\n1\nattack ruler -> A2\nattack ruler -> A2\n';
    const { out } = await run(human, nothing);
    expect(out).toMatch(/Nothing stands on line A2: \w+ would attack nothing/);
    expect(out).toMatch(/Ruler Apprentice attacks line A2: no card is there/);
  });

  it('leaves the match and goes on with it; the record is that of one match', async () => {
    const [saved, record] = [folder.file('left.json'), folder.file('left.jsonl')];
    const left = await run(human, `1\n1\nq\n${saved}\n`);
    expect(left.code).toBe(0);
    expect(left.err).toContain(`resume with gatechart play ${saved}`);
    const on = await gatechart('play', saved, '--agents', 'random,greedy', '--record', record);
    expect(on.code).toBe(0);
    expect((await gatechart('replay', record, '--verify')).code).toBe(0);
  });

  it('is not asked on when the input ends: exit code 3, and the record can be replayed', async () => {
    const record = folder.file('ended.jsonl');
    const { code, err } = await run([...human, '--record', record], '1\n');
    expect([code, err]).toEqual([3, expect.stringMatching(/^gatechart: INPUT_ENDED [^\n]+\n$/)]);
    expect(err).toContain('the match is not saved');
    expect((await gatechart('replay', record, '--verify')).code).toBe(0);
  });

  it('is not asked for a file where the match is saved as it stands', async () => {
    const saved = folder.file('kept.json');
    const rules = ['--rules', 'examples/leduc'];
    const again = `gatechart play ${saved} --rules examples/leduc/index.mjs`;
    const left = await run([...human, ...rules], `s ${saved}\nq\n`);
    expect(left.out.replaceAll(/\n +/g, ' ')).toContain(`Saved. Resume the match with: ${again}`);
    expect([left.code, left.err]).toEqual([0, `gatechart: the match was left; resume with ${again}\n`]);
    const other = folder.file('ended-as-it-stands.json');
    const ended = await run([...human, ...rules], `s ${other}\n`);
    expect(ended.err).toContain(
      `the match is saved in ${other}; resume it with gatechart play ${other} --rules examples/leduc/index.mjs\n`,
    );
    const changed = await run(human, `s ${folder.file('changed.json')}\n1\n`);
    expect(changed.err).toContain('the match is not saved');
  });

  it('loses nothing that another match has saved, and is asked again for a file', async () => {
    const [taken, free] = [folder.file('taken.json'), folder.file('free.json')];
    await run(human, `q\n${taken}\n`);
    const before = readFileSync(taken, 'utf8');
    const { code, out, err } = await run(human, `1\ns ${taken}\nq\n${taken}\n/nowhere/x.json\n${free}\n`);
    expect([code, err]).toEqual([0, `gatechart: the match was left; resume with gatechart play ${free}\n`]);
    const refused = out.replaceAll(/\n +/g, ' ').match(/Not saved: \S+: [^\n]+/g);
    expect(refused).toEqual([
      `Not saved: ${taken}: the file exists and contains a saved match, which gatechart play FILE resumes`,
      `Not saved: ${taken}: the file exists and contains a saved match, which gatechart play FILE resumes`,
      'Not saved: /nowhere/x.json: there is no such file or folder',
    ]);
    expect(readFileSync(taken, 'utf8')).toBe(before);
  });

  it('is told where the match is saved when the input ends', async () => {
    const saved = folder.file('ended.json');
    const { code, err } = await run([...human, '--save', saved], '1\n');
    expect(code).toBe(3);
    expect(err).toContain(`the match is saved in ${saved}`);
  });

  it('reads nothing of the cards that the other player draws', async () => {
    const { out } = await run(human, 'concede\n');
    expect(out).toMatch(/Player 2 draws a card/);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'loses nothing by %s: exit code 130, record and saved match are there',
    async (signal) => {
      const [saved, record] = [folder.file(`${signal}.json`), folder.file(`${signal}.jsonl`)];
      const child = spawn(process.execPath, [MAIN, ...human, '--save', saved, '--record', record]);
      child.stdin.write('1\n');
      let out = '';
      for await (const data of child.stdout) {
        out += data;
        if (!child.killed && out.split(/^> /m).length === 3) child.kill(signal);
      }
      const code = child.exitCode ?? (await once(child, 'close'))[0];
      expect(code).toBe(130);
      expect((await gatechart('replay', record, '--verify')).code).toBe(0);
      expect((await gatechart('play', saved, '--agents', 'greedy,greedy')).code).toBe(0);
    },
  );

  it('loses nothing that was answered by SIGKILL, and goes on from there', async () => {
    const saved = folder.file('killed.json');
    const child = spawn(process.execPath, [MAIN, ...human, '--save', saved]);
    child.stdin.write('1\n');
    let out = '';
    for await (const data of child.stdout) {
      out += data;
      if (!child.killed && out.split(/^> /m).length === 3) child.kill('SIGKILL');
    }
    const { lines } = readSaved(saved, readFileSync(saved, 'utf8'));
    expect(lines.filter((line) => line.line === 'decision' && line.player === 0)).toHaveLength(1);
    expect((await gatechart('play', saved, '--agents', 'greedy,greedy')).code).toBe(0);
  });
});
