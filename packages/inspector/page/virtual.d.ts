declare module 'virtual:geometry' {
  export const geometry: import('../../../src/charts/layout/geometry.ts').Geometry;
}
declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
