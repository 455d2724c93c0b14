/** What lies on a table: where on it, how large, and its element. */
export interface LaidElement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly element: HTMLElement;
}

/** What lies on a table, by its spot, and by spot and key of the card. */
export type BoardLayout = ReadonlyMap<string, LaidElement>;

/** Where everything on a table lies now. */
export const measureBoard = (table: HTMLElement): BoardLayout => {
  const laid = new Map<string, LaidElement>();
  const origin = table.getBoundingClientRect();
  const put = (spot: string, element: HTMLElement): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0)
      laid.set(spot, { left: left - origin.left, top: top - origin.top, width, height, element });
  };
  for (const element of table.querySelectorAll<HTMLElement>('[data-zone], [data-item-key]')) {
    const spot = element.dataset.zone ?? `item ${element.dataset.itemKey}`;
    put(spot, element);
    for (const card of element.querySelectorAll<HTMLElement>('[data-card]')) {
      put(`${spot} ${card.dataset.card}`, card);
    }
  }
  return laid;
};

/** Where a card lies, or the place that it is in. */
export const laidAt = (
  layout: BoardLayout,
  spot: string,
  card: string | undefined,
): LaidElement | undefined =>
  (card === undefined ? undefined : layout.get(`${spot} ${card}`)) ?? layout.get(spot);
