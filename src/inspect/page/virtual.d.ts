declare module 'virtual:geometry' {
  export const geometry: import('../../charts/layout/geometry.ts').Geometry;
}
declare module 'virtual:scenarios' {
  /** JSON of the titles by ruleset and clause. */
  export const scenarios: string;
}
declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
