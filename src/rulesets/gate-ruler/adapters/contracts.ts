import type { attack } from '../../../../machines/gate-ruler/attack.ts';
import type { attackPhase } from '../../../../machines/gate-ruler/attack-phase.ts';
import type { attackPhaseEnd } from '../../../../machines/gate-ruler/attack-phase-end.ts';
import type { counter } from '../../../../machines/gate-ruler/counter.ts';
import type { damage } from '../../../../machines/gate-ruler/damage.ts';
import type { damageStep } from '../../../../machines/gate-ruler/damage-step.ts';
import type { destroy } from '../../../../machines/gate-ruler/destroy.ts';
import type { drive } from '../../../../machines/gate-ruler/drive.ts';
import type { driveResolution } from '../../../../machines/gate-ruler/drive-resolution.ts';
import type { effect } from '../../../../machines/gate-ruler/effect.ts';
import type { effectPlay } from '../../../../machines/gate-ruler/effect-play.ts';
import type { endPhase } from '../../../../machines/gate-ruler/end-phase.ts';
import type { gate } from '../../../../machines/gate-ruler/gate.ts';
import type { healing } from '../../../../machines/gate-ruler/healing.ts';
import type { instruction } from '../../../../machines/gate-ruler/instruction.ts';
import type { mainPhase } from '../../../../machines/gate-ruler/main-phase.ts';
import type { match } from '../../../../machines/gate-ruler/match.ts';
import type { movement } from '../../../../machines/gate-ruler/movement.ts';
import type { payment } from '../../../../machines/gate-ruler/payment.ts';
import type { play } from '../../../../machines/gate-ruler/play.ts';
import type { putDamage } from '../../../../machines/gate-ruler/put-damage.ts';
import type { reduction } from '../../../../machines/gate-ruler/reduction.ts';
import type { ruleEffects } from '../../../../machines/gate-ruler/rule-effects.ts';
import type { rulerDamage } from '../../../../machines/gate-ruler/ruler-damage.ts';
import type { startPhase } from '../../../../machines/gate-ruler/start-phase.ts';
import type { systemProcessing } from '../../../../machines/gate-ruler/system-processing.ts';
import type { turn } from '../../../../machines/gate-ruler/turn.ts';
import type { vigilance } from '../../../../machines/gate-ruler/vigilance.ts';
import { type Contracts, contract } from '../../../core/rule-machine.ts';

const ITEM = 'number of the card or ability that resolves';
const STEP = { item: ITEM, step: 'the step of its effect' };
const CARRIED = { isComplete: 'whether all of it was done' };

/** Input and output of every Gate Ruler process, by its id. */
export const gateRulerContracts: Contracts = {
  match: contract<typeof match>({}, {}),
  turn: contract<typeof turn>({}, {}),
  startPhase: contract<typeof startPhase>({}, {}),
  mainPhase: contract<typeof mainPhase>({}, {}),
  attackPhase: contract<typeof attackPhase>({}, {}),
  attack: contract<typeof attack>({}, { goesOn: 'whether the turn player goes on to another sub-phase' }),
  damageStep: contract<typeof damageStep>({}, {}),
  attackPhaseEnd: contract<typeof attackPhaseEnd>({}, {}),
  vigilance: contract<typeof vigilance>({}, {}),
  endPhase: contract<typeof endPhase>({}, {}),
  gate: contract<typeof gate>({}, {}),
  systemProcessing: contract<typeof systemProcessing>({}, {}),
  ruleEffects: contract<typeof ruleEffects>({}, {}),
  play: contract<typeof play>(
    { request: 'what is played, how and by whom' },
    { isPlayed: 'whether it stands on the gate; `false` if it was taken back' },
  ),
  payment: contract<typeof payment>(
    { request: 'what is played, how and by whom', owed: 'what it costs as it was announced' },
    { isPaid: 'whether the whole cost was paid' },
  ),
  drive: contract<typeof drive>({ player: 'who drives', count: 'how many cards' }, {}),
  driveResolution: contract<typeof driveResolution>({}, {}),
  effect: contract<typeof effect>({}, {}),
  instruction: contract<typeof instruction>(STEP, CARRIED),
  effectPlay: contract<typeof effectPlay>(STEP, CARRIED),
  movement: contract<typeof movement>(STEP, CARRIED),
  putDamage: contract<typeof putDamage>({ item: ITEM, deal: 'what its effect says of the damage' }, CARRIED),
  reduction: contract<typeof reduction>(
    { item: ITEM, reduce: 'what its effect says of the reduction' },
    CARRIED,
  ),
  healing: contract<typeof healing>({ item: ITEM, heal: 'what its effect says of the healing' }, CARRIED),
  damage: contract<typeof damage>({}, {}),
  rulerDamage: contract<typeof rulerDamage>({}, {}),
  counter: contract<typeof counter>(
    { player: 'who revealed the card', card: 'instance of the revealed card' },
    {},
  ),
  destroy: contract<typeof destroy>({}, {}),
};
