import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordHeader } from '../../src/replay/record.ts';
import { headerDigest } from '../../src/replay/recorded-match.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** Every error is one line of this shape: code, place, reason, next step. */
const ERROR = /^gatechart: [A-Z_]+ [^\n]+: [^\n]+; [^\n]+$/;

const refused = async (code: number, name: string, ...args: readonly string[]): Promise<void> => {
  const ended = await gatechart(...args);
  expect(ended.notes).toHaveLength(1);
  expect(ended.notes[0]).toMatch(ERROR);
  expect(ended.notes[0]?.split(' ')[1]).toBe(name);
  expect(ended.code).toBe(code);
  expect(ended.out).toEqual([]);
};

describe('A wrong command line is refused with one line and exit code 2', () => {
  it.each([
    ['USAGE', 'an unknown command', ['fly']],
    ['USAGE', 'an unknown option', ['play', '--sed', '3']],
    ['USAGE', 'a value that is missing', ['play', '--seed']],
    ['USAGE', 'too many files', ['play', 'a', 'b']],
    ['USAGE', 'no file to replay', ['replay']],
    ['USAGE', 'JSON with a person at the table', ['play', '--json', '--agents', 'human,random']],
    ['BAD_VALUE', 'a seed that is no number', ['play', '--seed', 'x']],
    ['BAD_VALUE', 'a negative seed', ['play', '--seed=-1']],
    ['BAD_VALUE', 'a broken seed', ['play', '--seed', '1.5']],
    ['BAD_VALUE', 'a seed too large to be exact', ['play', '--seed', '99999999999999999999']],
    ['BAD_VALUE', 'a place that is no number', ['replay', '--to', 'end', 'x.jsonl']],
    ['BAD_VALUE', 'one deck', ['play', '--decks', 'atlas-drive']],
    ['BAD_VALUE', 'three agents', ['play', '--agents', 'random,random,random']],
    ['BAD_VALUE', 'an unknown runtime', ['play', '--runtime', 'fast']],
    ['USAGE', 'one file for two', ['play', '--record', 'x.json', '--save', 'x.json']],
    ['USAGE', 'a seed beside a file that is shown', ['inspect', 'x.jsonl', '--seed', '3']],
    ['USAGE', 'an inspector beside a file', ['inspect', 'x.jsonl', '--inspector', 'stately']],
    ['USAGE', 'an inspector without actors', ['inspect', '--inspector', 'stately']],
    ['BAD_VALUE', 'an unknown language', ['play', '--lang', 'fr']],
    ['UNKNOWN_DECK', 'an unknown deck', ['play', '--decks', 'atlas-drive,nobody']],
    ['UNKNOWN_AGENT', 'an unknown agent', ['play', '--agents', 'random,deep-blue']],
    ['ORACLE_NEEDS_ANALYSIS', 'the agent that cheats', ['play', '--agents', 'random,oracle:25']],
    ['ORACLE_NEEDS_ANALYSIS', 'the agent that cheats', ['inspect', '--agents', 'human,oracle']],
    ['ORACLE_NEEDS_ANALYSIS', 'the agent that cheats', ['selfplay', '--agents', 'greedy,oracle']],
    [
      'UNKNOWN_AGENT',
      'an agent by the name of what every object has',
      ['play', '--agents', 'random,toString'],
    ],
    ['UNKNOWN_EDITION', 'an unknown edition', ['play', '--edition', '0.0.1']],
    ['UNKNOWN_RULESET', 'an unknown ruleset', ['play', '--ruleset', 'chess']],
    ['CANNOT_READ', 'a saved match that is not there', ['play', 'nowhere.json']],
    ['CANNOT_READ', 'a record that is not there', ['replay', 'nowhere.jsonl']],
    ['CANNOT_READ', 'a folder', ['replay', '.']],
    [
      'USAGE',
      'a ruleset of cards, beside another build',
      ['bench', '--against', '.', '--ruleset', 'waiting-zone'],
    ],
    [
      'BAD_VALUE',
      'an empty value that a command above reads',
      ['decks', 'new', '--ruleset', '', '--out', 'x.yaml'],
    ],
    ['USAGE', 'a ruleset of cards that are not named', ['serve', '--stdio', '--ruleset', 'waiting-zone']],
    ['USAGE', 'an option of the command above', ['fuzz', 'explore', '--games', '3']],
    ['USAGE', 'an option before the name of a command', ['fuzz', '--seed', '3', 'explore']],
    ['USAGE', 'a search in a file to check', ['cards', 'check', 'examples/lamps.yaml', '--where', 'a=b']],
    ['USAGE', 'a language of a new deck', ['decks', 'new', '--out', 'x.yaml', '--lang', 'ja']],
    ['USAGE', 'counts of what is only gaps', ['clauses', '--gaps', '--reached', 'findings']],
    ['USAGE', 'an end in a folder', ['replay', 'docs', '--verify', '--to', '3']],
    ['USAGE', 'cards of a folder', ['replay', 'docs', '--verify', '--cards', 'examples/lamps.yaml']],
    ['USAGE', 'a language of a verification', ['replay', 'docs', '--verify', '--lang', 'ja']],
    ['USAGE', 'steps of a verification', ['replay', 'docs', '--verify', '-v']],
    ['BAD_VALUE', 'a file without a name', ['replay', '']],
    [
      'BAD_VALUE',
      'more set files than may be',
      ['decks', ...Array<string[]>(101).fill(['--cards', 'lamps.yaml']).flat()],
    ],
    ['BAD_VALUE', 'one of several files without a name', ['judge', 'a.yaml', '']],
    ['BAD_VALUE', 'a folder without a name', ['selfplay', '--out', '']],
    ['BAD_VALUE', 'a value that is empty', ['learn', 'train', 'lessons', '--out', 'net.json', '--python=']],
    ['BAD_VALUE', 'a dash as the file of a saved match', ['play', '--save=-']],
    ['BAD_VALUE', 'a dash as the file of a record', ['play', '--record', '-']],
    ['BAD_VALUE', 'a dash as a folder for results', ['selfplay', '--games', '2', '--out', '-']],
    ['BAD_VALUE', 'a dash as a file with cards', ['decks', '--cards', '-']],
    ['BAD_VALUE', 'a dash as a file to read', ['judge', 'a.yaml', '-']],
    ['BAD_VALUE', 'an agent that is no command', ['selfplay', '--agents', 'cmd: ,greedy']],
    ['USAGE', 'a Redis without a queue', ['selfplay', '--redis', 'redis://queue.example']],
    ['USAGE', 'an object store without a queue', ['fuzz', '--artifacts', 's3://bucket/run']],
  ])('%s: %s', (name, _title, args) => refused(2, name, ...args));
});

