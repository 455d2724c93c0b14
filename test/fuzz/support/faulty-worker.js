import { register } from 'tsx/esm/api';

register();
await import('../../../src/registered.ts');
const { fuzzTarget: groundCalled } = await import('../../../src/fuzz/targets/fuzz-targets.ts');
const { Journal } = await import('../../../src/fuzz/case.ts');
const { Chance } = await import('../../../src/core/random.ts');

const hang = () => {
  for (;;) Math.imul(1, 1);
};

const eat = () => {
  const eaten = [];
  for (;;) eaten.push(new Array(100_000).fill({}).map((_, index) => ({ index })));
};

const FAULTS = { 1: hang, 2: eat, 3: () => process.exit(1) };

/** Begins a case, gives one answer, and does not come back; the seed says in which way. */
export default ({ settings, memory }) => {
  const { arena, editions } = groundCalled(settings.ruleset);
  const [edition] = editions;
  const start = arena.generate(new Chance(1, 0, 'faulty'), edition, () => 1);
  new Journal(memory).open(7, { is: 'start', start, edition, seed: 1 })(1);
  FAULTS[settings.seed]();
};
