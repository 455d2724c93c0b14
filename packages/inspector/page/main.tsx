import { LARGEST_FILE } from '../src/trace/source-file.ts';
import { ToldCard } from './chart/details-card.tsx';
import { useKeyboard } from './app/keyboard.tsx';
import { Compare } from './panels/comparison.tsx';
import { Start } from './panels/start-2.tsx';
import { TopBar } from './panels/top-bar-2.tsx';
import { Panels, Tabs } from './app/panels.tsx';
import { Seat } from './panels/player-panel.tsx';
import { KeysDialog } from './app/keys.tsx';
import { Transport } from './timeline/transport-2.tsx';
import { useAddress } from './app/browser-state.ts';
import { useAppearance } from './app/use-appearance.ts';
import { useKept } from './app/use-kept.ts';
import { useInspector, useView } from './app/use-view-2.ts';

/** The page for who may look at everything. */
const Inspector = () => {
  const inspector = useInspector();
  const isOpen = useView((state) => state.opened !== undefined);
  const one = useView((state) => state.branches[state.active]);
  const other = useView((state) => (state.other === undefined ? undefined : state.branches[state.other]));
  useKeyboard(inspector);
  useAddress(inspector);
  useKept(inspector);

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
      <KeysDialog />
      {isOpen ? (
        <>
          <Tabs />
          {one !== undefined && other !== undefined ? <Compare one={one} other={other} /> : <Panels />}
          <Transport />
          <ToldCard />
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
