import type { PassMoment, PassRules, PassUntil } from '../../core/adapters/hints.ts';
import type { Question } from '../../core/question.ts';

/** Why passing ended: what was waited for is there, or something has to be chosen first. */
export type StopReason = 'reached' | 'mustChoose';

/** What a person who passes does next. */
export type PassStep = { readonly key: string } | { readonly stopped: StopReason };

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

  constructor(course: PassRules) {
    this.#course = course;
  }

  /** Begins to pass with the open question. */
  begin({ decision, view }: Question, kind: PassUntil['until']): { readonly key: string } | PassRejection {
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
    this.#until = until;
    return { key };
  }

  /** Goes on passing; `undefined` when nobody wants to. */
  next({ decision, view }: Question, hasNews: boolean): PassStep | undefined {
    const until = this.#until;
    if (until === undefined) return undefined;
    this.#until = undefined;
    if (isReached(until, this.#course.moment(view()), hasNews)) return { stopped: 'reached' };
    const key = this.#course.passKey(decision, until);
    if (key === undefined) return { stopped: 'mustChoose' };
    this.#until = until;
    return { key };
  }
}
