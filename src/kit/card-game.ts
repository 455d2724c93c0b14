import { assign, setup as setupChart, type UnknownActorLogic } from 'xstate';
import { PLAYERS, type Player } from '../core/decision.ts';
import { checkMembers } from '../core/define-ruleset.ts';
import { GatechartError } from '../core/errors.ts';
import { clearEvents, type GameState, lostBy } from '../core/game-state.ts';
import { deckPair } from '../core/match-setup.ts';
import type { LocalizedText } from '../core/narration.ts';
import type { Question } from '../core/question.ts';
import { shuffle } from '../core/random.ts';
import { acceptOutput, type ContextArgs, fromInput } from '../core/rule-machine.ts';
import type { Clause, ClauseRegistry } from '../core/rulebook.ts';
import { type MatchSetup, newGameState, type Ruleset } from '../core/ruleset.ts';
import { attachmentRules, hasAttachments } from './attachments.ts';
import { chartConfig } from './chart-config.ts';
import type { Chart, ChartParts, ChartSetup, Holding, Rule } from './chart-setup.ts';
import { type Consistent, checkDeclaration } from './check.ts';
import { checkActionNames, checkCardRules, checkDecisions, checkScenario } from './check-parts.ts';
import { collectionOf } from './collection.ts';
import { conservation } from './conservation.ts';
import { type DecisionDeclarations, decisionRules } from './decisions.ts';
import {
  type CardTable,
  type Declaration,
  type MarksIn,
  type MoveValue,
  type NamesIn,
  type OptionIn,
  type StackItem,
  type Text,
  type TokenZones,
  type Told,
  textIn,
  type ValuesIn,
} from './declaration.ts';
import { displayOf } from './display.ts';
import type { CardReaders, CardRules, KeywordReader } from './effects.ts';
import { facesOf } from './faces.ts';
import { hiddenInformation, type TableView } from './hidden.ts';
import { keywordRules } from './keywords.ts';
import { learningOf } from './learning.ts';
import { markRules } from './marks.ts';
import { motionOf } from './motion.ts';
import { numberRules } from './numbers.ts';
import { type ScenarioDeclaration, scenarioOf } from './scenario.ts';
import { stackRules } from './stack.ts';
import { statesByEdition } from './states.ts';
import { wordsOf } from './words.ts';
import { type End, hasOwners, type Place, zoneRules } from './zones.ts';

/** What makes a ruleset of a declaration: its charts and decisions. Any part of a ruleset but `scenario` replaces that of the kit. */
export interface GameParts<D extends Declaration, Edition extends string, State extends string = string>
  extends Partial<
    Omit<Ruleset<CardTable<D>, OptionIn<D>, TableView<D>>, 'editions' | 'decisions' | 'scenario' | 'rating'>
  > {
  readonly version: number;
  /** The outermost chart of each edition, the default edition first. */
  readonly editions: Readonly<Record<Edition, Chart<D, State>>>;
  readonly decisions: DecisionDeclarations<D>;
  /** Rates the options, as `Ruleset.rating`; English alone is enough for the reasons. */
  rating?(
    question: Question<OptionIn<D>, TableView<D>>,
  ): readonly { readonly worth: number; readonly reason: Text }[];
  /**
   * Returns what the player reads next to the key of an option, and on a page in place of it, such as which unit has the number
   * in it; empty if the key is clear. Uses only what the player may know. Where it returns `undefined`, as by default: the key
   * with the names of its cards.
   */
  optionText?(move: OptionIn<D>, view: TableView<D>): Text | undefined;
  /** Absent: the game has no scenario files. */
  readonly scenario?: ScenarioDeclaration<D, NoInfer<State>>;
  /** Returns the game after a player gave up. */
  concede(game: CardTable<D>, player: Player): CardTable<D>;
}

