import type {
  Ability,
  CardDefinition,
  CardFilter,
  Continuous,
  Instruction,
  Keyword,
  Reference,
  Stat,
  Trigger,
  ZoneKind,
} from '../state/card.ts';
import { allSteps, choiceOf, type Reaction, reactionsOf } from './effects.ts';
import type { Fault } from './fault.ts';
import { type Part, partsOutsideEffect } from './parts.ts';

type Kind = 'rulers' | 'cards' | 'cards out of play';

type What = Stat | Keyword | 'unaffected';

/** Something that continuous abilities change and read: a number, a keyword or immunity, of one kind of cards. */
type Node = `${What} of ${Kind}`;

/** To know `of`, a continuous ability of a card reads `reads`. */
interface Reading {
  readonly of: Node;
  readonly reads: Node;
  readonly card: CardDefinition;
  readonly path: string;
}

const RULERS = ['rulers'] as const;
const CARDS = ['cards'] as const;

const IN_PLAY: readonly ZoneKind[] = ['attack', 'defense', 'set', 'field'];

const kindsOf = (reference: Reference, card: CardDefinition): readonly Kind[] => {
  if (reference === 'ownRuler' || reference === 'enemyRuler') return RULERS;
  if (reference === 'this') return card.type === 'ruler' ? RULERS : CARDS;
  if (reference === 'attacker') return [...RULERS, ...CARDS];
  return typeof reference === 'object' ? kindsOfFilter(reference.all) : CARDS;
};

const kindOfZone = (zone: ZoneKind): Kind => {
  if (zone === 'ruler') return 'rulers';
  return IN_PLAY.includes(zone) ? 'cards' : 'cards out of play';
};

const kindsOfFilter = ({ type, zone, soulOf }: CardFilter): readonly Kind[] => {
  if (zone !== undefined) return [...new Set(zone.map(kindOfZone))];
  if (soulOf !== undefined) return ['cards out of play'];
  return type?.includes('ruler') ? [...RULERS, ...CARDS] : CARDS;
};

const nodesOf = (what: What, kinds: readonly Kind[]): readonly Node[] =>
  kinds.map((kind) => `${what} of ${kind}` as const);

const changedBy = (effect: Continuous, card: CardDefinition): readonly Node[] => {
  if ('change' in effect) return nodesOf(effect.change, kindsOf(effect.on, card));
  if ('set' in effect) return nodesOf(effect.set, kindsOf(effect.on, card));
  if ('keyword' in effect) return nodesOf(effect.keyword, kindsOf(effect.on, card));
  return 'unaffected' in effect ? nodesOf('unaffected', kindsOf(effect.on, card)) : [];
};

const readBy = (part: Part, card: CardDefinition): readonly Node[] => {
  if (part.is === 'amount' && typeof part.value === 'object' && 'stat' in part.value) {
    return nodesOf(part.value.stat, kindsOf(part.value.of, card));
  }
  if (part.is !== 'filter') return [];
  const kinds = kindsOfFilter(part.value);
  const { levelAtLeast, levelAtMost, keyword } = part.value;
  return [
    ...(levelAtLeast === undefined && levelAtMost === undefined ? [] : nodesOf('level', kinds)),
    ...(keyword === undefined ? [] : nodesOf(keyword, kinds)),
  ];
};

const readingsOfAbility = (ability: Ability, index: number, card: CardDefinition): readonly Reading[] => {
  if (ability.kind !== 'continuous') return [];
  const path = `abilities[${index}]`;
  const parts = [...partsOutsideEffect(ability, path)];
  return ability.effects.flatMap((effect, place) => {
    const here = `${path}.effects[${place}]`;
    const reads = parts
      .filter((part) => part.path.startsWith(`${here}.`) || part.path.startsWith(`${path}.while`))
      .flatMap((part) => readBy(part, card));
    return changedBy(effect, card).flatMap((of) =>
      reads.map((each) => ({ of, reads: each, card, path: here })),
    );
  });
};

const readingsOf = (card: CardDefinition): readonly Reading[] =>
  (card.abilities ?? []).flatMap((ability, index) => readingsOfAbility(ability, index, card));

/** Whether an effect applies depends on the immunity of the card it is on (14-12). */
const immunityOf = (node: Node): Node => {
  if (node.endsWith('rulers')) return 'unaffected of rulers';
  return node.endsWith('out of play') ? 'unaffected of cards out of play' : 'unaffected of cards';
};

const isReached = (from: Node, goal: Node, readings: readonly Reading[]): boolean => {
  const seen = new Set<Node>();
  const open = [from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === goal) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    if (!node.startsWith('unaffected')) open.push(immunityOf(node));
    for (const { of, reads } of readings) if (of === node) open.push(reads);
  }
  return false;
};

/**
 * Continuous abilities that read a number which depends on itself, through this card alone or through others it may meet:
 * such a number could never be worked out.
 */
export const numberLoopFaults = (
  card: CardDefinition,
  others: readonly CardDefinition[],
): readonly Fault[] => {
  const readings = [card, ...others].flatMap(readingsOf);
  return readings
    .filter((reading) => reading.card === card && isReached(reading.reads, reading.of, readings))
    .map(({ path, of, reads }) => ({
      path,
      reason:
        of === reads
          ? `changes the ${of} and reads the same to do it`
          : `changes the ${of} and reads the ${reads}, which depends on it`,
    }));
};

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

/** Circles that a card closes by itself or with others it may meet. */
export const loopFaults = (card: CardDefinition, others: readonly CardDefinition[]): readonly Fault[] => [
  ...numberLoopFaults(card, others),
  ...damageLoopFaults(card, others),
];
