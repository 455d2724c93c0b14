import type { PassMoment, PassRules, PassUntil } from '../../core/adapters/hints.ts';
import type { LocalizedText } from '../../core/narration.ts';
import type { Question } from '../../core/question.ts';

/** Why passing ended: the awaited event is there, something must be chosen first, or passing on would lose something. */
export type StopReason = 'reached' | 'mustChoose' | 'wouldLose';

/** What a person who passes does next; `loss`: what the next pass would lose. */
export type PassStep =
  | { readonly key: string }
  | { readonly stopped: Exclude<StopReason, 'wouldLose'> }
  | { readonly stopped: 'wouldLose'; readonly loss: LocalizedText; readonly kind: PassUntil['until'] };

/** How passing begins: with a key, with a loss that is to be confirmed, or not at all. */
export type PassStart = { readonly key: string } | { readonly loss: LocalizedText } | PassRejection;

/** Why a wish to pass cannot be begun with. */
export type PassRejection = 'mustChoose' | 'nothingWaits';

const isReached = (until: PassUntil, { turn, isOwnTurn, waiting }: PassMoment, hasNews: boolean): boolean => {
  switch (until.until) {
    case 'something':
      return hasNews;
    case 'resolved':
      return !waiting.includes(until.item);
    case 'ownTurn':
      return isOwnTurn && turn > until.turn;
    default:
      return until satisfies never;
  }
};

/** A person's wish to pass, kept from question to question until it ends. */
export class Passing {
  readonly #course: PassRules;
  #until: PassUntil | undefined;
  /** The turn in which a loss was confirmed. */
  #confirmed: number | undefined;

  constructor(course: PassRules) {
    this.#course = course;
  }

  /** Begins to pass with the open question; a loss has to be confirmed. */
  begin({ decision, view }: Question, kind: PassUntil['until'], isConfirmed: boolean): PassStart {
    const { turn, waiting } = this.#course.moment(view());
    const item = waiting.at(-1);
    if (kind === 'resolved' && item === undefined) return 'nothingWaits';
    const until: PassUntil =
      kind === 'something'
        ? { until: kind }
        : kind === 'ownTurn'
          ? { until: kind, turn }
          : { until: kind, item: item as number };
    const key = this.#course.passKey(decision, until);
    if (key === undefined) return 'mustChoose';
    const loss = this.#course.passLoss?.(decision, view());
    if (loss !== undefined && !isConfirmed) return { loss };
    this.#confirmed = loss === undefined ? undefined : turn;
    this.#until = until;
    return { key };
  }

  /** Continues passing; `undefined` when nobody wants to. */
  next({ decision, view }: Question, hasNews: boolean): PassStep | undefined {
    const until = this.#until;
    if (until === undefined) return undefined;
    this.#until = undefined;
    const moment = this.#course.moment(view());
    if (isReached(until, moment, hasNews)) return { stopped: 'reached' };
    const key = this.#course.passKey(decision, until);
    if (key === undefined) return { stopped: 'mustChoose' };
    const loss = this.#course.passLoss?.(decision, view());
    if (loss !== undefined && this.#confirmed !== moment.turn) {
      return { stopped: 'wouldLose', loss, kind: until.until };
    }
    this.#until = until;
    return { key };
  }
}
