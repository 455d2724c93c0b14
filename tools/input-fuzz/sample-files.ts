import type { Option } from '../../src/core/decision.ts';
import type { GameState } from '../../src/core/game-state.ts';
import { defaultDecks } from '../../src/core/match-setup.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { COUNTEREXAMPLE_FORMAT, counterexampleText } from '../../src/fuzz/counterexample.ts';
import { COVERAGE_FORMAT, coverageText } from '../../src/fuzz/coverage/coverage.ts';

import type { BodyLine } from '../../src/replay/record.ts';
import { headerFor, RecordedMatch } from '../../src/replay/recorded-match.ts';
import { savedText } from '../../src/replay/saved-match.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { jobOf, type Plan } from '../../src/selfplay/plan.ts';
import { crashOf, crashText } from '../../src/selfplay/store/crash.ts';

/** The files that this program makes of one match. */
export interface SampleFiles {
  readonly record: string;
  readonly saved: string;
  readonly finding: string;
  readonly coverage: string;
  readonly crash: string;
  /** What `serve` gives for `save`. */
  readonly position: object;
}

/** Answers given before a match is saved. */
const ANSWERS = 12;

const playAnswers = (match: RecordedMatch<GameState, Option>, most: number): readonly string[] => {
  const keys: string[] = [];
  for (let open = match.pending(); open !== undefined && keys.length < most; open = match.pending()) {
    const { player, options } = open.decision;
    const key = options[keys.length % options.length]?.key ?? '';
    keys.push(key);
    match.answer(player, key);
  }
  return keys;
};

/** Files of one match of a ruleset between its usual decks. */
export const sampleFilesOf = (ruleset: Ruleset): SampleFiles => {
  const { id, version, defaultEdition: edition } = ruleset;
  const setup = { edition, decks: defaultDecks(ruleset), seed: 1, index: 0 };
  const plan: Plan = {
    ...{ ruleset, edition, decks: setup.decks, agents: ['random', 'greedy'] },
    ...{ games: 2, seed: 1, limit: 1000 },
  };
  const game = ruleset.newGame(setup);
  const header = headerFor(ruleset, setup, ['random', 'greedy'], game);
  const lines: BodyLine[] = [];
  const match = new RecordedMatch(startMatch(ruleset, game, { runtime: 'lean' }), [], (line) =>
    lines.push(line),
  );
  const start = match.position();
  const answers = playAnswers(match, ANSWERS);
  const position = match.position();
  const saved = savedText({ header, lines: [...lines], position });
  match.leave();
  return {
    record: `${[header, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`,
    saved,
    finding: counterexampleText({
      format: COUNTEREXAMPLE_FORMAT,
      ruleset: id,
      version,
      target: 'rules',
      kind: 'invariant: none',
      message: 'none',
      from: { is: 'position', position: start },
      answers,
      choices: 1,
      found: { seed: 1, lane: 0, case: 0, answers: answers.length },
    }),
    coverage: coverageText({
      format: COVERAGE_FORMAT,
      ruleset: id,
      version,
      seed: 1,
      games: 3,
      counts: { transition: { 'a.b': 2 }, held: {}, refused: {}, clause: { '1-1': 4 }, card: {} },
    }),
    crash: crashText(crashOf(plan, jobOf(plan, 1), 'worker exited with code: 1')),
    position: { setup, position },
  };
};
