import type { Player } from '../../../core/decision.ts';
import type { EventOf } from '../../../core/game-state.ts';
import type { CardLabels, Locale } from '../../../core/narration.ts';
import { kindOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Amount, CardDefinition, Keyword, PrintedCard, Stat, ZoneKind } from '../state/card.ts';
import type { GateRulerEvent, Phase, Whereabouts } from '../state/event.ts';
import type { Instance, Place } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';

/** What Gate Ruler calls its things in one language: the log, the table, options and card texts take it from here. */
export interface Labels extends CardLabels<CardDefinition> {
  name(definition: PrintedCard): string;
  player(player: Player): string;
  /** Something of somebody's. */
  of(owner: string, thing: string): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<ZoneKind, string>>;
  /** The zones where there is little room. */
  readonly short: Readonly<Record<ZoneKind, string>>;
  readonly gate: string;
  readonly ruler: string;
  readonly soul: string;
  readonly numbers: Readonly<Record<Stat, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** The mark before a counter ability on a card. */
  readonly cnt: string;
  readonly ready: string;
  readonly exhausted: string;
  readonly summonCap: string;
  readonly priority: string;
  abilityOf(card: string): string;
  counterOf(card: string): string;
  rulerDamageTo(player: string): string;
  destructionOf(card: string): string;
  driveOf(player: string): string;
  /** What each receiver of damage is dealt. */
  share(amount: number, receiver: string): string;
}

/** A number of a player's table, after its name. */
export type Count = 'deck' | 'hand' | 'drive' | 'graveyard';

/** A row of cards that are named one by one. */
export type Row = 'field' | 'hand' | 'drive';

/** What the sentences of a question go by. */
export interface PromptScene {
  readonly kind: string;
  readonly clause: string;
  readonly phase: Phase;
  /** Whether it is the turn of the player who decides. */
  readonly isOwnTurn: boolean;
  readonly isAttack: boolean;
  /** What is on top of the gate. */
  readonly top: string | undefined;
  /** What waits to be played, where it is alone. */
  readonly waiting: string | undefined;
}

/** The words for the table and the options of Gate Ruler, in one language. */
export interface BoardLabels extends Labels {
  turn(number: number, player: string, phase: Phase): string;
  /** Stands after the name of the player who looks. */
  readonly you: string;
  readonly faceDown: string;
  readonly noRuler: string;
  count(zone: Count, cards: number): string;
  life(taken: number, life: number): string;
  resources(ready: number, all: number): string;
  stats(atk: number, hp: number, stk: number): string;
  damage(points: number): string;
  souls(count: number): string;
  /** A keyword that is printed on a card which does not have it. */
  without(keyword: string): string;
  onGate(items: readonly string[]): string;
  abilityWith(card: string, effect: string): string;
  damageBy(card: string, receivers: readonly (readonly [string, number])[]): string;
  attacks(attacker: string, target: string | undefined): string;
  withLevel(name: string, level: number): string;
  /** A card with what tells it from others of its name: its place, or the card that it is a soul of. */
  withPlace(name: string, place: string): string;
  /** What passing brings if the opponent passes too. */
  readonly passes: {
    /** `top`: what resolves. */
    resolve(top: string): string;
    readonly attack: string;
    /** `driven`: cards in the own drive zone, which are lost then (6-3c). */
    main(driven: number): string;
    readonly other: string;
  };
  /** What an option does; `card`: what it is about, empty where that is no card that is seen. Empty where its key says it. */
  form(option: GateRulerOption, card: string): string;
  /** Something, and behind it what it does; empty where it does nothing of its own. */
  withEffect(what: string, text: string): string;
  /** What a question is about: an item of the gate, and what it does. */
  questionAbout(item: string): string;
  /** The step of the turn and what can be done, as sentences. Absent: the clause stands for it. */
  prompt?(scene: PromptScene): string;
  /** The words and abbreviations of the table, each with its meaning. */
  readonly glossary?: readonly (readonly [word: string, meaning: string])[];
  /** Joins the parts of a card's text. */
  parts(texts: readonly string[]): string;
}

/** What the lines of a language may say of a match: names as the viewer may read them. */
export interface NameResolver {
  /** The name of a card, or the word for one the viewer may not know. */
  card(card: Instance): string;
  player(player: Player): string;
  /** The name of a player's ruler. */
  ruler(player: Player): string;
  /** The same, in a line where it goes without saying that a card is that player's. */
  of(player: Player): NameResolver;
}

/** A language of the narration. */
export type GateRulerLocale = Locale<GateRulerEvent, Labels, NameResolver>;

/** The facts of one kind. */
export type GateRulerEventOf<What extends GateRulerEvent['what']> = EventOf<GateRulerEvent, What>;

const placeKind = (place: Whereabouts): ZoneKind | 'gate' => (place === 'gate' ? place : kindOf(place.zone));

/** From which kind of place to which, such as `deck>hand`. */
export type Route = `${ZoneKind | 'gate'}>${ZoneKind | 'gate'}`;

export const routeOf = ({ from, to }: GateRulerEventOf<'moved'>): Route =>
  `${placeKind(from)}>${placeKind(to)}`;

/** The clauses by which cards are drawn; others pick the card that moves from the deck to the hand (15-3a, 15-16). */
const DRAWS: ReadonlySet<ClauseId> = new Set(['5-3b', '5-6', '6-2f', '15-6']);

/** Whether a move is what the words of its route say. */
const isOfItsRoute = (route: Route, clause: ClauseId): boolean => route !== 'deck>hand' || DRAWS.has(clause);

/** A number of an effect, with its sign. */
export const signed = (amount: Amount): string =>
  typeof amount === 'number' && amount >= 0 ? `+${amount}` : String(amount);

type Move = GateRulerEventOf<'moved'> & { readonly from: Place; readonly to: Place };

/** How a language tells that a card moves. */
export interface MoveMessages {
  /** Moves with words of their own. */
  readonly special: Readonly<Partial<Record<Route, (move: Move, say: NameResolver) => string>>>;
  /** A place and whose it is; with `without`, that goes without saying. */
  place(place: Whereabouts, say: NameResolver, without?: 'owner'): string;
  goes(card: string, from: string, to: string): string;
  staysOnGate(card: string): string;
}

/** The line for a move; whose a card is goes without saying where whose place it leaves or enters is said. */
export const moveMessage =
  ({ special, place, goes, staysOnGate }: MoveMessages) =>
  (fact: GateRulerEventOf<'moved'>, say: NameResolver): string => {
    const { card, from, to } = fact;
    if (from === 'gate') {
      if (to === 'gate') return staysOnGate(say.card(card));
      return goes(say.of(to.player).card(card), place(from, say), place(to, say));
    }
    const own = say.of(from.player);
    if (to === 'gate') return goes(own.card(card), place(from, say), place(to, say));
    const route = routeOf(fact);
    const telling = special[route];
    if (telling !== undefined && isOfItsRoute(route, fact.clause)) return telling({ ...fact, from, to }, own);
    const target = from.player === to.player ? place(to, say, 'owner') : place(to, say);
    return goes(own.card(card), place(from, say), target);
  };
