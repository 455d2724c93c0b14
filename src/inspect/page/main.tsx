import '@xyflow/react/dist/style.css';
import './style/page.css';
import { geometry } from 'virtual:geometry';
import { createRoot } from 'react-dom/client';
import { InspectorView } from '../viewing/viewer.ts';
import { App } from './app.tsx';
import { connect } from './connection.ts';
import { ViewContext } from './use-view.ts';

const inspector = new InspectorView();
const root = document.getElementById('root');

if (root !== null) {
  connect(inspector);
  document.documentElement.dataset.charts = geometry.digest;
  createRoot(root).render(
    <ViewContext value={inspector}>
      <App />
    </ViewContext>,
  );
}
