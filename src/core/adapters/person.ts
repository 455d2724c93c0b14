import type { Option } from '../decision.ts';
import type { GameState } from '../fact.ts';
import type { LocalizedText, Language } from '../narration.ts';
import type { Question } from '../question.ts';
import type { PassRules } from './hints.ts';
import type { TextView } from './picture.ts';
import type { EventRelevance } from './watch.ts';

/** What helps a person to play a ruleset. */
export interface Hints<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  textView(language: Language): TextView<O, V>;
  /** Absent: every question is asked. */
  readonly passRules?: PassRules<O, V>;
  /** Absent: nothing is news, and no answer is taken back. */
  readonly eventRelevance?: EventRelevance<G>;
  /** The names of the cards that an option is about, in every language: what it may be called by. Keys alone where absent. */
  cardNames?(option: O, view: V): readonly string[];
  /** Why a person may not mean an option, told once before it is taken; nothing where there is no doubt. */
  warning?(option: O, view: V): LocalizedText | undefined;
  /**
   * A card as people read it, line by line; `named`: the number of an option about it, its id or its name. Nothing where no
   * such card is known to the player.
   */
  cardDetails?(question: Question<O, V>, named: string, language: Language): readonly string[];
}
