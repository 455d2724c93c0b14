import { cardTable, nameTable, tableOf } from '../../../core/cards/schema-tables.ts';
import { cardSchema, effect } from '../card-schema/card-schema.ts';
import {
  automatic,
  cardType,
  choiceName,
  filter,
  instruction,
  points,
  reference,
  steps,
  text,
  waitingKind,
  window,
} from '../card-schema/parts.ts';
import { typesWith } from '../card-schema/types.ts';

/** The tables of the page for card authors, by their names on the page. */
export const cardTables = (): Readonly<Record<string, string>> => ({
  card: cardTable(cardSchema, typesWith, cardType.options.length),
  names: nameTable([points, text, choiceName, cardType, effect, steps]),
  instructions: tableOf(instruction),
  references: tableOf(reference),
  filters: tableOf(filter),
  waiting: tableOf(waitingKind),
  automatics: tableOf(automatic),
  checks: tableOf(window),
});