/** The parts of a game that are no members of its ruleset. */
const OF_GAMES = { optionText: true } satisfies Readonly<
  Record<Exclude<keyof GameParts<Declaration, string>, keyof Ruleset>, true>
>;

/** What the declaration of a card game gives: rule functions, the setup of its charts, and its ruleset. */
export interface CardGame<D extends Declaration> extends CardReaders<D>, KeywordReader<D> {
  /**
   * Returns the game with a card attached to another one, its host, until either leaves its zone: then the other one stays where it
   * is. Of several hosts the last one counts. Throws if the card does not attach, if not all players see both, or if the host
   * is itself attached to it.
   */
  readonly attached: (game: CardTable<D>, card: number, host: number) => CardTable<D>;
  /** Returns the game with other values. */
  readonly assigned: (game: CardTable<D>, values: Partial<ValuesIn<D>>) => CardTable<D>;
  /** Returns the number of a card of that kind in a zone; of several the one that most players know. Throws if there is none. */
  readonly cardOf: (
    game: CardTable<D>,
    zone: NamesIn<D>['zone'],
    holder: Player | undefined,
    id: NamesIn<D>['card'],
  ) => number;
  /** Returns the game with a number added to a counter of a player. */
  readonly change: (
    game: CardTable<D>,
    counter: NamesIn<D>['counter'],
    player: Player,
    by: number,
  ) => CardTable<D>;
  /**
   * Returns the number of a new token in a zone, by default on top, and the game with it. Its owner is the player whose zone
   * it is; in a shared zone, and in a game with a shared deck, it has none. It ceases to exist when it is moved into a zone
   * that its `tokenIn` does not name. Throws if the card is no token, if its `tokenIn` does not name the zone, or if each
   * player has such a zone and `holder` is missing.
   */
  readonly created: <const Id extends NamesIn<D>['token']>(
    game: CardTable<D>,
    id: Id,
    zone: TokenZones<D, Id>,
    where?: {
      holder?: Player;
      at?: End;
    },
  ) => readonly [card: number, game: CardTable<D>];
  /** Returns the game with a card attached to none. */
  readonly detached: (game: CardTable<D>, card: number) => CardTable<D>;
  /** Returns the kinds of card in a zone, each once, in the order of the alphabet. */
  readonly kindsIn: (
    game: CardTable<D>,
    zone: NamesIn<D>['zone'],
    holder?: Player,
  ) => readonly NamesIn<D>['card'][];
  /** Returns whether a player knows what a card is. `place`: where it lies, if that is known. */
  readonly knows: (
    game: CardTable<D>,
    viewer: Player,
    card: number,
    place?: Place<NamesIn<D>['zone']> | undefined,
  ) => boolean;
  /**
   * Returns the game with other marks on a card, until it leaves its zone. Throws if not all players see the card there, as
   * marks are public, or if it has ceased to exist.
   */
  readonly marked: (game: CardTable<D>, card: number, marks: Partial<MarksIn<D>>) => CardTable<D>;
  /**
   * Returns the game with the card in another zone: by default that of its owner, in a game with a shared deck that of its
   * holder, and on top. Who sees where it came from or where it goes knows the card. In another zone it has no marks,
   * nothing is aimed at it, and it is attached to no card, nor any to it; with `keeps` it keeps all that, as on a change of
   * control, and throws unless all players see both zones. The zone of another player is another zone. A token that does not
   * exist there is removed; a removed one moves no more.
   */
  readonly move: (
    game: CardTable<D>,
    card: number,
    to: NamesIn<D>['zone'],
    where?: {
      holder?: Player;
      at?: End;
      keeps?: boolean;
    },
  ) => CardTable<D>;
  /** Returns the name of a kind of card, also of a card that is not known (`null`), as views give it. */
  readonly nameOf: (id: NamesIn<D>['card'] | null) => LocalizedText;
  /** Returns a number of a card: the printed one, the mark of the same name, and the effects of `numberEffects`. Throws if the card has no such number. */
  readonly numberOf: (game: CardTable<D>, card: number, name: NamesIn<D>['number']) => number;
  /** Returns one of the cards, each as likely as the others, and the game after that draw. Throws if there is none. */
  readonly randomCard: (
    game: CardTable<D>,
    cards: readonly number[],
  ) => readonly [card: number, game: CardTable<D>];
  /** Returns the game with a zone in random order. Nobody knows afterwards which hidden card of it is which. */
  readonly shuffled: (game: CardTable<D>, zone: NamesIn<D>['zone'], holder?: Player) => CardTable<D>;
  /** Returns the game with an event. Its cards are given by number; those who know them all read their names. */
  readonly tell: (game: CardTable<D>, told: Told<D>) => CardTable<D>;
  /** Returns the game with the turn of the other player. */
  readonly turnPassed: (game: CardTable<D>) => CardTable<D>;
  /** Returns whether both players have passed in a row. */
  readonly haveAllPassed: (game: CardTable<D>) => boolean;
  /** Returns who puts triggers on the stack next, the turn player first; `undefined` if none waits. */
  readonly orderingPlayer: (game: CardTable<D>) => Player | undefined;
  /** Returns the game without the top of the stack. */
  readonly popped: (game: CardTable<D>) => CardTable<D>;
  /** Returns the game in which that player may act, and nobody has passed. */
  readonly priorityGiven: (game: CardTable<D>, player: Player) => CardTable<D>;
  /** Returns the game after a pass of the player who has priority. */
  readonly priorityPassed: (game: CardTable<D>) => CardTable<D>;
  /** Returns the game with an item on top of the stack. Throws if its target is a card that has ceased to exist or that not all players see. */
  readonly pushed: (game: CardTable<D>, item: StackItem) => CardTable<D>;
  /** Returns the item that resolves next, or `undefined` if the stack is empty. */
  readonly topOf: (game: CardTable<D>) => StackItem | undefined;
  /** Returns the game with an ability that waits to be put on the stack. Throws as `pushed` does. */
  readonly triggered: (game: CardTable<D>, item: StackItem) => CardTable<D>;
  /** Returns the game with a trigger of a player on the stack, by its index in `triggersOf`. Throws if there is none. */
  readonly triggerStacked: (game: CardTable<D>, player: Player, index: number) => CardTable<D>;
  /** Returns the triggers of a player, in the order in which they triggered. */
  readonly triggersOf: (game: CardTable<D>, player: Player) => readonly StackItem[];
  readonly clauses: Readonly<Record<string, Clause>> & Readonly<Record<NamesIn<D>['clause'], Clause>>;
  /** The context and output of every chart: `createMachine({ ...game.io, … })`. */
  readonly io: {
    context: (args: ContextArgs<Holding<D>>) => Holding<D>;
    output: (snapshot: { readonly context: Holding<D> }) => Holding<D>;
  };
  /** Returns the game in which a player has lost by a clause. */
  readonly lost: (game: CardTable<D>, player: Player, clause: NamesIn<D>['clause']) => CardTable<D>;
  /** Returns a new game, before any rule has acted. */
  readonly newGame: (setup: MatchSetup, editions: readonly string[]) => CardTable<D>;
  /** Returns the ruleset. Throws `BAD_RULESET` for parts that do not fit each other. */
  readonly ruleset: <const Edition extends string, State extends string = string>(
    parts: GameParts<D, Edition, State>,
  ) => Ruleset<CardTable<D>, OptionIn<D>, TableView<D>, D['id'], Edition>;
  /** Returns the setup of a chart, with rule functions as its actions and guards. Throws `BAD_RULESET` where two have one name. */
  readonly setup: <
    Move extends string = never,
    Name extends string = never,
    Guard extends string = never,
    Actors extends Record<string, UnknownActorLogic> = Record<never, UnknownActorLogic>,
  >(
    parts: ChartParts<D, Move, Name, Guard, Actors>,
  ) => ChartSetup<D, Move | Name | 'acceptOutput', Guard, Actors>;
  /** Returns what a player may know. */
  readonly view: (game: CardTable<D>, player: Player) => TableView<D>;
}

