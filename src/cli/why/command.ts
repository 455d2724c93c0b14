import { meantId } from '../../core/data/nearest.ts';
import type { Decision } from '../../core/decision.ts';
import { reasonIn } from '../../core/illegal-reasons.ts';
import { getEdition } from '../../core/match-setup.ts';
import type { Language, LocalizedText } from '../../core/narration.ts';
import { readText } from '../../file-system.ts';
import { isSavedMatch } from '../../replay/record.ts';
import type { Match, RuntimeName } from '../../runtime/match.ts';
import { loadScenario } from '../../scenarios/read-scenario.ts';
import { matchAfter, pendingIn, type Why, whyIn } from '../../scenarios/why.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { usage } from '../errors.ts';
import { helpText } from '../help.ts';
import { language, runtimeName, setFiles } from '../option-values.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { decisionsIn } from '../play/hosted-match.ts';
import { refuseSetFiles, refuseSettled, savedOpening } from '../play/opening.ts';
import { writeHanging } from '../text-width.ts';
import { type AgentChoice, agentChoice, choiceSentences, type SeatOfMatch } from './agent-choice.ts';

const HELP = {
  examples: `
$ gatechart why examples/damage.yaml "attack A1 -> center"
$ gatechart play --agents human,greedy --save my.json    # q leaves the match
$ gatechart why my.json "play vulcanius"
$ gatechart why my.json pass --agent ismcts:200    # what pass would cost`,
  notes: `For a scenario file, the action is checked after all decisions in the list
answers: of the file.`,
};

const declareWhy = () =>
  new Command('why')
    .description(
      'Explain why an action is not legal: the clause, the condition and the facts; or why an agent chooses.',
    )
    .argument('<file>', 'scenario file, or match saved by gatechart play --save')
    .argument(
      '[key]',
      'action, written as in the list of legal actions of another position, e.g. "attack A1 -> center"; optional with --agent',
    )
    .option(
      '--agent <name>',
      'say what this agent would choose, why, and what the action would cost, e.g. ismcts:200',
    )
    .option('--edition <id>', 'edition of the rules for a scenario file (default: its first edition)')
    .option('--cards <file,…>', 'set files that the saved match is played with', setFiles('--cards'))
    .option('--lang <language>', 'language of the clause and the reason: en or ja', language, 'en')
    .option(
      '--runtime <name>',
      'runtime of the statecharts: actors or lean (for their difference see gatechart play --help-all)',
      runtimeName,
      'lean',
    )
    .option('--json', 'write the answer as JSON')
    .addHelpText('after', helpText(HELP));

type WhyCommandOptions = OptionsOf<typeof declareWhy>;

/** A match as it stands, and where an agent would sit in it. */
interface Standing {
  readonly match: Match;
  readonly seat: SeatOfMatch;
}

const SCENARIO_SEAT: SeatOfMatch = { seed: 1, index: 0, since: 0 };

const ofScenario = async (
  file: string,
  text: string,
  edition: string | undefined,
  runtime: RuntimeName,
): Promise<Standing> => {
  const scenario = await loadScenario(file, text);
  const { ruleset, editions } = scenario;
  const chosen = edition === undefined ? (editions[0] as string) : getEdition(ruleset, edition, '--edition');
  return { match: matchAfter(scenario, chosen, { runtime }), seat: SCENARIO_SEAT };
};

const ofSavedMatch = async (
  file: string,
  cards: readonly string[] | undefined,
  runtime: RuntimeName,
): Promise<Standing> => {
  const opening = await savedOpening(file, undefined, cards);
  const { seed, index } = opening.header;
  return { match: opening.begin({ runtime }), seat: { seed, index, since: decisionsIn(opening.earlier) } };
};

/** What is said around an answer. */
interface WhyText {
  /** Who decides what; `meaning`: the text of the clause. */
  decision(decision: Decision, meaning: LocalizedText | undefined): string;
  legality(key: string, isLegal: boolean): string;
  /** Of an action that no rule is known to forbid; `meant`: the legal action that is near. */
  unknown(meant: string | undefined): string;
  readonly options: string;
}

