import { mkdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import * as entry from '../../src/api/ruleset.ts';
import { checkedRuleset } from '../../src/ruleset-loader/check.ts';
import { importModule } from '../../src/ruleset-loader/load.ts';
import { Folder, gatechart } from '../cli/in-process.ts';
import { changing, PEBBLES } from './support/changing.ts';
import { pebbles } from './support/pebbles.js';

const folder = new Folder();
afterAll(() => folder.remove());

const changed = changing(folder);

describe('A module', () => {
  it('is not waited for without end', async () => {
    const module = folder.file('waits.js', 'await new Promise(() => {});');
    await expect(importModule(module, 1)).rejects.toThrow(
      'an await at the top of the module does not end within 1 ms',
    );
  });

  it('is broken off where its rules go round', () => {
    const value = {
      ...pebbles,
      newGame: () => {
        for (;;);
      },
    };
    expect(() => checkedRuleset(value, 50)).toThrow('a function of the ruleset does not end');
  });
});

/** Rows of the tables in CHANGELOG.md that name former keys, functions and types. */
const renamedIn = (heading: string): readonly (readonly [string, string])[] => {
  const [, table = ''] = readFileSync('CHANGELOG.md', 'utf8').split(`${heading}:\n\n`);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, before = '', now = '']) => [
    before,
    now,
  ]);
};

describe('A former name', () => {
  const keys = renamedIn('(`BAD_RULESET`)');

  it.each(keys)('of a key, %s, is refused with the name that it has now', (before, now) => {
    const value = {
      ...pebbles,
      ...before.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), {}),
    };
    expect(() => checkedRuleset(value)).toThrow(
      expect.objectContaining({
        code: 'BAD_RULESET',
        place: before,
        message: `has the new name "${now.split('.').at(-1)}": rename this key`,
      }),
    );
  });

  it('of a function is exported no longer, and its new name is', () => {
    const functions = renamedIn('Functions of `gatechart/ruleset`');
    expect([keys.length, functions.length]).toEqual([36, 29]);
    expect(functions.filter(([before, now]) => before in entry || !(now in entry))).toEqual([]);
  });
});

