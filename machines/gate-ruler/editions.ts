import type { EditionId } from '../../src/rulesets/gate-ruler/state/interpretations.ts';
import { attack } from './attack.ts';
import { attackPhase } from './attack-phase.ts';
import { damageStep100 } from './damage-step-1.0.0.ts';
import { match } from './match.ts';
import { turn } from './turn.ts';
import type { RuleMachine } from './types.ts';

const attack100 = attack.provide({ actors: { damageStep: damageStep100 } });
const attackPhase100 = attackPhase.provide({ actors: { attack: attack100 } });
const turn100 = turn.provide({ actors: { attackPhase: attackPhase100 } });

/** The outermost process of each edition: they differ in the damage step. */
export const editions: Readonly<Record<EditionId, RuleMachine>> = {
  '2021-03': match,
  '1.0.0': match.provide({ actors: { turn: turn100 } }),
};
