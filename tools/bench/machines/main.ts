import {
  createActor as createXStateActor,
  initialTransition,
  transition,
  SimulatedClock as XStateClock,
} from 'xstate';
import { createActor, SimulatedClock } from '../../../src/api/runtime.ts';
import { ACTORS, delayed, type EventBench, eventBenches, ring } from './machines.ts';

/** Takes so many steps. */
type Run = (steps: number) => void;

interface Contest {
  readonly own: Run;
  readonly xstate: Run;
  readonly pure?: Run;
}

/** The rounds of a contest; each side takes about `ROUND` milliseconds of one. */
const ROUNDS = 15;
const ROUND = 40;

const sends = (create: typeof createXStateActor, { machine, events }: EventBench): Run => {
  const actor = create(machine).start();
  return (steps) => {
    for (let step = 0; step < steps; step += 1) actor.send(events[step % events.length] as never);
  };
};

const transitions = ({ machine, events }: EventBench): Run => {
  let [snapshot] = initialTransition(machine);
  return (steps) => {
    for (let step = 0; step < steps; step += 1)
      [snapshot] = transition(machine, snapshot, events[step % events.length] as never);
  };
};

const ticks = (create: typeof createXStateActor, clock: SimulatedClock | XStateClock): Run => {
  create(delayed, { clock }).start();
  return (steps) => {
    for (let step = 0; step < steps; step += 1) clock.increment(10);
  };
};

/** Less than one round through the ring at a time, as XState calls from actor to actor. */
const passes = (create: typeof createXStateActor): Run => {
  const actor = create(ring).start();
  return (steps) => {
    for (let left = steps; left > 0; left -= ACTORS / 2)
      actor.send({ type: 'GO', left: Math.min(left, ACTORS / 2) });
  };
};

const contests: Readonly<Record<string, Contest>> = {
  ...Object.fromEntries(
    Object.entries(eventBenches).map(([name, bench]) => [
      name,
      { own: sends(createActor, bench), xstate: sends(createXStateActor, bench), pure: transitions(bench) },
    ]),
  ),
  'after, given clock': {
    own: ticks(createActor, new SimulatedClock()),
    xstate: ticks(createXStateActor, new XStateClock()),
  },
  [`${ACTORS} actors`]: { own: passes(createActor), xstate: passes(createXStateActor) },
};

/** CPU time, as other programs disturb it less. */
const secondsOf = (run: Run, steps: number): number => {
  const start = process.cpuUsage();
  run(steps);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

/** How many steps take about one round, found by longer and longer runs. */
const stepsOf = (run: Run): number => {
  for (let steps = 100; ; steps *= 2) {
    const milliseconds = secondsOf(run, steps) * 1000;
    if (milliseconds > ROUND / 2) return Math.ceil((steps * ROUND) / milliseconds);
  }
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] as number;

const perSecond = (run: Run, steps: number): number => steps / secondsOf(run, steps);

const rows = Object.entries(contests).map(([name, { own, xstate, pure }]) => {
  const sides = [own, xstate, pure].map((run) => run && { run, steps: stepsOf(run) });
  const rounds = Array.from({ length: ROUNDS }, () =>
    sides.map((side) => (side === undefined ? Number.NaN : perSecond(side.run, side.steps))),
  );
  const ratios = (side: number): number[] =>
    rounds.map((rates) => (rates[0] as number) / (rates[side] as number));
  const [low, high] = [Math.min(...ratios(1)), Math.max(...ratios(1))];
  return {
    machine: name,
    'million steps/s': middle(rounds.map(([rate]) => rate as number)) / 1e6,
    'times createActor': `${middle(ratios(1)).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
    'times transition()': pure === undefined ? '' : middle(ratios(2)).toFixed(1),
  };
});

console.log('| machine | million steps/s | times createActor | times transition() |\n|---|---|---|---|');
for (const row of rows)
  console.log(
    `| ${row.machine} | ${row['million steps/s'].toFixed(2)} | ${row['times createActor']} | ${row['times transition()']} |`,
  );
