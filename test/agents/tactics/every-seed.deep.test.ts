import { expect, it } from 'vitest';
import { volume } from '../../support/effort.ts';
import { missedBy, searchOf } from './support/found.ts';
import { tacticsOf } from './support/tactic.ts';

const BUDGETS = [25, 100, 400, 1600];
const SEEDS = Array.from({ length: volume(5) }, (_, number) => number + 1);

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

it.each(['gate-ruler', 'waiting-zone'])('every solved position of %s, by budget', (ruleset) => {
  row(['position', 'kind', ...BUDGETS]);
  const found = tacticsOf(ruleset).map((tactic) => {
    const search = searchOf(tactic);
    const counts = BUDGETS.map((budget) => SEEDS.length - missedBy(search, tactic, budget, SEEDS).length);
    row([tactic.file, tactic.kind, ...counts]);
    return { file: tactic.file, counts };
  });
  const whole = BUDGETS.map((_, at) => found.filter(({ counts }) => counts[at] === SEEDS.length).length);
  row([`in all ${SEEDS.length} seeds, of ${found.length}`, '', ...whole]);
  const lost = found.filter(({ counts }) => counts.slice(2).some((count) => count < SEEDS.length));
  expect(lost).toEqual([]);
});
