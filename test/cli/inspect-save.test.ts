import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openingOf, type PlayedMatch, playedMatch } from '../../src/cli/inspect/played-match.ts';
import { Folder, gatechart } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const MEANS = { runtime: 'lean', pace: 0 } as const;
const PERSONS = ['human', 'human'] as const;

/** A match that persons play; nothing answers for them. */
const begin = async (
  file: string | undefined,
  options: Partial<Parameters<typeof openingOf>[1]> = {},
): Promise<PlayedMatch & { readonly notes: string[] }> => {
  const notes: string[] = [];
  const all = { ...MEANS, agents: PERSONS, ...options, later: () => {} };
  const output = { write: () => {}, note: (line: string) => notes.push(line) } as never;
  return { ...playedMatch(await openingOf(file, all), file, all, output), notes };
};

/** Takes the first option of whoever is asked. */
const answer = ({ live }: PlayedMatch): void => {
  for (const seat of live.seats) {
    let asked: { readonly number: number; readonly key: string } | undefined;
    const place = live.sit(seat, (message) => {
      if (message.type !== 'seat') return;
      const { question } = message.standing;
      const key = question?.own?.words.en.options[0]?.key;
      if (question !== undefined && key !== undefined) asked = { number: question.number, key };
    });
    place.leave();
    if (asked === undefined) continue;
    expect(place.receive({ type: 'answer', question: asked.number, key: asked.key })).toBeUndefined();
    return;
  }
};

/** The log of a seat, as its page is sent it. */
const logOf = ({ live }: PlayedMatch, seat: 0 | 1): readonly unknown[] => {
  let log: readonly unknown[] = [];
  const place = live.sit(seat, (message) => {
    if (message.type === 'seat') log = message.told;
  });
  place.leave();
  return log;
};

/** Whether the page of a seat shows that the match is not saved. */
const unsavedFor = ({ live }: PlayedMatch, seat: 0 | 1): true | undefined => {
  let isUnsaved: true | undefined;
  const place = live.sit(seat, (message) => {
    if (message.type === 'seat') isUnsaved = message.standing.isUnsaved;
  });
  place.leave();
  return isUnsaved;
};

const concede = ({ live }: PlayedMatch): void => {
  const place = live.sit(0, () => {});
  expect(place.receive({ type: 'concede' })).toBeUndefined();
  place.leave();
};

const decisionsIn = ({ live }: PlayedMatch): number =>
  live.lines.filter(({ line }) => line === 'decision').length;

describe('A match that pages play', () => {
  it('is saved as it begins and after each decision, and resumed from there, in pages and in the terminal', async () => {
    const save = folder.file('on-pages.json');
    const first = await begin(undefined, { save });
    for (let answers = 0; answers < 5; answers += 1) answer(first);
    expect(first.leave(undefined)).toBe(
      `the match was left; resume with gatechart inspect ${save} --agents human,human`,
    );
    const again = await begin(save);
    expect(decisionsIn(again)).toBe(5);
    answer(again);
    expect(decisionsIn(await begin(save))).toBe(6);
    expect(await gatechart('play', save, '--agents', 'greedy,greedy')).toMatchObject({ code: 0 });
    expect((await begin(save)).leave(undefined)).toBeUndefined();
  });

  it('has its whole log again where it is resumed', async () => {
    const save = folder.file('log.json');
    const match = await begin(undefined, { save });
    for (let answers = 0; answers < 9; answers += 1) answer(match);
    const again = await begin(save);
    for (const seat of [0, 1] as const) expect(logOf(again, seat)).toEqual(logOf(match, seat));
    answer(match);
    answer(again);
    for (const seat of [0, 1] as const) expect(logOf(again, seat)).toEqual(logOf(match, seat));
  });

  it('is left as it is where it is over', async () => {
    const save = folder.file('over.json');
    const match = await begin(undefined, { save });
    answer(match);
    concede(match);
    const text = readFileSync(save, 'utf8');
    const again = await begin(save);
    expect(readFileSync(save, 'utf8')).toBe(text);
    expect(logOf(again, 1)).toEqual(logOf(match, 1));
    expect(again.leave(undefined)).toBeUndefined();
  });

  it('replaces no other file, and resumes nothing but saved matches', async () => {
    const other = folder.file('other.json', '{}');
    await expect(begin(undefined, { save: other })).rejects.toMatchObject({ code: 'FILE_EXISTS' });
    expect(readFileSync(other, 'utf8')).toBe('{}');
    const record = folder.file('match.jsonl');
    expect((await gatechart('play', '--runtime', 'lean', '--record', record)).code).toBe(0);
    await expect(begin(record)).rejects.toMatchObject({ code: 'SAVED_FORMAT' });
    const save = folder.file('settled.json');
    await begin(undefined, { save });
    await expect(begin(save, { seed: 3 })).rejects.toMatchObject({ code: 'USAGE', place: '--seed' });
  });

  it('goes on while it cannot be saved, and says so once and on the pages', async () => {
    const place = folder.file('later-gone');
    mkdirSync(place);
    const match = await begin(undefined, { save: `${place}/match.json` });
    const sent: (true | undefined)[] = [];
    match.live.sit(0, (message) => {
      if (message.type === 'told') sent.push(message.standing.isUnsaved);
    });
    const note = expect.stringMatching(/^gatechart: CANNOT_WRITE /);
    rmSync(place, { recursive: true });
    for (let answers = 0; answers < 3; answers += 1) answer(match);
    expect(decisionsIn(match)).toBe(3);
    expect([match.notes, sent, unsavedFor(match, 1)]).toEqual([[note], [true, true, true], true]);
    mkdirSync(place);
    answer(match);
    expect([match.notes, sent.at(-1), unsavedFor(match, 1)]).toEqual([[note], undefined, undefined]);
    rmSync(place, { recursive: true });
    answer(match);
    expect(match.notes).toEqual([note, note]);
    expect(match.leave(undefined)).toBe('the match was left; not saved');
  });

  it('is saved in a new file as it is left, where persons have begun it and one is wanted', async () => {
    const place = folder.file('left');
    mkdirSync(place);
    const match = await begin(undefined);
    expect(match.leave(place)).toBe('the match was left; not saved');
    answer(match);
    expect(match.leave(undefined)).toBe('the match was left; not saved');
    for (const file of [1, 2].map((number) => `${place}/gatechart-match-${number}.json`)) {
      expect(match.leave(place)).toBe(
        `the match was left; resume with gatechart inspect ${file} --agents human,human`,
      );
      expect(decisionsIn(await begin(file))).toBe(1);
    }
    expect((await begin(undefined, { agents: ['greedy', 'greedy'] })).leave(place)).toBeUndefined();
  });
});
