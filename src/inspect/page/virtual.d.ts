declare module 'virtual:geometry' {
  export const geometry: import('../layout/geometry.ts').Geometry;
}
declare module '*.css';
