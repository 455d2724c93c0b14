import { recordsOracle } from './oracles/records.ts';
import { rulesOracle } from './oracles/rules-2.ts';
import { runtimesOracle } from './oracles/runtimes.ts';
import type { OracleFactory, OracleId } from './oracles/trial.ts';
import { viewsOracle } from './oracles/views.ts';

/** How a match is put on trial, by target. */
export const oracles: Readonly<Record<OracleId, OracleFactory>> = {
  rules: rulesOracle,
  views: viewsOracle,
  records: recordsOracle,
  runtimes: runtimesOracle,
};

/** What a step costs on trial, measured in steps that are held to the rules alone. */
export const stepCosts: Readonly<Record<OracleId, number>> = { rules: 1, views: 2, records: 2, runtimes: 4 };
