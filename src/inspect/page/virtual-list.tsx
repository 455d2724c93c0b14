import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
const BEYOND = 8;

/** A tree in lines that draws only those in sight. */
export const VirtualList = ({ count, row, current, label, draw }: VirtualListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(400);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls away is brought back by a step only
  useLayoutEffect(() => {
    const element = box.current;
    const place = current * row;
    // To ask the element itself for its sizes would have the page laid out in each step.
    if (element === null || height === 0 || current < 0) return;
    if (place < top + row || place > top + height - 2 * row) {
      element.scrollTop = Math.max(0, Math.round((place - height / 2) / row) * row);
      setTop(element.scrollTop);
    }
  }, [current, row, height]);

  const first = Math.max(0, Math.floor(top / row) - BEYOND);
  const last = Math.min(count, Math.ceil((top + height) / row) + BEYOND);
  return (
    <div
      ref={box}
      className="virtual"
      role="tree"
      aria-label={label}
      tabIndex={-1}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" className="virtual-all" style={{ height: count * row }}>
        <div
          role="presentation"
          className="virtual-rows"
          style={{ transform: `translateY(${first * row}px)` }}
        >
          {Array.from({ length: Math.max(0, last - first) }, (_, index) => draw(first + index))}
        </div>
      </div>
    </div>
  );
};
