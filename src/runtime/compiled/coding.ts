import type { Chart, Leaf } from '../chart.ts';
import type { Names } from './names.ts';
import type { ChartCode, StateCode } from './running.ts';

/** The functions of every state and machine, made when first needed. */
export interface Code {
  ofState(leaf: Leaf): StateCode;
  ofChart(chart: Chart): ChartCode;
}

/** What the source of one function is written with. */
export interface Coding {
  readonly names: Names;
  readonly code: Code;
}
