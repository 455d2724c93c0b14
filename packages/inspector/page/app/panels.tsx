import { ChartPanel } from '../chart/chart-panel-2.tsx';
import { Actors } from '../panels/actors.tsx';
import { Clauses } from '../panels/step.tsx';
import { DecisionPanel } from '../panels/decision-2.tsx';
import { BoardPanel } from '../board/board-panel.tsx';
import { StepPanel } from '../panels/step-2.tsx';
import { Split } from './layout.tsx';
import { TimelinePanel } from '../timeline/time-line.tsx';
import { useInspector, useView, useText } from './use-view-2.ts';
import type { TextKey } from '../text/text.ts';

/** What a narrow page shows, one at a time; the first is the table with the decision. */
const TABS: readonly (readonly [tab: string, word: TextKey])[] = [
  ['play', 'tabPlay'],
  ['timeline', 'timeline'],
  ['chart', 'chart'],
  ['step', 'why'],
  ['clauses', 'clauses'],
  ['actors', 'actors'],
];

/** The row that chooses what a narrow page shows. */
export const Tabs = () => {
  const say = useText();
  const inspector = useInspector();
  const tab = useView((state) => state.tab);
  return (
    <nav className="tabs" aria-label={say('panels')}>
      {TABS.map(([each, word]) => (
        <button
          type="button"
          key={each}
          data-tab={each}
          aria-pressed={tab === each}
          onClick={() => inspector.set({ tab: each, enlarged: undefined })}
        >
          {say(word)}
        </button>
      ))}
    </nav>
  );
};

/** All panels: three columns whose borders can be moved. */
export const Panels = () => {
  const tab = useView((state) => state.tab);
  const enlarged = useView((state) => state.enlarged);
  return (
    <main className={`panels${enlarged === undefined ? '' : ' has-enlarged'}`} data-tab-shown={tab}>
      <Split name="columns" direction="row" className="columns">
        <Split name="left" direction="column" className="column">
          <TimelinePanel />
          <Actors />
        </Split>
        <Split name="middle" direction="column" className="column">
          <ChartPanel />
          <BoardPanel />
        </Split>
        <Split name="right" direction="column" className="column side-column">
          <DecisionPanel />
          <StepPanel />
          <Clauses />
        </Split>
      </Split>
    </main>
  );
};
