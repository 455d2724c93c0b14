import { MAX_FILE_LENGTH } from '../src/trace/source-file.ts';
import { DetailsCard } from './chart/details-card.tsx';
import { useKeyboard } from './app/keyboard.tsx';
import { Comparison } from './panels/comparison.tsx';
import { StartPage } from './panels/start-2.tsx';
import { TopBar } from './panels/top-bar-2.tsx';
import { Panels, Tabs } from './app/panels.tsx';
import { PlayerPanel } from './panels/player-panel.tsx';
import { KeysDialog } from './app/keys.tsx';
import { Transport } from './timeline/transport-2.tsx';
import { useAddress } from './app/browser-state.ts';
import { useAppearance } from './app/use-appearance.ts';
import { useStoredPreferences } from './app/use-kept.ts';
import { useInspector, useView } from './app/use-view-2.ts';

/** The page for who may look at everything. */
const Inspector = () => {
  const inspector = useInspector();
  const isOpen = useView((state) => state.opened !== undefined);
  const one = useView((state) => state.branches[state.active]);
  const other = useView((state) => (state.comparedBranch === undefined ? undefined : state.branches[state.comparedBranch]));
  useKeyboard(inspector);
  useAddress(inspector);
  useStoredPreferences(inspector);

  const openFiles = async (files: readonly File[]): Promise<void> => {
    const large = files.find((file) => file.size > MAX_FILE_LENGTH * 4);
    if (large !== undefined) {
      const message = `more than ${(MAX_FILE_LENGTH * 4) / 1_000_000} MB`;
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
          {one !== undefined && other !== undefined ? <Comparison one={one} other={other} /> : <Panels />}
          <Transport />
          <DetailsCard />
        </>
      ) : (
        <StartPage openFiles={openFiles} />
      )}
    </div>
  );
};

/** The whole page: a seat for who plays against others, else the inspector. */
export const App = () => {
  const seat = useView((state) => state.seat);
  useAppearance();
  return seat === undefined ? <Inspector /> : <PlayerPanel seat={seat} />;
};