it.each([
  ['learn gate', 'learn evaluate', ['learn', 'gate', '--net', 'net.json', '--against', 'greedy']],
  ['learn gate', 'learn evaluate', ['learn', 'gate', '--help']],
  ['learn gate', 'learn evaluate', ['learn', 'help', 'gate']],
  ['merge', 'selfplay merge', ['merge', '--out', 'run', 'share-1']],
  ['worker', 'cluster worker', ['worker']],
  ['doctor', 'cluster doctor', ['doctor', '--help']],
  ['board', 'cluster board', ['help', 'board']],
])('The old name %s is refused, and the new one given, %s: %j', async (old, name, args) => {
  const { code, out, notes } = await gatechart(...args);
  expect([code, out]).toEqual([2, []]);
  expect(notes).toEqual([
    `gatechart: USAGE ${old}: the command has a new name: gatechart ${name}; see gatechart ${name} --help`,
  ]);
});

describe('An error of usage names the help of the command, and what may be meant', () => {
  it.each([
    [['selfplay', '--gams', '4'], 'did you mean --games?', 'selfplay'],
    [['fuzz', '--regresions', 'x'], 'did you mean --regressions?', 'fuzz'],
    [['fuzz', '--positions', 'nowhere'], '"nowhere" does not exist; name a folder, or none', 'fuzz'],
    [['cluster', 'worker', '--slts', '4'], 'did you mean --slots?', 'cluster worker'],
    [['cluster', 'wrker'], 'did you mean worker?', 'cluster'],
    [
      ['inspect', '--runtime', 'actor'],
      '"actor" (did you mean actors?) is not one of actors, lean',
      'inspect',
    ],
    [['fuzz', 'repr', 'x.json'], 'did you mean repro or explore?', 'fuzz'],
    [['fuzz', 'explore', '--depth', 'x'], '"x"', 'fuzz explore'],
    [['play', '--seed', 'x'], '"x"', 'play'],
  ])('%j: %s', async (args, reason, command) => {
    const { code, notes } = await gatechart(...args);
    expect([code, notes.length]).toEqual([2, 1]);
    expect(notes[0]).toContain(reason);
    expect(notes[0]).toContain(`; see gatechart ${command} --help`);
  });

  it('names the help of the program where no command is known', async () => {
    const { notes } = await gatechart('plya');
    expect(notes).toEqual([expect.stringMatching(/did you mean play\?.*; see gatechart --help$/)]);
  });
});

