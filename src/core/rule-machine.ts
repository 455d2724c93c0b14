import type { StateMachine } from 'xstate';
import type { Option } from './decision.ts';

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
