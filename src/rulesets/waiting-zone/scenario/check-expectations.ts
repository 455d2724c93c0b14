import type { GameEvent } from '../../../core/fact.ts';
import { itemKey } from '../queries/place-names.ts';
import type { WaitingZoneEvent } from '../state/event.ts';
import type { Game } from '../state/game-2.ts';
import type { WaitingItem } from '../state/waiting-item.ts';
import { playerName } from './names.ts';

/** Facts by which a thing leaves the waiting zone. */
const OVER: ReadonlySet<string> = new Set<WaitingZoneEvent['what']>([
  'resolved',
  'negated',
  'voided',
  'dealt',
  'notDealt',
]);

type Events = readonly GameEvent[];

const eventsOf = (facts: Events): readonly WaitingZoneEvent[] => facts as readonly WaitingZoneEvent[];

/** Every check made, with what waits as it is made: `departure {IN of a, OUT of a}`. */
export const listChecks = (game: Game, facts: Events): readonly string[] => {
  let waiting: readonly WaitingItem[] = [];
  const checks: string[] = [];
  for (const fact of eventsOf(facts)) {
    if (fact.what === 'put') waiting = [...waiting, fact.item];
    if (OVER.has(fact.what) && 'item' in fact) {
      waiting = waiting.filter(({ number }) => number !== fact.item.number);
    }
    if (fact.what === 'checkOpened') {
      const then = { ...game, waiting };
      checks.push(`${fact.window.kind} {${waiting.map((item) => itemKey(then, item)).join(', ')}}`);
    }
  }
  return checks;
};

/** The effects that resolved, in order; entering the field (play.9) and attacks are none. */
export const listResolvedEffects = (game: Game, facts: Events): readonly string[] =>
  eventsOf(facts).flatMap((fact) =>
    fact.what === 'resolved' && fact.clause !== 'play.9' && fact.item.kind !== 'attack'
      ? [itemKey({ ...game, waiting: [fact.item] }, fact.item)]
      : [],
  );

/** The damage that was dealt, in order: `attack 3 to d`, `effect 2 to p2`. */
export const listDealtDamage = (game: Game, facts: Events): readonly string[] =>
  eventsOf(facts).flatMap((fact) => {
    if (fact.what !== 'dealt') return [];
    const { target, role } = fact.item;
    const to = target.kind === 'player' ? playerName(target.player) : game.definitionOf[target.ref.card];
    return [`${role} ${fact.amount} to ${to}`];
  });
