import { z } from 'zod';
import { enumOf, withDoc } from '../../../../core/cards/schema.ts';
import { tableOfKeywords } from '../../keywords/lookup.ts';

/** A whole number of a card: level, ATK, HP, STK, damage. */
export const number = withDoc(
  z.int().min(-99, 'must be at least -99').max(99, 'must be at most 99'),
  'a whole number',
  'NUMBER',
);

/** How many cards. */
export const howMany = withDoc(
  z.int().min(0, 'must be at least 0').max(50, 'must be at most 50'),
  'how many cards, from 0 to 50',
  'COUNT',
);

/** How many cards, at least one. */
export const someCards = withDoc(
  z.int().min(1, 'must be at least 1').max(50, 'must be at most 50'),
  'how many, from 1 to 50',
  'SOME',
);

/** A kind of zone (ch.3); attack, defense and set zones by their kind. */
export const zoneKind = withDoc(
  z.enum([
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
  ]),
  'a kind of zone',
  'ZONE',
);

/** The zones in play that a player has several of. */
export const battleZone = z.enum(['attack', 'defense']);

/** The five types of 2-3a. Rulers and resources are never in a deck. */
export const cardType = withDoc(
  z.enum(['ruler', 'unit', 'event', 'field', 'resource']),
  'a type of card',
  'TYPE',
);

/** Numbers a card has (ch.2). */
export const stat = withDoc(z.enum(['level', 'atk', 'hp', 'stk']), 'a number that a card has', 'STAT');

/** Keywords (ch.16) that are not abilities written out in data. */
export const keyword = enumOf(
  tableOfKeywords(({ note, text }) => note ?? text.en),
  'a keyword',
  'KEYWORD',
);

/** A moment of the turn that abilities may wait for. */
export const moment = withDoc(
  z.enum([
    'gameStart',
    'startPhase',
    'mainPhase',
    'attackPhase',
    'attackStart',
    'attackDeclaration',
    'attackEnd',
    'attackPhaseEnd',
    'turnEnd',
  ]),
  'a moment of the turn',
  'MOMENT',
);

/** How long a continuing effect or a delayed ability lasts; `match`: without an end (14-1b). */
export const duration = enumOf(
  {
    attack: 'the attack going on',
    turn: 'the turn',
    untilOwnTurn: 'until your next turn starts',
    match: 'the whole match',
  },
  'how long it lasts',
  'DURATION',
);

/** Allied or enemy cards, seen from the controller of the text, or the cards of both players. */
export const side = z.enum(['ally', 'enemy', 'both']);

/** A player, or a player's turn, seen from the controller of the text. */
export const player = z.enum(['own', 'enemy']);

/** The name of a choice, a zone or a mode. */
export const choiceName = withDoc(
  z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be one word of letters, digits and hyphens'),
  'a name that you give: one word of letters, digits and hyphens',
  'NAME',
);

/** Text that is there. */
export const text = withDoc(
  z.string().min(1, 'must not be empty').max(200, 'must be at most 200 letters'),
  'a text',
  'TEXT',
);

export type ZoneKind = z.output<typeof zoneKind>;
export type CardType = z.output<typeof cardType>;
/** The name of a number that a card has: level, ATK, HP or STK. */
export type Stat = z.output<typeof stat>;
/** The name of a moment of the turn at which abilities can trigger. */
export type Moment = z.output<typeof moment>;
/** How long a lasting effect lasts. */
export type Duration = z.output<typeof duration>;
