import { mkdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const DAMAGE = `title: 13-2b-2 damage
p1: { A1: 3/3/2 }
p2: { A1: { card: 1/6/1, damage: 2 } }
start: attack declaration
answers:
  - attack A1 -> A1
expect:
  p2: { A1: { damage: 5 } }
  ran: [8-6b]
  facts: [{ what: dealt, amount: 3 }]
  winner: open
`;

const PENETRATE = `title: u2103/penetrate.1 penetrate
cards: { piercer: { like: 5/5/2, keywords: [penetrate] } }
p1: { A1: piercer }
p2: { D1: 1/3/1 }
start: attack declaration
answers: [attack A1 -> center]
expect: { p2: { damage: 2 } }
`;

/** The keys at the top of a scenario file of Gate Ruler. */
const KEYS =
  'expected one of: title, titleJa, ruleset, edition, seed, note, cards, p1, p2, turn, turnNumber, start, attack, gate, waiting, resolving, readings, answers, until, expect';

describe('gatechart judge', () => {
  test('tells the resolution clause by clause and ends with 0 if all is as expected', async () => {
    const file = folder.file('damage.yaml', DAMAGE);
    const { code, out } = await gatechart('judge', file);
    expect(code).toBe(0);
    expect(out[0]).toBe(`${file}: 13-2b-2 damage (gate-ruler 2021-03)`);
    expect(out).toContain('13-2b-3    3/3/2 deals 3 combat damage to 1/6/1');
    expect(out).toContain('as expected');
  });

  test('shows the title in Japanese where the file has one', async () => {
    const file = folder.file('titled.yaml', DAMAGE.replace('\n', '\ntitleJa: 13-2b-2 ダメージを負う\n'));
    const { code, out } = await gatechart('judge', file, '--lang', 'ja', '--verbose');
    expect(code).toBe(0);
    expect(out[0]).toBe(`${file}: 13-2b-2 ダメージを負う (gate-ruler 2021-03)`);
    expect(out.some((line) => line.includes('ダメージ実行処理: 受ける側 -> ユニット'))).toBe(true);
    expect(out).toContain('期待どおり');
    expect((await gatechart('judge', file)).out[0]).toBe(`${file}: 13-2b-2 damage (gate-ruler 2021-03)`);
  });

  test('reads in Japanese what came of several files', async () => {
    const files = [
      folder.file('fine.yaml', DAMAGE),
      folder.file('nothing.yaml', DAMAGE.slice(0, DAMAGE.indexOf('expect:'))),
    ];
    const { out } = await gatechart('judge', ...files, '--lang', 'ja');
    expect(out).toContain('期待なし');
    expect(out.at(-1)).toBe('シナリオ2件、裁定2件: 1件は期待どおり、1件は期待なし');
  });

  const CHANGES: readonly (readonly [from: string, to: string, line: string])[] = [
    ['damage: 5', 'damage: 4', '8: expect.p2.A1.damage: expected 4, found 5'],
    ['[8-6b]', '[13-6c]', '9: expect.ran.0: expected clause 13-6c to act, found it did not'],
    ['amount: 3', 'amount: 2', '10: expect.facts.0: expected {"what":"dealt","amount":2}, found {'],
    ['winner: open', 'winner: p1', '11: expect.winner: expected p1, found open'],
  ];

  for (const [from, to, line] of CHANGES) {
    test(`ends with 1 and names the line if "${from}" is "${to}"`, async () => {
      const file = folder.file('changed.yaml', DAMAGE.replace(from, to));
      const { code, out } = await gatechart('judge', file);
      expect(code).toBe(1);
      expect(out.filter((each) => each.startsWith(`${file}:${line}`))).toHaveLength(1);
      expect(out).not.toContain('as expected');
    });
  }

  test('lists the scenarios of a folder, and those within', async () => {
    mkdirSync(folder.file('some/inner'), { recursive: true });
    folder.file('some/a.yaml', DAMAGE);
    folder.file('some/inner/b.yaml', DAMAGE.replace('damage: 5', 'damage: 4'));
    const { code, out } = await gatechart('judge', folder.file('some'));
    expect(code).toBe(1);
    expect(out.map((line) => line.slice(0, 11))).toEqual([
      'as expected',
      'NOT        ',
      `  ${folder.path}`.slice(0, 11),
      '2 scenarios',
    ]);
    expect(out.at(-1)).toBe('2 scenarios, 2 rulings: 1 not as expected');
  });

  test('tells several editions side by side from where they part', async () => {
    const { code, out } = await gatechart(
      'judge',
      folder.file('p.yaml', PENETRATE),
      '--edition',
      '1.0.0,2021-03',
    );
    expect(code).toBe(0);
    expect(out).toContain('from here on, 1.0.0 and 2021-03 differ:');
    expect(out).toContain('the file has no expectation for this edition');
  });

  test('says as expected of nothing that is not expected, and ends with 1 where nothing is', async () => {
    const file = folder.file('bare.yaml', DAMAGE.slice(0, DAMAGE.indexOf('expect:')));
    const bare = await gatechart('judge', file);
    expect([bare.code, bare.notes]).toEqual([
      1,
      [
        expect.stringMatching(
          /^gatechart: NO_EXPECTATIONS \S+bare\.yaml: nothing is expected of any ruling;/,
        ),
      ],
    ]);
    expect(bare.out).toContain('no expectations');
    expect(bare.out).not.toContain('as expected');
    const json = await gatechart('judge', file, '--json');
    expect([json.code, JSON.parse(json.out[0] ?? '').asExpected]).toEqual([1, null]);
    const empty = await gatechart(
      'judge',
      folder.file('empty.yaml', `${DAMAGE.slice(0, DAMAGE.indexOf('expect:'))}expect: {}\n`),
    );
    expect(empty.code).toBe(1);
    const mixed = await gatechart('judge', file, folder.file('full.yaml', DAMAGE));
    expect([mixed.code, mixed.out.at(-1)]).toEqual([
      0,
      '2 scenarios, 2 rulings: 1 as expected, 1 without expectations',
    ]);
  });

  test('writes a line of JSON for each ruling', async () => {
    const { out } = await gatechart('judge', folder.file('d.yaml', DAMAGE.replace('5', '4')), '--json');
    const ruling = JSON.parse(out[0] ?? '');
    expect(ruling).toMatchObject({
      title: '13-2b-2 damage',
      edition: '2021-03',
      asExpected: false,
      findings: [{ path: ['expect', 'p2', 'A1', 'damage'], message: 'expected 4, found 5' }],
    });
    expect(ruling.facts).toContainEqual(expect.objectContaining({ what: 'dealt', amount: 3 }));
  });

  test('tells the same on both runtimes', async () => {
    const file = folder.file('r.yaml', DAMAGE);
    const [lean, actors] = [
      await gatechart('judge', file, '-v'),
      await gatechart('judge', file, '-v', '--runtime', 'actors'),
    ];
    expect(actors).toEqual(lean);
  });

  test('a file that is no scenario ends with 2, its line and the reason', async () => {
    const file = folder.file('wrong.yaml', DAMAGE.replace('start:', 'begin:'));
    const { code, notes } = await gatechart('judge', file);
    expect(code).toBe(2);
    expect(notes).toEqual([
      `gatechart: SCENARIO_FORMAT ${file}:4: begin: the key is not known here; ${KEYS}; see docs/reference/scenarios.md`,
    ]);
  });

  test('tells all that is wrong with a file, up to 20 lines', async () => {
    const file = folder.file('faults.yaml', `${DAMAGE.replace('start:', 'begin:')}expct: {}\n`);
    const { code, notes } = await gatechart('judge', file);
    expect(code).toBe(2);
    expect(notes).toEqual([
      `gatechart: SCENARIO_FORMAT ${file}:4: begin: the key is not known here; ${KEYS}; see docs/reference/scenarios.md`,
      expect.stringMatching(
        /: expct: the key is not known here \(did you mean expect\?\); see docs\/reference\/scenarios.md$/,
      ),
    ]);
    const many = folder.file('many.yaml', `title: x\nanswers: [${'5, '.repeat(30)}]\n`);
    const { notes: lines } = await gatechart('judge', many);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('gatechart: only the first 20 errors are printed');
  });

  test('a file that is no scenario does not keep the others of its folder from being judged', async () => {
    mkdirSync(folder.file('mixed'), { recursive: true });
    folder.file('mixed/a.yaml', DAMAGE);
    const flawed = folder.file('mixed/b.yaml', DAMAGE.replace('start:', 'begin:'));
    folder.file('mixed/c.yaml', DAMAGE);
    const { code, out, notes } = await gatechart('judge', folder.file('mixed'));
    expect(code).toBe(2);
    expect(out.filter((line) => line.startsWith('as expected'))).toHaveLength(2);
    expect(out.at(-1)).toBe('2 scenarios, 2 rulings: all as expected; 1 file not judged');
    expect(notes).toEqual([
      `gatechart: SCENARIO_FORMAT ${flawed}:4: begin: the key is not known here; ${KEYS}; see docs/reference/scenarios.md`,
    ]);
  });

  test('says where it went on into another turn', async () => {
    const until = 'until: { fact: { what: phaseBegan, phase: main } }\nexpect: { winner: open }\n';
    const text = DAMAGE.replace(/expect:[\s\S]*/, until);
    const file = folder.file('late.yaml', text);
    const { code, out } = await gatechart('judge', file);
    expect(code).toBe(0);
    expect(out).toContain(`note: ${file}:7: until: continued into turn 4`);
  });

  test('tells a concession', async () => {
    const text = DAMAGE.replace('  - attack A1 -> A1', '  - p2: concede').replace(/expect:[\s\S]*/, '');
    const { out } = await gatechart('judge', folder.file('concede.yaml', text));
    expect(out).toContain('1-4c     Player 2 concedes');
  });

  test('a missing file, an empty folder and an unknown edition end with 2', async () => {
    mkdirSync(folder.file('empty'));
    const file = folder.file('e.yaml', DAMAGE);
    expect((await gatechart('judge', folder.file('nowhere.yaml'))).code).toBe(2);
    expect((await gatechart('judge', folder.file('empty'))).notes[0]).toMatch(/^gatechart: NO_SCENARIO /);
    expect((await gatechart('judge', file, '--edition', '9.9')).notes[0]).toMatch(/UNKNOWN_EDITION/);
  });

  test('the first scenario of docs/reference/scenarios.md is as expected', async () => {
    const [, example = ''] =
      /```yaml[^\n]*\n([\s\S]*?)```/.exec(readFileSync('docs/reference/scenarios.md', 'utf8')) ?? [];
    expect((await gatechart('judge', folder.file('doc.yaml', example))).code).toBe(0);
  });
});

describe('gatechart why', () => {
  const FRONT = DAMAGE.replace('p2: {', 'p2: { D1: 2/2/2,').replace(/answers:[\s\S]*/, '');

  test('names the syntax of an action that it cannot read, and ends with 2', async () => {
    const { code, out, notes } = await gatechart('why', folder.file('f.yaml', FRONT), 'attack the ruler');
    expect([code, out]).toEqual([2, []]);
    expect(notes).toEqual([
      expect.stringMatching(
        /^gatechart: ACTION_SYNTAX "attack the ruler": .* written attack … -> …, for example "attack A1 -> /,
      ),
    ]);
  });

  test('names clause, condition and facts', async () => {
    const { code, out } = await gatechart('why', folder.file('f.yaml', FRONT), 'attack A1 -> ruler');
    expect(code).toBe(0);
    expect(out.slice(0, 2)).toEqual([
      'Player 1 decides attackDeclaration (8-4c).',
      '"attack A1 -> ruler" is not a legal action.',
    ]);
    expect(out[2]).toMatch(/^8-4c-1 {2}\S/);
    expect(out.slice(3, 5)).toEqual([
      '  Apprentice (enemy ruler) is not frontmost on the center line',
      '  - 2/2/2 (enemy D1) stands before it',
    ]);
  });

  test('tells the reason in Japanese, too', async () => {
    const { out } = await gatechart(
      'why',
      folder.file('f.yaml', FRONT),
      'attack A1 -> ruler',
      '--lang',
      'ja',
    );
    expect(out.slice(0, 2)).toEqual([
      'プレイヤー1の選択(8-4c): ターンプレイヤーはアクトの攻撃カードと攻撃目標を選ぶか、攻撃をやめる。',
      '「attack A1 -> ruler」は選べない。',
    ]);
    expect(out.slice(3, 6)).toEqual([
      '  《アプレンティス》(相手のルーラーゾーン)は中央ラインの最前のカードではない',
      '  - 《2/2/2》(相手のD1)がその前にいる',
      '選択肢:',
    ]);
  });

  test('says so if it is on offer', async () => {
    const { out } = await gatechart('why', folder.file('f.yaml', FRONT), 'attack A1 -> center');
    expect(out[1]).toBe('"attack A1 -> center" is a legal action.');
  });

  test.each([
    ['in other capitals', 'ATTACK a1 -> Center', '"attack A1 -> center" is a legal action.'],
    ['in part', 'a1 -> cent', '"attack A1 -> center" is a legal action.'],
    ['that concedes', 'concede', '"concede" is a legal action.'],
  ])('reads an action as a scenario does, %s', async (_, action, legality) => {
    const { code, out } = await gatechart('why', folder.file('f.yaml', FRONT), action);
    expect([code, out[1]]).toEqual([0, legality]);
  });

  test('suggests an action for one that no rule is known to forbid', async () => {
    const { out } = await gatechart('why', folder.file('f.yaml', FRONT), 'end attackng');
    expect(out.slice(1, 4)).toEqual([
      '"end attackng" is not a legal action.',
      '  no action of this decision is written so (did you mean end attacking?)',
      'Legal actions:',
    ]);
    const japanese = await gatechart('why', folder.file('f.yaml', FRONT), 'end attackng', '--lang', 'ja');
    expect(japanese.out[2]).toBe('  この選択にそのような書き方はない(もしかして: end attacking)');
  });

  test('refuses an action that may be one of several', async () => {
    const { code, notes } = await gatechart('why', folder.file('f.yaml', FRONT), 'attack');
    expect([code, notes.join()]).toEqual([
      2,
      expect.stringMatching(
        /^gatechart: ACTION_SYNTAX "attack": the action may be attack .* or attack .*; write more/,
      ),
    ]);
  });

  test('answers in JSON', async () => {
    const { out } = await gatechart('why', folder.file('f.yaml', FRONT), 'attack A1 -> ruler', '--json');
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      isOffered: false,
      reason: { code: 'NOT_FRONTMOST', clause: '8-4c-1' },
    });
  });

  test('asks where the answers of the scenario lead', async () => {
    const file = folder.file('after.yaml', DAMAGE.replace(/expect:[\s\S]*/, ''));
    const { out } = await gatechart('why', file, 'attack A1 -> center');
    expect(out).toContain('  - 3/3/2 (A1) is exhausted');
  });

  test('asks of a saved match too', async () => {
    const saved = folder.file('saved.json');
    await gatechart('play', '--seed', '3', '--agents', 'random,random', '--save', saved);
    const { code, notes } = await gatechart('why', saved, 'attack A1 -> center');
    expect([code, notes.join()]).toEqual([2, expect.stringMatching(/MATCH_OVER/)]);
    const edition = await gatechart('why', saved, 'attack A1 -> center', '--edition', '1.0.0');
    expect([edition.code, edition.notes.join()]).toEqual([
      2,
      expect.stringMatching(/USAGE --edition: a saved match already has a value for this option/),
    ]);
  });

  test('refuses set files for a scenario, which has its cards itself', async () => {
    const file = folder.file('f.yaml', FRONT);
    const { code, out, notes } = await gatechart('why', file, 'pass', '--cards', 'examples/lamps.yaml');
    expect([code, out]).toEqual([2, []]);
    expect(notes.join()).toMatch(/USAGE --cards: a scenario file has its own cards/);
  });

  test('a scenario that does not get there is refused', async () => {
    const file = folder.file('stuck.yaml', DAMAGE.replace('attack A1 -> A1', 'attack A1'));
    const { code, notes } = await gatechart('why', file, 'pass');
    expect(code).toBe(2);
    expect(notes[0]).toMatch(
      /^gatechart: SCENARIO_STUCK \S+stuck\.yaml:\d+: "attack A1" is ambiguous: it may mean/,
    );
  });
});