describe('gatechart --rules', () => {
  it('plays a ruleset of a module as the usual one, and names it in its help', async () => {
    const played = await gatechart('play', '--rules', PEBBLES, '--agents', 'random,random');
    expect(played.code).toBe(0);
    expect(played.out[0]).toBe('pebbles first, seed 1: Player 1 random (ten), Player 2 random (seven)');
    const help = await gatechart('play', '--help-all', `--rules=${PEBBLES}`);
    expect(help.out.join('\n')).toContain('(default: pebbles)');
    expect(help.out).toContain('  pebbles       ten, seven');
    expect((await gatechart('play', '--ruleset', 'pebbles')).notes).toEqual([
      expect.stringMatching(/^gatechart: UNKNOWN_RULESET pebbles: /),
    ]);
  });

  it('takes one whose parts ask each other by `this`', async () => {
    const module = changed(
      'view(game, player) { return { edition: this.defaultEdition, left: game.left, number: game.numbers[player] }; }',
    );
    expect((await gatechart('play', '--rules', module, '--agents', 'random,random')).code).toBe(0);
  });

  it('takes a folder by the main of its package.json, or its index.js', async () => {
    for (const [name, main] of [
      ['with-main', 'rules.js'],
      ['without', 'index.js'],
    ] as const) {
      mkdirSync(folder.file(name));
      changed(`id: '${name}'`, `${name}/${main}`);
      if (main === 'rules.js')
        folder.file(`${name}/package.json`, '{ "type": "module", "main": "rules.js" }');
      const { out } = await gatechart('play', '--rules', folder.file(name), '--agents', 'random,random');
      expect(out[0]).toMatch(new RegExp(`^${name} first, seed 1`));
    }
  });

  it('makes records that name the ruleset and its version, and are refused by another', async () => {
    const record = folder.file('record.jsonl');
    await gatechart('play', '--rules', PEBBLES, '--agents', 'random,random', '--record', record);
    expect(JSON.parse(readFileSync(record, 'utf8').split('\n')[0] ?? '')).toMatchObject({
      ruleset: 'pebbles',
      version: 1,
    });
    expect((await gatechart('replay', record, '--rules', PEBBLES, '--verify')).code).toBe(0);
    const refusals = [
      [changed('version: 2'), 'RECORD_VERSION'],
      [changed("id: 'stones'"), 'UNKNOWN_RULESET'],
    ] as const;
    for (const [module, code] of refusals) {
      const { notes } = await gatechart('replay', record, '--rules', module, '--verify');
      expect(notes).toEqual([expect.stringContaining(`${code} ${record}:1: `)]);
    }
  });

  it('is summed up without turns and a first player, where it tells none', async () => {
    const { out } = await gatechart(
      'selfplay',
      '--rules',
      PEBBLES,
      '--agents',
      'random',
      '--games',
      '2',
      '--workers',
      '0',
    );
    expect(out[0]).toMatch(/^2 of 2 matches, 0 drawn, 0 failed; \d+\.\d decisions on average$/);
    expect(out.join('\n')).not.toMatch(/turns|first player/);
  });

  it.each(['greedy', 'ismcts'])('begins no run that %s cannot play', async (agent) => {
    const run = (agents: string) =>
      gatechart(
        'selfplay',
        '--rules',
        PEBBLES,
        '--agents',
        agents,
        '--games',
        '2',
        '--workers',
        '0',
        '--out',
        folder.file(`unfit-${agent}`),
      );
    expect((await run(`${agent},random`)).notes).toEqual([
      expect.stringMatching(`^gatechart: AGENT_UNFIT ${agent}: .*pebbles`),
    ]);
    expect((await run('random')).code).toBe(0);
  });

  it.each([
    [['--rules', PEBBLES, `--rules=${PEBBLES}`], 'the option can be given only once'],
    [['--rules='], 'the option needs a value: the file or the folder of a ruleset'],
    [['--rules', ''], 'the option needs a value: the file or the folder of a ruleset'],
    [['--rules', '--seed', '4'], 'the option needs a value: the file or the folder of a ruleset'],
    [['--rules'], 'the option needs a value: the file or the folder of a ruleset'],
  ])('refuses %j', async (args, reason) => {
    const { code, notes } = await gatechart('play', ...args);
    expect([code, notes]).toEqual([2, [expect.stringContaining(`USAGE --rules: ${reason}`)]]);
  });

  it('tells the line of a ruleset that fails later', async () => {
    const failing = changed("rating: () => { throw new Error('no idea'); }");
    const { code, notes } = await gatechart('play', '--rules', failing);
    expect(code).toBe(2);
    expect(notes).toEqual([
      expect.stringMatching(
        /^gatechart: BAD_RULESET \/\S+changed-\d+\.js: default export: no idea \(changed-\d+\.js:2\); correct the module/,
      ),
    ]);
  });

  it('tells the machine and the line of a rule that fails later', async () => {
    const late = `newGame: (setup) => ({ ...pebbles.newGame(setup), seed: setup.seed }),
      decisions: { take: (context) => {
        if (context.game.seed === 77) throw new Error('too late');
        return pebbles.decisions.take(context); } }`;
    const { code, notes } = await gatechart(
      'play',
      '--agents',
      'random,random',
      '--seed',
      '77',
      '--rules',
      changed(late),
    );
    expect([code, notes]).toEqual([
      2,
      [
        expect.stringMatching(
          /^gatechart: BAD_RULESET \/\S+changed-\d+\.js: match: taking: too late \(changed-\d+\.js:4\); correct/,
        ),
      ],
    ]);
  });

  it('is drawn, and its clauses are listed with the places of the module', async () => {
    expect((await gatechart('charts', 'match', '--rules', PEBBLES)).out.join('\n')).toContain('taking');
    const { out } = await gatechart('clauses', '--rules', PEBBLES);
    expect(out.join('\n')).toContain('pebbles.2');
  });

  it.each<[string, string, RegExp]>([
    [
      'a key that no ruleset has',
      'narrate: undefined, narate: () => ""',
      /: narate: a ruleset has no member of that name \(did you mean narrate\?\)/,
    ],
    ['no words for facts', 'narrate: undefined', /: narrate: must be a function/],
    ['an edition that is no machine', 'editions: { first: {} }', /: editions\.first: must be a machine/],
    ['a default edition that there is not', "defaultEdition: 'second'", /: defaultEdition: must be one of/],
    ['matches and no deck', 'decks: []', /: decks: must list at least one deck/],
    ['the id of another', "id: 'gate-ruler'", /: id: the id gate-ruler is already the id of another ruleset/],
    [
      'a chart outside the subset',
      "editions: { first: match.provide({}), second: setup({}).createMachine({ id: 'side', context: () => ({}), output: () => ({}), type: 'parallel', states: { a: {}, b: {} } }) }",
      /: side: \(root\): a parallel state/,
    ],
    ['a question that nobody defines', 'decisions: {}', /: match: taking: asks for "take", which is not/],
    [
      'a clause that is not registered',
      "clauses: { 'pebbles.1': pebbles.clauses['pebbles.1'] }",
      /: match: looking\/always\/0: cites pebbles\.2, which is not a key of clauses/,
    ],
    [
      'an option without a key',
      "decisions: { take: ({ game }) => ({ player: game.turn, kind: 'take', clause: 'pebbles.1', options: [{}, { key: '2' }] }) }",
      /: decisions\.take: option 1 of 2 has no key/,
    ],
    [
      'two options of one key',
      "decisions: { take: ({ game }) => ({ player: game.turn, kind: 'take', clause: 'pebbles.1', options: [{ key: '1' }, { key: '1' }] }) }",
      /: decisions\.take: two options have the key "1"/,
    ],
    [
      'options in no order',
      "decisions: { take: ({ game }) => ({ player: game.turn, kind: 'take', clause: 'pebbles.1', options: [{ key: '2' }, { key: '1' }] }) }",
      /: decisions\.take: options are not sorted by key/,
    ],
    [
      'a view of what is hidden',
      'view: (game) => game.numbers',
      /: view: shows player 1 the hand of player 2/,
    ],
    [
      'a game that is not repeatable',
      'newGame: (asked) => ({ ...pebbles.newGame(asked), now: (globalThis.calls = (globalThis.calls ?? 0) + 1) })',
      /: newGame: returns two different games for one seed/,
    ],
    [
      'a new game that fails',
      'newGame: () => { throw new Error("broken"); }',
      /: newGame: broken \(changed-\d+\.js:2\)/,
    ],
    [
      'a new game of no edition',
      'newGame: async () => ({})',
      /: newGame: is not plain data: all of it: a Promise/,
    ],
    ['no question', 'decisions: { take: () => null }', /: decisions\.take: must return a decision/],
    ['a question that fails', 'decisions: { take: () => { throw null; } }', /: decisions\.take: null/],
    [
      'a question of an unknown clause',
      "decisions: { take: (context) => ({ ...pebbles.decisions.take(context), clause: 'nim' }) }",
      /: decisions\.take: cites nim, which is not a key of clauses/,
    ],
    [
      'one option, after two answers',
      "decisions: { take: ({ game }) => ({ player: game.turn, kind: 'take', clause: 'pebbles.1', options: game.left > 8 ? [{ key: '1' }, { key: '2' }] : [{ key: '1' }] }) }",
      /: decisions\.take: has fewer than two options: apply a forced choice in the chart, or list the kind in bluffWindows; edition first, after \d/,
    ],
    [
      'options that are not what they were',
      "decisions: { take: ({ game }) => ({ player: game.turn, kind: 'take', clause: 'pebbles.1', options: ['1', '2'].map((n) => ({ get key() { return n + (globalThis.gets = (globalThis.gets ?? 0) + 1); } })) }) }",
      /: decisions\.take: an option that it returned is rejected: /,
    ],
    ['a view that is a map', 'view: () => ({ map: new Map() })', /: view: is not plain data: map: a Map/],
    ['no view', 'view: () => undefined', /: view: is not plain data: it is undefined/],
    [
      'a view that goes round',
      'view: () => { const view = {}; view.self = view; return view; }',
      /: view: is not plain data: self: what it is itself a part of/,
    ],
    [
      'facts that are not told',
      'narrate: (game, fact, viewer, language) => (language === "en" ? "told" : undefined)',
      /: narrate: returns no line of text for the event "taken" in ja/,
    ],
    [
      'checkInvariants that are no list',
      'checkInvariants: () => undefined',
      /: checkInvariants: must return a list/,
    ],
    ['a match that cannot be left', 'concede: (game) => game', /: concede: must return a game with a result/],
    ['an id that is too long', `id: '${'a'.repeat(61)}'`, /: id: must be at most 60 characters long/],
    ['a part that cannot be read', 'get view() { throw new Error("mine"); }', /: mine \(changed-\d+\.js:2\)/],
    [
      'a machine of another copy of XState',
      'editions: { first: new (class StateMachine {})() }',
      /: editions\.first: is a machine of another copy of XState/,
    ],
  ])('refuses a ruleset with %s, with place and reason and code 2', async (_title, change, refusal) => {
    const module = changed(change);
    const { code, out, notes } = await gatechart('play', '--rules', module);
    expect([code, out]).toEqual([2, []]);
    expect(notes).toEqual([expect.stringMatching(refusal)]);
    expect(notes[0]).toMatch(`gatechart: BAD_RULESET ${module}: `);
  });

  it('lists the decks of a ruleset where none are described', async () => {
    const { code, notes } = await gatechart('decks', '--rules', changed('collection: undefined'));
    expect([code, notes]).toEqual([
      2,
      [expect.stringMatching(/USAGE \S+: the ruleset has no collection, .*; its decks: \S+/)],
    ]);
  });

  it('refuses to serve a ruleset that has no numbers for a learner', async () => {
    const { code, notes } = await gatechart('serve', '--rules', changed('observationEncoder: undefined'));
    expect([code, notes]).toEqual([
      2,
      [expect.stringMatching(/RULESET_UNFIT .* has no observation encoder;/)],
    ]);
  });

  it.each([
    ['that is not there', 'nothing.js', undefined, /there is no such file or folder/],
    [
      'without a default export',
      'empty.js',
      'export const one = 1;',
      /default export: there is none; export the ruleset/,
    ],
    [
      'that gives the game in place of its ruleset',
      'game.js',
      'export default { newGame() {}, ruleset() {} };',
      /default export: is a game of the kit; export what its function ruleset returns/,
    ],
    ['that is no JavaScript', 'broken.js', 'export default {', /invalid JS syntax|Unexpected/],
    ['that is data', 'data.json', '{}', /is not a JavaScript module/],
    ['that throws nothing', 'null.js', 'throw null;', /: null/],
    ['that fails', 'fails.js', '\nthrow new Error("early");', /: early \(fails\.js:2\)/],
  ])('refuses a module %s', async (_title, name, text, refusal) => {
    const { code, notes } = await gatechart('play', '--rules', folder.file(name, text));
    expect(code).toBe(2);
    expect(notes).toEqual([expect.stringMatching(refusal)]);
    expect(notes[0]).toMatch(/^gatechart: BAD_RULESET /);
  });

  it('names the part of a declaration that the kit refuses', async () => {
    const game = {
      ...{
        id: 'small',
        clauses: {},
        cards: { ace: {} },
        zones: { deck: { seenBy: 'nobody' } },
        deckZone: 'deck',
      },
      ...{ decks: { plain: { ace: 1.5 } }, counters: {}, values: {}, moves: {}, facts: {} },
    };
    const kit = JSON.stringify(new URL('../../src/api/kit.ts', import.meta.url).href);
    const text = `import { cardGame } from ${kit};\ncardGame(${JSON.stringify(game)});`;
    const module = folder.file('declares.js', text);
    const { code, notes } = await gatechart('play', '--rules', module);
    expect([code, notes[0]]).toEqual([
      2,
      expect.stringContaining(
        `BAD_RULESET ${module}: decks.plain.ace: expected a whole number from 0, got 1.5;`,
      ),
    ]);
  });

  it('says what to run where a package is not installed', async () => {
    const module = folder.file('needs.mjs', "import 'no-such-package';");
    const { code, notes } = await gatechart('play', '--rules', module);
    expect([code, notes[0]]).toEqual([
      2,
      expect.stringContaining(
        `the package no-such-package is not installed: run npm install in ${folder.path};`,
      ),
    ]);
  });
});
