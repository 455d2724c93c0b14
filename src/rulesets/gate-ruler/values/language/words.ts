import { z } from 'zod';

/** A whole number of a card: level, ATK, HP, STK, damage. */
export const number = z.int().min(-99, 'must be at least -99').max(99, 'must be at most 99');

/** How many cards. */
export const howMany = z.int().min(0, 'must be at least 0').max(50, 'must be at most 50');

/** How many cards, at least one. */
export const someCards = z.int().min(1, 'must be at least 1').max(50, 'must be at most 50');

export const zoneKind = z.enum([
  'deck',
  'hand',
  'ruler',
  'attack',
  'defense',
  'set',
  'field',
  'drive',
  'damage',
  'soul',
  'graveyard',
  'resource',
  'removed',
  'counter',
]);

export const cardType = z.enum(['ruler', 'unit', 'event', 'field', 'resource']);

export const stat = z.enum(['level', 'atk', 'hp', 'stk']);

export const keyword = z.enum([
  'penetrate',
  'intercept',
  'counterattack',
  'doubleAttack',
  'vigilance',
  'undying',
  'soulguard',
  'openCard',
  'standby',
  'forcedStandby',
  'pacifist',
]);

export const moment = z.enum([
  'gameStart',
  'startPhase',
  'mainPhase',
  'attackPhase',
  'attackStart',
  'attackDeclaration',
  'attackEnd',
  'attackPhaseEnd',
  'turnEnd',
]);

export const duration = z.enum(['attack', 'turn', 'untilOwnTurn', 'match']);

/** Allied or enemy cards, seen from the controller of the text. */
export const side = z.enum(['ally', 'enemy']);

/** A player, or a player's turn, seen from the controller of the text. */
export const player = z.enum(['own', 'enemy']);

/** The name of a choice, a zone or a mode. */
export const choiceName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be one word of letters, digits and hyphens');

/** Text that is there. */
export const text = z.string().min(1, 'must not be empty').max(200, 'must be at most 200 letters');
