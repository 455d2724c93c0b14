declare module 'virtual:geometry' {
  export const geometry: import('gatechart/tools').Geometry;
}
declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
