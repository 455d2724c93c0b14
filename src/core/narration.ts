import type { Player } from './decision.ts';
import type { EventOf, GameEvent } from './game-state.ts';

/** Languages the log is told in. */
export type Language = 'en' | 'ja';

export const LANGUAGES = ['en', 'ja'] as const satisfies readonly Language[];

/** The same said in every language. */
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

/** What a fact is in the short telling of a match; the names that lead to a process are those of its step's path. */
export type Headline =
  /** Heads the process that many names down; told before the first line within it. */
  | { readonly is: 'head'; readonly of: number }
  /** A line. What comes later in the process that many names down lies within it. */
  | { readonly is: 'line'; readonly tone: Tone; readonly over?: number }
  /** A line where no other fact came of its process, and that nothing did; else left out. */
  | { readonly is: 'idle' };

/** A line that something happens. */
export const PLAIN: Headline = { is: 'line', tone: 'plain' };
/** A line that somebody is hurt. */
export const HARM: Headline = { is: 'line', tone: 'harm' };
/** A line that the match is decided. */
export const OUTCOME: Headline = { is: 'line', tone: 'outcome' };
/** A line only where nothing came of it. */
export const IDLE: Headline = { is: 'idle' };
/** Left out of the short telling. */
export const DETAIL = undefined;

type MaybeHeadline = Headline | undefined;

/** The headlines of kinds of fact; a function where it goes by more than the kind. A kind that is not named is a plain line. */
export type Headlines<F extends GameEvent> = {
  readonly [What in F['what']]?: MaybeHeadline | ((fact: EventOf<F, What>) => MaybeHeadline);
};

/** What a fact is in the short telling of a match; `undefined`: left out. */
export const headlineFrom =
  <F extends GameEvent>(headlines: Headlines<F>) =>
  (fact: F): MaybeHeadline => {
    const what = fact.what as F['what'];
    const entry = Object.hasOwn(headlines, what) ? headlines[what] : PLAIN;
    return typeof entry === 'function' ? (entry as (fact: F) => MaybeHeadline)(fact) : entry;
  };

/** What a player without a name is called. */
export const playerNames: Readonly<Record<Language, (player: Player) => string>> = {
  en: (player) => `player ${player + 1}`,
  ja: (player) => `プレイヤー${player + 1}`,
};

/** A text as it begins a line. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The line for every kind of fact; `say` names who and what the fact is about, as the viewer may read it. */
export type EventMessages<F extends GameEvent, Say> = {
  readonly [What in F['what']]: (fact: EventOf<F, What>, say: Say) => string;
};

/** What every kind of thing is called. */
export type NamesByKind<Thing extends { readonly kind: string }, Say> = {
  readonly [Kind in Thing['kind']]: (thing: Extract<Thing, { readonly kind: Kind }>, say: Say) => string;
};

/** What a thing is called, by the names of every kind. */
export const namerOf =
  <Thing extends { readonly kind: string }, Say>(names: NamesByKind<Thing, Say>) =>
  (thing: Thing, say: Say): string =>
    (names[thing.kind as Thing['kind']] as (thing: Thing, say: Say) => string)(thing, say);

/** A language of a ruleset: its nouns, and the lines made of them. */
export interface Locale<F extends GameEvent, Nouns, Say> {
  readonly labels: Nouns;
  readonly messages: EventMessages<F, Say>;
}

/** A fact that is to be told. */
export interface Narration<G, F extends GameEvent, Nouns> {
  readonly game: G;
  readonly fact: F;
  /** Whether the viewer may know the hidden fields of the fact. */
  readonly isKnown: boolean;
  readonly labels: Nouns;
  player(player: Player): string;
}

/** The narration of a ruleset in its languages, as `Ruleset.narrate`; `sayFor` makes what the lines name things by. */
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

/** A game of cards that belong to players, as far as telling goes. */
interface CardGame<Definition> {
  /** By definition id. */
  readonly cards: Readonly<Record<string, Definition>>;
  /** Definition id by card. */
  readonly definitionOf: readonly string[];
  /** By card. */
  readonly owner: readonly Player[];
}

/** How a language names cards. */
export interface CardLabels<Definition> {
  /** A card that may be known; `owner` is given where the name alone does not tell whose it is. */
  card(definition: Definition, owner: string | undefined): string;
  /** A card that may not. */
  readonly unknownCard: string;
}

/**
 * The name of a card as the viewer may read it; with its owner where both players have cards of that definition, unless
 * it goes without saying that the card is `spokenOf`'s.
 */
export const cardName = <Definition>(
  {
    game,
    isKnown,
    labels: nouns,
    player,
  }: Narration<CardGame<Definition>, GameEvent, CardLabels<Definition>>,
  card: number,
  spokenOf?: Player,
): string => {
  if (!isKnown) return nouns.unknownCard;
  const { cards, definitionOf, owner } = game;
  const whose = owner[card] as Player;
  const isShared = definitionOf.some((id, other) => id === definitionOf[card] && owner[other] !== whose);
  const definition = cards[definitionOf[card] as string] as Definition;
  return nouns.card(definition, isShared && whose !== spokenOf ? player(whose) : undefined);
};
