export { SimulatedClock } from 'xstate';