/** The action of a transition on a move that no rule function acts on. */
const clearEventsAction = assign({
  game: ({ context }: { context: { readonly game: GameState } }) => clearEvents(context.game),
});

/** Throws where a rule function returned no game. */
const gameAfter = <G extends object>(rule: string, game: G | undefined): G => {
  if (typeof game === 'object' && 'zones' in game) return game;
  throw new Error(`the rule ${rule} returned no game`);
};

const clauseOf = (id: string, given: Declaration['clauses'][string]): Clause => {
  const { text, ...more } = typeof given === 'string' ? { text: given } : given;
  return { source: id, kind: 'prescribes', certainty: 'official', ...more, ...textIn(text) };
};

/** Returns what the declaration of a card game gives. Throws `BAD_RULESET` where its parts do not fit each other. */
export const cardGame = <const D extends Declaration>(
  declaration: D & Consistent<D>,
  cardRules: CardRules<NoInfer<D>> = {},
): CardGame<D> => {
  checkDeclaration(declaration);
  checkCardRules(cardRules);
  type Game = CardTable<D>;
  type AnyRule = (game: Game, move: OptionIn<D>) => Game;
  const { id, counters, values, zones, deckZone } = declaration;
  const zoned = zoneRules<D>(declaration);
  const marking = markRules<D>(declaration, zoned.placeOf);
  const attaching = attachmentRules<D>(declaration, marking);
  const { marked, marksOf } = marking;
  const placeOf = zoned.placeOf as CardReaders<D>['placeOf'];
  const seen = { ...zoned, ...attaching, marksOf, placeOf };
  const keywording = keywordRules<D>(declaration, seen, cardRules);
  const readers = { ...seen, hasKeyword: keywording.hasKeyword };
  const numbering = numberRules<D>(declaration, readers, cardRules);
  const rules = { ...readers, marked, numberOf: numbering.numberOf, ...stackRules<D>(marking) };
  const words = wordsOf<D>(declaration);
  const hidden = hiddenInformation<D>(declaration, readers, keywording, numbering);
  const faces = facesOf<D>(declaration, readers, keywording, numbering, hidden, words);
  const deckIds = Object.keys(declaration.decks);
  const bringDecks = hasOwners(declaration);

  const clauses = Object.fromEntries(
    Object.entries(declaration.clauses).map(([clause, given]) => [clause, clauseOf(id, given)]),
  ) as ClauseRegistry & Readonly<Record<NamesIn<D>['clause'], Clause>>;

  const cardsOfDeck = (deck: string): readonly NamesIn<D>['card'][] =>
    Object.entries(declaration.decks[deck] ?? {}).flatMap(([card, count]) =>
      Array.from({ length: count }, () => card as NamesIn<D>['card']),
    );

  const gameOf = (setup: MatchSetup, editions: readonly string[]): Game => {
    const { rng: before, ...start } = newGameState(setup, { editions, decks: deckIds });
    if (!bringDecks && setup.decks[0] !== setup.decks[1])
      throw new GatechartError(
        'BAD_VALUE',
        'decks',
        `the players share one deck, got ${setup.decks.join(' and ')}; name one deck for both`,
      );
    const listed: readonly { readonly card: NamesIn<D>['card']; readonly owner: Player | null }[] = bringDecks
      ? PLAYERS.flatMap((owner) => cardsOfDeck(setup.decks[owner]).map((card) => ({ card, owner })))
      : cardsOfDeck(setup.decks[0]).map((card) => ({ card, owner: null }));
    // The number of a card says nothing of what it is.
    const [brought, rng] = shuffle(before, listed);
    const cardsOf = (owner: Player | null): readonly number[] =>
      brought.flatMap((each, card) => (each.owner === owner ? [card] : []));
    const lists = Object.fromEntries(
      Object.entries(zones).map(([zone, { isShared: shared = false }]) => {
        const owners = shared ? [null] : PLAYERS;
        return [zone, owners.map((owner) => (zone === deckZone ? cardsOf(owner) : []))];
      }),
    );
    const numbers = brought.map((_, card) => card);
    const table: Omit<Game, keyof typeof start> = {
      rng,
      turn: 0,
      cards: brought.map(({ card }) => card),
      owners: brought.map(({ owner }) => owner),
      known: brought.map(() => 0),
      lots: [brought.map(() => 0), brought.map(() => 0)],
      keys: [numbers, numbers],
      zones: lists as unknown as Game['zones'],
      counters: Object.fromEntries(
        Object.entries(counters).map(([counter, value]) => [counter, [value, value]]),
      ) as unknown as Game['counters'],
      ...(declaration.marks && { marks: {} }),
      ...(hasAttachments(declaration) && { attachments: [] }),
      values: values as unknown as Game['values'],
      stack: [],
      triggers: [],
      priority: { player: 0, passes: 0 },
    };
    return { ...table, ...start } as Game;
  };

  /** Returns the setup of a chart, with rule functions as its actions and guards: `setup({ … }).createMachine({ … })`. */
  const setup = <
    Move extends string = never,
    Name extends string = never,
    Guard extends string = never,
    Actors extends Record<string, UnknownActorLogic> = Record<never, UnknownActorLogic>,
  >(
    parts: ChartParts<D, Move, Name, Guard, Actors>,
  ): ChartSetup<D, Move | Name | 'acceptOutput', Guard, Actors> => {
    checkActionNames(Object.keys(parts.moves ?? {}), Object.keys(parts.rules ?? {}));
    const moves = Object.entries((parts.moves ?? {}) as Readonly<Record<string, AnyRule>>).map(
      ([name, rule]) => [
        name,
        assign({
          game: ({ context, event }: { context: Holding<D>; event: OptionIn<D> }) =>
            gameAfter(name, rule(clearEvents(context.game), event)),
        }),
      ],
    );
    const others = Object.entries<Rule<D>>(parts.rules ?? {}).map(([name, rule]) => [
      name,
      assign({ game: ({ context }: { context: Holding<D> }) => gameAfter(name, rule(context.game)) }),
    ]);
    const guards = Object.entries<(game: Game) => boolean>(parts.guards ?? {}).map(([name, holds]) => [
      name,
      ({ context }: { context: Holding<D> }) => holds(context.game),
    ]);
    const made = setupChart({
      actors: parts.actors ?? {},
      actions: { acceptOutput, clearEvents: clearEventsAction, ...Object.fromEntries([...moves, ...others]) },
      guards: Object.fromEntries(guards),
    } as never);
    const createMachine = (config: unknown) =>
      made.createMachine(chartConfig(config, Object.keys(parts.moves ?? {})) as never);
    return { ...made, createMachine } as unknown as ChartSetup<
      D,
      Move | Name | 'acceptOutput',
      Guard,
      Actors
    >;
  };

  /** The context and output of every chart: `createMachine({ ...game.io, id: 'match', … })`. */
  const io = {
    context: fromInput(({ game }: Holding<D>): Holding<D> => ({ game })),
    output: ({ context: { game } }: { readonly context: Holding<D> }): Holding<D> => ({ game }),
  };

  /** Returns the game in which a player has lost by a clause. */
  const lost = (game: Game, player: Player, clause: NamesIn<D>['clause']): Game => {
    if (!Object.hasOwn(clauses, clause)) throw new Error(`the game declares no clause ${clause}`);
    return { ...game, result: lostBy(player, clause) };
  };

  /** Returns the ruleset. */
  const ruleset = <const Edition extends string, State extends string = string>(
    given: GameParts<D, Edition, State>,
  ): Ruleset<Game, OptionIn<D>, TableView<D>, D['id'], Edition> => {
    checkMembers(given, Object.keys(OF_GAMES));
    const { editions, decisions: kinds, scenario, rating, optionText, ...parts } = given;
    checkDecisions(declaration, editions, kinds);
    if (scenario !== undefined) checkScenario(declaration, editions, scenario);
    const editionIds = Object.keys(editions);
    const { decisions, explainIllegal, refusedOptions, namesInOption, prompts } = decisionRules<D>(
      declaration,
      kinds,
      (option, game, player) => optionText?.(option, (parts.view ?? hidden.view)(game, player)),
    );
    const texts = {
      prompts,
      optionText: (option: OptionIn<D>, seen: TableView<D>) => {
        const text = optionText?.(option, seen);
        return text === undefined ? namesInOption(option) : words.inAll(text);
      },
    };
    const { renderBoard, textView } = displayOf<D>(declaration, rules, hidden, words, faces, texts);
    const newGame = (setup: MatchSetup): Game => gameOf(setup, editionIds);
    const shared = !bringDecks && ({ sharesDeck: true } as const);
    const [first = '', second = first] = deckIds;
    const factsThat = (mark: 'isChance' | 'beginsTurn'): readonly string[] =>
      Object.keys(declaration.facts).filter((what) => declaration.facts[what]?.[mark] === true);
    return {
      id,
      plays: 'matches',
      editions,
      defaultEdition: editionIds[0] as Edition,
      clauses,
      newGame,
      decks: deckIds,
      ...shared,
      decisions,
      bluffWindows: Object.keys(kinds),
      view: hidden.view,
      determinize: hidden.determinize,
      rerandomizeHidden: hidden.rerandomizeHidden,
      ...(words.isEnglish && { languages: ['en'] as const }),
      narrate: words.narrate,
      headline: words.headline,
      checkInvariants: conservation<D>(declaration),
      recordedEvents: { chance: factsThat('isChance'), checkpoints: factsThat('beginsTurn') },
      explainIllegal,
      refusedOptions,
      hints: {
        textView,
        cardNames: faces.cardNames,
        cardDetails: faces.cardLines,
      },
      renderBoard,
      cardDetails: faces.cardDetails,
      collection: collectionOf<D>(declaration, words, faces),
      boardChanges: motionOf<D>(declaration, rules, words),
      ...learningOf<D>(declaration, cardRules),
      ...(rating && {
        rating: (question: Question<OptionIn<D>, TableView<D>>) =>
          rating(question).map(({ worth, reason }) => ({ worth, reason: textIn(reason) })),
      }),
      ...(scenario && {
        scenario: scenarioOf<D>(
          declaration,
          { ...rules, ...keywording, ...numbering },
          (pair, setting) => newGame({ decks: pair, index: 0, ...setting }),
          deckPair({ ...shared }, first, second),
          scenario,
          statesByEdition(editions),
        ),
      }),
      ...parts,
    } as unknown as Ruleset<Game, OptionIn<D>, TableView<D>, D['id'], Edition>;
  };

  return {
    ...rules,
    nameOf: words.cardName,
    clauses,
    io,
    lost,
    newGame: gameOf,
    ruleset,
    setup,
    view: hidden.view,
  };
};

interface Made<G> {
  readonly view: (game: G, player: Player) => unknown;
}

/** The state of a game: `type Game = GameOf<typeof game>`. */
export type GameOf<M extends Made<never>> = Parameters<M['view']>[0];

/** The moves of a game, without their keys: `MoveOf<typeof game>`, or those of one type: `MoveOf<typeof game, 'attack'>`. */
export type MoveOf<M extends Made<never>, Type extends string = string> =
  M extends Made<CardTable<infer D>> ? Extract<MoveValue<D>, { readonly type: Type }> : never;
