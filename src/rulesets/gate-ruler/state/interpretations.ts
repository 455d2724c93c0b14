/**
 * The differences between editions, and the choices where the documents are silent. The code reads each entry in one
 * place only.
 */
export interface Interpretations {
  /** u2103/combat-damage.1, u2103/replaced.2: the kind of damage that Intercept, Penetrate and Counterattack deal. */
  readonly keywordDamage: 'combat' | 'effect';
  /**
   * u2103/damage-step: whether Penetrate and Counterattack are checked before and after the combat damage, or triggered
   * by it.
   */
  readonly combatKeywords: 'checked' | 'triggered';
  /** 6-5d-1: whether units lose their carried damage at the end of the turn (inferred). */
  readonly unitDamage: 'reset' | 'kept';
  /** 9-3f: the player who gets priority after a gate action (inferred). */
  readonly priorityAfterAction: 'other' | 'actor';
  /** 5-7: whether a drive ruler drives one card less on the very first turn (inferred). */
  readonly firstTurnDrive: 'full' | 'oneLess';
  /** 14-4b-1: whether an Instant event may be played from the hand (inferred). */
  readonly instantFromHand: 'no' | 'yes';
  /** 5-6: whether a starting hand may be exchanged once (inferred). */
  readonly mulligan: 'none' | 'once';
  /** 12-4b: which destroy processes check the card again when they resolve (inferred). */
  readonly destructionRecheck: 'byRule' | 'never';
  /** 8-8b: whether Vigilance moves its unit before or after the event for the end of the attack phase (inferred). */
  readonly vigilance: 'afterPhaseEnd' | 'beforePhaseEnd';
  /** 8-6b-2: the target of an attack on a line that lost its unit (inferred). */
  readonly lostTarget: 'nothing' | 'center';
  /** 3-6c-1: which cards in set zones a text means that names no zone but says what they are (inferred). */
  readonly setCards: 'faceUp' | 'all' | 'none';
}

const OPEN_QUESTIONS = {
  unitDamage: 'reset',
  priorityAfterAction: 'other',
  firstTurnDrive: 'full',
  instantFromHand: 'no',
  mulligan: 'none',
  destructionRecheck: 'byRule',
  vigilance: 'afterPhaseEnd',
  lostTarget: 'nothing',
  setCards: 'faceUp',
} as const;

export type EditionId = '2021-03' | '1.0.0';

/** The editions, the default first. */
export const EDITIONS: Readonly<Record<EditionId, Interpretations>> = {
  '2021-03': { keywordDamage: 'combat', combatKeywords: 'checked', ...OPEN_QUESTIONS },
  '1.0.0': { keywordDamage: 'effect', combatKeywords: 'triggered', ...OPEN_QUESTIONS },
};

/** Answers to open questions put in place of those of an edition, by the name of the question. */
export const withAnswers = (
  interpretations: Interpretations,
  answers: Readonly<Record<string, string | undefined>> = {},
): Interpretations => ({ ...interpretations, ...(answers as Partial<Interpretations>) });

export const isEdition = (id: string): id is EditionId => Object.hasOwn(EDITIONS, id);
