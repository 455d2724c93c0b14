import type { Field, ObservationEncoder } from '../../core/adapters/observation-encoder.ts';
import { PLAYERS, type Player } from '../../core/decision.ts';
import { playerName } from '../../core/narration.ts';
import { assertSame, assertThat, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import type { DecisionPoint, MatchPool } from '../matches.ts';

const fieldAt = (fields: readonly Field[], index: number): string => {
  const field = fields.find(({ offset, length }) => offset <= index && index < offset + length);
  return field === undefined ? '' : ` in ${JSON.stringify(field.name)}`;
};

const checkNumbers = (
  { ruleset }: MatchPool,
  encoder: ObservationEncoder,
  stop: DecisionPoint,
  player: Player,
) => {
  const { size, fields } = encoder.layout;
  const view = ruleset.view(stop.match.game(), player);
  const decision = stop.decision.player === player ? stop.decision : undefined;
  const observed = encoder.observe(view, decision);
  const place = `the observation of ${playerName(player)}`;
  const { at, values } = observed;
  assertThat(observed.size === size, place, `${size} numbers, as in the layout`, observed.size);
  assertThat(at.length === values.length, place, `an index for each of ${values.length} values`, at.length);
  for (const [order, index] of at.entries()) {
    const isNext = Number.isInteger(index) && index > (at[order - 1] ?? -1) && index < size;
    assertThat(isNext, place, `rising indices below ${size}`, index);
    const value = values[order] as number;
    assertThat(
      Number.isFinite(value),
      `${place}, index ${index}${fieldAt(fields, index)}`,
      'a finite number',
      String(value),
    );
  }
  const again = encoder.observe(view, decision);
  assertSame(`${place}, made a second time`, [[...at], [...values]], [[...again.at], [...again.values]]);
};

const checkActions = ({ actions }: ObservationEncoder, { decision: { options } }: DecisionPoint): void => {
  const keys = [...new Set(options.map(({ key }) => key))];
  const found = actions.indicesOf(keys);
  const most = actions.named.length;
  for (const [order, key] of keys.entries()) {
    const index = found[order];
    const isNamed = index !== undefined && Number.isInteger(index) && index >= 0 && index < most;
    if (isNamed && found.indexOf(index) === order) continue;
    throw new Violation(
      `the action of option ${JSON.stringify(key)}`,
      `an index from 0 to ${most - 1} that no other option of the decision has`,
      index,
      'add the key, or the name that nameOf gives it, to the keys of actionTable; where several options of one decision have the same name, also NAME/2, NAME/3 and so on',
    );
  }
};

export const observationsCase: CaseDefinition = {
  id: 'observations',
  requirement: 'each view is encoded as finite numbers of the layout, and each option has a named action',
  skipReason: ({ observationEncoder, noObservationEncoder: because }) =>
    observationEncoder === undefined
      ? `the ruleset has no observationEncoder${because === undefined ? '' : `: ${because}`}`
      : undefined,
  *check(ground) {
    const { observationEncoder: encoder } = ground.ruleset;
    if (encoder === undefined) return;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      for (const player of PLAYERS) checkNumbers(ground, encoder, stop, player);
      checkActions(encoder, stop);
    }
  },
};
