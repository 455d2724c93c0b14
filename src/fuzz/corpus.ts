import type { Chance } from '../core/random.ts';
import type { CaseOrigin } from './case.ts';
import { type ChoiceSequence, rarityWeight } from './choices.ts';
import type { Reached } from './coverage/chart-coverage.ts';

/** A case as it was played. */
export interface CorpusCase {
  readonly from: CaseOrigin;
  readonly sequence: ChoiceSequence;
}

/** A case to go on from: how many of its answers lead to what it is picked for, and the cards used there. */
export interface PickedCase extends CorpusCase {
  readonly at: number;
  readonly cards: ReadonlySet<string>;
}

/** How many cases are kept for each thing that was reached. */
const KEPT_FOR_EACH = 3;

/** What is known of one thing that was reached. */
interface Target {
  /** Cases that reached it, and how often one of them was picked for it. */
  count: number;
  /** Those that reached it after the fewest answers, the fewest first. */
  readonly cases: PickedCase[];
}

/** The cases that reached something new, or sooner than others. The rarer the thing, the more its cases are picked. */
export class Corpus {
  readonly #targets = new Map<string, Target>();

  /** Keeps a case for everything that few reached, or that none reached after so few answers; true if it was kept. */
  add({ from, sequence }: CorpusCase, reached: Reached): boolean {
    let isKept = false;
    for (const [name, { at, cards }] of reached) {
      const target = this.#targets.get(name) ?? { count: 0, cases: [] };
      this.#targets.set(name, target);
      target.count += 1;
      const { cases } = target;
      const place = cases.findIndex((other) => at < other.at);
      if (place < 0 && cases.length === KEPT_FOR_EACH) continue;
      cases.splice(place < 0 ? cases.length : place, 0, { from, sequence, at, cards });
      cases.length = Math.min(cases.length, KEPT_FOR_EACH);
      isKept = true;
    }
    return isKept;
  }

  /** A case for something rare; `undefined` while there is none. What leads nowhere is picked less and less. */
  pick(chance: Chance): PickedCase | undefined {
    const targets = [...this.#targets.values()];
    if (targets.length === 0) return undefined;
    const target = targets[chance.weighted(targets.map(({ count }) => rarityWeight(count)))] as Target;
    target.count += 1;
    return chance.pick(target.cases);
  }
}
