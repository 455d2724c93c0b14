import type { ReactNode } from 'react';

interface PanelProps {
  readonly name: string;
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with its title and tools. */
export const Panel = ({ name, title, tools, children }: PanelProps) => (
  <section className={`panel panel-${name}`} aria-label={title} data-panel={name}>
    <header className="panel-head">
      <h2>{title}</h2>
      {tools}
    </header>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
    <div className="panel-body" tabIndex={0}>
      {children}
    </div>
  </section>
);
