import { type Answer, type SearchRecord, searchIn } from '../search/engine.ts';
import { language, say } from './language.ts';

const words = say.search;
const root = document.body.dataset.root ?? './';
const pages = language === 'en' ? root : `${root}${language}/`;

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

const dialog = element('dialog', '', { class: 'search', 'aria-label': words.title });
const input = element('input', '', {
  type: 'search',
  'aria-label': words.title,
  placeholder: words.placeholder,
  autocomplete: 'off',
});
const close = element('button', words.close, { type: 'button' });
const status = element('p', words.hint, { role: 'status', class: 'quiet' });
const results = element('ol', '', { class: 'found' });
const others = element('div', '', { class: 'others' });

const linksOf = (answer: Answer): readonly HTMLElement[] =>
  answer.found.map(({ kind, path, title }) => {
    const item = element('li');
    const way = element('a', '', { href: `${pages}${path}.html` });
    way.append(element('span', words.kinds[kind], { class: 'kind' }), element('span', title));
    item.append(way);
    return item;
  });

const othersFor = (instead: readonly string[]): readonly HTMLElement[] => {
  const proposed = instead.map((other) => {
    const made = element('button', other, { type: 'button' });
    made.addEventListener('click', () => {
      input.value = other;
      input.focus();
      void answer();
    });
    return made;
  });
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('header.top nav a')].map((way) =>
    element('a', way.textContent, { href: way.href }),
  );
  const did = element('p', words.instead);
  did.append(...proposed);
  const browse = element('p', words.browse);
  browse.append(...ways);
  return [...(proposed.length === 0 ? [] : [did]), browse];
};

let engine: Promise<(question: string) => Answer> | undefined;

const load = async (): Promise<(question: string) => Answer> => {
  const { ok, statusText, body } = await fetch(`${root}assets/search-${language}.bin`);
  if (!ok || body === null) throw new Error(statusText);
  const plain = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  return searchIn(language, (await plain.json()) as readonly SearchRecord[]);
};

const answer = async (): Promise<void> => {
  const question = input.value.trim();
  engine ??= load();
  if (question === '') {
    status.textContent = words.hint;
    results.replaceChildren();
    others.replaceChildren();
    return;
  }
  status.textContent = words.loading;
  const search = await engine.catch(() => undefined);
  if (search === undefined) {
    status.textContent = words.failed;
    engine = undefined;
    return;
  }
  if (question !== input.value.trim()) return;
  const { found, instead } = search(question);
  status.textContent = found.length === 0 ? words.nothing(question) : words.found(found.length);
  results.replaceChildren(...linksOf({ found, instead }));
  others.replaceChildren(...(found.length === 0 ? othersFor(instead) : []));
};

const step = (by: number): void => {
  const stops = [input, ...results.querySelectorAll('a')] as HTMLElement[];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, now + by))]?.focus();
};

input.addEventListener('input', () => void answer());
close.addEventListener('click', () => dialog.close());
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close();
});
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && document.activeElement === input) results.querySelector('a')?.click();
});
const bar = element('div', '', { class: 'search-bar' });
bar.append(input, close);
dialog.append(bar, status, results, others);
document.body.append(dialog);

/** Opens the search. */
export const openSearch = (): void => {
  dialog.showModal();
  input.select();
  void answer();
};
