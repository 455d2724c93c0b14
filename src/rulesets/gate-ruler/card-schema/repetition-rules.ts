import type { CardDefinition } from '../state/card-2.ts';
import type { Cost, Instruction, ZoneKind } from '../state/card.ts';
import { effectsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { partsOfSteps } from './parts.ts';

/** What an effect brings back of what was paid. */
interface Returned {
  readonly isReadying: boolean;
  readonly isDrawing: boolean;
  readonly zones: ReadonlySet<ZoneKind>;
}

const returnedBy = (steps: readonly Instruction[]): Returned => {
  const parts = [...partsOfSteps(steps, '')];
  const does = (...kinds: readonly Instruction['do'][]): boolean =>
    parts.some((part) => part.is === 'instruction' && kinds.includes(part.value.do));
  return {
    isReadying: does('ready'),
    isDrawing: does('draw', 'drive'),
    zones: new Set(parts.flatMap((part) => (part.is === 'filter' ? (part.value.zone ?? []) : []))),
  };
};

/** The most cards that an effect may bring out of the deck. */
const broughtOutBy = (steps: readonly Instruction[]): number =>
  [...partsOfSteps(steps, '')].reduce((sum, part) => {
    if (part.is !== 'instruction' || part.value.do !== 'choose') return sum;
    const { from, atMost = 1 } = part.value;
    return from.zone?.includes('deck') ? sum + atMost : sum;
  }, 0);

const comesBack = (cost: Cost, { isReadying, isDrawing, zones }: Returned): boolean => {
  if ('pay' in cost || 'exhaust' in cost) return isReadying;
  if ('destroy' in cost) return zones.has('graveyard');
  if (cost.move === 'this') return false;
  if (cost.to === 'deckBottom') return isDrawing || zones.has('deck');
  return zones.has(cost.to);
};

/** Material (16-14) is two cards or more, and comes back only if as many may be brought out again. */
const spendsMaterial = (steps: readonly Instruction[]): boolean =>
  steps.some((step) => step.do === 'material') && broughtOutBy(steps) < 2;

/** 3-2d: whether a cost moves its own card to where the ability is valid: a new card there, ready and unused. */
const renewsCard = (cost: Cost, zone: readonly ZoneKind[]): boolean =>
  'move' in cost && cost.move === 'this' && zone.includes(cost.to === 'deckBottom' ? 'deck' : cost.to);

/** Whether an ability is paid for by a card that is a new one each time, and by nothing that is gone then. */
const isPaidByRenewal = (
  cost: readonly Cost[],
  zone: readonly ZoneKind[],
  steps: readonly Instruction[],
): boolean => {
  const returned = returnedBy(steps);
  const isBack = (each: Cost): boolean =>
    renewsCard(each, zone) || 'exhaust' in each || comesBack(each, returned);
  return cost.some((each) => renewsCard(each, zone)) && cost.every(isBack);
};

/** 14-8: an activated ability cannot be repeated without end: it costs something that it does not bring back. */
export const repetitionFaults = (card: CardDefinition): readonly Fault[] =>
  effectsOf(card).flatMap(({ steps, path, cost, oncePerTurn, zone = [] }) => {
    if (cost === undefined) return [];
    const ability = path.replace(/\.effect\.instructions$/, '');
    if (isPaidByRenewal(cost, zone, steps)) {
      return [
        {
          path: ability,
          reason:
            'its card pays for it in the same place again and again, a new card each time; move it elsewhere',
        },
      ];
    }
    if (oncePerTurn) return [];
    if (cost.length === 0 && spendsMaterial(steps)) return [];
    if (cost.length === 0) {
      return [
        { path: ability, reason: 'is free and could be repeated without end; give it a cost or oncePerTurn' },
      ];
    }
    const returned = returnedBy(steps);
    return cost.every((each) => comesBack(each, returned))
      ? [
          {
            path: ability,
            reason: 'brings back what it costs and could be repeated without end; give it oncePerTurn',
          },
        ]
      : [];
  });
