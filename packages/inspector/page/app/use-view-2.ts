import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../../../../src/core/narration.ts';
import type { Film } from '../../src/trace/trace.ts';
import type { ViewState } from '../../src/store/view-state.ts';
import { InspectorView } from '../../src/store/inspector-store.ts';
import { say, type Word } from '../text/text.ts';

export const ViewContext = createContext(new InspectorView());

/** The page's state object, to do things with. */
export const useInspector = (): InspectorView => useContext(ViewContext);

/** A part of what the page shows; the component is drawn anew when it changes. */
export const useView = <T>(select: (state: ViewState) => T): T => {
  const view = useInspector();
  return useSyncExternalStore(view.subscribe, () => select(view.get()));
};

/** The film looked at; drawn anew when it grows too. */
export const useFilm = (): Film | undefined => {
  useView((state) => state.version);
  return useView((state) => state.branches[state.active]?.film);
};

/** The language of the page. Most of what is drawn asks for it, so it is handed down instead of being listened for. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

const WORDS: Readonly<Record<Language, (word: Word) => string>> = {
  en: (word) => say('en', word),
  ja: (word) => say('ja', word),
};

/** The words of the page in its language. */
export const useWords = (): ((word: Word) => string) => WORDS[useLanguage()];
