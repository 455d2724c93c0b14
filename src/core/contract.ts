import type { AnyStateMachine, InputFrom, OutputFrom } from 'xstate';

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
