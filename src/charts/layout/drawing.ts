// What needs ELK, as it is packed into one file of the build: what is installed does without the library.
export { drawChart } from './draw-chart.ts';
export { drawInvocations } from './draw-invocations.ts';
