import type {
  BoardView,
  Decision,
  GameState,
  IllegalReason,
  Language,
  LocalizedText,
  MatchQuestion,
  Option,
  Ruleset,
} from 'gatechart/tools';
import { GatechartError, LANGUAGES, reasonIn, resolveText, type Why, whyOf } from 'gatechart/tools';
import { describeOption, describeOptionsAt, type OptionDescription } from '../trace/question.ts';
import type { Trace } from '../trace/trace.ts';
import { agentChoice } from '../trace/win-chances.ts';

/** An answer with the reason for it, if the agent gives one. */
export interface Advice {
  readonly key: string;
  readonly reason: LocalizedText | undefined;
}

/**
 * What an agent would answer to a question; `since`: how many were answered before. An agent that does not know the
 * ruleset is replaced by the one that takes any option.
 */
export const adviceOn = (
  ruleset: Ruleset,
  question: MatchQuestion,
  since: number,
  agent: 'greedy' | 'random',
): Advice => {
  const seat = { ruleset, index: 0, since };
  try {
    const { key, rated } = agentChoice(agent, question, seat);
    return { key, reason: rated[0]?.reason };
  } catch (error) {
    if (!(error instanceof GatechartError) || error.code !== 'AGENT_UNFIT') throw error;
    return { key: agentChoice('random', question, seat).key, reason: undefined };
  }
};

/** What an agent would answer to the question a trace ends a segment with; `undefined` where nobody is asked. */
export const adviceAt = (trace: Trace, segment: number, agent: 'greedy' | 'random'): Advice | undefined => {
  const { visibleDecision: shown, end } = trace.segments[segment] ?? {};
  const game = trace.moments[(end ?? 0) - 1]?.game;
  if (shown === undefined || game === undefined) return undefined;
  const { player } = shown;
  const question = { player, decision: shown, view: () => trace.ruleset.view(game, player) };
  return adviceOn(trace.ruleset, question, segment, agent);
};

/** What a verb of an option key is: `play`, `use OD of`, `ability 1 of`. */
const verbOf = (key: string): string | undefined => /^(?:.+? of|\S+)(?= \S)/.exec(key)?.[0];

/** The verbs that options had in a trace. */
const verbsIn = (trace: Trace): readonly string[] => [
  ...new Set(
    trace.segments.flatMap(({ decision }) => decision?.options.flatMap(({ key }) => verbOf(key) ?? []) ?? []),
  ),
];

/** How option keys may call the cards of that name: by where they lie, or by name. */
const namesInKeys = ({ sides }: BoardView, player: number, name: string): readonly string[] => {
  const wanted = name.trim().toLowerCase();
  const called = sides.flatMap((side) =>
    side.rows
      .flat()
      .flatMap(({ key, cards }) =>
        cards.flatMap((card) =>
          [card.name?.en.toLowerCase(), card.name?.ja.toLowerCase()].includes(wanted)
            ? [`${side.player === player ? '' : 'enemy '}${key}`, card.name?.en ?? '']
            : [],
        ),
      ),
  );
  return [...new Set(called)];
};

/** The cards on the table whose names stand in what somebody wrote, the longest name first. */
const cardsNamedIn = ({ sides }: BoardView, asked: string): readonly string[] => {
  const words = asked.toLowerCase();
  const names = sides.flatMap(({ rows }) =>
    rows.flat().flatMap(({ cards }) => cards.flatMap(({ name }) => (name ? [name.en, name.ja] : []))),
  );
  return [...new Set(names)]
    .filter((name) => name !== '' && words.includes(name.toLowerCase()))
    .sort((one, other) => other.length - one.length);
};

/** The same reason may be found in several ways. */
const distinct = (answers: readonly Why[]): readonly Why[] => {
  const seen = new Set<string>();
  return answers.filter(({ key, isOffered, reason }) => {
    const text = isOffered ? key : JSON.stringify(reason);
    return !seen.has(text) && seen.add(text) !== undefined;
  });
};

