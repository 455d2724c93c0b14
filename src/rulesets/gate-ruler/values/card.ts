export type { CardDefinition, Provenance, RulerRules } from './language/cards.ts';
