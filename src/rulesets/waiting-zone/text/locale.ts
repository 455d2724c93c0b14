import type { Player } from '../../../core/decision.ts';
import type { EventOf } from '../../../core/game-state.ts';
import type { CardLabels, Locale } from '../../../core/narration.ts';
import type {
  Automatic,
  CardDefinition,
  Effect,
  Filter,
  Instruction,
  LocalizedName,
  Reference,
  WindowKind,
} from '../state/card.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { CardLocation, Instance, Zone } from '../state/instance.ts';
import type { Phase } from '../state/progress.ts';
import type { Selection, WaitingDamage } from '../state/waiting-item.ts';
import type { ItemView } from '../views/player-view.ts';

type Role = WaitingDamage['role'];

/**
 * What the game of the waiting zone calls its things in one language: the log, the table, options and card texts take
 * it from here.
 */
export interface Labels extends CardLabels<CardDefinition> {
  name(named: LocalizedName): string;
  player(player: Player): string;
  /** Something of somebody's. */
  of(owner: string, thing: string): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  /** The zones where there is little room. */
  readonly short: Readonly<Record<Zone, string>>;
  readonly waitingZone: string;
  readonly energy: string;
  readonly life: string;
  /** What a check is about. */
  readonly checks: Readonly<Record<WindowKind, string>>;
  /** The same where there is little room. */
  readonly shortChecks: Readonly<Record<WindowKind, string>>;
  /** The ability that no retaliation is suffered. */
  readonly noRetaliation: string;
  counter(card: string): string;
  costAbilityOf(card: string): string;
  timingOf(timing: 'in' | 'out', card: string): string;
  attackOn(card: string, target: string): string;
  /** Damage by what it comes from. */
  readonly damages: Readonly<Record<Role, string>>;
  damageTo(amount: number, role: Role, target: string): string;
}

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface NameResolver {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
}

/** A locale of the narration. */
export type WaitingZoneLocale = Locale<WaitingZoneEvent, Labels, NameResolver>;

/** The game events of one kind. */
export type EventKind<What extends WaitingZoneEvent['what']> = EventOf<WaitingZoneEvent, What>;

type PlaceKind = Zone | 'waitingZone';

const kindOf = (place: CardLocation): PlaceKind => (place === 'waitingZone' ? place : place.zone);

/** From which kind of place to which, such as `deck>hand`. */
export type Route = `${PlaceKind}>${PlaceKind}`;

export const routeOf = ({ from, to }: EventKind<'moved'>): Route => `${kindOf(from)}>${kindOf(to)}`;

/** Names somebody or something that was chosen; `thing` stands for what waits. */
export const selectionNamer =
  (thing: string) =>
  (chosen: Selection, say: NameResolver): string => {
    switch (chosen.kind) {
      case 'card':
        return say.card(chosen.ref.card);
      case 'player':
        return say.player(chosen.player);
      case 'item':
        return thing;
      default:
        return chosen satisfies never;
    }
  };

/** Moves with words of their own. */
export type SpecialMoves = Readonly<Partial<Record<Route, (card: string, player: string) => string>>>;

/** Such a move, told of whoever the card comes to, or comes from on its way to the waiting zone. */
export const specialMove = (
  moves: SpecialMoves,
  fact: EventKind<'moved'>,
  say: NameResolver,
): string | undefined => {
  const place = fact.to === 'waitingZone' ? fact.from : fact.to;
  return place === 'waitingZone'
    ? undefined
    : moves[routeOf(fact)]?.(say.card(fact.card), say.player(place.player));
};

/** What is said of a thing that waits. */
export interface ItemParts {
  readonly owner: string;
  /** What it is of. */
  readonly card: string;
  /** What is attacked or dealt damage. */
  readonly target: string;
}

