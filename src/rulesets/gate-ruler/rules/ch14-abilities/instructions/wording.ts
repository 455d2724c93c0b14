import type { ClauseId } from '../../../rulebook/clauses.ts';
import { clausesThatApply } from '../../../state/fact.ts';
import type { CardFilter, Reference } from '../../../state/card.ts';

/** Whether a text names no zone, and so means cards in play. */
const namesNoZone = ({ zone, soulOf }: CardFilter): boolean => zone === undefined && soulOf === undefined;

/** The clauses of chapter 3 by which the wording of a filter means what it means. */
export const filterClauses = (filter: CardFilter): readonly ClauseId[] =>
  clausesThatApply(
    namesNoZone(filter) && '3-6c',
    namesNoZone(filter) && filter.type === undefined && '3-7a-2',
    filter.zone !== undefined && filter.side === undefined && '3-2e',
    filter.zone?.includes('deck') && '3-4a-1',
    filter.soulOf !== undefined && '3-14c-1',
  );

/** The same of a reference; none where it is a word or a choice. */
export const referenceClauses = (reference: Reference): readonly ClauseId[] =>
  typeof reference === 'object' ? filterClauses(reference.all) : [];
