import { type Area, fitViewport, type Viewport } from '@gatechart/inspector/viewport';
import { say } from './language.ts';

const STEP = 1.3;
const LEAST = 0.2;
const MOST = 2.5;
/** How far a key moves a drawing. */
const PUSH = 60;

const areaOf = (element: SVGGraphicsElement, origin: { readonly x: number; readonly y: number }): Area => {
  const { x, y, width, height } = element.getBBox();
  return { x: x - origin.x, y: y - origin.y, width, height };
};

const button = (name: string, sign: string, press: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = sign;
  made.title = name;
  made.setAttribute('aria-label', name);
  made.addEventListener('click', press);
  return made;
};

/** A chart in a box that it can be moved and enlarged in. */
export interface Drawing {
  /** Lights a part and brings it in sight; without one, the whole chart. */
  light(part: string): void;
}

/** Makes a chart fit into its box, with buttons to enlarge it. */
export const mountDrawing = (box: HTMLElement, svg: SVGSVGElement): Drawing => {
  const origin = svg.viewBox.baseVal;
  const size = { width: origin.width, height: origin.height };
  let lit: SVGGraphicsElement | undefined;
  let view: Viewport = { x: 0, y: 0, zoom: 1, isWhole: true };
  const room = () => ({ width: box.clientWidth, height: box.clientHeight });
  const show = (next: Viewport): void => {
    view = next;
    svg.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.zoom})`;
    box.dataset.zoom = next.zoom.toFixed(2);
  };
  const whole = (): void => {
    const { width, height } = room();
    const zoom = Math.min(1, width / size.width, height / size.height);
    show({
      x: (width - size.width * zoom) / 2,
      y: (height - size.height * zoom) / 2,
      zoom,
      isWhole: true,
    });
  };
  const frame = (): void => {
    box.style.height = `${Math.min(size.height + 2, Math.max(240, window.innerHeight * 0.7))}px`;
    show(
      fitViewport(size, room(), [
        lit === undefined ? { x: 0, y: 0, width: size.width, height: 1 } : areaOf(lit, origin),
      ]),
    );
  };
  const enlarge = (by: number): void => {
    const { width, height } = room();
    const zoom = Math.min(MOST, Math.max(LEAST, view.zoom * by));
    const keep = (at: number, middle: number): number => middle - ((middle - at) * zoom) / view.zoom;
    show({ x: keep(view.x, width / 2), y: keep(view.y, height / 2), zoom, isWhole: false });
  };
  const move = (x: number, y: number): void =>
    show({ ...view, x: view.x + x, y: view.y + y, isWhole: false });

  svg.style.transformOrigin = '0 0';
  box.classList.add('is-fitted');
  const tools = document.createElement('div');
  tools.className = 'zoom-tools';
  tools.append(
    button(say.zoomOut, '−', () => enlarge(1 / STEP)),
    button(say.zoomIn, '+', () => enlarge(STEP)),
    button(say.fit, say.fit, whole),
  );
  box.before(tools);
  box.addEventListener('keydown', (event) => {
    const act = {
      ArrowLeft: () => move(PUSH, 0),
      ArrowRight: () => move(-PUSH, 0),
      ArrowUp: () => move(0, PUSH),
      ArrowDown: () => move(0, -PUSH),
      '+': () => enlarge(STEP),
      '-': () => enlarge(1 / STEP),
      '0': whole,
    }[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      enlarge(event.deltaY < 0 ? STEP : 1 / STEP);
    },
    { passive: false },
  );
  box.addEventListener('pointermove', (event) => {
    if ((event.buttons & 1) === 0) return;
    // A press that moves is no click on a link.
    if (!box.hasPointerCapture(event.pointerId) && Math.abs(event.movementX) + Math.abs(event.movementY) > 2)
      box.setPointerCapture(event.pointerId);
    move(event.movementX, event.pointerType === 'touch' ? 0 : event.movementY);
  });
  box.addEventListener('dragstart', (event) => event.preventDefault());
  let width = box.clientWidth;
  new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    frame();
  }).observe(box);
  frame();
  return {
    light: (part) => {
      lit?.classList.remove('is-lit');
      lit = svg.querySelector<SVGGraphicsElement>(`[id="${CSS.escape(part)}"]`) ?? undefined;
      lit?.classList.add('is-lit');
      frame();
    },
  };
};
