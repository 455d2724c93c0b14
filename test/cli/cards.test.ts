import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { digest } from '../../src/core/data/digest.ts';
import { cardCatalogue } from '../../src/rulesets/gate-ruler/cards/catalogue.ts';
import { atlasDrive, decks } from '../../src/rulesets/gate-ruler/cards/decks.ts';
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

  it('shows one card: its text, then so that a set file could have it', async () => {
    const { code, out } = await gatechart('cards', 'haunting');
    expect(code).toBe(0);
    expect(out.slice(0, 7)).toEqual([
      'Haunting~~!! (ホーンティング~~!!)',
      'event, Yomajin, Accident, level -5',
      'Open card (drawn or driven, it is shown and must be played, and it cannot be set)',
      'Standard: Deal 2 damage to your ruler.',
      'CNT: Play this event.',
      '',
      'a known card; assumed: name.ja, timing',
    ]);
    const text = out.slice(8).join('\n').replace('id: haunting', 'id: my-haunting');
    const file = folder.file(
      'shown.yaml',
      `cards:\n${text.replace(/^/gm, '    ').replace('    id', '  - id')}\n`,
    );
    expect(await gatechart('cards', 'check', file)).toMatchObject({
      code: 0,
      out: [`${file}: 1 card and 0 decks, all right`],
    });
  });

  it('shows one of a set of your own with the one name that it has, as what it is', async () => {
    const file = folder.file('lamp.yaml', LAMP);
    const { out } = await gatechart('cards', 'lamp-lighter', '--cards', file);
    expect([out[0], out[4]]).toEqual(['Lamp Lighter', 'a card of your own']);
    const japanese = await gatechart('cards', 'lamp-lighter', '--cards', file, '--lang', 'ja');
    expect([japanese.out[0], japanese.out[4]]).toEqual(['Lamp Lighter', '自作のカード']);
    expect((await gatechart('cards', 'storm-caller')).out).toContain('a house card');
  });

  it('refuses a card that there is not with exit code 2', async () => {
    const { code, notes } = await gatechart('cards', 'nobody');
    expect(code).toBe(2);
    expect(notes).toEqual([expect.stringMatching(/^gatechart: UNKNOWN_CARD nobody: /)]);
  });

  it('lists those that are looked for, by columns and by text', async () => {
    const idsOf = async (...sought: readonly string[]): Promise<readonly string[]> => {
      const { code, out } = await gatechart('cards', ...sought, '--json');
      expect(code).toBe(0);
      return out.map((line) => JSON.parse(line).id as string);
    };
    const all = [...cardCatalogue.values()];
    expect(await idsOf('--where', 'type=event,faction=yomajin,level<=0')).toEqual(
      all
        .filter(({ type, faction, level = 0 }) => type === 'event' && faction === 'yomajin' && level <= 0)
        .map(({ id }) => id),
    );
    expect(await idsOf('--where', 'level>=4')).toEqual(
      all.filter(({ level = 0 }) => level >= 4).map(({ id }) => id),
    );
    expect(await idsOf('--text', 'ホーンティング')).toEqual(['haunting']);
    const none = await gatechart('cards', '--where', 'type=unit,level>=40');
    expect([none.code, none.out, none.notes]).toEqual([0, [], [`0 cards of ${all.length}`]]);
  });

  it.each([
    ['kind=unit', 'there is no column kind; known: card, type, level, numbers, faction, name'],
    ['type=unti', 'no card has the type "unti"; known: ruler, resource, event, field, unit'],
    ['type>=unit', 'type is no number, and is looked for with type=…'],
    ['level=high', 'level is a number, not "high"'],
    ['level', '"level" is no condition such as type=ruler'],
  ])('refuses --where %s in one line', async (where, reason) => {
    const { code, notes } = await gatechart('cards', '--where', where);
    expect([code, notes]).toEqual([
      2,
      [expect.stringContaining(`gatechart: BAD_VALUE --where: ${reason}; see`)],
    ]);
  });

  it('speaks Japanese', async () => {
    const { out } = await gatechart('cards', '--lang', 'ja', '--where', 'card=haunting');
    expect(out).toEqual([
      expect.stringMatching(/^カード +種類 +レベル +ATK\/HP\/STK +軍 +名前$/),
      expect.stringMatching(/^haunting +イベント +-5 .* ホーンティング~~!!$/),
    ]);
    const shown = await gatechart('cards', 'haunting', '--lang', 'ja');
    expect(shown.out[0]).toBe('ホーンティング~~!! (Haunting~~!!)');
  });

  it('lists the cards of each ruleset that has some', async () => {
    const { code, out } = await gatechart('cards', '--ruleset', 'waiting-zone', '--where', 'cost=6');
    expect([code, out]).toEqual([
      0,
      [
        expect.stringMatching(/^card +type +cost +numbers +name$/),
        expect.stringMatching(/^forge-tyrant +unit +6 +6\/6 +Forge Tyrant$/),
      ],
    ]);
    const shown = await gatechart('cards', 'forge-tyrant', '--ruleset', 'waiting-zone', '--lang', 'ja');
    expect(shown.out[0]).toBe('鍛冶場の暴君 (Forge Tyrant)');
    const none = await gatechart('cards', '--ruleset', 'excess-damage');
    expect([none.code, none.notes]).toEqual([
      2,
      [
        expect.stringMatching(
          /USAGE --ruleset: the ruleset excess-damage lists no cards and no decks; rulesets that list cards and decks: gate-ruler, w/,
        ),
      ],
    ]);
    const unknown = await gatechart('decks', '--ruleset', 'chess');
    expect([unknown.code, unknown.notes[0]]).toEqual([2, expect.stringMatching(/UNKNOWN_RULESET --ruleset/)]);
  });

  it('knows the cards of set files too', async () => {
    const file = folder.file('lamp.yaml', LAMP);
    const { code, out } = await gatechart('cards', 'lamp-lighter', '--cards', file);
    const lost = await gatechart('cards', 'lamp-lighter', '--cards', 'nowhere.yaml', '--cards', file);
    expect([lost.code, lost.notes]).toEqual([2, [expect.stringContaining('CANNOT_READ nowhere.yaml')]]);
    expect([code, out[0]]).toEqual([0, 'Lamp Lighter']);
  });
});

