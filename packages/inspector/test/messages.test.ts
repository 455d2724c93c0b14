import type { Participant, Player } from 'gatechart/tools';
import { describe, expect, test } from 'vitest';
import { laneOf, lanesOf, lanesUpTo, messagesUpTo, visibleMessage } from '../src/trace/messages.ts';
import { openText } from '../src/trace/source-file.ts';
import type { Trace } from '../src/trace/trace.ts';
import type { SentMessage } from '../src/trace/trace-step.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';

const record = recordText(3);

const traceOf = (name: string, text: string, runtime: 'actors' | 'lean'): Trace => {
  const trace = openText(name, text, [], runtime).traces[0]?.trace;
  if (trace === undefined) throw new Error('the file has a trace');
  return trace;
};

const match = traceOf('game.jsonl', record, 'actors');

const nameOf = (one: Participant | undefined): string => {
  if (one === undefined) return 'outside';
  return one.is === 'seat' ? `seat ${one.player}` : one.is === 'table' ? 'table' : one.machine;
};

const lineOf = ({ from, to, event }: SentMessage): string => `${nameOf(from)} > ${nameOf(to)}: ${event.type}`;

const lineAt = (message: SentMessage): string => `${message.moment} ${lineOf(message)}`;

/** What seats, table and processes send each other, without how the program sets them up and drives them. */
const isOfPlay = ({ from, to, event }: SentMessage): boolean =>
  from !== undefined && to.is !== 'seat' ? event.type !== 'settled' : event.type === 'asked';

/** The messages of the answer that began a segment. */
const ofSegment = ({ messages, segments }: Trace, segment: number): readonly SentMessage[] => {
  const { first = 0, end = 0 } = segments[segment] ?? {};
  return messages.filter(({ moment }) => moment >= first && moment < end);
};

describe('A trace of actors', () => {
  test.each([
    ['a record', 'game.jsonl', record],
    ['a scenario', 'penetrate.yaml', PENETRATE],
  ])(
    'of %s has the moments, decisions and end of one without actors, and their messages',
    (_, name, text) => {
      const [actors, lean] = [traceOf(name, text, 'actors'), traceOf(name, text, 'lean')];
      expect(actors.moments).toEqual(lean.moments);
      expect(actors.segments).toEqual(lean.segments);
      expect(actors.runs).toEqual(lean.runs);
      expect(actors.messages.length).toBeGreaterThan(actors.segments.length);
      expect(lean.messages.map(lineAt)).toEqual(actors.messages.filter(isOfPlay).map(lineAt));
    },
  );

  test('has the way of every answer: from the seat to the table, and to the process that waits', () => {
    for (const [segment, { cause }] of match.segments.entries()) {
      if (cause.is !== 'answer') continue;
      const [act, answer, move] = ofSegment(match, segment);
      expect(act?.event).toMatchObject({ type: 'act', key: cause.key });
      expect(answer?.event).toMatchObject({ type: 'answer', player: cause.player, key: cause.key });
      expect([act, answer, move].map((each) => each && nameOf(each.to))).toEqual([
        `seat ${cause.player}`,
        'table',
        match.moments[match.segments[segment]?.first ?? 0]?.step?.machine,
      ]);
    }
  });

  test('ends every segment as the table asks the seat of the player who decides', () => {
    for (const [segment, { decision }] of match.segments.entries()) {
      if (decision === undefined) continue;
      const last = ofSegment(match, segment).at(-1);
      expect(last && lineOf(last)).toBe(`table > seat ${decision.player}: asked`);
      expect(last?.event.pending).toMatchObject({ decision });
    }
  });

  test('has as many processes started as processes ran, and every one that ended handed back', () => {
    const count = (type: RegExp) =>
      match.messages.filter(({ to, event }) => to.is !== 'seat' && type.test(event.type)).length;
    // The table is started too.
    expect(count(/^xstate\.init$/)).toBe(match.runs.length + 1);
    expect(count(/^xstate\.done\.actor\./)).toBe(
      match.runs.filter(({ ended }) => ended !== undefined).length,
    );
  });

  test('keeps them in the order of its moments, and tells them up to one', () => {
    const moments = match.messages.map(({ moment }) => moment);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    const { first = 0 } = match.segments[3] ?? {};
    const told = match.messages.slice(0, messagesUpTo(match, first - 1));
    expect(told.at(-1)?.event.type).toBe('asked');
    expect(match.messages[told.length]?.event.type).toBe('act');
  });

  test('goes on in a branch with messages of actors of its own', () => {
    const branch = match.branch(4);
    expect(branch.runtime).toBe('actors');
    expect(branch.messages.map(lineOf)).toEqual(match.messages.slice(0, branch.messages.length).map(lineOf));
    const { player = 0, options = [] } = branch.last.decision ?? {};
    expect(branch.answer(player, options.at(-1)?.key ?? '')).toBe(true);
    expect(ofSegment(branch, 5).length).toBeGreaterThan(3);
  });
});