/** Reasons that only say that the card is not there, or that something else is asked. */
const UNINFORMATIVE = /^(NO|NOT)_(CARD|ATTACKER|ASKED|DRIVEN|ACTION|GUARD)$/;

/** The options that a rule refuses, as the player asked may see them. */
const refusedOptionsOf = (ruleset: Ruleset, game: GameState, decision: Decision): readonly Option[] => {
  const refused = { ...decision, options: ruleset.refusedOptions?.(game, decision) ?? [] };
  return (ruleset.present?.(game, refused) ?? refused).options;
};

/** The same where a segment of a trace ends. */
const refusedOptionsAt = ({ ruleset, segments, moments }: Trace, segment: number): readonly Option[] => {
  const { decision, end } = segments[segment] ?? {};
  const game = moments[(end ?? 0) - 1]?.game;
  return decision === undefined || game === undefined ? [] : refusedOptionsOf(ruleset, game, decision);
};

/** A reason in words: the condition that fails, and what it looked at. */
export const reasonWords = (reason: IllegalReason, language: Language): readonly string[] => {
  const { guard, facts } = reasonIn(reason, language);
  return [guard, ...facts];
};

/** Options that are refused for one reason, in words, each once. */
export interface RefusedGroup {
  readonly options: readonly OptionDescription[];
  readonly reason: IllegalReason;
}

/** What a decision does not offer though its player may think of it, by the reason; `decision` as the rules have it. */
export const refusedGroups = (
  ruleset: Ruleset,
  game: GameState,
  decision: Decision,
  language: Language,
): readonly RefusedGroup[] => {
  const options = refusedOptionsOf(ruleset, game, decision);
  if (options.length === 0) return [];
  const view = ruleset.lazyView?.(game, decision.player) ?? ruleset.view(game, decision.player);
  const groups = new Map<string, { readonly options: OptionDescription[]; readonly reason: IllegalReason }>();
  for (const option of options) {
    const { reason } = whyOf(ruleset, game, decision, option.key);
    if (reason === undefined) continue;
    const words = describeOption(ruleset, option, view, language);
    const id = JSON.stringify(reason);
    const group = groups.get(id) ?? { options: [], reason };
    if (!group.options.some(({ brief }) => brief === words.brief)) group.options.push(words);
    groups.set(id, group);
  }
  return [...groups.values()];
};

/** The same of the question that ends a segment. */
export const refusedAt = (trace: Trace, segment: number, language: Language): readonly RefusedGroup[] => {
  const { decision, end } = trace.segments[segment] ?? {};
  const game = trace.moments[(end ?? 0) - 1]?.game;
  if (decision === undefined || game === undefined) return [];
  return refusedGroups(trace.ruleset, game, decision, language);
};

/** The keys of those options whose words, in any language, are as a condition wants. */
const keysWhere = (
  trace: Trace,
  segment: number,
  options: readonly Option[],
  holds: (words: string) => boolean,
): readonly string[] => {
  const described = LANGUAGES.flatMap((language) => describeOptionsAt(trace, segment, options, language));
  return [...new Set(described.filter(({ brief }) => holds(brief.toLowerCase())).map(({ key }) => key))];
};

/** The keys of the options that a text is a part of, as `gatechart why` reads it, or else a part of whose words it is. */
const keysWith = (trace: Trace, segment: number, decision: Decision, text: string): readonly string[] => {
  const meaning = resolveText(text, decision);
  if (meaning.is === 'option') return [meaning.key];
  if (meaning.is === 'ambiguous') return meaning.keys;
  return keysWhere(trace, segment, decision.options, (words) => words.includes(text.toLowerCase()));
};

/** Those verbs that somebody wrote, all where there is none. */
const verbsNamedIn = (trace: Trace, asked: string): readonly string[] => {
  const words = asked.toLowerCase().split(/\s+/);
  const verbs = verbsIn(trace);
  const named = verbs.filter((verb) => words.includes(verb.split(' ')[0]?.toLowerCase() ?? ''));
  return named.length > 0 ? named : verbs;
};

