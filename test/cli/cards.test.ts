import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { decks } from '../../src/rulesets/gate-ruler/cards/decks/index.ts';
import { cardCatalogue } from '../../src/rulesets/gate-ruler/cards/index.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const LAMP = `cards:
  - id: lamp-lighter
    name: Lamp Lighter
    type: unit
    hp: 2
    touchdown: [{ do: draw, player: own, count: 1 }]
`;

describe('gatechart cards', () => {
  it('lists every card, and as JSON one on each line', async () => {
    const { code, out } = await gatechart('cards');
    expect(code).toBe(0);
    expect(out).toHaveLength(cardCatalogue.size + 1);
    expect(out.find((line) => line.startsWith('zapzapzap'))).toMatch(/event +3 +wonderverse +ZAPZAPZAP!$/);
    const json = await gatechart('cards', '--json');
    expect(json.out.map((line) => JSON.parse(line))).toEqual([...cardCatalogue.values()]);
  });

  it('shows one card so that a set file could have it', async () => {
    const { code, out } = await gatechart('cards', 'haunting');
    expect(code).toBe(0);
    expect(out.slice(0, 2)).toEqual([
      'Haunting~~!! (ホーンティング~~!!)',
      'a known card; assumed: name.ja, timing',
    ]);
    const text = out.slice(3).join('\n').replace('id: haunting', 'id: my-haunting');
    const file = folder.file(
      'shown.yaml',
      `cards:\n${text.replace(/^/gm, '    ').replace('    id', '  - id')}\n`,
    );
    expect(await gatechart('cards', 'check', file)).toMatchObject({
      code: 0,
      out: [`${file}: 1 card and 0 decks, all right`],
    });
  });

  it('refuses a card that there is not with exit code 2', async () => {
    const { code, notes } = await gatechart('cards', 'nobody');
    expect(code).toBe(2);
    expect(notes).toEqual([expect.stringMatching(/^gatechart: UNKNOWN_CARD nobody: /)]);
  });

  it('knows the cards of set files too', async () => {
    const file = folder.file('lamp.yaml', LAMP);
    const { code, out } = await gatechart('cards', 'lamp-lighter', '--cards', file);
    expect([code, out[0]]).toEqual([0, 'Lamp Lighter (Lamp Lighter)']);
  });
});

describe('gatechart cards check', () => {
  it('finds nothing wrong with a good file and ends with 0', async () => {
    const file = folder.file('good.yaml', LAMP);
    const { code, out } = await gatechart('cards', 'check', file);
    expect([code, out]).toEqual([0, [`${file}: 1 card and 0 decks, all right`]]);
  });

  it('tells every fault with file, line, card, path and reason, and ends with 1', async () => {
    const file = folder.file(
      'bad.yaml',
      `${LAMP}  - id: thief
    name: Thief
    type: unit
    abilities:
      - kind: activated
        timing: instant
        effect: [{ do: draw, player: own, count: 1 }]
  - id: lamp-lighter
    name: Another
    type: field
