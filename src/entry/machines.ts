export { type AtProcess, type ProcessOptions, processAt } from '../library/process-at.ts';
export * as excessDamage from './machines/excess-damage.ts';
export * as gateRuler from './machines/gate-ruler.ts';
export * as waitingZone from './machines/waiting-zone.ts';
