import { expect, test } from 'vitest';
import { defaultDecks } from '../../../src/core/match-setup.ts';
import { waitingZone } from '../../../src/registered.ts';
import { readRecord } from '../../../src/replay/record.ts';
import { scenarioRulesOf } from '../../../src/scenarios/schema.ts';
import { exportRecord, exportScenario } from '../src/trace/file-export.ts';
import { openText } from '../src/trace/source-file.ts';
import { Trace } from '../src/trace/trace.ts';
import { recordText } from './support/records.ts';
import { PENETRATE } from './support/scenario.ts';

const record = recordText(3);

const traceOf = (name: string, text: string): Trace => {
  const trace = openText(name, text).traces[0]?.trace;
  if (trace === undefined) throw new Error('nothing was opened');
  return trace;
};

/** A branch that takes the last option of a question that has several, and the first of the next ones. */
const branchOff = (trace: Trace, from: number): readonly [Trace, number] => {
  const segment = trace.segments.findIndex(
    ({ decision }, index) => index >= from && (decision?.options.length ?? 0) > 1,
  );
  const copy = trace.branch(segment);
  for (let answers = 0; answers < 4; answers += 1) {
    const { decision } = copy.last;
    if (decision === undefined) break;
    const place = answers === 0 ? -1 : 0;
    copy.answer(decision.player, decision.options.at(place)?.key ?? '');
  }
  return [copy, segment];
};

test('a branch saved as a record is the branch again, line by line', () => {
  const { header } = readRecord('game.jsonl', record);
  const [branch] = branchOff(traceOf('game.jsonl', record), 60);
  const saved = openText('branch.jsonl', exportRecord(branch, header));
  expect(saved.traces[0]?.findings).toEqual([]);
  expect(saved.traces[0]?.trace.segments.map(({ cause }) => cause)).toEqual(
    branch.segments.map(({ cause }) => cause),
  );
});

const gateRulerCase = { name: 'Gate Ruler', text: record, edition: '2021-03' };
const waitingZoneCase = {
  name: 'the waiting-zone game',
  text: recordText(3, ['greedy', 'greedy'], waitingZone as never),
  edition: 'second-edition',
};

test.each([
  ...[3, 24, 42, 60].map((from) => ({ ...gateRulerCase, from })),
  ...[1, 10, 25, 40].map((from) => ({ ...waitingZoneCase, from })),
])(
  'a branch of $name taken after $from decisions is written out as a scenario that is as expected and ends with its table',
  ({ text, edition, from }) => {
    const [branch, segment] = branchOff(traceOf('game.jsonl', text), from);
    const opened = openText('branch.yaml', exportScenario(branch, edition, 'a branch', segment, undefined));
    expect(opened.traces[0]?.findings).toEqual([]);
    const { decision } = opened.traces[0]?.trace.last ?? {};
    expect(decision?.options.map(({ key }) => key)).toEqual(
      branch.last.decision?.options.map(({ key }) => key),
    );
  },
);

test('a branch of a scenario is the scenario with other answers', () => {
  const [branch, segment] = branchOff(traceOf('penetrate.yaml', PENETRATE), 0);
  const text = exportScenario(branch, '2021-03', 'the other way', segment, PENETRATE);
  expect(text).toContain('piercer');
  expect(openText('branch.yaml', text).traces[0]?.findings).toEqual([]);
});

test('where the ruleset writes no positions, the reason is given', () => {
  const { describePosition: _, ...scenario } = scenarioRulesOf(waitingZone);
  const game = waitingZone.newGame({
    edition: waitingZone.defaultEdition,
    decks: defaultDecks(waitingZone),
    seed: 3,
    index: 0,
  });
  const trace = Trace.ofNew({ ...waitingZone, scenario } as never, game);
  expect(() => exportScenario(trace, waitingZone.defaultEdition, 'a branch', 0, undefined)).toThrow(
    expect.objectContaining({ code: 'POSITION_LOST' }),
  );
});
