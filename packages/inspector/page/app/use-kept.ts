import { useEffect } from 'react';
import { keptText } from '../../src/store/preferences.ts';
import type { InspectorView } from '../../src/store/inspector-store.ts';

const NAME = 'gatechart inspector';

/** What this page remembered; nothing where the browser keeps nothing for it. */
export const keptInBrowser = (): string | null => {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
};

/** Remembers choices and sizes as they change. */
export const useKept = (inspector: InspectorView): void => {
  useEffect(() => {
    let last = keptInBrowser();
    return inspector.subscribe(() => {
      const text = keptText(inspector.get());
      if (text === last) return;
      last = text;
      try {
        localStorage.setItem(NAME, text);
      } catch {
        // A page from disk may have nowhere to keep it: it works as well, and forgets.
      }
    });
  }, [inspector]);
};
