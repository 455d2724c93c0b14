import type { EventObject, setup, UnknownActorLogic } from 'xstate';
import type { Process, ProcessMeta } from '../core/rule-machine.ts';
import type { CardTable, Declaration, MoveIn, NamesIn, OptionIn } from './declaration.ts';

/** The context, input and output of a chart on the kit. */
export interface Holding<D extends Declaration> {
  readonly game: CardTable<D>;
}

/** A rule function: the game after it. */
export type Rule<D extends Declaration> = (game: CardTable<D>) => CardTable<D>;

/** A rule function of a move. One that has the name of a move gets that move; any other gets every move. */
export type MoveRule<D extends Declaration, Name extends string> = (
  game: CardTable<D>,
  move: Name extends keyof D['moves'] ? MoveIn<D, Name> : OptionIn<D>,
) => CardTable<D>;

/** The actions and guards of a chart, by the names that the chart uses. */
export interface ChartParts<
  D extends Declaration,
  Move extends string,
  Name extends string,
  Guard extends string,
  Actors extends Record<string, UnknownActorLogic>,
> {
  /** Actions of a transition on a move. Each begins a new list of events, so a transition has one of them. */
  readonly moves?: { readonly [Each in Move]: MoveRule<D, Each> };
  /** All other actions. */
  readonly rules?: Readonly<Record<Name, Rule<D>>>;
  readonly guards?: Readonly<Record<Guard, (game: CardTable<D>) => boolean>>;
  /** Charts that this one invokes. `acceptOutput` takes their game over. */
  readonly actors?: Actors;
}

type XStateSetup<
  D extends Declaration,
  Action extends string,
  Guard extends string,
  Actors extends Record<string, UnknownActorLogic>,
> = ReturnType<
  typeof setup<
    Holding<D>,
    OptionIn<D>,
    Actors,
    Record<never, string>,
    Record<Action, undefined>,
    Record<Guard, undefined>,
    never,
    'decision' | 'over',
    Holding<D>,
    Holding<D>,
    EventObject,
    ProcessMeta<NamesIn<D>['clause']>
  >
>;

/** What a transition may lead to: a state beside its own, a state inside one, or a state by its id. */
type Target<State extends string> = State | `${State}.${string}` | `.${string}` | `#${string}`;

/** A transition, or several, whose targets are known. */
type Retargeted<T, State extends string> = T extends string
  ? Target<State>
  : T extends readonly (infer Item)[]
    ? readonly Retargeted<Item, State>[]
    : T extends object
      ? T & { readonly target?: Target<State> | undefined }
      : T;

/** A state whose transitions lead to known states. */
type StateTo<T, State extends string> = T extends {
  always?: infer Always;
  on?: infer On;
  onDone?: infer Done;
}
  ? Omit<T, 'always' | 'on' | 'onDone'> & {
      readonly always?: Retargeted<Always, State>;
      readonly on?: { readonly [Event in keyof On]: Retargeted<On[Event], State> };
      readonly onDone?: Retargeted<Done, State>;
    }
  : never;

declare const STATES: unique symbol;

/** A chart on the kit, with the names of its outermost states for the compiler. */
export interface Chart<D extends Declaration, State extends string> extends Process<Holding<D>, Holding<D>> {
  readonly [STATES]?: State;
}

type ChartConfig<
  D extends Declaration,
  Action extends string,
  Guard extends string,
  Actors extends Record<string, UnknownActorLogic>,
> = Parameters<XStateSetup<D, Action, Guard, Actors>['createMachine']>[0];

/**
 * The setup of a chart: that of XState, but an unknown key of a chart is an error, such as a transition on what is no move, and
 * so is an outermost transition to a state that is not there.
 */
export interface ChartSetup<
  D extends Declaration,
  Action extends string,
  Guard extends string,
  Actors extends Record<string, UnknownActorLogic>,
> extends Omit<XStateSetup<D, Action, Guard, Actors>, 'createMachine'> {
  createMachine<State extends string = never>(
    config: ChartConfig<D, Action, Guard, Actors> & {
      readonly initial?: NoInfer<State> | undefined;
      readonly states?: {
        readonly [Name in State]: StateTo<
          NonNullable<ChartConfig<D, Action, Guard, Actors>['states']>[string],
          NoInfer<State>
        >;
      };
    },
  ): Chart<D, State>;
}
