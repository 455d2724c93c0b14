import { LARGEST_FILE } from '../film/open.ts';
import { ChartPanel } from './chart/chart-panel.tsx';
import { useKeyboard } from './keyboard.ts';
import { Actors } from './panels/actors.tsx';
import { Clauses } from './panels/clauses.tsx';
import { Compare } from './panels/compare.tsx';
import { DecisionPanel } from './panels/decision.tsx';
import { Drawing } from './panels/drawing.tsx';
import { Start } from './panels/start.tsx';
import { StepPanel } from './panels/step.tsx';
import { TimeLine } from './panels/time-line.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { Transport } from './panels/transport.tsx';
import { Seat } from './seat/seat.tsx';
import { useAddress } from './use-address.ts';
import { useAppearance } from './use-appearance.ts';
import { useInspector, useView } from './use-view.ts';

/** The page for who may look at everything. */
const Inspector = () => {
  const inspector = useInspector();
  const isOpen = useView((state) => state.opened !== undefined);
  const one = useView((state) => state.branches[state.active]);
  const other = useView((state) => (state.other === undefined ? undefined : state.branches[state.other]));
  useKeyboard(inspector);
  useAddress(inspector);

  const openFiles = async (files: readonly File[]): Promise<void> => {
    const large = files.find((file) => file.size > LARGEST_FILE * 4);
    if (large !== undefined) {
      const message = `more than ${(LARGEST_FILE * 4) / 1_000_000} MB`;
      inspector.set({ trouble: { code: 'FILE_TOO_LARGE', place: large.name, message } });
      return;
    }
    inspector.openAll(
      await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))),
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; a button does the same
    <div
      className="page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void openFiles([...event.dataTransfer.files]);
      }}
    >
      <TopBar />
      {isOpen ? (
        <>
          {one !== undefined && other !== undefined ? (
            <Compare one={one} other={other} />
          ) : (
            <div className="panels">
              <div className="column">
                <TimeLine />
                <Actors />
              </div>
              <div className="column">
                <ChartPanel />
                <Drawing />
              </div>
              <div className="column side-column">
                <DecisionPanel />
                <StepPanel />
                <Clauses />
              </div>
            </div>
          )}
          <Transport />
        </>
      ) : (
        <Start openFiles={openFiles} />
      )}
    </div>
  );
};

/** The whole page: a seat for who plays against others, else the inspector. */
export const App = () => {
  const seat = useView((state) => state.seat);
  useAppearance();
  return seat === undefined ? <Inspector /> : <Seat seat={seat} />;
};
