import type { CardDefinition } from '../state/card-2.ts';
import type { CardFilter, ZoneKind } from '../state/card.ts';
import { sideOfFilter } from '../state/side.ts';
import type { Fault } from './fault.ts';
import { partsOf } from './parts.ts';

const HIDDEN: readonly ZoneKind[] = ['deck', 'hand', 'set', 'drive'];
/** Hidden cards that are named by what they are, not by where they lie. */
const NAMED: readonly ZoneKind[] = ['deck', 'hand', 'drive'];

const lookedAt = [
  'type',
  'attribute',
  'faction',
  'id',
  'levelAtLeast',
  'levelAtMost',
  'keyword',
] as const satisfies readonly (keyof CardFilter)[];

const reaches = (filter: CardFilter, zones: readonly ZoneKind[]): boolean =>
  filter.zone?.some((zone) => zones.includes(zone)) ?? false;

const looksAtEnemyCards = (filter: CardFilter): boolean =>
  sideOfFilter(filter) !== 'ally' &&
  reaches(filter, HIDDEN) &&
  lookedAt.some((key) => filter[key] !== undefined);

/** 3-2b: no text looks at hidden cards of the opponent, and nobody chooses among hidden cards of another player. */
export const hiddenFaults = (card: CardDefinition): readonly Fault[] =>
  [...partsOf(card)].flatMap((part): readonly Fault[] => {
    if (part.is === 'instruction' && part.value.do === 'choose') {
      const { from, by } = part.value;
      const own = by === 'opponent' ? 'enemy' : 'ally';
      return reaches(from, NAMED) && sideOfFilter(from) !== own
        ? [
            {
              path: `${part.path}.from`,
              reason: `who chooses may not see those cards; hidden cards are chosen with side ${own}`,
            },
          ]
        : [];
    }
    if (part.is !== 'filter' || part.path.endsWith('.from') || !looksAtEnemyCards(part.value)) return [];
    return [{ path: part.path, reason: 'looks at hidden cards of the opponent; only their number is known' }];
  });
