import '@xyflow/react/dist/style.css';
import './style/page.css';
import '../../../src/registered.ts';
import { geometry } from 'virtual:geometry';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EXTERNAL_ACTORS_PATH } from '../src/server/path.ts';
import { readPreferences } from '../src/store/preferences.ts';
import { InspectorStore } from '../src/store/inspector-store.ts';
import { App } from './main.tsx';
import { connect } from './app/connection.ts';
import { ExternalActorsPage } from './panels/foreign.tsx';
import { ExternalActorsReceiver } from './panels/external-actors.tsx';
import { sharePackages } from './app/server-connection.ts';
import { storedPreferences } from './app/use-kept.ts';
import { LanguageContext, useView, ViewContext } from './app/use-view-2.ts';

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
