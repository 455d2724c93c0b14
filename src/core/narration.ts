import type { Player } from './decision.ts';
import type { EventOf, GameEvent } from './game-state.ts';

/** A language of the log. */
export type Language = 'en' | 'ja';

export const LANGUAGES = ['en', 'ja'] as const satisfies readonly Language[];

/** A text in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Labels that are written once, each in every language. */
type LabelTable = Readonly<Record<string, Readonly<Record<Language, unknown>>>>;

/** The same labels, a table for each language. */
export const byLanguage = <Table extends LabelTable>(
  table: Table,
): { readonly [In in Language]: { readonly [Label in keyof Table]: Table[Label][In] } } => {
  const tableIn = (language: Language) =>
    Object.fromEntries(Object.entries(table).map(([label, of]) => [label, of[language]]));
  return { en: tableIn('en'), ja: tableIn('ja') } as ReturnType<typeof byLanguage<Table>>;
};

/** How a line sounds: something happens, somebody is hurt, the match is decided. */
export type Tone = 'plain' | 'harm' | 'outcome';

/**
 * The role of an event in the short log. `of` and `over` are depths: how many names of the step's path lead to a
 * process.
 */
export type Headline =
  /** A heading for the process at that depth. It is printed before the first line within it. */
  | { readonly is: 'head'; readonly of: number }
  /** A line. Later lines of the process at the depth `over` are shown within it. */
  | { readonly is: 'line'; readonly tone: Tone; readonly over?: number }
  /** A line that says that nothing happened. It is left out if another event came of its process. */
  | { readonly is: 'idle' };

/** A line for an ordinary event. */
export const PLAIN: Headline = { is: 'line', tone: 'plain' };
/** A line for damage or loss. */
export const HARM: Headline = { is: 'line', tone: 'harm' };
/** A line for the outcome of the match. */
export const OUTCOME: Headline = { is: 'line', tone: 'outcome' };
/** A line that is printed only if nothing else came of the process. */
export const IDLE: Headline = { is: 'idle' };
/** The event is left out of the short log. */
export const DETAIL = undefined;

/** A headline, or `undefined` for an event that is left out of the short log. */
type MaybeHeadline = Headline | undefined;

/**
 * The headlines by kind of event. Use a function if the headline depends on more than the kind. The default is a plain
 * line.
 */
export type Headlines<F extends GameEvent> = {
  readonly [What in F['what']]?: MaybeHeadline | ((fact: EventOf<F, What>) => MaybeHeadline);
};

/** Returns the headline of an event; `undefined` leaves it out of the short log. */
export const headlineFrom =
  <F extends GameEvent>(headlines: Headlines<F>) =>
  (fact: F): MaybeHeadline => {
    const what = fact.what as F['what'];
    const entry = Object.hasOwn(headlines, what) ? headlines[what] : PLAIN;
    return typeof entry === 'function' ? (entry as (fact: F) => MaybeHeadline)(fact) : entry;
  };

/** The default names of the players. */
export const playerNames: Readonly<Record<Language, (player: Player) => string>> = {
  en: (player) => `player ${player + 1}`,
  ja: (player) => `プレイヤー${player + 1}`,
};

/** Returns the default name of a player in messages. */
export const playerName = playerNames.en;

/** Returns the text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The text of the line for every kind of event. `say` names the players and cards of the event, as the viewer may read
 * them.
 */
export type EventMessages<F extends GameEvent, Say> = {
  readonly [What in F['what']]: (fact: EventOf<F, What>, say: Say) => string;
};

/** The name of every kind of thing. */
export type NamesByKind<Thing extends { readonly kind: string }, Say> = {
  readonly [Kind in Thing['kind']]: (thing: Extract<Thing, { readonly kind: Kind }>, say: Say) => string;
};

/** Returns a function that names a thing, from the names of every kind. */
export const namerOf =
  <Thing extends { readonly kind: string }, Say>(names: NamesByKind<Thing, Say>) =>
  (thing: Thing, say: Say): string =>
    (names[thing.kind as Thing['kind']] as (thing: Thing, say: Say) => string)(thing, say);

/** A language of a ruleset: its labels and its log lines. */
export interface Locale<F extends GameEvent, Nouns, Say> {
  readonly labels: Nouns;
  readonly messages: EventMessages<F, Say>;
}

/** An event to print in the log, and what its line may use. */
export interface Narration<G, F extends GameEvent, Nouns> {
  readonly game: G;
  readonly fact: F;
  /** Whether the viewer may know the hidden fields of the event. */
  readonly isKnown: boolean;
  readonly labels: Nouns;
  player(player: Player): string;
}

/** Returns the function for `Ruleset.narrate`. `sayFor` makes the helper by which the lines name players and cards. */
export const createNarrator =
  <G, F extends GameEvent, Nouns, Say>(
    tongues: Readonly<Record<Language, Locale<F, Nouns, Say>>>,
    sayFor: (telling: Narration<G, F, Nouns>) => Say,
  ) =>
  (
    game: G,
    fact: F,
    viewer: Player | null,
    language: Language,
    names?: readonly [string, string],
  ): string => {
    const { labels: nouns, messages: lines } = tongues[language];
    const { knownTo } = fact;
    const isKnown = knownTo === undefined || viewer === null || knownTo.includes(viewer);
    const player = (seat: Player): string => names?.[seat] ?? capitalize(playerNames[language](seat));
    const line = lines[fact.what as F['what']] as (fact: F, say: Say) => string;
    return line(fact, sayFor({ game, fact, isKnown, labels: nouns, player }));
  };

/** The fields of a card game that its log needs. */
interface CardGame<Definition> {
  /** Card definitions by id. */
  readonly cards: Readonly<Record<string, Definition>>;
  /** Definition ids by card. */
  readonly definitionOf: readonly string[];
  /** Owners by card. */
  readonly owner: readonly Player[];
}

/** How a language names cards. */
export interface CardLabels<Definition> {
  /** Returns the name of a known card. `owner` is passed if the name alone does not show whose card it is. */
  card(definition: Definition, owner: string | undefined): string;
  /** The name of a hidden card. */
  readonly unknownCard: string;
}

/**
 * Returns the name of a card as the viewer may read it. The owner is added if both players have cards of that
 * definition, unless the owner is obviously `spokenOf`.
 */
export const cardName = <Definition>(
  {
    game,
    fact: { hidden },
    isKnown,
    labels: nouns,
    player,
  }: Narration<CardGame<Definition>, GameEvent, CardLabels<Definition>>,
  card: number,
  spokenOf?: Player,
): string => {
  if (!isKnown && (hidden?.includes(card) ?? true)) return nouns.unknownCard;
  const { cards, definitionOf, owner } = game;
  const whose = owner[card] as Player;
  const isShared = definitionOf.some((id, other) => id === definitionOf[card] && owner[other] !== whose);
  const definition = cards[definitionOf[card] as string] as Definition;
  return nouns.card(definition, isShared && whose !== spokenOf ? player(whose) : undefined);
};
