import { join } from 'node:path';
import { EnvironmentServer } from '@gatechart/gym/environment-server';
import { readContent } from '@gatechart/inspector/source-file';
import { stringify } from 'yaml';
import { savedOpeningIn } from '../../src/cli/play/opening.ts';
import { cardSetsOf, collectionWithSets } from '../../src/cli/set-files.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { getEdition } from '../../src/core/match-setup.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { filesBelow, readText } from '../../src/file-system.ts';
import { readCounterexample } from '../../src/fuzz/counterexample.ts';
import { readCoverage } from '../../src/fuzz/coverage/coverage.ts';
import { repro } from '../../src/fuzz/repro.ts';
import { defaultRulesetId, getRuleset, rulesets } from '../../src/registered.ts';
import { readRecord } from '../../src/replay/record.ts';
import { replay } from '../../src/replay/replay.ts';
import { type SavedMatch, savedText } from '../../src/replay/saved-match.ts';
import { readMutants } from '../../src/rulebook/mutants.ts';
import type { Match } from '../../src/runtime/match.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { judge } from '../../src/scenarios/judge.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';
import { readSource } from '../../src/scenarios/yaml-source.ts';
import { checkAgent } from '../../src/selfplay/agents/match-agents.ts';
import { jobOf, planFrom } from '../../src/selfplay/plan.ts';
import { type Crash, crashText, readCrash } from '../../src/selfplay/store/crash.ts';
import { sampleFilesOf } from './sample-files.ts';
import type { InputKind } from './try-inputs.ts';

/** Texts that people wrote, by what they are. */
export interface ValidTexts {
  readonly scenarios: readonly string[];
  /** By the ids of the rulesets that take them. */
  readonly sets: ReadonlyMap<string, readonly string[]>;
  readonly mutants: readonly string[];
  readonly findings: readonly string[];
}

const NAME = 'file';

/** Answers given to a match that a text leads to. */
const ANSWERS = 6;

const playOn = (match: Match): void => {
  for (let left = ANSWERS; left > 0; left -= 1) {
    const open = match.pending();
    if (open === undefined) return;
    const { player, options } = open.decision;
    match.game();
    match.ruleset.view(match.game(), player);
    match.answer(player, options[left % options.length]?.key ?? '');
  }
};

const takeScenario = (text: string): void => {
  const scenario = readScenario(NAME, text);
  for (const edition of scenario.editions) {
    const { failure } = judge(scenario, edition, { runtime: 'lean' });
    if (failure !== undefined) throw failure;
  }
};

const takeSet =
  (id: string) =>
  (text: string): void => {
    const sets = cardSetsOf(id);
    const { value } = readSource(NAME, text);
    const { faults } = sets.check(value, []);
    const set = sets.read(value, NAME, []);
    const ruleset = sets.with([set]);
    const [deck] = set.decks;
    if (deck === undefined || faults.length > 0) return;
    const setup = { edition: ruleset.defaultEdition, decks: [deck.id, deck.id], seed: 1, index: 0 } as const;
    playOn(startMatch(ruleset, ruleset.newGame(setup), { runtime: 'lean' }));
  };

const takeRecord = (text: string): void => {
  const record = readRecord(NAME, text);
  const { header } = record;
  const ruleset = getRuleset(header.ruleset, NAME);
  getEdition(ruleset, header.edition, NAME);
  for (const compares of [false, true]) {
    replay(record, startMatch(ruleset, ruleset.newGame(header), { runtime: 'lean' }), { compares });
  }
};

const takeSaved = (text: string): void => {
  playOn(savedOpeningIn(NAME, text).begin({ runtime: 'lean' }));
};

const sealed = (text: string): string => {
  try {
    return savedText(JSON.parse(text) as SavedMatch);
  } catch {
    return text;
  }
};

const takeFinding = (text: string): void => {
  repro(readCounterexample(NAME, text), NAME);
};

const takeCrash = (text: string): void => {
  const { plan, sets, number } = readCrash(NAME, text);
  const made = planFrom(plan, sets);
  for (const agent of made.agents) checkAgent(agent, made);
  const { setup } = jobOf(made, number);
  playOn(startMatch(made.ruleset, made.ruleset.newGame(setup), { runtime: 'lean' }));
};

const sealedCrash = (text: string): string => {
  try {
    const { digest: _, ...crash } = JSON.parse(text) as Crash & { readonly digest?: string };
    return crashText(crash);
  } catch {
    return text;
  }
};

/** What the page of the inspector makes of the text. */
const shows =
  (take: (text: string) => void) =>
  (text: string): void => {
    readContent(NAME, text);
    take(text);
  };

interface ServedAnswer {
  readonly error?: { readonly code: string; readonly message: string };
}

const asked = (server: EnvironmentServer, line: string): ServedAnswer =>
  JSON.parse(server.answer(line).line) as ServedAnswer;

