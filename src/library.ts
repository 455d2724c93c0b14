import type { Option, Player } from './kernel/decision.ts';
import { GatechartError } from './kernel/error.ts';
import type { Baton } from './kernel/fact.ts';
import type { Ruleset } from './kernel/ruleset.ts';
import type { Step } from './kernel/step.ts';
import { editionCalled, rulesetCalled, usualDecks } from './known-rules.ts';
import { gateRuler, gateRulerWith } from './registry.ts';
import { type CardSet, catalogueWith } from './rulesets/gate-ruler/cards/catalogue.ts';
import type { GameView as GateRulerView } from './rulesets/gate-ruler/seen/view.ts';
import type { Game as GateRulerGame } from './rulesets/gate-ruler/values/game.ts';
import type { GateRulerOption } from './rulesets/gate-ruler/values/option.ts';
import type { Match, Pending, Refusal, RuntimeName } from './runtime/match.ts';
import { startMatch } from './runtime/start.ts';

/** Game, option and view of every ruleset. */
interface RulesetTypes {
  readonly 'gate-ruler': {
    readonly game: GateRulerGame;
    readonly option: GateRulerOption;
    readonly view: GateRulerView;
  };
}

/** Id of a ruleset that matches can be played by. */
export type RulesetId = keyof RulesetTypes;

declare const playedBy: unique symbol;

/** A running match of one ruleset. */
export interface MatchIn<Id extends RulesetId>
  extends Match<RulesetTypes[Id]['game'], RulesetTypes[Id]['option']> {
  readonly [playedBy]?: Id;
}

/** What a new match is made from; what is left out is as in `gatechart play`. */
export interface NewMatch<Id extends RulesetId = RulesetId> {
  readonly ruleset?: Id;
  readonly edition?: string;
  /** Gate Ruler: sets of cards and decks of one's own (see `readSet`), beside the built-in ones. */
  readonly sets?: readonly CardSet[];
  /** Deck id by seat. */
  readonly decks?: readonly [string, string];
  /** A whole number from 0; the same seed and answers give the same match. 1 when absent. */
  readonly seed?: number;
  /** Tells matches of one seed apart; 0 when absent. */
  readonly index?: number;
  /** `lean` when absent. */
  readonly runtime?: RuntimeName;
  /** Hears every microstep, in order, while the match runs. */
  readonly onStep?: (step: Step) => void;
}

const wholeNumber = (name: string, value: number): number => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new GatechartError('BAD_VALUE', name, `${value} is not a whole number from 0`);
};

const rulesetOf = ({ ruleset: id = 'gate-ruler', sets = [] }: NewMatch): Ruleset => {
  if (sets.length === 0) return rulesetCalled(id);
  if (id !== gateRuler.id) throw new GatechartError('BAD_VALUE', 'sets', `only ${gateRuler.id} takes sets`);
  return gateRulerWith(catalogueWith(sets));
};

/**
 * A new match, run up to its first question.
 * Throws `GatechartError`: `UNKNOWN_RULESET`, `UNKNOWN_EDITION`, `UNKNOWN_DECK`, `BAD_VALUE`.
 */
export const newMatch = <Id extends RulesetId = 'gate-ruler'>(options: NewMatch<Id> = {}): MatchIn<Id> => {
  const { runtime = 'lean', onStep } = options;
  const ruleset = rulesetOf(options);
  const game = ruleset.newGame({
    edition: editionCalled(ruleset, options.edition),
    decks: options.decks ?? usualDecks(ruleset),
    seed: wholeNumber('seed', options.seed ?? 1),
    index: wholeNumber('index', options.index ?? 0),
  });
  const match: Match = startMatch(ruleset, game, onStep === undefined ? { runtime } : { runtime, onStep });
  return match as MatchIn<Id>;
};

/** The open question with its options, two or more; `undefined` when the match is over. */
export const pending = <G extends Baton, O extends Option>(match: Match<G, O>): Pending<O> | undefined =>
  match.pending();

/**
 * Answers the open question with the key of an option. Returns why the answer was not taken, and then nothing has
 * changed; `undefined` if it was taken. Throws `GatechartError` if the rules themselves fail.
 */
export const answer = (match: Match, player: Player, key: string): Refusal | undefined =>
  match.answer(player, key);

/** Gives the match up for a player; allowed at any time. Returns why it was not taken. */
export const concede = (match: Match, player: Player): Refusal | undefined => match.concede(player);

/** What a player may know of the match: nothing of hidden cards, nothing of what chance will bring. */
export const view = <Id extends RulesetId>(match: MatchIn<Id>, player: Player): RulesetTypes[Id]['view'] =>
  match.ruleset.view(match.game(), player) as RulesetTypes[Id]['view'];
