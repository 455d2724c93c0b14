declare module 'virtual:geometry' {
  export const geometry: import('../../charts/layout/geometry.ts').Geometry;
}
declare module '*.css';
