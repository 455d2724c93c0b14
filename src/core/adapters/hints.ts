import type { Decision, Option, Player } from '../decision.ts';
import type { EventIn, GameState } from '../game-state.ts';
import type { Language, LocalizedText } from '../narration.ts';
import type { Question } from '../question.ts';

/** How long a person wants to pass. */
export type PassUntil =
  | { readonly until: 'something' }
  /** `item`: what was on top of the gate. */
  | { readonly until: 'resolved'; readonly item: number }
  /** `turn`: the turn in which it was said. */
  | { readonly until: 'ownTurn'; readonly turn: number };

/** Where a match stands, as far as passing goes by it. */
export interface PassMoment {
  readonly turn: number;
  readonly isOwnTurn: boolean;
  /** What waits to be resolved, the top last. */
  readonly waiting: readonly number[];
}

/** What passing goes by in a ruleset. */
export interface PassRules<O extends Option = Option, V = unknown> {
  moment(view: V): PassMoment;
  /** The key that lets things go on; `undefined` where something has to be chosen. */
  passKey(decision: Decision<O>, until: PassUntil): string | undefined;
  /** What the player loses by letting things go on, as a sentence; nothing where that costs nothing. Absent: always. */
  passLoss?(decision: Decision<O>, view: V): LocalizedText | undefined;
}

/** Holds a text together on one line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0');

/** How a ruleset's table and options look to a person. */
export interface TextView<O extends Option = Option, V = unknown> {
  /** The table as a player may know it, line by line; no-break spaces hold together what is not to be broken. */
  table(view: V): readonly string[];
  /** Where the match stands: the lines of the table that tell the turn, the phase and what goes on. */
  moment?(view: V): readonly string[];
  /** What an option means, beside its key; empty where the key says it all. */
  option(option: O, view: V): string;
  /** What it means in short: how that begins, up to the text of a card. Absent: the whole of it. */
  brief?(option: O, view: V): string;
  /** What a question is about, such as the card whose effect asks it; empty where that is plain. Absent: always. */
  question?(decision: Decision<O>, view: V): string;
  /** The step of the turn and what can be done, as sentences; empty or absent: what the clause says stands for it. */
  prompt?(decision: Decision<O>, view: V): string;
  /** The words and abbreviations of the table and of cards, each with its meaning, for who has never played. */
  readonly words?: readonly (readonly [word: string, meaning: string])[];
}

/** The picture in a language. */
export type TextViewIn<O extends Option = Option, V = unknown> = (language: Language) => TextView<O, V>;

/** What the facts of a ruleset mean to a player. `game`: any game of the match. */
export interface EventRelevance<G extends GameState = GameState> {
  /** Whether it ends passing until something happens. */
  isNews(game: G, fact: EventIn<G>, player: Player): boolean;
  /** Whether the player came to know by it what it could not know before, so that nothing before it can be taken back. */
  revealsInformation(game: G, fact: EventIn<G>, player: Player): boolean;
}

/** What helps a person to play a ruleset. */
export interface Hints<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  textView(language: Language): TextView<O, V>;
  /** Absent: every question is asked. */
  readonly passRules?: PassRules<O, V>;
  /** Absent: nothing is news, and no answer is taken back. */
  readonly eventRelevance?: EventRelevance<G>;
  /** The names of the cards that an option is about, in every language: what it may be called by. Keys alone where absent. */
  cardNames?(option: O, view: V): readonly string[];
  /** Why a person may not mean an option, told once before it is taken; nothing where there is no doubt. */
  warning?(option: O, view: V): LocalizedText | undefined;
  /**
   * A card as people read it, line by line; `named`: the number of an option about it, its id or its name. Nothing where no
   * such card is known to the player.
   */
  cardDetails?(question: Question<O, V>, named: string, language: Language): readonly string[];
}

/** What a card is called. */
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
const findByName = <Card extends NamedCard>(known: readonly Card[], named: string): Card | undefined => {
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
 * The card that a person asks for: that of an option, by its number, or the one that a text calls by its id or name,
 * or by the beginning of one of these.
 * `seen`: the card that an option is about, where the player sees it; else the key of the option may say the id.
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
