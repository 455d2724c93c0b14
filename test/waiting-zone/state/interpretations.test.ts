import { describe, expect, it } from 'vitest';
import {
  DEFAULT_EDITION,
  editionInterpretations,
  type Interpretations,
} from '../../../src/rulesets/waiting-zone/state/interpretations.ts';
import type { Scenario } from '../../../src/scenarios/scenario.ts';
import { scenariosIn } from '../../support/scenarios.ts';

const scenarios = scenariosIn('test/scenarios/waiting-zone');

/** What a scenario answers and expects under an edition, wherever the file says it. */
const saidOf = ({ script }: Scenario, edition: string): string =>
  JSON.stringify(script(edition), (key, value) => (key === 'path' ? undefined : value));

const others = Object.keys(editionInterpretations).filter((id) => id !== DEFAULT_EDITION);

describe('what the source leaves open', () => {
  it('has a scenario for every edition that comes out otherwise than under our readings', () => {
    const differing = scenarios.flatMap((scenario) =>
      scenario.editions.filter((edition) => saidOf(scenario, edition) !== saidOf(scenario, DEFAULT_EDITION)),
    );
    expect(others.filter((id) => !differing.includes(id))).toEqual([]);
  });

  it('names the clause of its reading first in the title of such a scenario', () => {
    const misnamed = scenarios.filter(({ title, editions }) =>
      editions.some((id) => id !== DEFAULT_EDITION && !/^reading\.\d+ /.test(title)),
    );
    expect(misnamed.map(({ title }) => title)).toEqual([]);
  });

  it('has another edition for every reading that may be answered otherwise', () => {
    const recommended = editionInterpretations[DEFAULT_EDITION] as Interpretations;
    const unanswered = (Object.keys(recommended) as (keyof Interpretations)[]).filter((key) =>
      Object.values(editionInterpretations).every((readings) => readings[key] === recommended[key]),
    );
    expect(unanswered).toEqual([]);
  });
});