/** The words for the table and the options of the game of the waiting zone, in one language. */
export interface BoardLabels extends Labels {
  /** Stands after the name of the player who looks. */
  readonly you: string;
  turn(number: number, player: string, phase: Phase): string;
  lifeLeft(points: number): string;
  energyOf(now: number, grown: number): string;
  count(zone: 'deck' | 'hand' | 'discard', cards: number): string;
  readonly nothing: string;
  stats(attack: number, life: number): string;
  damage(points: number): string;
  readonly mayAttack: string;
  waiting(items: readonly string[]): string;
  item(item: ItemView, parts: ItemParts): string;
  /** An open check; `about`: what it asks about. */
  questionAbout(kind: WindowKind, about: readonly string[]): string;
  /** The phase and what can be done, as sentences; empty for a kind that has no words: the clause stands for it. */
  prompt(kind: string, phase: Phase, isOwnTurn: boolean): string;
  /** The words and abbreviations of the table, each with its meaning. */
  readonly glossary?: readonly (readonly [word: string, meaning: string])[];
  /** What a question is about. */
  about(card: string): string;
  /** The name, cost and numbers of a card. */
  head(name: string, cost: number, stats: string): string;
  /** Something, and behind it what it does; empty where it does nothing of its own. */
  withEffect(what: string, text: string): string;
  /** A card in the hand that something which waits has chosen. */
  chosenAlready(card: string): string;
  readonly pass: string;
  /** What ending the phase leads to. */
  endPhase(phase: Phase): string;
  attacks(attacker: string): string;
  pays(pays: boolean, energy: number, text: string): string;
  /** An option about a card or a thing that waits; `text`: what it is. */
  verb(form: 'play' | 'use' | 'counter' | 'discard' | 'choose' | 'resolve', text: string): string;
}

/** The parts of cards in words of a language of people, sentence by sentence. */
export interface Grammar {
  /** `before`: the effect that it adds to. */
  effect(effect: Effect, before?: Effect): string;
  discards(count: number): string;
  windows(kinds: readonly WindowKind[]): string;
  /** One of several effects; `texts`: what each does. */
  either(texts: readonly string[]): string;
  optional(energy: number, text: string): string;
  readonly automatics: {
    readonly [Auto in Automatic['auto']]: (automatic: Extract<Automatic, { auto: Auto }>) => string;
  };
  in(text: string): string;
  out(text: string): string;
  ability(energy: number, text: string): string;
}

/** What each kind of step says; `said`: what it is about. */
export type StepTexts = {
  readonly [Do in Instruction['do']]: (
    step: Extract<Instruction, { do: Do }>,
    said: (reference: Reference) => string,
  ) => string;
};

export const stepText = (
  texts: StepTexts,
  step: Instruction,
  said: (reference: Reference) => string,
): string =>
  (texts[step.do] as (step: Instruction, said: (reference: Reference) => string) => string)(step, said);

const CHOSEN = 'chosen:';

type Choose = Extract<Instruction, { do: 'choose' }>;

/** What an effect chooses. */
export interface EffectChoices {
  readonly all: readonly Choose[];
}

export const choicesOf = (...effects: readonly Effect[]): EffectChoices => ({
  all: effects.flatMap(({ instructions }) => instructions).filter((step) => step.do === 'choose'),
});

/** Cards that are meant by a word, and not chosen. */
export type Word = Exclude<Reference, `chosen:${string}`>;

/** A choice by its place, the first being 1. */
export interface ChoiceReference {
  readonly place: number;
  readonly from: Filter | undefined;
  /** Whether it goes without saying which choice is meant. */
  readonly isOnly: boolean;
}

/** What a reference names: a choice, or what a word means. */
export const choiceReference = ({ all }: EffectChoices, reference: Reference): ChoiceReference | Word => {
  if (!reference.startsWith(CHOSEN)) return reference as Word;
  const at = all.findIndex((step) => step.as === reference.slice(CHOSEN.length));
  return { place: at + 1, from: all[at]?.from, isOnly: all.length === 1 };
};
