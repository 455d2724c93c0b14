import { type Drawing, mountDrawing } from './drawing.ts';
import { say } from './language.ts';

const pictures = new Map<string, Promise<SVGSVGElement>>();

const fetchPicture = async (address: string): Promise<SVGSVGElement> => {
  const text = await (await fetch(address)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.querySelector('style')?.remove();
  return svg as unknown as SVGSVGElement;
};

/** A chart as an element of its own; each address is loaded once. */
const pictureAt = async (address: string): Promise<SVGSVGElement> => {
  const known = pictures.get(address) ?? fetchPicture(address);
  pictures.set(address, known);
  return document.importNode(await known, true);
};

const stepButton = (name: string, sign: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = sign;
  made.setAttribute('aria-label', name);
  return made;
};

/** Steps through the lines of a telling; the chart beside them shows where the rules are. */
export const mountStory = (list: HTMLOListElement): void => {
  const figure = list.nextElementSibling as HTMLElement;
  const lines = [...list.children] as HTMLElement[];
  const folder = list.dataset.pictures ?? '';
  let at = Math.max(
    0,
    lines.findIndex((line) => line.hasAttribute('aria-current')),
  );
  let drawn: { readonly chart: string; readonly drawing: Drawing } | undefined;
  let asked = 0;

  const [back, on] = [stepButton(say.lineBefore, '◀'), stepButton(say.lineAfter, '▶')];
  const place = document.createElement('span');
  place.setAttribute('role', 'status');
  const bar = document.createElement('div');
  bar.className = 'steps';
  bar.append(back, place, on);
  list.before(bar);

  const light = async (): Promise<void> => {
    const { chart, part } = (lines[at] as HTMLElement).dataset;
    asked += 1;
    const mine = asked;
    if (chart === undefined || part === undefined) return;
    if (drawn?.chart !== chart) {
      const svg = await pictureAt(`${folder}/${chart}.svg`);
      if (mine !== asked) return;
      const box = document.createElement('div');
      box.className = 'drawing';
      box.tabIndex = 0;
      box.setAttribute('role', 'group');
      box.setAttribute('aria-label', svg.getAttribute('aria-label') ?? chart);
      box.append(svg);
      figure.hidden = false;
      figure.replaceChildren(box);
      drawn = { chart, drawing: mountDrawing(box, svg) };
    }
    drawn.drawing.light(part);
  };

  const go = (line: number): void => {
    at = Math.max(0, Math.min(lines.length - 1, line));
    for (const [place, each] of lines.entries())
      if (place === at) each.setAttribute('aria-current', 'step');
      else each.removeAttribute('aria-current');
    place.textContent = say.lineOf(at + 1, lines.length);
    back.disabled = at === 0;
    on.disabled = at === lines.length - 1;
    const line_ = lines[at] as HTMLElement;
    const below = line_.offsetTop + line_.offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(line_.offsetTop, Math.max(list.scrollTop, below));
    void light();
  };

  back.addEventListener('click', () => go(at - 1));
  on.addEventListener('click', () => go(at + 1));
  list.addEventListener('click', ({ target }) => {
    const line = target instanceof Element && target.closest('a') === null ? target.closest('li') : null;
    if (line !== null) go(lines.indexOf(line as HTMLElement));
  });
  list.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by);
  });
  // A chart is loaded as its story comes in sight.
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    go(at);
  }).observe(list);
};
