import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface VirtualListProps {
  readonly count: number;
  /** Height of a row in pixels. */
  readonly row: number;
  /** The row kept in sight. */
  readonly current: number;
  readonly label: string;
  readonly draw: (index: number) => ReactNode;
}

/** Rows drawn beyond the edges, so that scrolling shows no gaps. */
const OVERSCAN = 8;

/** A tree in lines that draws only those in sight. */
export const VirtualList = ({ count, row, current, label, draw }: VirtualListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => row,
    overscan: OVERSCAN,
  });
  const height = list.scrollRect?.height ?? 0;
  // Who scrolls away is brought back by a step only.
  useLayoutEffect(() => {
    const above = current * row - (list.scrollOffset ?? 0);
    if (current >= 0 && height > 0 && (above < row || above > height - 2 * row))
      list.scrollToIndex(current, { align: 'center' });
  }, [list, current, row, height]);
  const drawn = list.getVirtualItems();
  return (
    <div ref={box} className="virtual" role="tree" aria-label={label} tabIndex={-1}>
      <div role="presentation" className="virtual-all" style={{ height: list.getTotalSize() }}>
        <div
          role="presentation"
          className="virtual-rows"
          style={{ transform: `translateY(${drawn[0]?.start ?? 0}px)` }}
        >
          {drawn.map(({ index }) => draw(index))}
        </div>
      </div>
    </div>
  );
};
