import type { CardTable, Declaration, NamesIn } from './declaration.ts';

/**
 * The check that each card is in one zone, or a removed token in none, and a token where it exists. It returns one sentence for
 * each card that is not.
 */
export const conservation =
  <const D extends Declaration>({ cards }: D) =>
  ({ cards: ids, zones, created = [], removed = [] }: CardTable<D>): readonly string[] => {
    const zonesOf = new Map<number, readonly string[]>();
    for (const [zone, lists] of Object.entries<readonly (readonly number[])[]>(zones))
      for (const card of lists.flat()) zonesOf.set(card, [...(zonesOf.get(card) ?? []), zone]);
    const first = ids.length - created.length;
    const faultOf = (id: NamesIn<D>['card'], card: number): string | undefined => {
      const tokenIn = cards[id]?.tokenIn;
      const lies = zonesOf.get(card) ?? [];
      const isRemoved = removed.includes(card);
      if (tokenIn === undefined && (isRemoved || card >= first)) return 'is no token';
      if (card >= first && created[card - first] !== id) return `was created as ${created[card - first]}`;
      if (lies.length !== (isRemoved ? 0 : 1))
        return `is in ${lies.length} zones${isRemoved ? ', and was removed' : ''}`;
      const other = lies.find((zone) => tokenIn?.includes(zone) === false);
      return other && `is a token in the zone ${other}`;
    };
    return ids.flatMap((id, card) => {
      const fault = faultOf(id, card);
      return fault === undefined ? [] : [`card ${card} (${id}) ${fault}`];
    });
  };
