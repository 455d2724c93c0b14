import { GatechartError } from '../../../core/errors.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { playerOf } from '../queries/board.ts';
import { isAttackable } from '../queries/combat.ts';
import type { Attacker } from '../state/game.ts';
import type { Permanent, PermanentId } from '../state/permanent.ts';

type Permanents = ReadonlyMap<PermanentId, Permanent>;

/** What is wrong with a name in a combat. */
interface Fault {
  readonly name: string;
  readonly reason: string;
}

const faultsOf = (names: readonly string[], isWrong: (name: string) => boolean, reason: string): Fault[] =>
  names.filter(isWrong).map((name) => ({ name, reason }));

/** What is wrong with one attacker, its blockers and what it attacks. */
const attackerFaults = (
  permanents: Permanents,
  { attacker, blockers, attacked }: Attacker,
): readonly Fault[] => {
  const controllerOf = (id: PermanentId) => permanents.get(id)?.controller;
  const isNoCreature = (id: PermanentId) => !permanents.get(id)?.types.includes('creature');
  const isOwnSide = (id: PermanentId) => controllerOf(id) === controllerOf(attacker);
  const isNotAttackable = (id: string) => playerOf(id) === undefined && !isAttackable(permanents.get(id));
  const isOwnPlayer = (id: string) =>
    playerOf(id) === controllerOf(attacker) ||
    (isOwnSide(id) && !permanents.get(id)?.types.includes('battle'));
  return [
    ...faultsOf([attacker], isNoCreature, 'Only a creature attacks.'),
    ...faultsOf(blockers, isNoCreature, 'Only a creature blocks.'),
    ...faultsOf(blockers, isOwnSide, 'A creature blocks attackers of the other player.'),
    ...faultsOf([attacked], isNotAttackable, 'Only a player, a planeswalker or a battle is attacked.'),
    ...faultsOf([attacked], isOwnPlayer, 'Nobody attacks its own side.'),
    ...faultsOf(
      blockers,
      (id) => blockers.indexOf(id) !== blockers.lastIndexOf(id),
      'A creature blocks an attacker once.',
    ),
  ];
};

/** What is wrong with the attackers together. */
const combatFaults = (permanents: Permanents, attackers: readonly Attacker[]): readonly Fault[] => {
  const ids = attackers.map(({ attacker }) => attacker);
  const [first] = ids.map((id) => permanents.get(id)?.controller);
  const isOther = (id: PermanentId) => permanents.get(id)?.controller !== first;
  return [
    ...faultsOf(ids, (id) => ids.indexOf(id) !== ids.lastIndexOf(id), 'A creature attacks once.'),
    ...faultsOf(ids, isOther, 'Attackers have one controller.'),
  ];
};

/** Refuses a combat that cannot be. Throws `BAD_SETUP` with the first name that is wrong, and why. */
export const validateCombat = (
  permanents: Permanents,
  attackers: readonly Attacker[],
  place: string,
): void => {
  const [fault] = [
    ...flatMapFast(attackers, (attacker) => attackerFaults(permanents, attacker)),
    ...combatFaults(permanents, attackers),
  ];
  if (fault !== undefined) throw new GatechartError('BAD_SETUP', `${place}: ${fault.name}`, fault.reason);
};
