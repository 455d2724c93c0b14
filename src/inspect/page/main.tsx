import '@xyflow/react/dist/style.css';
import './style/page.css';
import { geometry } from 'virtual:geometry';
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
import { ViewContext } from './use-view.ts';

const inspector = new InspectorView(readKept(keptInBrowser()));
const root = document.getElementById('root');

if (root !== null) {
  lendPackages();
  const isForeign = location.pathname === FOREIGN_PATH;
  if (!isForeign) connect(inspector);
  document.documentElement.dataset.charts = geometry.digest;
  createRoot(root).render(
    <ViewContext value={inspector}>
      {isForeign ? <Foreign receiver={new Receiver()} /> : <App />}
    </ViewContext>,
  );
}