const isAnswer = ({ isOffered, reason }: Why): boolean => isOffered || reason !== undefined;

const isTelling = ({ reason }: Why): boolean => !UNINFORMATIVE.test(reason?.code ?? '');

/**
 * Whether the question that ends a segment offers what is asked for, and why not: an option by its key or in words, a part of
 * either, or everything that could be done with a card, by its name, alone or in a sentence. Nothing where no action is called
 * so.
 */
export const explainIllegalAt = (trace: Trace, segment: number, asked: string): readonly Why[] => {
  const { decision, visibleDecision, end } = trace.segments[segment] ?? {};
  const game = trace.moments[(end ?? 0) - 1]?.game;
  const text = asked.trim();
  if (decision === undefined || visibleDecision === undefined || game === undefined || text === '') return [];
  const { ruleset } = trace;
  const { player } = decision;
  const picture = ruleset.renderBoard?.(game, player);
  const refused = { ...visibleDecision, options: refusedOptionsAt(trace, segment) };
  const named = [...visibleDecision.options, ...refused.options];
  const ask = (key: string): Why => whyOf(ruleset, game, decision, key);
  const explain = (keys: readonly string[]): readonly Why[] => distinct(keys.map(ask).filter(isAnswer));
  const explainCard = (board: BoardView, name: string, verbs: readonly string[]): readonly Why[] => {
    const inWords = keysWhere(trace, segment, named, (words) => words.includes(name.toLowerCase()));
    const called = namesInKeys(board, player, name);
    const answers = explain([
      ...inWords.filter((key) => verbs.includes(verbOf(key) ?? key)),
      ...verbs.flatMap((verb) => called.map((card) => `${verb} ${card}`)),
    ]);
    const telling = answers.filter(isTelling);
    return telling.length > 0 ? telling : answers;
  };
  if (picture !== undefined && namesInKeys(picture, player, text).length > 0)
    return explainCard(picture, text, verbsIn(trace));
  const exact = keysWhere(trace, segment, named, (words) => words === text.toLowerCase());
  const [keys = [text]] = [
    exact,
    keysWith(trace, segment, visibleDecision, text),
    keysWith(trace, segment, refused, text),
  ].filter(({ length }) => length > 0);
  const direct = explain(keys);
  // A sentence of the player's own is no action: it is about the card that it names.
  const card = picture && cardsNamedIn(picture, text)[0];
  if (picture === undefined || card === undefined || direct.some(isTelling)) return direct;
  return explainCard(picture, card, verbsNamedIn(trace, text));
};

/** An option by its key, or by the beginning of it, in words, if it is offered or refused; else the key. */
export const wordsOfKey = (trace: Trace, segment: number, key: string, language: Language): string => {
  const refused = refusedOptionsAt(trace, segment);
  const options = [...(trace.segments[segment]?.visibleDecision?.options ?? []), ...refused];
  const option =
    options.find((each) => each.key === key) ?? refused.find((each) => each.key.startsWith(`${key} `));
  return option === undefined
    ? key
    : (describeOptionsAt(trace, segment, [option], language)[0]?.brief ?? key);
};

/** What may be asked about: refused options in words, and the cards that the player asked sees. */
export const explainableNames = (trace: Trace, segment: number, language: Language): readonly string[] => {
  const { decision, end } = trace.segments[segment] ?? {};
  const game = trace.moments[(end ?? 0) - 1]?.game;
  if (decision === undefined || game === undefined) return [];
  const { sides = [] } = trace.ruleset.renderBoard?.(game, decision.player) ?? {};
  const cards = sides.flatMap(({ rows }) => rows.flat().flatMap(({ cards: lying }) => lying));
  const refused = describeOptionsAt(trace, segment, refusedOptionsAt(trace, segment), language);
  return [
    ...new Set([
      ...refused.map(({ brief }) => brief),
      ...cards.flatMap(({ name }) => (name === undefined ? [] : [name[language]])),
    ]),
  ];
};
