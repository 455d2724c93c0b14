import { useEffect } from 'react';
import { type AddressSource, addressText, readAddress } from '../../src/store/address.ts';
import type { InspectorStore } from '../../src/store/inspector-store.ts';
import { preferencesText } from '../../src/store/preferences.ts';
import { addressOf } from '../../src/store/view-address.ts';
import { type ViewState, viewErrorOf } from '../../src/store/view-state.ts';
import { withRulesetsOf } from './page-parts.ts';

/** Milliseconds after which the address follows what is looked at: browsers take no more than a few a second. */
const UPDATE_DELAY = 400;

/** The token that this page came with stays in its address. */
const tokenIn = (hash: string): string => /token=[\w-]+/.exec(hash)?.[0] ?? '';

/** What follows `#` in a link to a moment, with the token of this page; nothing where it is none. */
export const addressIn = (link: string): string | undefined => {
  const hash = link.trim().replace(/^[^#]*#/, '');
  if (!new URLSearchParams(hash).has('at')) return undefined;
  return [tokenIn(location.hash), hash].filter((part) => part !== '').join('&');
};

/** The address of what is looked at, to be given on; nothing where there is none. */
export const addressHere = (inspector: InspectorStore): string | undefined => {
  const address = addressOf(inspector.get());
  return address && `${location.href.replace(/#.*$/, '')}#${addressText(address)}`;
};

/** What names the rulesets that an address needs; a file that is not there yet is asked when it comes. */
const textsIn = (source: AddressSource): readonly string[] => {
  if (source.is === 'file') return [];
  return [source.is === 'text' ? source.text : JSON.stringify(source)];
};

/** Most frames that a panel is waited for, whose script may be on its way. */
const MOST_FRAMES = 600;

const focusPanel = (panel: string, frames = MOST_FRAMES): void => {
  requestAnimationFrame(() => {
    const body = document.querySelector<HTMLElement>(`[data-panel="${panel}"] .panel-body`);
    if (body !== null) body.focus();
    else if (frames > 0) focusPanel(panel, frames - 1);
  });
};

const visit = async (inspector: InspectorStore): Promise<void> => {
  try {
    const address = readAddress(location.hash);
    if (address === undefined) return;
    await withRulesetsOf(inspector, textsIn(address.source), () => inspector.goToAddress(address));
    if (address.panel !== undefined) focusPanel(address.panel);
  } catch (error) {
    inspector.set({ trouble: viewErrorOf(error), isLoading: false });
  }
};

const DUE_KEY = 'gatechart address';

/**
 * Writes an address while the page is left. A reload has by then chosen the address that it goes to: the page that comes finds
 * the right one in the session.
 */
const leaveAddress = (hash: string): void => {
  const from = location.hash;
  history.replaceState(null, '', hash);
  try {
    sessionStorage.setItem(DUE_KEY, JSON.stringify([from, hash]));
  } catch {
    // Where the session keeps nothing, the reload comes to a moment before.
  }
};

/** What was due is no more so in a page that comes back as it was. */
const forgetDue = ({ persisted }: PageTransitionEvent): void => {
  try {
    if (persisted) sessionStorage.removeItem(DUE_KEY);
  } catch {
    // The session keeps nothing.
  }
};

/** After a reload, takes the address that was due when the page was left. */
export const resumeAddress = (): void => {
  try {
    const due = JSON.parse(sessionStorage.getItem(DUE_KEY) ?? '[]') as readonly unknown[];
    sessionStorage.removeItem(DUE_KEY);
    const [from, to] = due;
    const [entry] = performance.getEntriesByType('navigation');
    const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    if (isReload && from === location.hash && typeof to === 'string') history.replaceState(null, '', to);
  } catch {
    // The address at hand leads to a moment as well.
  }
};

/** Keeps the address of the page at what is looked at, and goes where an address leads. */
export const useAddress = (inspector: InspectorStore): void => {
  useEffect(() => {
    let before: ViewState['opened'];
    const listen = async (): Promise<void> => {
      await visit(inspector);
      before = inspector.get().opened;
    };
    void listen();
    const notePanel = ({ target }: FocusEvent): void => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[data-panel]') : null;
      const name = panel?.dataset.panel;
      if (name !== undefined && name !== inspector.get().panel) inspector.set({ panel: name });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (put: (hash: string) => void): void => {
      clearTimeout(timer);
      timer = undefined;
      const { seat, live, pendingAddress: awaited, opened, isLoading, trouble } = inspector.get();
      const isWaiting = isLoading || (awaited !== undefined && opened === before);
      if (seat !== undefined || live !== undefined || isWaiting) return;
      const address = addressOf(inspector.get());
      // The link that failed stays, to be tried again.
      if (address === undefined && trouble !== undefined) return;
      const parts = [tokenIn(location.hash), address === undefined ? '' : addressText(address)];
      const hash = parts.filter((part) => part !== '').join('&');
      if (`#${hash}` !== location.hash) put(`#${hash}`);
    };
    const stop = inspector.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => write((hash) => history.replaceState(null, '', hash)), UPDATE_DELAY);
    });
    // A reload comes back to the moment at hand, not to the last one that had its delay.
    const writeDue = (): void => {
      if (timer !== undefined) write(leaveAddress);
    };
    window.addEventListener('pagehide', writeDue);
    window.addEventListener('pageshow', forgetDue);
    window.addEventListener('hashchange', listen);
    window.addEventListener('focusin', notePanel);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('hashchange', listen);
      window.removeEventListener('focusin', notePanel);
      window.removeEventListener('pagehide', writeDue);
      window.removeEventListener('pageshow', forgetDue);
    };
  }, [inspector]);
};

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
