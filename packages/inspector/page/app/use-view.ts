import type { Language } from 'gatechart/tools';
import {
  createContext,
  type DependencyList,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { InspectorStore } from '../../src/store/inspector-store.ts';
import type { ViewState } from '../../src/store/view-state.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { say, type TextKey } from '../text/text.ts';

/**
 * Does what asks the page for sizes and places when its next frame is drawn: then everything that changed has been written, and the
 * page is laid out once for all who ask. Gives what calls it off.
 */
export const onNextFrame = (act: () => void): (() => void) => {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
};

export const ViewContext = createContext(new InspectorStore());

/** The page's state object, to do things with. */
export const useInspector = (): InspectorStore => useContext(ViewContext);

/** A part of what the page shows; the component is drawn anew when it changes. */
export const useView = <T>(select: (state: ViewState) => T): T => {
  const view = useInspector();
  return useSyncExternalStore(view.subscribe, () => select(view.get()));
};

/** Named parts of what the page shows; the component is drawn anew when one of them changes. */
export const useViewState = <K extends keyof ViewState>(...names: readonly K[]): Pick<ViewState, K> => {
  const view = useInspector();
  const last = useRef(view.get());
  return useSyncExternalStore(view.subscribe, () => {
    const state = view.get();
    if (names.some((name) => state[name] !== last.current[name])) last.current = state;
    return last.current;
  });
};

/** What is made of a trace; made anew when that grows too, which does not make it another one. */
export const useTraceMemo = <T>(make: () => T, dependencies: DependencyList): T => {
  const version = useView((state) => state.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who makes it names what else it is made of
  return useMemo(make, [...dependencies, version]);
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An element to be measured, and its size in pixels as it changes. */
export const useSize = (initial: Size): readonly [RefObject<HTMLDivElement | null>, Size] => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(initial);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size];
};

/** As in the styles: on a page so narrow, tabs choose what is shown, folded or not. */
const NARROW = '(max-width: 1000px)';

/** Whether the page is too narrow for its columns. */
export const useIsNarrow = (): boolean => {
  const [media] = useState(() => matchMedia(NARROW));
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      [media],
    ),
    () => media.matches,
  );
};

/** The trace looked at; drawn anew when it grows too. */
export const useTrace = (): Trace | undefined => {
  useView((state) => state.version);
  return useView((state) => state.branches[state.active]?.trace);
};

/** The language of the page. Most of what is drawn asks for it, so it is handed down instead of being listened for. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

const TEXTS: Readonly<Record<Language, (word: TextKey) => string>> = {
  en: (word) => say('en', word),
  ja: (word) => say('ja', word),
};

/** The words of the page in its language. */
export const useText = (): ((word: TextKey) => string) => TEXTS[useLanguage()];

/** Gives the document the language and colours chosen. */
export const useAppearance = (): void => {
  const theme = useView((state) => state.theme);
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
};
