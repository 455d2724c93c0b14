

export type { Begin } from '../conformance/matches.ts';
export { type ConformanceCase, type ConformanceOptions, conforms } from '../conformance/conforms.ts';
export { ConformanceFailed } from '../conformance/case.ts';
