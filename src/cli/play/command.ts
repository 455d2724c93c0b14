import { readAgentName } from '../../agents/agent.ts';
import { shellWord } from '../../core/data/escape.ts';
import type { Player } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Language } from '../../core/narration.ts';
import { defaultRulesetId, loadRuleset, rulesets } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { AdvisedError, usage } from '../errors.ts';
import { ADVANCED, helpText } from '../help.ts';
import { pair, runtimeName } from '../option-values.ts';
import { type CommandAction, EXIT, type ExitCode, type Output } from '../output.ts';
import { rulesArgument, savedArguments } from '../rules-option.ts';
import { setSourcesOf } from '../set-files.ts';
import {
  CARDS,
  DEFAULT_SEED,
  EDITION,
  LANG,
  rulesetOfNewMatch,
  SEED_OF_NEW_MATCH,
} from '../shared-options.ts';
import { INSPECTOR, INSPECTOR_URL, openInspector } from './external-inspector.ts';
import { newOpening, type Opening, refuseSettled, savedOpening } from './opening.ts';
import { jsonReporter, matchMessages, textReporter } from './output.ts';
import { checkRecordFile, checkSaveFile, checkTwoFiles } from './overwrite.ts';
import { checkAgents, checkSeats, humanPlayers, seatIds } from './seats.ts';
import { playSession, type Session } from './session.ts';

/** The decks of each ruleset that is loaded. */
const decks = (): string => ['Decks:', ...deckLines()].join('\n');

const HELP = {
  examples: `
$ gatechart play                                    # two greedy agents
$ gatechart play --agents human,greedy --save my.json
$ gatechart play my.json                            # resume it
$ gatechart play --seed 7 --record game.jsonl       # write a record`,
  notes: `If you leave your match with Ctrl-C or Ctrl-D, it is saved: without --save in a
new file of this folder, gatechart-match-1.json or the next free number.`,
  more: `
$ gatechart play --decks atlas-drive,volnar-host --agents random,random -v
$ gatechart play --cards examples/lamps.yaml --decks lamps,atlas-drive
$ gatechart play --rules examples/leduc`,
  moreNotes: decks,
};

const declarePlay = () =>
  new Command('play')
    .description('Play a match and print its log, with the rule clause behind each line.')
    .argument('[file]', 'saved match to resume')
    .option(
      '--agents <x,y>',
      `agents of player 1 and player 2: ${seatIds.join(', ')} (default: ${DEFAULT_AGENTS.join(',')})`,
      pair('--agents'),
    )
    .option(
      '--decks <a,b>',
      'decks of player 1 and player 2 (gatechart decks lists all decks)',
      pair('--decks'),
    )
    .option(...CARDS)
    .option(...rulesetOfNewMatch())
    .option(...SEED_OF_NEW_MATCH)
    .option('--record <file>', 'write every decision to a file, for gatechart replay')
    .option(
      '--save <file>',
      'save the match to this file after each decision; gatechart play FILE resumes it (default: the file of a resumed match)',
    )
    .option(...LANG)
    .option('-v, --verbose', 'log every step, every event and how agents rate their options')
    .optionsGroup(ADVANCED)
    .option(...EDITION)
    .option(
      '--runtime <name>',
      'actors: XState actors, the reference; lean: the same charts, compiled and faster',
      runtimeName,
      'actors',
    )
    .option(...INSPECTOR)
    .option(...INSPECTOR_URL)
    .option('--json', 'write the log as JSON Lines')
    .addHelpText('after', helpText(HELP));

type PlayOptions = OptionsOf<typeof declarePlay>;

const DEFAULT_AGENTS: readonly [string, string] = ['greedy', 'greedy'];

const openingOf = async (file: string | undefined, options: PlayOptions): Promise<Opening> => {
  if (options.agents !== undefined) checkAgents(options.agents);
  if (file === undefined) {
    const { ruleset = defaultRulesetId(), edition, decks, cards, seed = DEFAULT_SEED } = options;
    await loadRuleset(ruleset);
    return newOpening({ ruleset, edition, decks, seed, cards }, options.agents ?? DEFAULT_AGENTS);
  }
  refuseSettled(options);
  return savedOpening(file, options.agents, options.cards);
};

const viewerFor = (humans: readonly Player[]): Player | 'everyone' | null =>
  humans.length === 2 ? 'everyone' : (humans[0] ?? null);

/** The error of an input that ends before the match. */
const inputEnded = (savedIn: string | undefined, resume: string | undefined): GatechartError => {
  const place = 'standard input';
  const what = 'the input ended before the end of the match, and the match is';
  if (resume === undefined) return new GatechartError('INPUT_ENDED', place, `${what} not saved`);
  const advice = `resume it with gatechart play ${resume}`;
  return new AdvisedError('INPUT_ENDED', place, `${what} saved in ${savedIn}`, advice);
};

