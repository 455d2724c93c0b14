import {
  cardTable,
  formTable,
  nameOf,
  nameTable,
  partTable,
  type Schema,
  tableOf,
} from '../../../core/cards/schema-tables.ts';
import { typesWith } from '../card-schema/part-rules.ts';
import { ability, cost, counter, effect, timing } from '../state/language/cards.ts';
import { card, rulerRules } from '../state/language/cards-2.ts';
import { continuous } from '../state/language/changes.ts';
import { condition } from '../state/language/conditions.ts';
import { damageFilter, instruction, instructionGroups, steps } from '../state/language/instructions.ts';
import { amount, filter, reference } from '../state/language/expressions.ts';
import { trigger, who } from '../state/language/triggers.ts';
import {
  cardType,
  choiceName,
  duration,
  howMany,
  keyword,
  moment,
  number,
  someCards,
  stat,
  text,
  zoneKind,
} from '../state/language/vocabulary.ts';

const instructionTable = (group: Readonly<Record<string, Schema>>): string =>
  formTable(nameOf(instruction), ...new Set(Object.values(group)));

/** What the names in capitals stand for that have no table of their own. */
const NAMES = [
  number,
  howMany,
  someCards,
  text,
  choiceName,
  cardType,
  stat,
  zoneKind,
  moment,
  effect,
  steps,
  who,
];

/** The tables of the page for card authors, by their names on the page. */
export const cardTables = (): Readonly<Record<string, string>> => ({
  card: cardTable(card, typesWith, cardType.options.length),
  names: nameTable(NAMES),
  filters: partTable(filter),
  references: tableOf(reference),
  amounts: tableOf(amount),
  conditions: tableOf(condition),
  ...Object.fromEntries(
    Object.entries(instructionGroups).map(([name, group]) => [name, instructionTable(group)]),
  ),
  damage: partTable(damageFilter),
  durations: tableOf(duration),
  changes: tableOf(continuous),
  abilities: tableOf(ability),
  costs: tableOf(cost),
  triggers: tableOf(trigger),
  timings: tableOf(timing),
  counters: tableOf(counter),
  keywords: tableOf(keyword),
  rulers: partTable(rulerRules),
});
