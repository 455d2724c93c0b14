import type { Option } from '../../core/decision.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { LocalizedText } from '../../core/narration.ts';
import type { Question } from '../../core/question.ts';

/** What a person at a seat may ask for beside answering. */
export interface PlayerConsole {
  /** Whether anything happened since this player's last answer that ends passing. */
  hasNews(): boolean;
  mayTakeBack(): boolean;
  /** Keeps the match as it stands in a file. Throws `CANNOT_WRITE`. */
  save(file: string): void;
  /** A card in full, by the number of an option or its name; nothing where none such is known. */
  card(question: Question, named: string): readonly string[];
  /** The names of the cards that an option is about, in every language. */
  cardNames(option: Option, view: unknown): readonly string[];
  /** Why an option may not be meant; nothing where there is no doubt. */
  warning(option: Option, view: unknown): LocalizedText | undefined;
  /** The options as an agent rates them, the best first; nothing where none can. */
  advice(question: Question): readonly RatedOption[];
}
