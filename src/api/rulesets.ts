export { rulesets } from '../registered.ts';
