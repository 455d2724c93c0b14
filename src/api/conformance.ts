export { ConformanceFailed } from '../conformance/case.ts';
export { type ConformanceCase, type ConformanceOptions, conforms } from '../conformance/conforms.ts';
export type { Begin } from '../conformance/matches.ts';
export type { Unreached } from '../conformance/unreached.ts';
