import { type AnyStateMachine, assign, type InputFrom, type OutputFrom, type StateMachine } from 'xstate';
import type { MoveOf, Option } from './decision.ts';
import { GatechartError } from './errors.ts';
import type { GameState } from './game-state.ts';

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
  events: MoveOf<O>;
  meta: ProcessMeta<Id>;
  /** `decision`: the process waits for a player. `over`: the match has ended, and the process stays here. */
  tags: 'decision' | 'over';
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

const outputGame = <G extends GameState>({ event }: DoneEvent): G =>
  (event as { readonly output: StateContext<G> }).output.game;

// biome-ignore lint/suspicious/noExplicitAny: an action for any process; the chart that names it checks its own context
type Any = any;

/** An action on `onDone`: it stores the game of the finished process in the context. */
export const acceptOutput = assign<Any, Any, Any, Any, never>({ game: outputGame });

/** What XState hands to the function that makes a context. */
export interface ContextArgs<Input> {
  readonly input: Input;
  readonly self?: unknown;
}

const machineOf = (self: unknown): string =>
  (self as { readonly logic?: { readonly id?: string } } | undefined)?.logic?.id ?? 'process';

/**
 * Returns the function that makes the context of a process from its input.
 * Throws `NO_INPUT`, naming the machine, where `createActor` got no game.
 */
export const fromInput =
  <Input extends StateContext<GameState>, Context>(contextOf: (input: Input) => Context) =>
  ({ input, self }: ContextArgs<Input>): Context => {
    if ((input as Partial<Input> | undefined)?.game !== undefined) return contextOf(input);
    const machine = machineOf(self);
    throw new GatechartError(
      'NO_INPUT',
      machine,
      `the process needs a game: createActor(${machine}, { input: { game } })`,
    );
  };

/** @deprecated Write `({ context: { game } }) => ({ game })`. */
export const passState = <G extends GameState>({ context }: HasContext<G>): StateContext<G> => ({
  game: context.game,
});

/** @deprecated Write a guard with parameters: `{ type: 'isEmpty', params: ({ event }) => event.output }`. */
export const outputGuard =
  <G extends GameState>(holds: (game: G) => boolean) =>
  (done: DoneEvent): boolean =>
    holds(outputGame(done));

/** @deprecated Go to a state with the tag `over` where the match ends; nothing else needs to ask. */
export const isOver = outputGuard((game) => game.result !== undefined);

/** @deprecated Write `({ context }) => holds(context.game)`. */
export const stateGuard =
  <G extends GameState>(holds: (game: G) => boolean) =>
  ({ context }: HasContext<G>): boolean =>
    holds(context.game);

/** @deprecated Write `assign({ game: ({ context }) => rule(context.game) })`. */
export const applyRule = <G extends GameState>(rule: (game: G) => G) =>
  assign<Any, Any, Any, Any, never>({ game: ({ context }: HasContext<G>) => rule(context.game) });

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
