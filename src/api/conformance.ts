export type { Begin } from '../conformance/matches.ts';
export { type ConformanceCase, type ConformanceOptions, conforms } from '../conformance/conforms-2.ts';
export { ConformanceFailed } from '../conformance/failed.ts';
