import { type AnyStateMachine, assign, type InputFrom, type OutputFrom, type StateMachine } from 'xstate';
import type { Option } from './decision.ts';
import type { GameState } from './game-state.ts';

/** The only event a rule process receives. */
export interface AnswerEvent<O extends Option = Option> {
  readonly type: 'answer';
  readonly option: O;
}

/** What a state or transition says of itself. A waiting state `asks` the decision of that kind. */
export interface ProcessMeta<Id extends string = string> {
  readonly clauses?: readonly Id[];
  readonly decision?: string;
}

/** The `types` of a rule process: `types: {} as ProcessTypes<Context, Input, Output, …>`. */
export interface ProcessTypes<Context, Input, Output, O extends Option, Id extends string> {
  context: Context;
  input: Input;
  output: Output;
  events: AnswerEvent<O>;
  meta: ProcessMeta<Id>;
  tags: 'decision';
}

// biome-ignore lint/suspicious/noExplicitAny: cuts the inferred type of a chart at its border
type Inferred = any;

/** A rule process as others see it: what goes in and what comes out. */
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

/** Parts of charts with names: how a process hands the game to the one it invokes and takes it back. */

interface StateContext<G extends GameState> {
  readonly game: G;
}

interface HasContext<G extends GameState> {
  readonly context: StateContext<G>;
}

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

/** Input or output of a process that needs nothing but the game. */
export const passState: <G extends GameState>(held: HasContext<G>) => StateContext<G> = ruleOnContext(
  (game) => ({ game }),
);

/** A guard on `onDone` that asks the game handed back. */
export const outputGuard: <G extends GameState>(holds: (game: G) => boolean) => (done: DoneEvent) => boolean =
  ruleOnOutput;

/** Guard on `onDone`: the match is over. */
export const isOver = outputGuard((game) => game.result !== undefined);

/** A guard that asks the game held. */
export const stateGuard: <G extends GameState>(
  holds: (game: G) => boolean,
) => (held: HasContext<G>) => boolean = ruleOnContext;

/** Action on `onDone`: the game is taken back. */
export const acceptOutput = assign<Any, Any, Any, Any, never>({ game: ruleOnOutput((game) => game) });

/** An action that a rule function carries out on the game. */
export const applyRule = <G extends GameState>(rule: (game: G) => G) =>
  assign<Any, Any, Any, Any, never>({ game: ruleOnContext(rule) });

type FieldDescriptions<Key extends PropertyKey> = Readonly<
  [Key] extends [never] ? Record<string, never> : Record<Key, string>
>;
type Fields<Value> = FieldDescriptions<Exclude<keyof Value, 'game'>>;

/** What a process is given and what it gives back beside the game: field and meaning. */
export interface Contract {
  readonly input: Readonly<Record<string, string>>;
  readonly output: Readonly<Record<string, string>>;
}

/** The contracts of a ruleset by the id of the process. */
export type Contracts = Readonly<Record<string, Contract>>;

/** The contract of a machine; the compiler asks for exactly the fields that its types have. */
export const contract = <Machine extends AnyStateMachine>(
  input: Fields<InputFrom<Machine>>,
  output: Fields<OutputFrom<Machine>>,
): Contract => ({ input, output });