const exitCodeFor = (
  output: Output,
  { stop, savedIn }: Session,
  language: Language,
  resumeArguments: (file: string) => string,
): ExitCode => {
  if (stop === 'over') return EXIT.success;
  const resume = savedIn === undefined ? undefined : resumeArguments(savedIn);
  if (stop === 'inputEnded') throw inputEnded(savedIn, resume);
  output.note(`gatechart: ${matchMessages[language].left(resume)}`);
  return stop === 'interrupted' ? EXIT.interrupted : EXIT.success;
};

/** Threads for the trees of agents that have several; none where no agent has. */
const treeThreadsFor = async (
  agents: readonly [string, string],
  ruleset: string,
  cards: readonly string[] | undefined,
) => {
  if (agents.every((name) => readAgentName(name).trees === undefined)) return undefined;
  const { TreeThreads } = await import('./tree-threads.ts');
  return new TreeThreads(ruleset, setSourcesOf(ruleset, cards));
};

const play =
  (file: string | undefined, options: PlayOptions): CommandAction =>
  async (output) => {
    const { verbose = false, json = false, lang, runtime, record, save = file } = options;
    const opening = await openingOf(file, options);
    checkSeats(opening);
    const { ruleset, game, header } = opening;
    const humans = humanPlayers(header.agents);
    if (json && humans.length > 0) {
      throw usage('--json', 'the option shows hidden cards, so it cannot be used with a human player');
    }
    if (save !== undefined) checkSaveFile(save, file);
    if (save !== undefined && record !== undefined) checkTwoFiles(record, save);
    if (record !== undefined) checkRecordFile(record, humans.length === 0 ? header : undefined);
    const reporterOptions = {
      ruleset,
      game,
      language: lang,
      verbose,
      viewer: viewerFor(humans),
      agents: header.agents,
    };
    const { inspector, inspectorUrl: url } = options;
    const showing =
      inspector === undefined
        ? undefined
        : await openInspector(opening, { inspector, url, runtime, language: lang }, output);
    await showing?.ready;
    const resumeArguments = (saved: string): string => savedArguments(saved, ruleset.id, options.cards);
    const threads = await treeThreadsFor(header.agents, ruleset.id, options.cards);
    const session = await playSession(output, {
      opening: showing?.opening ?? opening,
      runtime,
      reporter: json ? jsonReporter(output, reporterOptions) : textReporter(output, reporterOptions),
      language: lang,
      onChoice:
        verbose && !json && humans.length === 0
          ? (await import('./choice-lines.ts')).choiceReporter(output, lang)
          : undefined,
      record,
      save,
      clicks: showing?.clicks,
      threads,
      resumeArguments,
    }).finally(() => threads?.end());
    await showing?.close();
    if (isFirstLook(file, options)) {
      for (const line of nextSteps(session.game, ruleset.id, options)) output.note(line);
    }
    return exitCodeFor(output, session, lang, resumeArguments);
  };

/** Whether a match is one that somebody looks at who has chosen nothing yet: no agents, and no file to write. */
const isFirstLook = (
  file: string | undefined,
  { agents, json, record, save, inspector }: PlayOptions,
): boolean => [file, agents, json, record, save, inspector].every((each) => each === undefined);

/** What to try after a match that was only looked at. */
const nextSteps = (
  { result }: GameState,
  ruleset: string,
  { cards = [], decks, edition, lang }: PlayOptions,
): readonly string[] => {
  if (result === undefined) return [];
  const rules = rulesArgument(ruleset);
  const which = rules !== '' || ruleset === defaultRulesetId() ? rules : ` --ruleset ${ruleset}`;
  const language = lang === 'en' ? '' : ` --lang ${lang}`;
  const chosen = [
    ...(cards.length === 0 ? [] : [` --cards ${shellWord(cards.join(','))}`]),
    ...(decks === undefined ? [] : [` --decks ${decks.join(',')}`]),
    ...(edition === undefined ? [] : [` --edition ${edition}`]),
  ].join('');
  const clause = result.reasons.find((reason) => reason !== null) ?? result.clause;
  return matchMessages[lang].nextSteps(
    `npx gatechart play --agents human,greedy${which}${chosen}${language}`,
    `npx gatechart clauses ${clause}${which}${language}`,
  );
};

/** The column in which decks begin, behind the names of rulesets. */
const DECKS_FROM = 14;

const deckLines = (): readonly string[] =>
  [...rulesets.values()].flatMap(({ id, decks = [] }) =>
    decks.length === 0 ? [] : [`  ${id.padEnd(DECKS_FROM)}${decks.join(', ')}`],
  );

/** `gatechart play`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declarePlay().action((file, options) => run(play(file, options)));
