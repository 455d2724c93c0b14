import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Position } from '../../../../src/core/game-state.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { judge } from '../../../../src/scenarios/judge.ts';
import { readScenario } from '../../../../src/scenarios/read-scenario.ts';

export const KINDS = ['lethal', 'defence', 'order', 'holding back', 'hidden counters', 'bluff'] as const;

/** What a file says beside its scenario. */
const head = z.looseObject({
  kind: z.enum(KINDS),
  best: z.array(z.string()).min(1),
  worth: z.number().min(0).max(1),
});

/** A solved position: a scenario without expectations, the best answers to the question where it ends, what they are worth. */
export interface Tactic {
  readonly file: string;
  readonly kind: (typeof KINDS)[number];
  readonly best: readonly string[];
  readonly worth: number;
  readonly title: string;
  readonly ruleset: Ruleset;
  readonly position: Position;
}

export const readTactic = (file: string, text: string): Tactic => {
  const { kind, best, worth, ...written } = head.parse(parse(text));
  const scenario = readScenario(file, JSON.stringify(written));
  const { position, findings } = judge(scenario, scenario.ruleset.defaultEdition, { runtime: 'lean' });
  if (position === undefined || findings.length > 0) {
    throw new Error(`${file}: ${findings.map(({ message }) => message).join('; ')}`);
  }
  return { file, kind, best, worth, title: scenario.title, ruleset: scenario.ruleset, position };
};

const FOLDER = 'test/agents/tactics';

/** The solved positions of a ruleset, by file. */
export const tacticsOf = (ruleset: string): readonly Tactic[] =>
  readdirSync(join(FOLDER, ruleset))
    .sort()
    .map((file) => readTactic(file, readFileSync(join(FOLDER, ruleset, file), 'utf8')));