describe('The lanes of messages', () => {
  const lanes = lanesOf(match);
  const names = lanes.map(({ of }) => nameOf(of));

  test('are one for each seat, the table and each machine that ran, from the outermost to the innermost', () => {
    expect(names.slice(0, 4)).toEqual(['seat 0', 'seat 1', 'table', 'match']);
    const ran = new Set(match.runs.map(({ machine }) => machine));
    expect(names.slice(3)).toEqual([...match.charts.keys()].filter((machine) => ran.has(machine)));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['gate', 'damage', 'rulerDamage', 'counter']));
  });

  test('give processes of one machine the same lane, however deep they lie', () => {
    const gates = match.messages.filter(({ to }) => to.is === 'process' && to.machine === 'gate');
    const depths = new Set(gates.map(({ to }) => (to.is === 'process' ? to.depth : 0)));
    expect(depths.size).toBeGreaterThan(1);
    expect(new Set(gates.map(({ to }) => laneOf(lanes, to)))).toEqual(new Set([names.indexOf('gate')]));
    expect(laneOf(lanes, undefined)).toBe(-1);
  });

  test('take room from their first message on, in the same order', () => {
    const first = match.runs.find(({ machine }) => machine === 'rulerDamage')?.began ?? 0;
    const [before, after] = [lanesUpTo(lanes, first - 1), lanesUpTo(lanes, first)].map((shown) =>
      shown.map(({ of }) => nameOf(of)),
    );
    expect(before).not.toContain('rulerDamage');
    expect(after).toContain('rulerDamage');
    expect(before).toEqual(names.filter((name) => before?.includes(name)));
    expect(lanesUpTo(lanes, match.moments.length)).toEqual(lanes);
  });
});

describe('A player who looks on', () => {
  const answers = match.segments.flatMap(({ cause }, segment) =>
    cause.is === 'answer' ? [{ segment, player: cause.player, key: cause.key }] : [],
  );

  test.each([0, 1] as const)(
    'reads as player %i the own questions and answers, as they were shown to that player',
    (viewer) => {
      for (const { segment, key } of answers.filter(({ player }) => player === viewer)) {
        const [act, answer, move] = ofSegment(match, segment).map((each) =>
          visibleMessage(match, each, viewer),
        );
        expect(act?.content).toContain(JSON.stringify(key));
        expect(answer?.content).toContain(JSON.stringify(key));
        const shown = match.segments[segment - 1]?.visibleDecision;
        const option = shown?.options.find((each) => each.key === key);
        expect(JSON.parse(move?.content ?? '')).toEqual(
          Object.fromEntries(Object.entries(option ?? {}).filter(([name]) => name !== 'type')),
        );
        const asked = ofSegment(match, segment - 1).at(-1);
        expect(asked && JSON.parse(visibleMessage(match, asked, viewer).content)).toEqual(
          JSON.parse(JSON.stringify(shown)),
        );
      }
    },
  );

  test.each([0, 1] as const)(
    'is told as player %i of the other player that there was a question and an answer, and no more',
    (viewer) => {
      const other: Player = viewer === 0 ? 1 : 0;
      for (const { segment } of answers.filter(({ player }) => player === other)) {
        const told = ofSegment(match, segment).map((each) => visibleMessage(match, each, viewer));
        expect(told.slice(0, 3)).toEqual([
          { type: 'act', content: '' },
          { type: 'answer', content: '' },
          { type: undefined, content: '' },
        ]);
        const asked = ofSegment(match, segment - 1).at(-1);
        expect(asked && visibleMessage(match, asked, viewer)).toEqual({ type: 'asked', content: '' });
      }
    },
  );

  test('reads nothing of what processes hand each other', () => {
    const inner = match.messages.filter(
      ({ from, to }) => from?.is === 'process' || (to.is === 'process' && from === undefined),
    );
    expect(inner.length).toBeGreaterThan(100);
    for (const each of inner) expect(visibleMessage(match, each, 0).content).toBe('');
    expect(inner.some((each) => visibleMessage(match, each, null).content.includes('goesOn'))).toBe(true);
  });
});

test('no message for who looks at everything has a game in it', () => {
  const texts = match.messages.map((each) => visibleMessage(match, each, null).content);
  expect(texts.filter((text) => text.includes('definitionOf'))).toEqual([]);
});
