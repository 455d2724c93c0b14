import type { Decision, Option, Player } from '../decision.ts';
import type { EventIn, GameState } from '../game-state.ts';
import type { Language, LocalizedText } from '../narration.ts';
import type { Question } from '../question.ts';

/** How long a player wants to pass. */
export type PassUntil =
  | { readonly until: 'something' }
  /** `item`: the item that was on top of the gate. */
  | { readonly until: 'resolved'; readonly item: number }
  /** `turn`: the turn in which the player began to pass. */
  | { readonly until: 'ownTurn'; readonly turn: number };

/** The state of a match that passing depends on. */
export interface PassMoment {
  readonly turn: number;
  readonly isOwnTurn: boolean;
  /** The items that wait to be resolved, the top last. */
  readonly waiting: readonly number[];
}

/** The rules for passing in a ruleset. */
export interface PassRules<O extends Option = Option, V = unknown> {
  moment(view: V): PassMoment;
  /** Returns the key of the option that continues, or `undefined` if a choice is necessary. */
  passKey(decision: Decision<O>, until: PassUntil): string | undefined;
  /**
   * Returns what the player loses by passing, as a sentence, or `undefined` if it costs nothing. Absent: it never costs
   * anything.
   */
  passLoss?(decision: Decision<O>, view: V): LocalizedText | undefined;
}

/** Returns the text with no-break spaces, so that it stays on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The display of a ruleset's board and options as text. */
export interface TextView<O extends Option = Option, V = unknown> {
  /** Returns the board as the player may know it, line by line. No-break spaces keep parts together. */
  table(view: V): readonly string[];
  /** Returns the lines of the board with the turn, the phase and what is in progress. */
  moment?(view: V): readonly string[];
  /** Returns the meaning of an option, to be shown next to its key; empty if the key is clear. */
  option(option: O, view: V): string;
  /** Returns the short meaning: the beginning up to the text of a card. Default: the whole meaning. */
  brief?(option: O, view: V): string;
  /**
   * Returns the subject of a decision, such as the card whose effect requires it; empty if it is clear. Absent: always
   * clear.
   */
  question?(decision: Decision<O>, view: V): string;
  /**
   * Returns the step of the turn and the possible actions, as sentences. If it is empty or absent, the text of the
   * clause is shown.
   */
  prompt?(decision: Decision<O>, view: V): string;
  /** The words and abbreviations of the board and the cards, each with its meaning, for new players. */
  readonly words?: readonly (readonly [word: string, meaning: string])[];
}

/** A function from the language to the text view. */
export type TextViewIn<O extends Option = Option, V = unknown> = (language: Language) => TextView<O, V>;

/** The meaning of events for a player. `game`: any game of the match. */
export interface EventRelevance<G extends GameState = GameState> {
  /** Returns whether the event ends "pass until something happens". */
  isNews(game: G, fact: EventIn<G>, player: Player): boolean;
  /** Returns whether the event revealed information to the player. Nothing before it can then be taken back. */
  revealsInformation(game: G, fact: EventIn<G>, player: Player): boolean;
}

/** Help for human players of a ruleset. */
export interface Hints<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  textView(language: Language): TextView<O, V>;
  /** Absent: no decision is passed automatically. */
  readonly passRules?: PassRules<O, V>;
  /** Absent: no event is news, and no answer can be taken back. */
  readonly eventRelevance?: EventRelevance<G>;
  /**
   * Returns the names of the cards that an option is about, in every language. A player may type them instead of the
   * key. Absent: only keys are accepted.
   */
  cardNames?(option: O, view: V): readonly string[];
  /**
   * Returns the reason why the player may not intend an option. It is shown once before the option is chosen. Returns
   * `undefined` if there is no doubt.
   */
  warning?(option: O, view: V): LocalizedText | undefined;
  /**
   * Returns a card line by line. `named` is the number of an option about it, its id or its name. Returns an empty list
   * if the player knows no such card.
   */
  cardDetails?(question: Question<O, V>, named: string, language: Language): readonly string[];
}

/** The id and names of a card. */
export interface NamedCard {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Without regard to case, to wide forms, and to the marks around a name in Japanese. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^《(.*)》$/u, '$1')
    .toLowerCase()
    .trim();

/** The card that is called so in full, else the only one whose id or name begins so. */
export const findByName = <Card extends NamedCard>(
  known: readonly Card[],
  named: string,
): Card | undefined => {
  const wanted = plain(named);
  if (wanted === '') return undefined;
  const those = (fits: (name: string) => boolean): readonly Card[] =>
    known.filter(({ id, name }) => [id, name.en, name.ja].map(plain).some(fits));
  const [inFull] = those((name) => name === wanted);
  if (inFull !== undefined) return inFull;
  const [first, ...others] = those((name) => name.startsWith(wanted));
  return others.every(({ id }) => id === first?.id) ? first : undefined;
};

/**
 * Returns the card that the player names. `named` is the number of an option, or an id or name of a card, or its
 * beginning. `seen` returns the card of an option, if the player may know it. Otherwise the id is taken from the key of
 * the option.
 */
export const findCard = <O extends Option, Card extends NamedCard>(
  { options }: Decision<O>,
  named: string,
  known: readonly Card[],
  seen: (option: O) => Card | undefined,
): Card | undefined => {
  const option = options[Number(plain(named)) - 1];
  if (option === undefined) return findByName(known, named);
  const ids = option.key.split(' ');
  return seen(option) ?? known.find(({ id }) => ids.includes(id));
};
