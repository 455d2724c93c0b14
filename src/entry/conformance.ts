export type { Begin } from '../conformance/beginning.ts';
export { type ConformanceCase, type ConformanceOptions, conforms } from '../conformance/conforms.ts';
export { ConformanceFailed } from '../conformance/failed.ts';
