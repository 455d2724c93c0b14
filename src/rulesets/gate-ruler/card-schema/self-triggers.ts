import type { CardDefinition } from '../state/card-2.ts';
import type { CardFilter, Instruction, Reference, ZoneKind } from '../state/card.ts';
import { effectsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { partsOfSteps } from './parts.ts';
import { allSteps, choiceOf, type Reaction, reactionsOf } from './reactions.ts';

const does = (all: readonly Instruction[], ...kinds: readonly Instruction['do'][]): boolean =>
  allSteps(all).some((step) => kinds.includes(step.do));

const IN_PLAY: readonly ZoneKind[] = ['ruler', 'attack', 'defense', 'field'];

const isInPlay = ({ zone, soulOf }: CardFilter): boolean =>
  zone === undefined ? soulOf === undefined : zone.every((kind) => IN_PLAY.includes(kind));

/** Whether those cards are in play already, so that a move within play brings none out. */
const areInPlay = ({ isInPlay: isThisInPlay, enclosingSteps: whole }: Reaction, reference: Reference): boolean => {
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