const texts: Readonly<Record<Language, WhyText>> = {
  en: {
    decision: ({ player, kind, clause }) => `Player ${player + 1} decides ${kind} (${clause}).`,
    legality: (key, isLegal) => `"${key}" is ${isLegal ? 'a' : 'not a'} legal action.`,
    unknown: (meant) =>
      `no action of this decision is written so${meant === undefined ? '' : ` (did you mean ${meant}?)`}`,
    options: 'Legal actions:',
  },
  ja: {
    decision: ({ player, kind, clause }, meaning) =>
      `プレイヤー${player + 1}の選択(${clause}): ${meaning?.ja ?? kind}`,
    legality: (key, isLegal) => `「${key}」は${isLegal ? '選べる' : '選べない'}。`,
    unknown: (meant) =>
      `この選択にそのような書き方はない${meant === undefined ? '' : `(もしかして: ${meant})`}`,
    options: '選択肢:',
  },
};

/** Columns before the second line of a sentence. */
const HANGING = 2;

const writeLegality = (
  output: Output,
  { key, isOffered, reason, clause, decision }: Why,
  lang: Language,
): void => {
  output.write(texts[lang].legality(key, isOffered));
  if (reason === undefined) {
    const keys = decision.options.map((option) => option.key);
    if (!isOffered) output.write(`  ${texts[lang].unknown(meantId(key, keys))}`);
    return;
  }
  output.write(`${reason.clause}  ${clause?.[lang] ?? ''}`);
  const { guard, facts } = reasonIn(reason, lang);
  output.write(`  ${guard}`);
  for (const fact of facts) output.write(`  - ${fact}`);
};

const writeChoice = (
  output: Output,
  choice: AgentChoice,
  asked: string | undefined,
  lang: Language,
): void => {
  for (const sentence of choiceSentences(choice, asked, lang)) writeHanging(output, sentence, HANGING);
};

/** The choice as JSON: with its sentences in both languages. */
const choiceJson = (choice: AgentChoice, asked: string | undefined) => {
  const [[why, cost], [whyJa, costJa]] = [
    choiceSentences(choice, asked, 'en'),
    choiceSentences(choice, asked, 'ja'),
  ];
  return { ...choice, why: { en: why, ja: whyJa }, ...(cost && { cost: { en: cost, ja: costJa } }) };
};

const explain = async (
  output: Output,
  file: string,
  key: string | undefined,
  { agent, cards, edition, json, lang, runtime }: WhyCommandOptions,
): Promise<ExitCode> => {
  if (key === undefined && agent === undefined) {
    throw usage('<key>', 'name an action to ask about, or an agent with --agent');
  }
  const text = readText(file);
  const isSaved = isSavedMatch(text);
  if (isSaved) refuseSettled({ edition });
  else refuseSetFiles(cards);
  const { match, seat } = isSaved
    ? await ofSavedMatch(file, cards, runtime)
    : await ofScenario(file, text, edition, runtime);
  const open = pendingIn(match, file);
  const why = key === undefined ? undefined : whyIn(match, key, file);
  const choice = agent === undefined ? undefined : agentChoice(agent, match, open, seat);
  const { player, kind, clause, options } = open.decision;
  const keys = options.map((option) => option.key);
  if (json) {
    output.write(
      JSON.stringify({
        key,
        isOffered: why?.isOffered,
        reason: why?.reason,
        decision: { player, kind, clause, options: keys },
        agent: choice && choiceJson(choice, key),
      }),
    );
    return EXIT.success;
  }
  const say = texts[lang];
  output.write(say.decision(open.decision, match.ruleset.clauses[clause]));
  if (why !== undefined) writeLegality(output, why, lang);
  if (choice !== undefined) writeChoice(output, choice, key, lang);
  output.write(say.options);
  for (const each of keys) output.write(`  ${each}`);
  return EXIT.success;
};

/** `gatechart why`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareWhy().action((file, key, options) => run((output) => explain(output, file, key, options)));