it('A file that cannot be written is refused with exit code 3', async () => {
  await refused(3, 'CANNOT_WRITE', 'play', '--record', '/nowhere/record.jsonl');
  const { code, notes } = await gatechart('play', '--save', '/nowhere/saved.json');
  expect([code, notes[0]?.split(' ')[1]]).toEqual([3, 'CANNOT_WRITE']);
});

describe('A bad record is refused with the line and exit code 2', () => {
  let lines: readonly string[] = [];

  beforeAll(async () => {
    const file = folder.file('good.jsonl');
    await gatechart('play', '--runtime', 'lean', '--record', file);
    lines = readFileSync(file, 'utf8').split('\n');
  });

  /** The number of the line with the first decision. */
  const firstDecision = (): number => lines.findIndex((line) => line.includes('"decision"')) + 1;

  const withLine = (number: number, change: (line: string) => string): string =>
    lines.map((line, index) => (index + 1 === number ? change(line) : line)).join('\n');

  const refusedAt = async (name: string, number: number, text: string, ...more: readonly string[]) => {
    const file = folder.file('bad.jsonl', text);
    const ended = await gatechart('replay', file, ...more);
    expect(ended.notes).toHaveLength(1);
    expect(ended.notes[0]).toMatch(ERROR);
    expect(ended.notes[0]).toContain(`gatechart: ${name} ${file}:${number}: `);
    expect(ended.code).toBe(2);
  };

  it('foreign: no JSON, other JSON, another format, bytes', async () => {
    await refusedAt('RECORD_FORMAT', 1, 'once upon a time\n');
    await refusedAt('RECORD_FORMAT', 1, '{"hello":1}\n');
    await refusedAt('RECORD_FORMAT', 1, '[]\n');
    await refusedAt('RECORD_FORMAT', 1, 'null\n');
    await refusedAt('RECORD_FORMAT', 1, '\u0000\u0001\uffff');
    await refusedAt(
      'RECORD_FORMAT',
      1,
      withLine(1, (line) => line.replace('record/2', 'record/1')),
    );
  });

  it('empty', async () => {
    const { code, notes } = await gatechart('replay', folder.file('empty.jsonl', ''));
    expect([code, notes[0]?.split(' ')[1]]).toEqual([2, 'RECORD_EMPTY']);
  });

  it('malformed: a line that is no JSON, of no kind, with a wrong value, with something more', async () => {
    const number = firstDecision();
    await refusedAt(
      'RECORD_LINE',
      number,
      withLine(number, (line) => line.slice(0, -3)),
    );
    await refusedAt(
      'RECORD_LINE',
      number,
      withLine(number, (line) => line.replace('decision', 'wish')),
    );
    await refusedAt(
      'RECORD_LINE',
      number,
      withLine(number, (line) => line.replace(/"player":\d/, '"player":2')),
    );
    await refusedAt(
      'RECORD_LINE',
      number,
      withLine(number, (line) => line.replace('{', '{"more":1,')),
    );
    await refusedAt(
      'RECORD_LINE',
      1,
      withLine(1, (line) => line.replace('"seed":1', '"seed":-1')),
    );
    await refusedAt('RECORD_LINE', lines.length, [...lines.slice(0, -1), lines[1], ''].join('\n'));
  });

  it('written in another way than gatechart does: a key twice, other spaces', async () => {
    const number = firstDecision();
    const twice = (line: string) => line.replace('{', '{"player":1,');
    const spaced = (line: string) => line.replace('":', '": ');
    for (const change of [twice, spaced]) {
      await refusedAt('RECORD_LINE', number, withLine(number, change));
      await refusedAt('RECORD_LINE', 1, withLine(1, change));
    }
    const agents = (line: string) => line.replace('{', '{"agents":["human","human"],');
    await refusedAt('RECORD_LINE', 1, withLine(1, agents), '--verify');
  });

  it('that is not UTF-8', async () => {
    const number = firstDecision();
    const [before = '', after] = lines.join('\n').split('"key":"', 2);
    const bytes = Buffer.concat([
      Buffer.from(`${before}"key":"`),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(after ?? ''),
    ]);
    const file = folder.file('bytes.jsonl');
    writeFileSync(file, bytes);
    for (const more of [[], ['--verify']]) {
      const { code, notes } = await gatechart('replay', file, ...more);
      expect([code, notes]).toEqual([2, [expect.stringMatching(ERROR)]]);
      expect(notes[0]).toContain(`gatechart: NOT_TEXT ${file}:${number}: `);
    }
  });

  it('naming what there is not: ruleset, edition, deck', async () => {
    await refusedAt(
      'UNKNOWN_RULESET',
      1,
      withLine(1, (line) => line.replace('"gate-ruler"', '"chess"')),
    );
    await refusedAt(
      'UNKNOWN_EDITION',
      1,
      withLine(1, (line) => line.replace('2021-03', '1999')),
    );
    await refusedAt(
      'UNKNOWN_DECK',
      1,
      withLine(1, (line) => line.replace('atlas-drive', 'nobody')),
    );
  });

  it('truncated, between two lines or in one', async () => {
    await refusedAt('RECORD_TRUNCATED', 12, `${lines.slice(0, 12).join('\n')}\n`);
    await refusedAt('RECORD_TRUNCATED', 12, lines.slice(0, 13).join('\n').slice(0, -3));
    await refusedAt('RECORD_TRUNCATED', 12, `${lines.slice(0, 12).join('\n')}\n`, '--verify', '--to', '1');
  });

  it('edited: a decision that is not on offer there', async () => {
    const number = firstDecision();
    await refusedAt(
      'RECORD_STALE',
      number,
      withLine(number, (line) => line.replace(/"key":"[^"]*"/, '"key":"fly"')),
    );
  });

  it('edited: other agents, the same match', async () => {
    const edited = withLine(1, (line) => line.replace('"agents":["greedy"', '"agents":["human"'));
    const file = folder.file('agents.jsonl', edited);
    const { code, notes } = await gatechart('replay', file, '--verify');
    expect([code, notes]).toEqual([1, [expect.stringMatching(ERROR)]]);
    expect(notes[0]).toContain(`gatechart: RECORD_EDITED ${file}:1: `);
  });

  it('of another version or other card data, if it is to be verified', async () => {
    const made = (changed: Partial<RecordHeader>): string =>
      withLine(1, (line) => {
        const header = { ...JSON.parse(line), ...changed };
        return JSON.stringify({ ...header, digest: headerDigest(header) });
      });
    await refusedAt('RECORD_VERSION', 1, made({ version: 0 }), '--verify');
    await refusedAt('RECORD_VERSION', 1, made({ cards: '0123456789abcdef' }), '--verify');
  });

  it('edited: another version or another deck in the header', async () => {
    const edits = [
      withLine(1, (line) => line.replace(/"version":\d+/, '"version":0')),
      withLine(1, (line) => line.replace('"decks":["atlas-drive"', '"decks":["wonder-stage"')),
    ];
    for (const edited of edits) {
      const { code, notes } = await gatechart('replay', folder.file('header.jsonl', edited), '--verify');
      expect([code, notes]).toEqual([1, [expect.stringContaining('RECORD_EDITED')]]);
    }
  });

  it('of another version, only told: it says so and goes on', async () => {
    const older = withLine(1, (line) => line.replace(/"version":\d+/, '"version":0'));
    const ended = await gatechart('replay', folder.file('older.jsonl', older));
    expect(ended.code).toBe(0);
    expect(ended.notes).toEqual([expect.stringContaining('rules version 0')]);
    expect(ended.out.at(-1)).toMatch(/^over after/);
  });
});

describe('A bad saved match is refused with exit code 2', () => {
  it.each([
    ['no JSON', 'SAVED_FORMAT', 'hello'],
    ['other JSON', 'SAVED_FORMAT', '{"hello":1}'],
    ['a record', 'SAVED_FORMAT', '{"line":"header","format":"gatechart-record/2"}'],
  ])('%s', (_title, name, text) => refused(2, name, 'play', folder.file('bad.json', text)));

  it('a whole record: what it is, and the command for it', async () => {
    const file = folder.file('whole.jsonl');
    await gatechart('play', '--runtime', 'lean', '--record', file);
    const { notes } = await gatechart('play', file);
    expect(notes).toEqual([
      `gatechart: SAVED_FORMAT ${file}: the file is a record, not a saved match; print it with gatechart replay ${file}`,
    ]);
  });

  it('is named where a record is expected, with what reads it', async () => {
    const file = folder.file('saved-as-record.json');
    await gatechart('play', '--runtime', 'lean', '--save', file);
    expect((await gatechart('replay', file)).notes).toEqual([
      `gatechart: RECORD_FORMAT ${file}: the file is a saved match, not a record; resume it with gatechart play ${file}, or show it with gatechart inspect ${file}`,
    ]);
  });

  it('edited, or of another version', async () => {
    const file = folder.file('saved.json');
    await gatechart('play', '--runtime', 'lean', '--save', file);
    const saved = readFileSync(file, 'utf8');
    await refused(
      2,
      'SAVED_EDITED',
      'play',
      folder.file('edited.json', saved.replace('"seed":1', '"seed":2')),
    );
  });

  it('begun otherwise: what it has settled cannot be chosen again', async () => {
    const file = folder.file('settled.json');
    await gatechart('play', '--runtime', 'lean', '--save', file);
    await refused(2, 'USAGE', 'play', file, '--seed', '2');
  });
});
