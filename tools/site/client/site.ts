import { mountDrawing } from './drawing.ts';
import { mountStory } from './story.ts';

/** The search is loaded as it is opened. */
const search = async (): Promise<void> => {
  const { openSearch } = await import('./search-box.ts');
  openSearch();
};

for (const button of document.querySelectorAll('button.find'))
  button.addEventListener('click', () => void search());

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

document.addEventListener('keydown', (event) => {
  const isAsked = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || event.key === '/';
  if (!isAsked || (event.key === '/' && isWriting(event.target))) return;
  event.preventDefault();
  void search();
});

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === undefined || theme === ''
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
};

document.querySelector('button.theme')?.addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.theme = theme;
  } catch {
    // A browser that keeps nothing takes the theme for this page.
  }
});

for (const box of document.querySelectorAll<HTMLElement>('.drawing')) {
  const svg = box.querySelector('svg');
  if (svg === null) continue;
  const drawing = mountDrawing(box, svg);
  const light = (): void => {
    const part = decodeURIComponent(location.hash.slice(1));
    if (part !== '') drawing.light(part);
  };
  light();
  addEventListener('hashchange', light);
}

for (const list of document.querySelectorAll<HTMLOListElement>('ol.told')) mountStory(list);
