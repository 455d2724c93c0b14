import { type Path, ScenarioFault } from '../../kernel/scenario.ts';
import type { CardDefinition } from '../card.ts';

const KEYS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'type',
  'faction',
  'attributes',
  'level',
  'atk',
  'hp',
  'stk',
  'legendary',
  'keywords',
  'timing',
  'effect',
  'abilities',
  'counter',
  'overdrive',
  'touchdown',
  'ruler',
  'provenance',
]);

/** The card, if it is one. Throws `ScenarioFault` at the key that is wrong. */
export const checkedCard = (card: Readonly<Record<string, unknown>>, path: Path): CardDefinition => {
  const wrong = Object.keys(card).find((key) => !KEYS.has(key));
  if (wrong !== undefined) throw new ScenarioFault([...path, wrong], 'cards have no such part');
  return card as unknown as CardDefinition;
};
