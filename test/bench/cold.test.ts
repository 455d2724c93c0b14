import { expect, it } from 'vitest';
import { measure } from '../../src/bench/measure.ts';
import { coldBenches } from '../../src/bench/suite.ts';

const judged = { file: 'one.yaml', folder: 'some', files: 50 };

it('a cold bench counts the processor time of its processes, and no other', () => {
  const asked: (readonly string[])[] = [];
  const { benches, clock } = coldBenches((args) => {
    asked.push(args);
    return { processor: 10 * asked.length, output: args.join(' ') };
  }, judged);
  const [start] = benches.map((bench) => measure(bench, { warmUp: 1, rounds: 3, clock }));
  expect(start).toMatchObject({ median: 30, best: 20, perSecond: { starts: 1000 / 30 } });
  expect(asked.filter(([command]) => command === 'judge').map(([, path]) => path)).toEqual([
    ...Array(4).fill('one.yaml'),
    ...Array(4).fill('some'),
  ]);
});
