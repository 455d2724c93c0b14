import { InspectorStore } from '../../src/store/inspector-store.ts';
import * as sourceFile from '../../src/trace/source-file.ts';

/** The state of a page that has what reads files. */
export const newInspector = (): InspectorStore => {
  const inspector = new InspectorStore();
  inspector.setReader(sourceFile);
  return inspector;
};
