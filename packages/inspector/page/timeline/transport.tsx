/** Shapes of the buttons that move through time: an arrow steps, a triangle plays. */
const SHAPES = {
  play: 'M5 3 L13 8 L5 13 Z',
  pause: 'M4 3 H7 V13 H4 Z M9 3 H12 V13 H9 Z',
  on: 'M3 8 H12 M8.5 4.5 L12 8 L8.5 11.5',
  back: 'M13 8 H4 M7.5 4.5 L4 8 L7.5 11.5',
  onTo: 'M2 8 H10 M6.5 4.5 L10 8 L6.5 11.5 M13.5 3 V13',
  backTo: 'M14 8 H6 M9.5 4.5 L6 8 L9.5 11.5 M2.5 3 V13',
  onOut: 'M2 8 H10 M6.5 4.5 L10 8 L6.5 11.5 M10.5 3 H13.5 V13 H10.5',
  backOut: 'M14 8 H6 M9.5 4.5 L6 8 L9.5 11.5 M5.5 3 H2.5 V13 H5.5',
} as const;

export type Shape = keyof typeof SHAPES;

const FILLED: ReadonlySet<Shape> = new Set<Shape>(['play', 'pause']);

export const Icon = ({ shape }: { readonly shape: Shape }) => (
  <svg viewBox="0 0 16 16" className={`icon ${FILLED.has(shape) ? 'is-filled' : ''}`} aria-hidden="true">
    <path d={SHAPES[shape]} />
  </svg>
);
