import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { HostedMatch } from '../../src/cli/play/hosted-match.ts';
import { newOpening, savedOpening } from '../../src/cli/play/opening.ts';
import type { MatchReporter } from '../../src/cli/play/output.ts';
import type { Decision, Player } from '../../src/core/decision.ts';
import type { Game } from '../../src/rulesets/gate-ruler/state/game.ts';
import { view } from '../../src/rulesets/gate-ruler/views/player-view.ts';
import type { RuntimeName } from '../../src/runtime/match.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const SILENT: MatchReporter = {
  begin: () => {},
  step: () => {},
  again: () => {},
  facts: () => {},
  end: () => {},
};
const WISHES = { ruleset: 'gate-ruler', edition: undefined, decks: undefined, cards: undefined };

const tableFor = (runtime: RuntimeName = 'lean', record?: string, seed = 3, save?: string): HostedMatch => {
  const opening = newOpening({ ...WISHES, seed }, ['human', 'human']);
  const { eventRelevance: watch } = opening.ruleset.hints ?? {};
  return new HostedMatch({ opening, runtime, reporter: SILENT, watch, record, save });
};

/** Answers the open question as a pick: with the option whose key begins so, else with the first. */
const pick = (table: HostedMatch, beginning = ''): string => {
  const open = table.match.pending();
  if (open === undefined) throw new Error('the match is over');
  const { player, options } = open.decision;
  const key = (options.find((option) => option.key.startsWith(beginning)) ?? options[0])?.key ?? '';
  expect(table.answer(player, key, open.number, true)).toBeUndefined();
  return key;
};

const asked = (table: HostedMatch) => table.match.pending()?.decision;

/** The ids of all cards that the player knows, sorted. */
const knownTo = (table: HostedMatch, player: Player): readonly string[] => {
  const { sides, cardsOnGate } = view(table.match.game() as Game, player);
  const inZones = sides.flatMap(({ zones }) => Object.values(zones).flatMap((zone) => zone?.cards ?? []));
  return [...inZones, ...cardsOnGate].flatMap((card) => (card === null ? [] : [card.id])).sort();
};

/** What the second list has more of. */
const moreThan = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = [...before];
  return after.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Plays on until the player is asked, with an option that begins so. */
const playedTo = (table: HostedMatch, player: number, beginning: string): HostedMatch => {
  const isThere = () =>
    asked(table)?.player === player && asked(table)?.options.some(({ key }) => key.startsWith(beginning));
  for (let guard = 0; !isThere() && guard < 300; guard += 1) pick(table, 'pass');
  expect(isThere()).toBe(true);
  return table;
};

describe.each(['lean', 'actors'] as const)('Taking back on %s', (runtime) => {
  it('leads to the same position and question, again and again', () => {
    const table = playedTo(tableFor(runtime), 0, 'reveal');
    const before = { position: table.match.position(), decision: asked(table), decisions: table.decisions };
    const key = pick(table, 'reveal');
    const between = table.match.position();
    const second = pick(table, 'play');
    expect(table.takeBack()).toBe(second);
    expect(table.match.position()).toEqual(between);
    expect(table.takeBack()).toBe(key);
    expect({
      position: table.match.position(),
      decision: asked(table),
      decisions: table.decisions,
    }).toEqual(before);
    pick(table, 'reveal');
    expect(table.match.position()).toEqual(between);
  });

  it('leaves a record without the pick, which verifies', async () => {
    const file = folder.file(`${runtime}.jsonl`);
    const table = playedTo(tableFor(runtime, file), 0, 'reveal');
    const before = readFileSync(file, 'utf8');
    pick(table, 'reveal');
    pick(table, 'play');
    table.takeBack();
    table.takeBack();
    expect(readFileSync(file, 'utf8')).toBe(before);
    for (let more = 0; more < 30 && asked(table) !== undefined; more += 1) pick(table, 'attack');
    table.close();
    const { code, notes } = await gatechart('replay', file, '--verify');
    expect([code, notes]).toEqual([0, []]);
  });
});

