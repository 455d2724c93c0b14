import type { CardDefinition } from '../../values/card.ts';
import type { Instruction, Trigger } from '../../values/language.ts';
import { effectsOf } from '../effects.ts';
import type { Fault } from '../fault.ts';
import { partsOfSteps } from '../parts.ts';

/** An effect that waits for something, as often as it happens. */
interface Repeated {
  readonly trigger: Trigger;
  readonly steps: readonly Instruction[];
  readonly path: string;
  readonly oncePerTurn: boolean;
}

const steps = (all: readonly Instruction[]): readonly Instruction[] =>
  [...partsOfSteps(all, '')].flatMap((part) => (part.is === 'instruction' ? [part.value] : []));

const does = (all: readonly Instruction[], ...kinds: readonly Instruction['do'][]): boolean =>
  steps(all).some((step) => kinds.includes(step.do));

const bringsIntoPlay = (all: readonly Instruction[]): boolean =>
  steps(all).some(
    (step) =>
      step.do === 'play' || (step.do === 'move' && (step.to === 'field' || step.to.startsWith('zone:'))),
  );

/** An ability on a card that stays where it is, so that "once per turn" holds it. */
const staysPut = ({ trigger, oncePerTurn }: Repeated): boolean =>
  oncePerTurn && 'card' in trigger && trigger.card !== 'this';

const AROUND_ATTACKS = ['attackStart', 'attackDeclaration', 'attackEnd'];

const reasonFor = (repeated: Repeated): string | undefined => {
  const { trigger, oncePerTurn, steps: all } = repeated;
  switch (trigger.on) {
    case 'played':
      if (oncePerTurn) return undefined;
      if (trigger.type === undefined) {
        return 'being played, it triggers itself without end; name the types of card, or give it oncePerTurn';
      }
      return does(all, 'play') ? 'plays what it waits for; give it oncePerTurn' : undefined;
    case 'dealt':
    case 'damagePut':
      if (oncePerTurn) return undefined;
      if (trigger.combat !== true && does(all, 'damage', 'distribute')) {
        return 'deals the damage it waits for; give it combat: true or oncePerTurn';
      }
      return does(all, 'ready') ? 'could attack without end; give it oncePerTurn' : undefined;
    case 'attack':
      return !oncePerTurn && does(all, 'ready') ? 'could attack without end; give it oncePerTurn' : undefined;
    case 'moment':
      return !oncePerTurn && AROUND_ATTACKS.includes(trigger.moment) && does(all, 'ready')
        ? 'could attack without end; give it oncePerTurn'
        : undefined;
    case 'enters':
      return trigger.played !== true && bringsIntoPlay(all) && !staysPut(repeated)
        ? 'brings out what it waits for without end; let it wait for played: true'
        : undefined;
    case 'leaves':
    case 'destroyed':
      return bringsIntoPlay(all) && !staysPut(repeated)
        ? 'brings out what may leave again without end; let another card do it oncePerTurn'
        : undefined;
    default:
      return trigger satisfies never;
  }
};

/** Delayed abilities that trigger as often as they can. */
const delayedIn = (all: readonly Instruction[], path: string): readonly Repeated[] =>
  [...partsOfSteps(all, path)].flatMap((part) =>
    part.is === 'instruction' && part.value.do === 'delay' && part.value.often
      ? [{ trigger: part.value.when, steps: part.value.effect, path: part.path, oncePerTurn: false }]
      : [],
  );

const replaysEvents = (all: readonly Instruction[]): boolean =>
  steps(all).some((step) => step.do === 'play' && step.afterwards === undefined) &&
  [...partsOfSteps(all, '')].some(
    (part) =>
      part.is === 'filter' &&
      part.value.zone?.includes('graveyard') === true &&
      (part.value.type === undefined || part.value.type.includes('event')),
  );

/** 14-9: nothing sets itself off without end. */
export const selfTriggerFaults = (card: CardDefinition): readonly Fault[] =>
  effectsOf(card).flatMap(({ steps: all, path, trigger, oncePerTurn }) => {
    const isAuto = trigger !== undefined && path.startsWith('abilities');
    const repeated: readonly Repeated[] = [
      ...(isAuto ? [{ trigger, steps: all, path, oncePerTurn: oncePerTurn === true }] : []),
      ...delayedIn(all, path),
    ];
    return [
      ...repeated.flatMap((each) => {
        const reason = reasonFor(each);
        return reason === undefined
          ? []
          : [{ path: each.path.replace(/\.effect\.instructions$/, ''), reason }];
      }),
      ...(replaysEvents(all)
        ? [{ path, reason: 'could play the same event without end; play it with afterwards: deckBottom' }]
        : []),
    ];
  });
