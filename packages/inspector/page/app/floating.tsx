import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FloatingProps {
  /** What it stands beside. */
  readonly at: HTMLElement;
  readonly id?: string;
  readonly className: string;
  readonly label?: string;
  /** Something that is read aloud with what it stands beside. */
  readonly isTip?: boolean;
  readonly children: ReactNode;
}

const GAP = 6;

/** Something above the page beside an element, wholly in sight. */
export const Floating = ({ at, id, className, label, isTip = false, children }: FloatingProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const anchor = at.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const below = anchor.bottom + GAP;
    const top = below + height <= innerHeight - GAP ? below : anchor.top - GAP - height;
    element.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
    element.style.left = `${Math.max(GAP, Math.min(anchor.left, innerWidth - width - GAP))}px`;
  });
  return (
    <div
      ref={box}
      id={id}
      className={`floating ${className}`}
      {...(isTip ? { 'aria-hidden': true } : { role: 'dialog', 'aria-label': label })}
    >
      {children}
    </div>
  );
};
