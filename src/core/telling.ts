import type { Player } from './decision.ts';
import type { Fact, FactOf } from './fact.ts';
import type { Language } from './narration.ts';

/** What a player without a name is called. */
export const playerNames: Readonly<Record<Language, (player: Player) => string>> = {
  en: (player) => `player ${player + 1}`,
  ja: (player) => `プレイヤー${player + 1}`,
};

/** A text as it begins a line. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The line for every kind of fact; `say` names who and what the fact is about, as the viewer may read it. */
export type Lines<F extends Fact, Say> = {
  readonly [What in F['what']]: (fact: FactOf<F, What>, say: Say) => string;
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
export interface Tongue<F extends Fact, Nouns, Say> {
  readonly nouns: Nouns;
  readonly lines: Lines<F, Say>;
}

/** A fact that is to be told. */
export interface Telling<G, F extends Fact, Nouns> {
  readonly game: G;
  readonly fact: F;
  /** Whether the viewer may know the hidden fields of the fact. */
  readonly isKnown: boolean;
  readonly nouns: Nouns;
  player(player: Player): string;
}

/** The narration of a ruleset in its languages, as `Ruleset.narrate`; `sayFor` makes what the lines name things by. */
export const narrateWith =
  <G, F extends Fact, Nouns, Say>(
    tongues: Readonly<Record<Language, Tongue<F, Nouns, Say>>>,
    sayFor: (telling: Telling<G, F, Nouns>) => Say,
  ) =>
  (
    game: G,
    fact: F,
    viewer: Player | null,
    language: Language,
    names?: readonly [string, string],
  ): string => {
    const { nouns, lines } = tongues[language];
    const { knownTo } = fact;
    const isKnown = knownTo === undefined || viewer === null || knownTo.includes(viewer);
    const player = (seat: Player): string => names?.[seat] ?? sentence(playerNames[language](seat));
    const line = lines[fact.what as F['what']] as (fact: F, say: Say) => string;
    return line(fact, sayFor({ game, fact, isKnown, nouns, player }));
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
export interface CardNouns<Definition> {
  /** A card that may be known; `owner` is given where the name alone does not tell whose it is. */
  card(definition: Definition, owner: string | undefined): string;
  /** A card that may not. */
  readonly aCard: string;
}

/**
 * The name of a card as the viewer may read it; with its owner where both players have cards of that definition, unless
 * it goes without saying that the card is `spokenOf`'s.
 */
export const cardName = <Definition>(
  { game, isKnown, nouns, player }: Telling<CardGame<Definition>, Fact, CardNouns<Definition>>,
  card: number,
  spokenOf?: Player,
): string => {
  if (!isKnown) return nouns.aCard;
  const { cards, definitionOf, owner } = game;
  const whose = owner[card] as Player;
  const isShared = definitionOf.some((id, other) => id === definitionOf[card] && owner[other] !== whose);
  const definition = cards[definitionOf[card] as string] as Definition;
  return nouns.card(definition, isShared && whose !== spokenOf ? player(whose) : undefined);
};