`,
    );
    const { code, out } = await gatechart('cards', 'check', file);
    expect(code).toBe(1);
    expect(out).toEqual([
      `${file}:7: card thief, hp: is missing; a card of type unit needs it`,
      `${file}:11: card thief, abilities[0]: is free and could be repeated without end; give it a cost or oncePerTurn`,
      `${file}:14: card lamp-lighter, id: is there already; take another id`,
    ]);
  });

  it('tells them as JSON', async () => {
    const file = folder.file('bad.json', '{ "cards": [{ "id": "x" }] }');
    const { code, out } = await gatechart('cards', 'check', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out[0] ?? '')).toEqual({
      file,
      cards: 0,
      decks: 0,
      faults: [`${file}:1: card x, name: is missing`, `${file}:1: card x, type: is missing`],
    });
  });

  it('lets a file use the cards of the one before it', async () => {
    const lamp = folder.file('first.yaml', LAMP);
    const user = folder.file(
      'second.yaml',
      'cards: [{ id: finder, name: Finder, type: unit, hp: 1, touchdown: [{ do: destroy, cards: { all: { id: lamp-lighter } } }] }]',
    );
    expect((await gatechart('cards', 'check', lamp, user)).code).toBe(0);
    expect((await gatechart('cards', 'check', user)).code).toBe(1);
  });

  it('refuses what is no YAML and what is not there with exit code 2', async () => {
    const file = folder.file('broken.yaml', 'cards: [');
    const broken = await gatechart('cards', 'check', file);
    expect([broken.code, broken.notes[0]?.split(' ').slice(1, 3)]).toEqual([2, ['SET_SYNTAX', `${file}:1:`]]);
    const missing = await gatechart('cards', 'check', 'nowhere.yaml');
    expect([missing.code, missing.notes[0]?.split(' ')[1]]).toEqual([2, 'CANNOT_READ']);
  });
});

describe('gatechart decks', () => {
  it('lists every deck with ruler, size, counters, levels and whether it is legal', async () => {
    const { code, out } = await gatechart('decks');
    expect(code).toBe(0);
    expect(out).toHaveLength(decks.size + 1);
    expect(out[0]).toMatch(/^deck +ruler +cards +counters +levels +legendaries +legal +name$/);
    expect(out[1]).toMatch(/^atlas-drive +apprentice +50 +\d+ +\d+ +\d+ +yes +ATLAS drive column$/);
  });

  it.each(['yaml', 'json'])(
    'new writes a legal deck as %s that can be checked and played',
    async (ending) => {
      const file = folder.file(`mine.${ending}`);
      const written = await gatechart('decks', 'new', '--ruler', 'wizard', '--out', file);
      expect([written.code, written.out]).toEqual([0, [`${file}: the deck my-wizard, legal for wizard`]]);
      expect(readFileSync(file, 'utf8')).toContain('my-wizard');
      expect((await gatechart('cards', 'check', file)).code).toBe(0);
      const { code, notes } = await gatechart(
        ...[
          'play',
          '--cards',
          file,
          '--decks',
          'my-wizard,atlas-drive',
          '--runtime',
          'lean',
          '--agents',
          'random,random',
        ],
      );
      expect([code, notes]).toEqual([0, []]);
    },
  );

  it('new refuses a ruler that there is not', async () => {
    const { code, notes } = await gatechart(
      'decks',
      'new',
      '--ruler',
      'nobody',
      '--out',
      folder.file('no.yaml'),
    );
    expect([code, notes[0]?.split(' ')[1]]).toEqual([2, 'UNKNOWN_RULER']);
  });
});

describe("A match with cards of one's own", () => {
  const withLamps = async (): Promise<string> => {
    const file = folder.file('own.yaml');
    await gatechart('decks', 'new', '--ruler', 'knight', '--out', file);
    const deck = readFileSync(file, 'utf8').replace('gate-sentry:', 'lamp-lighter:');
    return folder.file('own.yaml', `${LAMP}${deck}`);
  };

  it('is recorded, and replayed with the same set file', async () => {
    const file = await withLamps();
    const record = folder.file('own.jsonl');
    const seats = ['--decks', 'my-knight,atlas-drive', '--runtime', 'lean', '--record', record];
    expect((await gatechart('play', '--cards', file, ...seats)).code).toBe(0);
    expect((await gatechart('replay', record, '--verify', '--cards', file)).code).toBe(0);
    const without = await gatechart('replay', record);
    expect([without.code, without.notes[0]?.split(' ')[1]]).toEqual([2, 'UNKNOWN_DECK']);
  });

  it('is refused if the set file is not right, or the ruleset takes none', async () => {
    const bad = folder.file('bad-set.yaml', 'cards: [{ id: x }]');
    const { code, notes } = await gatechart('play', '--cards', bad);
    expect([code, notes[0]]).toEqual([
      2,
      expect.stringMatching(/^gatechart: BAD_CARD .*card x, name: is missing/),
    ]);
  });
});
