import * as xstate from 'xstate';
import { type AnyEventObject, type AnyStateMachine, createActor as createXStateActor } from 'xstate';
import * as runtime from '../../../src/api/runtime.ts';
import { ACTORS, delayed, type EventBench, eventBenches, type Run, ring } from './machines.ts';
import { alpha, alphaMachines, stores } from './peers.ts';

const createActor = runtime.createActor as typeof createXStateActor;
const { SimulatedClock } = runtime;
const { SimulatedClock: XStateClock } = xstate;

type Events = readonly AnyEventObject[];
type Pure = Pick<typeof xstate, 'initialTransition' | 'transition'>;
type MovedClock = xstate.Clock & { increment(ms: number): void };

/** The programs that take the steps of a machine: this one twice, and those that it is compared with. */
interface Contest {
  readonly own: Run;
  readonly control: Run;
  readonly xstate: Run;
  readonly alpha: Run;
  readonly store?: Run;
  readonly ownPure?: Run;
  readonly pure?: Run;
}

/** The rounds of a contest, each begun by another side; a side takes about `ROUND` milliseconds of one. */
const ROUNDS = 15;
const ROUND = 40;

const sends = (create: typeof createXStateActor, machine: AnyStateMachine, events: Events): Run => {
  const actor = create(machine).start();
  return (steps) => {
    for (let step = 0; step < steps; step += 1) actor.send(events[step % events.length] as never);
  };
};

const transitions = ({ initialTransition, transition }: Pure, { machine, events }: EventBench): Run => {
  let [snapshot] = initialTransition(machine);
  return (steps) => {
    for (let step = 0; step < steps; step += 1)
      [snapshot] = transition(machine, snapshot, events[step % events.length] as never);
  };
};

const ticks = (create: typeof createXStateActor, machine: AnyStateMachine, clock: MovedClock): Run => {
  create(machine, { clock }).start();
  return (steps) => {
    for (let step = 0; step < steps; step += 1) clock.increment(10);
  };
};

/** Less than one round through the ring at a time, as XState calls from actor to actor. */
const passes = (create: typeof createXStateActor, machine: AnyStateMachine): Run => {
  const actor = create(machine).start();
  return (steps) => {
    for (let left = steps; left > 0; left -= ACTORS / 2)
      actor.send({ type: 'GO', left: Math.min(left, ACTORS / 2) });
  };
};

const createAlpha = alpha.createActor as never as typeof createXStateActor;

const contests: Readonly<Record<string, Contest>> = {
  ...Object.fromEntries(
    Object.entries(eventBenches).map(([name, bench]) => {
      const { machine, events } = bench;
      const store = stores[name]?.();
      const contest: Contest = {
        own: sends(createActor, machine, events),
        control: sends(createActor, machine, events),
        xstate: sends(createXStateActor, machine, events),
        alpha: sends(createAlpha, alphaMachines[name] as AnyStateMachine, events),
        ...(store && { store }),
        ownPure: transitions(runtime as Pure, bench),
        pure: transitions(xstate, bench),
      };
      return [name, contest];
    }),
  ),
  'after, given clock': {
    own: ticks(createActor, delayed, new SimulatedClock()),
    control: ticks(createActor, delayed, new SimulatedClock()),
    xstate: ticks(createXStateActor, delayed, new XStateClock()),
    alpha: ticks(createAlpha, alpha.delayed as never, alpha.clock() as never),
  },
  [`${ACTORS} actors`]: {
    own: passes(createActor, ring),
    control: passes(createActor, ring),
    xstate: passes(createXStateActor, ring),
    alpha: passes(createAlpha, alpha.ring as never),
  },
};

/** CPU time, as other programs disturb it less, without that for the garbage of the side before. */
const secondsOf = (run: Run, steps: number): number => {
  globalThis.gc?.();
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

/** How many times as fast one side is as another: the middle of all rounds, and the least and the most. */
const ratio = (rounds: readonly Rates[], one: keyof Contest, other: keyof Contest): string => {
  const ratios = rounds.map((rates) => (rates[one] as number) / (rates[other] as number));
  if (ratios.some(Number.isNaN)) return '';
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)];
  return `${middle(ratios).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
};

type Rates = Readonly<Partial<Record<keyof Contest, number>>>;

const roundsOf = (contest: Contest): readonly Rates[] => {
  const sides = Object.entries(contest).map(([side, run]) => ({ side, run, steps: stepsOf(run) }));
  return Array.from({ length: ROUNDS }, (_, round) => {
    const first = round % sides.length;
    const turns = [...sides.slice(first), ...sides.slice(0, first)];
    return Object.fromEntries(turns.map(({ side, run, steps }) => [side, perSecond(run, steps)]));
  });
};

const millions = (rounds: readonly Rates[], side: keyof Contest): string =>
  rounds[0]?.[side] === undefined
    ? ''
    : (middle(rounds.map((rates) => rates[side] as number)) / 1e6).toFixed(2);

const COLUMNS = [
  'machine',
  'million steps/s',
  'times itself (control)',
  'times `createActor`',
  'times that of 6.0.0-alpha.52',
  'times `@xstate/store`',
  'million `transition()`/s',
  "times XState's `transition()`",
];

console.log(`| ${COLUMNS.join(' | ')} |\n|${'---|'.repeat(COLUMNS.length)}`);
for (const [name, contest] of Object.entries(contests)) {
  const rounds = roundsOf(contest);
  const cells = [
    name,
    millions(rounds, 'own'),
    ratio(rounds, 'own', 'control'),
    ratio(rounds, 'own', 'xstate'),
    ratio(rounds, 'own', 'alpha'),
    ratio(rounds, 'own', 'store'),
    millions(rounds, 'ownPure'),
    ratio(rounds, 'ownPure', 'pure'),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
