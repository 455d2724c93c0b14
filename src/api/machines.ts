export * as excessDamage from '../../machines/excess-damage/index.ts';
export * as gateRuler from '../../machines/gate-ruler/index.ts';
export * as waitingZone from '../../machines/waiting-zone/index.ts';
export { type AtProcess, type ProcessOptions, processAt } from './process-at.ts';