describe('gatechart cards check', () => {
  it('finds nothing wrong with a good file and ends with 0', async () => {
    const file = folder.file('good.yaml', LAMP);
    const { code, out } = await gatechart('cards', 'check', file);
    expect([code, out]).toEqual([0, [`${file}: 1 card and 0 decks, all right`]]);
  });

  it('tells every fault with file, line, column, card, path and reason, and ends with 1', async () => {
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
      `${file}:7:5: card thief, hp: is missing; a card of type unit needs it`,
      `${file}:11:9: card thief, abilities[0]: is free and could be repeated without end; give it a cost or oncePerTurn`,
      `${file}:14:5: card lamp-lighter, id: is already used; choose another id`,
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
      faults: [`${file}:1:13: card x, name: is missing`, `${file}:1:13: card x, type: is missing`],
    });
  });

  it('tells each unknown card and ruler of a deck where it stands, beside what is wrong elsewhere', async () => {
    const file = folder.file(
      'faulty.yaml',
      `${LAMP}  - id: lamp-thief
    name: Lamp Thief
    type: unit
decks:
  - id: lamps
    name: Lamps
    ruler: nobody
    cards:
      lamp-lighter: 4
      lamp-thief: 4
      nothing: 2
      no-more: 1
  - id: mixed
    name: Mixed
    ruler: knight
    cards: { lamp-lighter: 0, missing: 4 }
  - id: short
    name: Short
    ruler: knight
    cards: { lamp-lighter: 5, apprentice: 1 }
tokens: []
`,
    );
    const { code, out } = await gatechart('cards', 'check', file);
    expect(code).toBe(1);
    expect(out).toEqual([
      `${file}:7:5: card lamp-thief, hp: is missing; a card of type unit needs it`,
      `${file}:13:5: deck lamps, ruler: there is no ruler nobody`,
      `${file}:17:7: deck lamps, cards.nothing: there is no card nothing`,
      `${file}:18:7: deck lamps, cards.no-more: there is no card no-more`,
      `${file}:22:14: deck mixed, cards.lamp-lighter: must be at least 1`,
      `${file}:22:31: deck mixed, cards.missing: there is no card missing`,
      `${file}:26:5: deck short, cards: a deck has 50 cards, this one has 6`,
      `${file}:26:14: deck short, cards.lamp-lighter: a deck has at most 4 of a card, this one has 5 of lamp-lighter`,
      `${file}:26:31: deck short, cards.apprentice: a ruler is never in a deck: apprentice`,
      `${file}:27:1: tokens: a card set has the keys cards and decks, and no others`,
    ]);
  });

  it('suggests the key of a set that a mistyped one stands for', async () => {
    const file = folder.file('mistyped.yaml', 'crads: []\n');
    expect((await gatechart('cards', 'check', file)).out).toEqual([
      `${file}:1:1: crads: a card set has the keys cards and decks, and no others (did you mean cards?)`,
    ]);
  });

  it('lets a file use the cards of the one before it', async () => {
    const lamp = folder.file('first.yaml', LAMP);
    const user = folder.file(
      'second.yaml',
      'cards: [{ id: finder, name: Finder, type: unit, hp: 1, touchdown: [{ do: destroy, cards: { all: { id: lamp-lighter } } }] }]',
    );
    expect((await gatechart('cards', 'check', lamp, user)).code).toBe(0);
    const alone = await gatechart('cards', 'check', user);
    expect([alone.code, alone.notes]).toEqual([
      1,
      [
        `if another file has the card, give it first: gatechart cards check OTHER-FILE ${user}; for a game other than gate-ruler, name it with --ruleset`,
      ],
    ]);
    const after = await gatechart('cards', 'check', '--cards', lamp, user);
    expect([after.code, after.out]).toEqual([0, [`${user}: 1 card and 0 decks, all right`]]);
  });

  it('refuses what is no YAML and what is not there with exit code 2', async () => {
    const file = folder.file('broken.yaml', 'cards: [');
    const broken = await gatechart('cards', 'check', file);
    expect([broken.code, broken.notes[0]?.split(' ').slice(1, 3)]).toEqual([2, ['SET_SYNTAX', `${file}:1:`]]);
    const missing = await gatechart('cards', 'check', 'nowhere.yaml');
    expect([missing.code, missing.notes[0]?.split(' ')[1]]).toEqual([2, 'CANNOT_READ']);
  });
});

