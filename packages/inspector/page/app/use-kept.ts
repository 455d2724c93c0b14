import { useEffect } from 'react';
import { preferencesText } from '../../src/store/preferences.ts';
import type { InspectorStore } from '../../src/store/inspector-store.ts';

const STORAGE_KEY = 'gatechart inspector';

/** What this page remembered; nothing where the browser keeps nothing for it. */
export const storedPreferences = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

/** Remembers choices and sizes as they change. */
export const useStoredPreferences = (inspector: InspectorStore): void => {
  useEffect(() => {
    let last = storedPreferences();
    return inspector.subscribe(() => {
      const text = preferencesText(inspector.get());
      if (text === last) return;
      last = text;
      try {
        localStorage.setItem(STORAGE_KEY, text);
      } catch {
        // A page from disk may have nowhere to keep it: it works as well, and forgets.
      }
    });
  }, [inspector]);
};
