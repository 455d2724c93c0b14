import play from './planted-worker.js';

const { Journal } = await import('../../../src/fuzz/case.ts');
const { oracles: trials } = await import('../../../src/fuzz/run-case.ts');

/** The case whose first answer does not come back. */
const HANGS = 112;

const { rules } = trials;
let journal;

trials.rules = (origin, hear) => {
  const trial = rules(origin, hear);
  if (journal.last().number !== HANGS) return trial;
  const hang = () => {
    for (;;) Math.imul(1, 1);
  };
  return { ...trial, answer: hang };
};

export default (batch) => {
  journal = new Journal(batch.memory);
  return play(batch);
};
