import type { SetSource } from '../../../src/core/cards/card-sets.ts';
import { Journal, journalMemory } from '../../../src/fuzz/case.ts';
import { Fuzzer } from '../../../src/fuzz/fuzzer.ts';
import { ORACLE_IDS } from '../../../src/fuzz/oracles/oracle.ts';
import { gateRuler } from '../../../src/registered.ts';

/** What is found in so many fuzzed matches with the cards of a set, and which of its cards were used. */
export const fuzzedSet = (set: SetSource, cases: number) => {
  const settings = { ruleset: gateRuler.id, sets: [set], targets: ORACLE_IDS, seed: 1, lane: 0 };
  const fuzzer = new Fuzzer(settings, new Journal(journalMemory()), 0, []);
  const findings = Array.from({ length: cases }, () => fuzzer.next()).flatMap(({ finding }) =>
    finding === undefined ? [] : [`${set.name}, ${finding.target} ${finding.kind}: ${finding.message}`],
  );
  return { findings, cards: fuzzer.coverage.names('card') };
};
