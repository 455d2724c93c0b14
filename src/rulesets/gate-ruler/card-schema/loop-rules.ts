import type { CardDefinition } from '../state/card-2.ts';
import type {
  Ability,
  CardFilter,
  Continuous,
  Keyword,
  Reference,
  Stat,
  ZoneKind,
} from '../state/card.ts';
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
