import type { Option } from '../decision.ts';
import type { Baton } from '../fact.ts';
import type { InLanguages, Language } from '../narration.ts';
import type { Question } from '../question.ts';
import type { Course } from './hints.ts';
import type { Picture } from './picture.ts';
import type { Watch } from './watch.ts';

/** What helps a person to play a ruleset. */
export interface Person<G extends Baton = Baton, O extends Option = Option, V = unknown> {
  picture(language: Language): Picture<O, V>;
  /** Absent: every question is asked. */
  readonly course?: Course<O, V>;
  /** Absent: nothing is news, and no answer is taken back. */
  readonly watch?: Watch<G>;
  /** The names of the cards that an option is about, in every language: what it may be called by. Keys alone where absent. */
  cardNames?(option: O, view: V): readonly string[];
  /** Why a person may not mean an option, told once before it is taken; nothing where there is no doubt. */
  doubt?(option: O, view: V): InLanguages | undefined;
  /**
   * A card as people read it, line by line; `named`: the number of an option about it, its id or its name. Nothing where no
   * such card is known to the player.
   */
  cardSheet?(question: Question<O, V>, named: string, language: Language): readonly string[];
}
