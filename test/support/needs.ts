import type { TestProject } from 'vitest/node';
import { installing, PARTS } from './parts.ts';
import type { Tier } from './tiers.ts';

/** Ends the run with one line if a part that a tier needs is missing. Runs before the first test. */
export default ({ name }: TestProject): void => {
  const missing = (PARTS[name as Tier] ?? []).filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const names = missing.map((part) => part.name).join(' and ');
  const command = installing(missing.flatMap(({ packages }) => packages)).join(' ');
  console.error(`The tier ${name} needs ${names}: run npm run setup:system, or ${command}`);
  process.exit(1);
};