const refuseError = ({ error }: ServedAnswer): void => {
  if (error !== undefined) throw new GatechartError(error.code, 'serve', error.message);
};

/** The request is made of a server with one environment, which must go on whatever comes of it. */
const takeRequest = (text: string): void => {
  const server = new EnvironmentServer();
  server.answer('{"do":"make"}');
  const answer = asked(server, text);
  for (const env of [0, 1]) {
    for (const what of ['view', 'legal', 'save'] as const) {
      const { error } = asked(server, JSON.stringify({ do: what, env }));
      if (error !== undefined && !['UNKNOWN_ENV', 'MATCH_OVER'].includes(error.code)) refuseError({ error });
    }
  }
  refuseError(answer);
};

const requestsOf = (positions: readonly object[]): readonly string[] =>
  [
    { do: 'hello' },
    { do: 'make', ruleset: defaultRulesetId(), seed: 3, count: 2, autoReset: true },
    { do: 'reset', env: 0, seed: 2 },
    { do: 'step', env: 0, action: 1 },
    { do: 'stepBatch', envs: [0], actions: [1] },
    { do: 'view', env: 0 },
    { do: 'legal', env: 0 },
    { do: 'close', env: 0 },
    ...positions.map((saved) => ({ do: 'load', env: 0, saved })),
  ].map((request) => JSON.stringify({ id: 1, ...request }));

const isPlayed = ({ plays, decks }: Ruleset): boolean => plays === 'matches' && decks !== undefined;

/** Every kind of file that this program reads from others; a scenario three times as often, as people write those. */
export const fileKinds = ({ scenarios, sets, mutants, findings }: ValidTexts): readonly InputKind[] => {
  const made = [...rulesets.values()].filter(isPlayed).map(sampleFilesOf);
  const scenario: InputKind = { id: 'scenario', form: 'yaml', valid: scenarios, accept: takeScenario };
  return [
    scenario,
    scenario,
    scenario,
    ...[...sets].map(([id, valid]): InputKind => ({ id: 'set', form: 'yaml', valid, accept: takeSet(id) })),
    { id: 'mutants', form: 'yaml', valid: mutants, accept: (text) => readMutants({ path: NAME, text }) },
    { id: 'record', form: 'lines', valid: made.map(({ record }) => record), accept: shows(takeRecord) },
    {
      id: 'saved',
      form: 'json',
      valid: made.map(({ saved }) => saved),
      seal: sealed,
      accept: shows(takeSaved),
    },
    {
      id: 'finding',
      form: 'json',
      valid: [...findings, ...made.map(({ finding }) => finding)],
      accept: shows(takeFinding),
    },
    {
      id: 'coverage',
      form: 'json',
      valid: made.map(({ coverage }) => coverage),
      accept: (text) => {
        readCoverage(NAME, text);
      },
    },
    {
      id: 'crash',
      form: 'json',
      valid: made.map(({ crash }) => crash),
      seal: sealedCrash,
      accept: takeCrash,
    },
    {
      id: 'request',
      form: 'json',
      valid: requestsOf(made.map(({ position }) => position)),
      accept: takeRequest,
    },
  ];
};

/** Cards of a set that is made of those there are. */
const CARDS = 2;

/** A deck of those a game has with other cards beside it, as a person writes them. */
const ownSet = (id: string): string => {
  const { cards } = collectionWithSets(id);
  const all = [...cards.values()];
  const ruler = all.find((card) => card.id === 'apprentice')?.id;
  const own = all
    .filter((_, index) => index % Math.ceil(all.length / CARDS) === 0)
    .map((card) => ({ ...card, id: `own-${card.id}` }));
  return stringify(
    { cards: own, decks: [cardSetsOf(id).starterDeck(ruler, [])] },
    { aliasDuplicateObjects: false },
  );
};

/** Cards of the usual game in the short forms. */
const shortSet = `cards:
  - { id: wall, name: Wall, type: unit, hp: 5, keywords: [intercept] }
  - id: bolt
    name: Bolt
    type: event
    timing: instant
    effect: [{ do: damage, to: [enemyRuler], amount: 2, cannotCounter: true }]
`;

/** The texts of a checkout of this project. Throws `CANNOT_READ`. */
export const loadTexts = (root: string): ValidTexts => {
  const texts = (folder: string): readonly string[] =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(ya?ml|json)$/.test(file))
      .map((file) => readText(file));
  return {
    scenarios: texts('test/scenarios'),
    sets: new Map(
      [...rulesets.values()]
        .filter(({ sets }) => sets !== undefined)
        .map(({ id }) => [id, id === defaultRulesetId() ? [ownSet(id), shortSet] : [ownSet(id)]]),
    ),
    mutants: texts('test/proof')
      .filter((text) => text.includes('\n- clause'))
      .map((text) =>
        text
          .split(/\n(?=- clause)/)
          .slice(0, 10)
          .join('\n'),
      ),
    findings: texts('test/regressions'),
  };
};
