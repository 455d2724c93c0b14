declare module 'virtual:charts' {
  /** Digest of the charts drawn, to be held against those that run. */
  export const digest: string;
  /** The drawings of each built-in ruleset, loaded when they are asked for. */
  export const drawings: Readonly<
    Record<string, () => Promise<import('../src/chart-geometry.ts').RulesetGeometry>>
  >;
}
declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
