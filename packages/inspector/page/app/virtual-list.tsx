import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onNextFrame } from './use-view.ts';

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

/** So many rows come and go at once above the edge: a step that scrolls by a row need not take one away. */
const BATCH = 8;

/** A tree in lines that draws only those in sight. */
export const VirtualList = ({ count, row, current, label, draw }: VirtualListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(400);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  /** Whoever scrolls away is brought back by a step only. */
  const [followed, setFollowed] = useState({ current: -1, height });

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // The rows to be seen are drawn at once, and scrolled to in their frame: the page is laid out once for both.
  if (followed.current !== current || followed.height !== height) {
    setFollowed({ current, height });
    const place = current * row;
    if (current >= 0 && height > 0 && (place < top + row || place > top + height - 2 * row)) {
      const middle = Math.round((place - height / 2) / row) * row;
      setTop(Math.max(0, Math.min(middle, count * row - height)));
    }
  }
  /** Where the list scrolled itself to: it hears of that a frame later, when it may be on its way to another place. */
  const own = useRef<number>(undefined);
  /** On its way it listens to nobody: what grows or shrinks beside it moves it too. */
  const onItsWay = useRef(false);
  useLayoutEffect(() => {
    onItsWay.current = true;
    return onNextFrame(() => {
      onItsWay.current = false;
      const { current: element } = box;
      if (element === null || element.scrollTop === top) return;
      element.scrollTop = top;
      own.current = element.scrollTop;
    });
  }, [top]);
  const hearScroll = ({ scrollTop }: HTMLDivElement): void => {
    if (onItsWay.current || scrollTop === own.current) return;
    own.current = undefined;
    setTop(scrollTop);
  };

  // While nobody is at the list, nobody scrolls it: a jump through time draws the rows to be seen alone.
  const overscan = isHovered || isFocused ? OVERSCAN : 1;
  const first = Math.max(0, Math.floor((Math.floor(top / row) - overscan) / BATCH) * BATCH);
  const last = Math.min(count, Math.ceil((top + height) / row) + overscan);
  return (
    <div
      ref={box}
      className="virtual"
      role="tree"
      aria-label={label}
      tabIndex={-1}
      onScroll={({ currentTarget }) => hearScroll(currentTarget)}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <div role="presentation" className="virtual-all" style={{ height: count * row }}>
        {/* Room in the place of the rows above, not a shift of those drawn: a row that stays is not painted anew. */}
        <div role="presentation" style={{ height: first * row }} />
        {Array.from({ length: Math.max(0, last - first) }, (_, index) => draw(first + index))}
      </div>
    </div>
  );
};
