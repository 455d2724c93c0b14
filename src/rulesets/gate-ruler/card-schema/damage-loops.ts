import type { CardDefinition } from '../state/card-2.ts';
import type { CardFilter, Instruction, Reference, Trigger } from '../state/card.ts';
import type { Fault } from './fault.ts';
import { allSteps, choiceOf, type Reaction, reactionsOf } from './reactions.ts';

type Side = 'ally' | 'enemy';

/** Who deals damage or is dealt it, seen from the controller of a text. */
type Party = `${Side} ${'ruler' | 'card'}`;

const EVERYBODY: readonly Party[] = ['ally ruler', 'ally card', 'enemy ruler', 'enemy card'];

const selfOf = ({ type }: CardDefinition): Party => (type === 'ruler' ? 'ally ruler' : 'ally card');

const partiesOfFilter = ({ side, zone, type }: CardFilter): readonly Party[] => {
  const isRuler = (zone ?? type)?.includes('ruler') === true && (type?.includes('ruler') ?? true);
  const isUnit =
    (zone?.some((kind) => kind === 'attack' || kind === 'defense') ?? true) &&
    (type?.includes('unit') ?? true);
  return EVERYBODY.filter(
    (party) => (side === undefined || party.startsWith(side)) && (party.endsWith('ruler') ? isRuler : isUnit),
  );
};

type DamageTrigger = Extract<Trigger, { on: 'dealt' | 'damagePut' }>;

const partiesOfWho = (card: CardDefinition, who: DamageTrigger['source']): readonly Party[] => {
  if (who === 'this') return [selfOf(card)];
  return typeof who === 'object' ? partiesOfFilter(who) : EVERYBODY;
};

/** Damage that is dealt: by whom, to whom. */
interface Dealt {
  readonly by: readonly Party[];
  readonly to: readonly Party[];
}

/** A text that waits for damage that is no combat damage, and what damage it deals then. */
interface Echo {
  readonly card: CardDefinition;
  readonly path: string;
  readonly awaited: Dealt;
  readonly deals: readonly Dealt[];
}

const echoOf = (card: CardDefinition, reaction: Reaction): readonly Echo[] => {
  const { trigger, steps, enclosingSteps: whole, path, oncePerTurn } = reaction;
  if (trigger.on !== 'dealt' && trigger.on !== 'damagePut') return [];
  if (oncePerTurn || trigger.combat === true) return [];
  const awaited = { by: partiesOfWho(card, trigger.source), to: partiesOfWho(card, trigger.receiver) };
  const meant = (reference: Reference): readonly Party[] => {
    if (typeof reference === 'object') return partiesOfFilter(reference.all);
    switch (reference) {
      case 'this':
        return [selfOf(card)];
      case 'ownRuler':
        return ['ally ruler'];
      case 'enemyRuler':
        return ['enemy ruler'];
      case 'cause':
        return awaited.to;
      case 'source':
        return awaited.by;
      case 'attacker':
        return EVERYBODY;
      default: {
        const choice = choiceOf(whole, reference);
        return choice === undefined ? EVERYBODY : partiesOfFilter(choice.from);
      }
    }
  };
  const dealtBy = (step: Instruction): readonly Dealt[] => {
    if (step.do === 'distribute') return [{ by: [selfOf(card)], to: meant(step.to) }];
    return step.do === 'damage'
      ? [{ by: step.from === undefined ? [selfOf(card)] : meant(step.from), to: step.to.flatMap(meant) }]
      : [];
  };
  return [{ card, path, awaited, deals: allSteps(steps).flatMap(dealtBy) }];
};

const echoesOf = (card: CardDefinition): readonly Echo[] =>
  reactionsOf(card).flatMap((reaction) => echoOf(card, reaction));

/** An echo on a card of one of the players: of the one whose card is checked, or of the other. */
interface Placed {
  readonly echo: Echo;
  readonly isEnemys: boolean;
}

const turned = (party: Party): Party =>
  (party.startsWith('ally') ? party.replace('ally', 'enemy') : party.replace('enemy', 'ally')) as Party;

const setsOff = (one: Placed, other: Placed): boolean => {
  const isAwaited = (dealt: readonly Party[], awaited: readonly Party[]): boolean =>
    dealt.some((party) => awaited.includes(one.isEnemys === other.isEnemys ? party : turned(party)));
  const { awaited } = other.echo;
  return one.echo.deals.some(({ by, to }) => isAwaited(by, awaited.by) && isAwaited(to, awaited.to));
};

/** What an echo sets off first on a way that leads back to it. */
const wayBack = (echo: Echo, all: readonly Placed[]): Placed | undefined => {
  const next = (from: Placed) => all.filter((other) => setsOff(from, other));
  return next({ echo, isEnemys: false }).find((first) => {
    const seen = new Set<Placed>();
    const open = [first];
    for (let placed = open.pop(); placed !== undefined; placed = open.pop()) {
      if (placed.echo === echo) return true;
      if (seen.has(placed)) continue;
      seen.add(placed);
      open.push(...next(placed));
    }
    return false;
  });
};

const REMEDY = 'give it combat: true or oncePerTurn';

const reasonFor = (echo: Echo, { echo: first, isEnemys }: Placed): string => {
  if (first === echo && !isEnemys) return `deals the damage it waits for; ${REMEDY}`;
  const other = first === echo ? "the opponent's" : first.card.id;
  return `deals damage that ${other} waits for, which may come back without end; ${REMEDY}`;
};

/**
 * 14-9, 11-1: texts that answer damage with damage, in a circle through this card alone, the same card of the opponent, or
 * others it may meet. Each answer is played above the ruler damage and the destructions it brings about, so nothing that
 * could end the circle resolves before it does.
 */
export const damageLoopFaults = (
  card: CardDefinition,
  others: readonly CardDefinition[],
): readonly Fault[] => {
  const own = echoesOf(card);
  const all = [...own, ...others.flatMap(echoesOf)].flatMap((echo) => [
    { echo, isEnemys: false },
    { echo, isEnemys: true },
  ]);
  return own.flatMap((echo) => {
    const first = wayBack(echo, all);
    return first === undefined ? [] : [{ path: echo.path, reason: reasonFor(echo, first) }];
  });
};
