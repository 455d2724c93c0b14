import { MAX_FILE_LENGTH } from '../src/trace/source-file.ts';
import { storedPreferences, useAddress, useStoredPreferences } from './app/browser-state.ts';
import { KeysDialog, useKeyboard } from './app/keyboard.tsx';
import { Panels, Tabs } from './app/layout.tsx';
import { LanguageContext, useAppearance, useInspector, useView, ViewContext } from './app/use-view.ts';
import { DetailsCard } from './chart/details-card.tsx';
import { Comparison } from './panels/comparison.tsx';
import { PlayerPanel } from './panels/player-panel.tsx';
import { StartPage } from './panels/start.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { Transport } from './timeline/transport.tsx';
import '@xyflow/react/dist/style.css';
import './style/page.css';
import 'gatechart/rulesets';
import { geometry } from 'virtual:geometry';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EXTERNAL_ACTORS_PATH } from '../src/server/protocol.ts';
import { InspectorStore } from '../src/store/inspector-store.ts';
import { readPreferences } from '../src/store/preferences.ts';
import { connect, sharePackages } from './app/server-connection.ts';
import { ExternalActorsPage, ExternalActorsReceiver } from './panels/external-actors.tsx';

/** The page for who may look at everything. */
const Inspector = () => {
  const inspector = useInspector();
  const isOpen = useView((state) => state.opened !== undefined);
  const one = useView((state) => state.branches[state.active]);
  const other = useView((state) =>
    state.comparedBranch === undefined ? undefined : state.branches[state.comparedBranch],
  );
  useKeyboard(inspector);
  useAddress(inspector);
  useStoredPreferences(inspector);

  const openFiles = async (files: readonly File[]): Promise<void> => {
    const large = files.find((file) => file.size > MAX_FILE_LENGTH * 4);
    if (large !== undefined) {
      const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
      const message = `the file has ${megabytes(large.size)} MB; the limit is ${megabytes(MAX_FILE_LENGTH * 4)} MB`;
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

/** The page in the language chosen. */
const Page = ({ children }: { readonly children: ReactNode }) => {
  const language = useView((state) => state.language);
  return <LanguageContext value={language}>{children}</LanguageContext>;
};

const inspector = new InspectorStore(readPreferences(storedPreferences()));
const root = document.getElementById('root');

if (root !== null) {
  sharePackages();
  const isForeign = location.pathname === EXTERNAL_ACTORS_PATH;
  if (!isForeign) connect(inspector);
  document.documentElement.dataset.charts = geometry.digest;
  createRoot(root).render(
    <ViewContext value={inspector}>
      <Page>{isForeign ? <ExternalActorsPage receiver={new ExternalActorsReceiver()} /> : <App />}</Page>
    </ViewContext>,
  );
}