describe('gatechart cards check of the waiting-zone game', () => {
  it('tells every fault with line and column, effects in short where they are written so', async () => {
    const file = folder.file(
      'zone-bad.yaml',
      `cards:
  - id: lamp
    name: Lamp
    type: spell
    effect:
      - { do: draw, count: 1 }
      - { do: destroy, what: 'chosen:it' }
  - { id: thief, name: Thief, attack: 1 }
decks:
  - id: lamps
    name: Lamps
    cards:
      lamp: 4
`,
    );
    const { code, out } = await gatechart('cards', 'check', file, '--ruleset', 'waiting-zone');
    expect(code).toBe(1);
    expect(out).toEqual([
      `${file}:7:24: card lamp, effect.instructions[1].what: nothing is chosen as "it" before this`,
      `${file}:8:5: card thief, life: is missing; a card of type unit needs it`,
    ]);
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

  it('shows a deck: its ruler, its cards with how many of each, and its curve', async () => {
    const { code, out } = await gatechart('decks', 'atlas-drive');
    expect(code).toBe(0);
    const { cards, name } = atlasDrive;
    expect(out.slice(0, 2)).toEqual([`${name.en} (atlas-drive)`, 'ruler: Apprentice (apprentice, 4/-/3)']);
    for (const [id, copies] of Object.entries(cards)) {
      expect(out).toContainEqual(expect.stringMatching(new RegExp(`^ +${copies}  ${id} `)));
    }
    const ofLevel = (level: number): number =>
      Object.entries(cards).reduce(
        (sum, [id, copies]) => ((cardCatalogue.get(id)?.level ?? 0) === level ? sum + copies : sum),
        0,
      );
    expect(out.at(-1)).toBe('level 4  █ 1');
    expect(out).toContain(`level 2  ${'█'.repeat(ofLevel(2))} ${ofLevel(2)}`);
    const json = await gatechart('decks', 'atlas-drive', '--json');
    expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ id: 'atlas-drive', cards, counts: { size: 50 } });
  });

  it('shows those of the waiting zone, in Japanese too, and refuses what there is not', async () => {
    const list = await gatechart('decks', '--ruleset', 'waiting-zone');
    expect(list.out[1]).toMatch(/^ember-raid +30 +14 +8 +yes +Ember raid$/);
    const shown = await gatechart('decks', 'tide-vigil', '--ruleset', 'waiting-zone', '--lang', 'ja');
    expect(shown.out).toContainEqual(expect.stringMatching(/^ +1 {2}moon-well +レリック +2 +月の泉$/));
    expect(shown.out).toContain('コスト 0  ██ 2');
    const none = await gatechart('decks', 'tide-vigil');
    expect([none.code, none.notes[0]]).toEqual([
      2,
      expect.stringMatching(/^gatechart: UNKNOWN_DECK tide-vigil: /),
    ]);
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

  it('new writes a deck of a game without rulers, which is checked and played', async () => {
    const zone = ['--ruleset', 'waiting-zone'];
    const file = folder.file('zone.yaml');
    const written = await gatechart('decks', 'new', ...zone, '--out', file);
    expect([written.code, written.out]).toEqual([0, [`${file}: the deck my-deck, legal`]]);
    const checked = await gatechart('cards', 'check', file, ...zone);
    expect([checked.code, checked.out]).toEqual([0, [`${file}: 0 cards and 1 deck, all right`]]);
    const seats = ['--decks', 'my-deck,tide-vigil', '--runtime', 'lean', '--agents', 'random,random'];
    const { code, notes } = await gatechart('play', ...zone, '--cards', file, ...seats);
    expect([code, notes]).toEqual([0, []]);
    for (const [args, refused] of [
      [[...zone, '--ruler', 'knight'], /^gatechart: UNKNOWN_RULER knight: this game has no rulers/],
      [[], /^gatechart: UNKNOWN_RULER --ruler: a deck needs a ruler; known: .*knight/],
      [
        ['--ruleset', 'excess-damage'],
        /^gatechart: USAGE excess-damage: the ruleset excess-damage accepts no card sets; rulesets that accept card sets/,
      ],
    ] as const) {
      const { code: ended, notes: said } = await gatechart('decks', 'new', ...args, '--out', file);
      expect([ended, said]).toEqual([2, [expect.stringMatching(refused)]]);
    }
  });

  it('new replaces no file that has something in it', async () => {
    const file = folder.file('kept.yaml', 'decks: []\n');
    const { code, notes } = await gatechart('decks', 'new', '--ruler', 'knight', '--out', file);
    expect([code, notes]).toEqual([
      2,
      [expect.stringMatching(/^gatechart: FILE_EXISTS .* the deck would replace/)],
    ]);
    expect(readFileSync(file, 'utf8')).toBe('decks: []\n');
  });

  const newDeck = async (...args: readonly string[]) => {
    const file = folder.file('with.yaml');
    rmSync(file, { force: true });
    const { code, notes } = await gatechart('decks', 'new', ...args, '--out', file);
    return {
      code,
      note: notes[0],
      cards: code === 0 ? parse(readFileSync(file, 'utf8')).decks[0].cards : {},
    };
  };

  it.each([
    [['--ruler', 'knight'], { 'flare-drone': 4, 'scout-walker': 1, 'old-mountain-drake': 2 }],
    [['--ruler', 'apprentice'], { 'ember-whelp': 4, 'flare-drone': 4, 'old-mountain-drake': 3 }],
    [['--ruler', 'apprentice'], { 'scout-walker': 2, 'page-of-cards': 2 }],
    [['--ruleset', 'waiting-zone'], { 'pool-warden': 3, 'ember-fox': 1 }],
  ])('new %j --with %j makes a legal deck with that number of each', async (game, wanted) => {
    const text = Object.entries(wanted).map(([id, copies]) => `${id}:${copies}`);
    const { code, note, cards } = await newDeck(...game, '--with', text.join(','));
    expect([code, note]).toEqual([0, undefined]);
    expect(cards).toMatchObject(wanted);
    const rules = game[0] === '--ruleset' ? game : [];
    expect((await gatechart('cards', 'check', folder.file('with.yaml'), ...rules)).code).toBe(0);
  });

  it('new --with takes cards of set files, for every ruler', async () => {
    const lamps = folder.file('lamps.yaml', LAMP);
    const rulers = [...cardCatalogue.values()].filter(({ type }) => type === 'ruler');
    for (const { id: ruler } of rulers) {
      const { note, cards } = await newDeck('--ruler', ruler, '--cards', lamps, '--with', 'lamp-lighter:4');
      expect([ruler, note, cards['lamp-lighter']]).toEqual([ruler, undefined, 4]);
    }
  });

  it.each([
    [
      'flare-drone:5',
      /^gatechart: NO_STARTER knight: no legal deck has .*at most 4 of a card, this one has 5/,
    ],
    ['knight:1', /^gatechart: NO_STARTER knight: no legal deck has .*a ruler is never in a deck/],
    ['flair-drone:2', /^gatechart: UNKNOWN_CARD flair-drone: .* \(did you mean flare-drone\?\)/],
    ['flare-drone', /^gatechart: BAD_VALUE --with: "flare-drone" is not a card id and a number from 1 to 99/],
    ['flare-drone:2,flare-drone:1', /^gatechart: BAD_VALUE --with: the card flare-drone was given twice/],
  ])('new --with %s is refused, with the reason', async (wanted, reason) => {
    const { code, note } = await newDeck('--ruler', 'knight', '--with', wanted);
    expect([code, note]).toEqual([2, expect.stringMatching(reason)]);
  });

  it.each([
    [
      ['decks', 'atlas-drvie'],
      'UNKNOWN_DECK atlas-drvie: there is no deck atlas-drvie (did you mean atlas-drive?)',
    ],
    [
      ['cards', 'flare-drnoe'],
      'UNKNOWN_CARD flare-drnoe: there is no card flare-drnoe (did you mean flare-drone?)',
    ],
    [
      ['play', '--decks', 'atlas-drive,volnar-hots'],
      'there is no deck volnar-hots (did you mean volnar-host?)',
    ],
    [['play', '--agents', 'humna,greedy'], 'there is no agent humna (did you mean human?)'],
    [['play', '--agents', 'human,gredy'], 'there is no agent gredy (did you mean greedy?)'],
    [['play', '--ruleset', 'waitingzone'], 'there is no ruleset waitingzone (did you mean waiting-zone?)'],
    [['play', '--edition', '2021-3'], 'there is no edition 2021-3 (did you mean 2021-03?)'],
    [['decks', 'new', '--ruler', 'nkight', '--out', 'x'], 'there is no ruler nkight (did you mean knight?)'],
  ])('%j is refused with the name that is meant', async (args, said) => {
    const { code, notes } = await gatechart(...args);
    expect([code, notes]).toEqual([2, [expect.stringContaining(said)]]);
  });

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
    rmSync(file, { force: true });
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
    expect([without.code, without.notes[0]]).toEqual([
      2,
      expect.stringMatching(
        /^gatechart: SETS_DIFFER \S+own\.jsonl:1: the file was made with the card set own\.yaml \(digest [0-9a-f]{16}\); given: none; give/,
      ),
    ]);
  });

  it('is refused with another set of that name, and told with the same under another name', async () => {
    const file = await withLamps();
    const record = folder.file('named.jsonl');
    const saved = folder.file('named.json');
    const seats = ['--decks', 'my-knight,atlas-drive', '--runtime', 'lean'];
    await gatechart('play', '--cards', file, ...seats, '--record', record, '--save', saved);
    const text = readFileSync(file, 'utf8');
    const { sets } = JSON.parse(readFileSync(record, 'utf8').split('\n')[0] ?? '');
    expect(sets).toEqual([{ name: 'own.yaml', digest: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    expect(JSON.parse(readFileSync(saved, 'utf8')).header.sets).toEqual(sets);
    const same = folder.file('renamed.yaml', text);
    expect((await gatechart('replay', record, '--verify', '--cards', same)).code).toBe(0);
    const other = folder.file('own.yaml', text.replace('hp: 2', 'hp: 3'));
    for (const args of [
      ['replay', record, '--cards', other],
      ['play', saved, '--cards', other],
      ['why', saved, 'pass', '--cards', other],
      ['fuzz', 'explore', saved, '--cards', other],
    ]) {
      const { code, notes } = await gatechart(...args);
      expect([code, notes]).toEqual([
        2,
        [expect.stringMatching(/^gatechart: SETS_DIFFER .*given: own\.yaml/)],
      ]);
    }
  });

  it('opens as it did where its record names no set', async () => {
    const file = await withLamps();
    const record = folder.file('old.jsonl');
    const seats = ['--decks', 'my-knight,atlas-drive', '--runtime', 'lean', '--record', record];
    await gatechart('play', '--cards', file, ...seats);
    const [first = '', ...lines] = readFileSync(record, 'utf8').split('\n');
    const { sets: _, digest: __, ...header } = JSON.parse(first);
    const old = JSON.stringify({ ...header, digest: digest(header) });
    folder.file('old.jsonl', [old, ...lines].join('\n'));
    expect((await gatechart('replay', record, '--verify', '--cards', file)).code).toBe(0);
    expect((await gatechart('replay', record)).notes[0]).toMatch(/^gatechart: UNKNOWN_DECK /);
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
