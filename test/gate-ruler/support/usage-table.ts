import { cardCatalogue } from '../../../src/rulesets/gate-ruler/cards/index.ts';
import { playMatches } from './usage.ts';

const [count = '2000', seed = '1'] = process.argv.slice(2);
const began = performance.now();
const { matches, answers, breaches, counts } = playMatches(
  Number(count),
  [...cardCatalogue.values()],
  Number(seed),
);
const seconds = (performance.now() - began) / 1000;
process.stdout.write(
  `${matches} matches, ${answers} answers, ${breaches.length} breaches, ${seconds.toFixed(1)} s\n`,
);
for (const [key, times] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  process.stdout.write(`${key.padEnd(50)} ${times}\n`);
}
for (const breach of breaches.slice(0, 20)) process.stdout.write(`${breach}\n`);