describe('A pick', () => {
  it('is taken back by nobody but whoever made it', () => {
    const table = playedTo(tableFor(), 0, 'reveal');
    pick(table, 'reveal');
    expect([table.canTakeBack(0), table.canTakeBack(1)]).toEqual([true, false]);
  });

  it('stays once the other seat answered', () => {
    const table = playedTo(tableFor(), 0, 'reveal');
    pick(table, 'reveal');
    while (asked(table)?.player === 0) pick(table, 'end');
    pick(table);
    expect(table.canTakeBack(0)).toBe(false);
  });

  it('is taken back only while its player knows no more cards than before', () => {
    const counted = { kept: 0, gone: 0 };
    for (let seed = 1; seed <= 12; seed += 1) {
      const table = tableFor('lean', undefined, seed);
      for (let turn = 0; asked(table) !== undefined && turn < 80; turn += 1) {
        const { player, options } = asked(table) as Decision;
        const before = knownTo(table, player);
        pick(table, options[(seed * 7 + turn) % options.length]?.key);
        if (table.canTakeBack(player)) expect(moreThan(before, knownTo(table, player))).toEqual([]);
        counted[table.canTakeBack(player) ? 'kept' : 'gone'] += 1;
      }
    }
    expect(counted.kept).toBeGreaterThan(50);
    expect(counted.gone).toBeGreaterThan(50);
  });

  it('that passing goes on with is not taken back by itself', () => {
    const table = playedTo(tableFor(), 0, 'reveal');
    const open = table.match.pending();
    const key = open?.decision.options.find((option) => option.key.startsWith('reveal'))?.key ?? '';
    table.answer(0, key, open?.number ?? 0, false);
    expect(table.canTakeBack(0)).toBe(false);
  });
});

describe('A table', () => {
  it('has news for whoever is attacked', () => {
    const table = playedTo(tableFor(), 1, 'attack');
    expect(table.hasNews(0)).toBe(false);
    pick(table, 'attack ruler -> center');
    expect(table.hasNews(0)).toBe(true);
  });

  it('saves at any question what goes on as it stood', async () => {
    const table = playedTo(tableFor(), 0, 'reveal');
    const file = folder.file('table.json');
    expect(table.savedIn).toBeUndefined();
    table.saveTo(file);
    expect(table.savedIn).toBe(file);
    const opening = await savedOpening(file, undefined);
    const watch = opening.ruleset.hints?.eventRelevance;
    const resumed = new HostedMatch({
      opening,
      runtime: 'lean',
      reporter: SILENT,
      watch,
      record: undefined,
      save: undefined,
    });
    expect(resumed.match.position()).toEqual(table.match.position());
    pick(table, 'reveal');
    expect(table.savedIn).toBeUndefined();
    table.saveTo(file);
    table.takeBack();
    expect(table.savedIn).toBeUndefined();
    expect(asked(resumed)).toEqual(asked(table));
    expect(resumed.decisions).toBe(table.decisions);
  });

  it('keeps its file as it stands: from its beginning, after each answer, as one is taken back, and as one gives up', async () => {
    const file = folder.file('kept.json');
    const table = tableFor('lean', undefined, 3, file);
    const isKept = async () => {
      const { game, earlier } = await savedOpening(file, undefined);
      expect(game).toEqual(table.match.position().game);
      expect(earlier.filter(({ line }) => line === 'decision' || line === 'concession')).toHaveLength(
        table.decisions,
      );
    };
    await isKept();
    for (let guard = 0; !table.canTakeBack(0) && guard < 300; guard += 1) {
      pick(table, 'reveal');
      await isKept();
    }
    expect(table.takeBack()).toBeDefined();
    await isKept();
    table.concede(1);
    await isKept();
  });
});
