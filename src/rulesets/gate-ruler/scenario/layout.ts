import { type Path, ScenarioFault } from '../../../core/adapters/scenario.ts';
import { checkCard } from '../card-schema/check-card-2.ts';
import type { CardDefinition } from '../state/card-2.ts';

const steps = (path: string): Path =>
  path.split(/[.[\]]+/).flatMap((step) => {
    if (step === '') return [];
    return [/^\d+$/.test(step) ? Number(step) : step];
  });

/** The card, if it is one. Throws `ScenarioFault` at the part that is wrong. */
export const requireCard = (card: Readonly<Record<string, unknown>>, path: Path): CardDefinition => {
  const checked = checkCard(card);
  if (checked.card !== undefined) return checked.card;
  const [fault] = checked.faults;
  throw new ScenarioFault([...path, ...steps(fault?.path ?? '')], fault?.reason ?? 'is no card');
};
