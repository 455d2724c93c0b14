import type { CardDefinition, CardFilter, Cost, Instruction, Reference, ZoneKind } from '../state/card.ts';
import { allSteps, choiceOf, effectsOf, type Reaction, reactionsOf } from './effects.ts';
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

const does = (all: readonly Instruction[], ...kinds: readonly Instruction['do'][]): boolean =>
  allSteps(all).some((step) => kinds.includes(step.do));

const IN_PLAY: readonly ZoneKind[] = ['ruler', 'attack', 'defense', 'field'];

const isInPlay = ({ zone, soulOf }: CardFilter): boolean =>
  zone === undefined ? soulOf === undefined : zone.every((kind) => IN_PLAY.includes(kind));

/** Whether those cards are in play already, so that a move within play brings none out. */
const areInPlay = (
  { isInPlay: isThisInPlay, enclosingSteps: whole }: Reaction,
  reference: Reference,
): boolean => {
  if (typeof reference === 'object') return isInPlay(reference.all);
  if (reference === 'this') return isThisInPlay;
  const choice = choiceOf(whole, reference);
  return reference === 'attacker' || (choice !== undefined && isInPlay(choice.from));
};

const bringsIntoPlay = (reaction: Reaction): boolean =>
  allSteps(reaction.steps).some(
    (step) =>
      step.do === 'play' ||
      (step.do === 'move' &&
        (step.to === 'field' || step.to.startsWith('zone:')) &&
        !areInPlay(reaction, step.cards)),
  );

/** An ability on a card that stays where it is, so that "once per turn" holds it. */
const staysPut = ({ trigger, oncePerTurn }: Reaction): boolean =>
  oncePerTurn && 'card' in trigger && trigger.card !== 'this';

const AROUND_ATTACKS = ['attackStart', 'attackDeclaration', 'attackEnd'];

const reasonFor = (reaction: Reaction): string | undefined => {
  const { trigger, oncePerTurn, steps: all } = reaction;
  switch (trigger.on) {
    case 'played':
      if (oncePerTurn) return undefined;
      if (trigger.type === undefined) {
        return 'being played, it triggers itself without end; name the types of card, or give it oncePerTurn';
      }
      return does(all, 'play') ? 'plays what it waits for; give it oncePerTurn' : undefined;
    case 'dealt':
    case 'damagePut':
    case 'attack':
      return !oncePerTurn && does(all, 'ready') ? 'could attack without end; give it oncePerTurn' : undefined;
    case 'moment':
      return !oncePerTurn && AROUND_ATTACKS.includes(trigger.moment) && does(all, 'ready')
        ? 'could attack without end; give it oncePerTurn'
        : undefined;
    case 'enters':
      return trigger.played !== true && bringsIntoPlay(reaction) && !staysPut(reaction)
        ? 'brings out what it waits for without end; let it wait for played: true'
        : undefined;
    case 'leaves':
    case 'destroyed':
      return bringsIntoPlay(reaction) && !staysPut(reaction)
        ? 'brings out what may leave again without end; let another card do it oncePerTurn'
        : undefined;
    default:
      return trigger satisfies never;
  }
};

const replaysEvents = (all: readonly Instruction[]): boolean =>
  allSteps(all).some((step) => step.do === 'play' && step.afterwards === undefined) &&
  [...partsOfSteps(all, '')].some(
    (part) =>
      part.is === 'filter' &&
      part.value.zone?.includes('graveyard') === true &&
      (part.value.type === undefined || part.value.type.includes('event')),
  );

/** 14-9: nothing sets itself off without end. */
export const selfTriggerFaults = (card: CardDefinition): readonly Fault[] => [
  ...reactionsOf(card).flatMap((reaction) => {
    const reason = reasonFor(reaction);
    return reason === undefined ? [] : [{ path: reaction.path, reason }];
  }),
  ...effectsOf(card).flatMap(({ steps, path }) =>
    replaysEvents(steps)
      ? [{ path, reason: 'could play the same event without end; play it with afterwards: deckBottom' }]
      : [],
  ),
];
