import { type AnyStateMachine, assign, type InputFrom, type OutputFrom, type StateMachine } from 'xstate';
import type { Option } from './decision.ts';
import type { GameState } from './game-state.ts';

/** The only event that a rule process receives. */
export interface AnswerEvent<O extends Option = Option> {
  readonly type: 'answer';
  readonly option: O;
}

/** The `meta` of a state or transition: the clauses that it cites, and the kind of decision of a waiting state. */
export interface ProcessMeta<Id extends string = string> {
  readonly clauses?: readonly Id[];
  readonly decision?: string;
}

/** The `types` of a rule process. Write `types: {} as ProcessTypes<Context, Input, Output, …>`. */
export interface ProcessTypes<Context, Input, Output, O extends Option, Id extends string> {
  context: Context;
  input: Input;
  output: Output;
  events: AnswerEvent<O>;
  meta: ProcessMeta<Id>;
  tags: 'decision';
}

/** An XState type parameter that is left open. */
// biome-ignore lint/suspicious/noExplicitAny: cuts the inferred type of a chart at its border
type Inferred = any;

/** A rule process as callers see it: only its input and output have types. */
export type Process<Input, Output> = StateMachine<
  Inferred,
  Inferred,
  Inferred,
  Inferred,
  Inferred,
  Inferred,
  Inferred,
  Inferred,
  Inferred,
  Input,
  Output,
  Inferred,
  Inferred,
  Inferred
>;

/** The part of a context that contains the game. Input and output have it too. */
interface StateContext<G extends GameState> {
  readonly game: G;
}

/** The arguments of a guard or action that contain the context. */
interface HasContext<G extends GameState> {
  readonly context: StateContext<G>;
}

/** The arguments of a guard or action on `onDone`. */
interface DoneEvent {
  readonly event: unknown;
}

/** A part of a chart that hands a game to a rule. Compiled charts call the rule themselves. */
export interface RuleCall {
  /** Where the game is: in the context, or in the output of the process that ended. */
  readonly game: 'held' | 'handedBack';
  readonly rule: (game: never) => unknown;
}

const parts = new WeakMap<object, RuleCall>();

/** What a part of a chart hands to which rule; nothing if it does more than that. */
export const ruleCallOf = (part: object): RuleCall | undefined => parts.get(part);

const markRuleCall = <Part extends object>(part: Part, known: RuleCall): Part => {
  parts.set(part, known);
  return part;
};

const ruleOnContext = <G extends GameState, R>(rule: (game: G) => R) =>
  markRuleCall(({ context }: HasContext<G>): R => rule(context.game), { game: 'held', rule });

const ruleOnOutput = <G extends GameState, R>(rule: (game: G) => R) =>
  markRuleCall(
    ({ event }: DoneEvent): R => rule((event as { readonly output: StateContext<G> }).output.game),
    {
      game: 'handedBack',
      rule,
    },
  );

// biome-ignore lint/suspicious/noExplicitAny: an action for any process; the chart that names it checks its own context
type Any = any;

/** Input or output of a process that needs nothing but the game: it returns the game in the context. */
export const passState: <G extends GameState>(held: HasContext<G>) => StateContext<G> = ruleOnContext(
  (game) => ({ game }),
);

/** Returns a guard on `onDone` that checks the game of the finished process. */
export const outputGuard: <G extends GameState>(holds: (game: G) => boolean) => (done: DoneEvent) => boolean =
  ruleOnOutput;

/** A guard on `onDone`: the match is over. */
export const isOver = outputGuard((game) => game.result !== undefined);

/** Returns a guard that checks the game in the context. */
export const stateGuard: <G extends GameState>(
  holds: (game: G) => boolean,
) => (held: HasContext<G>) => boolean = ruleOnContext;

/** An action on `onDone`: it stores the game of the finished process in the context. */
export const acceptOutput = assign<Any, Any, Any, Any, never>({ game: ruleOnOutput((game) => game) });

/** Returns an action that applies a rule function to the game in the context. */
export const applyRule = <G extends GameState>(rule: (game: G) => G) =>
  assign<Any, Any, Any, Any, never>({ game: ruleOnContext(rule) });

/** The description of each field, by its name. */
type FieldDescriptions<Key extends PropertyKey> = Readonly<
  [Key] extends [never] ? Record<string, never> : Record<Key, string>
>;
/** The description of each field of an input or output, without the game. */
type Fields<Value> = FieldDescriptions<Exclude<keyof Value, 'game'>>;

/** The fields that a process receives and returns besides the game, each with its meaning. */
export interface Contract {
  readonly input: Readonly<Record<string, string>>;
  readonly output: Readonly<Record<string, string>>;
}

/** The contracts of a ruleset, by the id of the process. */
export type Contracts = Readonly<Record<string, Contract>>;

/** Returns the contract of a machine. The compiler requires exactly the fields of the types of the machine. */
export const contract = <Machine extends AnyStateMachine>(
  input: Fields<InputFrom<Machine>>,
  output: Fields<OutputFrom<Machine>>,
): Contract => ({ input, output });
