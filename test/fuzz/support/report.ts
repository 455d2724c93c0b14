import { drawChart, drawInvocations } from '@gatechart/inspector/elk-layout';
import { fuzzReport } from '../../../src/cli/fuzz/report.ts';
import { newCounterexample } from '../../../src/fuzz/counterexample.ts';
import { coverageReport } from '../../../src/fuzz/coverage/chart-coverage.ts';
import { Coverage } from '../../../src/fuzz/coverage/coverage.ts';
import { fuzzTarget } from '../../../src/fuzz/targets/fuzz-targets.ts';
import { waitingZone } from '../../../src/registered.ts';

const target = fuzzTarget('waiting-zone');

const counts = new Coverage();
counts.add('clause', 'reading.1', 3);

export const finding = newCounterexample(target, {
  target: 'rules',
  kind: 'rules',
  message: 'start.2: player 2 has 8 life & more',
  from: { is: 'start', edition: 'second-edition', seed: 7 },
  answers: ['a', 'b'],
  choices: 1,
  found: { lane: 0, case: 0, seed: 1, answers: 2 },
} as never);

/** The report of a run that took only that transition of a chart. */
export const reportOf = (machine: string, transition: string): Promise<string> => {
  counts.add('transition', `${machine} ${transition}`, 12);
  return fuzzReport(
    {
      id: 'waiting-zone',
      ruleset: waitingZone as never,
      progress: {
        cases: 5,
        steps: 60,
        choices: 9,
        findings: [finding],
        repeated: 0,
        coverage: coverageReport(counts, target),
        counts,
      },
      repro: (file) => `gatechart fuzz repro ${file}`,
      inspect: (file) => `gatechart inspect ${file}`,
    },
    { drawChart, drawInvocations },
  );
};
