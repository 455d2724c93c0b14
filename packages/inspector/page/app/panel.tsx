import type { ReactNode } from 'react';
import { Button } from './controls.tsx';
import { useInspector, useIsNarrow, useText, useView } from './use-view.ts';

interface PanelProps {
  readonly name: string;
  readonly title: string;
  readonly tools?: ReactNode;
  /** Draws its content only while that can be seen: folded, it costs nothing at a step. */
  readonly isLazy?: boolean;
  readonly children?: ReactNode;
}

/** Folds a panel to its head, or fills the page with it. */
const SizeButtons = ({ name }: { readonly name: string }) => {
  const say = useText();
  const inspector = useInspector();
  const folded = useView((state) => state.foldedPanels);
  const isEnlarged = useView((state) => state.enlarged === name);
  const isFolded = folded.includes(name);
  const fold = (): void =>
    inspector.set({ foldedPanels: isFolded ? folded.filter((each) => each !== name) : [...folded, name] });
  const foldTitle = say(isFolded ? 'unfoldPanel' : 'foldPanel');
  const sizeTitle = say(isEnlarged ? 'restore' : 'enlarge');
  return (
    <span className="size-buttons">
      {!isEnlarged && (
        <Button data-fold={name} aria-expanded={!isFolded} label={foldTitle} onClick={fold}>
          {isFolded ? '▸' : '▾'}
        </Button>
      )}
      <Button
        data-enlarge={name}
        aria-pressed={isEnlarged}
        label={sizeTitle}
        onClick={() => inspector.set({ enlarged: isEnlarged ? undefined : name })}
      >
        {isEnlarged ? '⤡' : '⤢'}
      </Button>
    </span>
  );
};

/** What can be seen of a panel that is folded: nothing, but on a page whose tabs show panels folded or not. */
const FoldedContent = ({ children }: { readonly children?: ReactNode }) => (useIsNarrow() ? children : null);

/** A part of the page with its title and tools. In the inspector it can be folded and enlarged. */
export const Panel = ({ name, title, tools, isLazy = false, children }: PanelProps) => {
  const isFolded = useView((state) => state.foldedPanels.includes(name) && state.enlarged !== name);
  const isSeat = useView((state) => state.seat !== undefined);
  const isEnlarged = useView((state) => state.enlarged === name);
  const classes = [
    'panel',
    `panel-${name}`,
    isFolded && !isSeat ? 'is-folded' : '',
    isEnlarged ? 'is-enlarged' : '',
  ];
  return (
    <section className={classes.join(' ')} aria-label={title} data-panel={name}>
      <header className="panel-head">
        <h2>{title}</h2>
        {tools}
        {!isSeat && <SizeButtons name={name} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <div className="panel-body" tabIndex={0}>
        {isLazy && isFolded && !isSeat ? <FoldedContent>{children}</FoldedContent> : children}
      </div>
    </section>
  );
};
