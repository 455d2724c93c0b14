import '@xyflow/react/dist/style.css';
import './style/page.css';
import '../../registered.ts';
import { geometry } from 'virtual:geometry';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FOREIGN_PATH } from '../foreign/path.ts';
import { readKept } from '../viewing/kept.ts';
import { InspectorView } from '../viewing/viewer.ts';
import { App } from './app.tsx';
import { connect } from './connection.ts';
import { Foreign } from './foreign/foreign.tsx';
import { Receiver } from './foreign/receiver.ts';
import { lendPackages } from './own-rules.ts';
import { keptInBrowser } from './use-kept.ts';
import { LanguageContext, useView, ViewContext } from './use-view.ts';

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
