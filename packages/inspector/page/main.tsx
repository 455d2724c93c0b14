import { MAX_FILE_LENGTH } from '../src/trace/opened-source.ts';
import { resumeAddress, storedPreferences, useAddress, useStoredPreferences } from './app/browser-state.ts';
import { KeysDialog, useKeyboard } from './app/keyboard.tsx';
import { Skeleton } from './app/skeleton.tsx';
import { Tooltips } from './app/tooltips.tsx';
import { LanguageContext, useAppearance, useInspector, useView, ViewContext } from './app/use-view.ts';
import { StartPage } from './panels/start.tsx';
import { TopBar } from './panels/top-bar.tsx';
import '@xyflow/react/dist/style.css';
import './style/page.css';
import { digest } from 'virtual:charts';
import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { EXTERNAL_ACTORS_PATH } from '../src/server/protocol.ts';
import { InspectorStore } from '../src/store/inspector-store.ts';
import { readPreferences } from '../src/store/preferences.ts';
import { withRulesetsOf } from './app/page-parts.ts';
import { connect } from './app/server-connection.ts';

const MatchView = lazy(async () => ({ default: (await import('./app/match-view.tsx')).MatchView }));
const PlayerPanel = lazy(async () => ({ default: (await import('./panels/player-panel.tsx')).PlayerPanel }));
const ExternalActorsPage = lazy(async () => ({
  default: (await import('./panels/external-actors.tsx')).ExternalActorsPage,
}));

/** The page for who may look at everything. */
const Inspector = () => {
  const inspector = useInspector();
  const isOpen = useView((state) => state.opened !== undefined);
  const isLoading = useView((state) => state.isLoading);
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
    const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
    const texts = read.map(({ text }) => text);
    await withRulesetsOf(inspector, texts, () => inspector.openAll(read));
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
      <Suspense fallback={<Skeleton />}>
        {isOpen && <MatchView />}
        {!isOpen && (isLoading ? <Skeleton /> : <StartPage openFiles={openFiles} />)}
      </Suspense>
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

const inspector = new InspectorStore(readPreferences(storedPreferences(), navigator.language));
const root = document.getElementById('root');

if (root !== null) {
  resumeAddress();
  inspector.set({ isLoading: /[#&](token|at)=/.test(location.hash) });
  const isForeign = location.pathname === EXTERNAL_ACTORS_PATH;
  if (!isForeign) connect(inspector);
  document.documentElement.dataset.charts = digest;
  createRoot(root).render(
    <ViewContext value={inspector}>
      <Page>
        <Suspense fallback={<Skeleton />}>{isForeign ? <ExternalActorsPage /> : <App />}</Suspense>
        <Tooltips />
      </Page>
    </ViewContext>,
  );
}
