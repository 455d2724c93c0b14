import '@xyflow/react/dist/style.css';
import './style/page.css';
import '../../../src/registered.ts';
import { geometry } from 'virtual:geometry';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FOREIGN_PATH } from '../src/server/path.ts';
import { readKept } from '../src/store/preferences.ts';
import { InspectorView } from '../src/store/inspector-store.ts';
import { App } from './main.tsx';
import { connect } from './app/connection.ts';
import { Foreign } from './panels/foreign.tsx';
import { Receiver } from './panels/external-actors.tsx';
import { lendPackages } from './app/server-connection.ts';
import { keptInBrowser } from './app/use-kept.ts';
import { LanguageContext, useView, ViewContext } from './app/use-view-2.ts';

/** The page in the language chosen. */
const Page = ({ children }: { readonly children: ReactNode }) => {
  const language = useView((state) => state.language);
  return <LanguageContext value={language}>{children}</LanguageContext>;
};

const inspector = new InspectorView(readKept(keptInBrowser()));
const root = document.getElementById('root');

if (root !== null) {
  lendPackages();
  const isForeign = location.pathname === FOREIGN_PATH;
  if (!isForeign) connect(inspector);
  document.documentElement.dataset.charts = geometry.digest;
  createRoot(root).render(
    <ViewContext value={inspector}>
      <Page>{isForeign ? <Foreign receiver={new Receiver()} /> : <App />}</Page>
    </ViewContext>,
  );
}
