import type { Form } from './mutate-2.ts';

/** A kind of file that others hand in. */
export interface InputKind {
  readonly id: string;
  readonly form: Form;
  /** Texts of it that are all right. */
  readonly valid: readonly string[];
  /** A changed text made so that its change is not seen at once, such as by its digest. */
  readonly seal?: (text: string) => string;
  /** Reads a text and does with it what the tools do. Throws `GatechartError` for one that is not all right. */
  readonly accept: (text: string) => void;
}
