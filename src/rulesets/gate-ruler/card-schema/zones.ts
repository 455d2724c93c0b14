import type { CardDefinition } from '../state/card-2.ts';
import type { Ability, Instruction, ZoneKind } from '../state/card.ts';
import type { Fault } from './fault.ts';
import { partsOf } from './parts.ts';

/** What a move to that kind of zone should be instead. */
const INSTEAD: Readonly<Partial<Record<string, string>>> = {
  attack: 'choose a zone first and move to zone:NAME',
  defense: 'choose a zone first and move to zone:NAME',
  set: 'cards are set by their player, not by an effect',
  ruler: 'rulers do not move',
  soul: 'use putUnder',
  drive: 'use drive',
  counter: 'only ruler damage puts cards there',
};

const moveFault = (step: Instruction, path: string): readonly Fault[] => {
  const reason = step.do === 'move' ? INSTEAD[step.to] : undefined;
  return reason === undefined ? [] : [{ path: `${path}.to`, reason }];
};

/** Where abilities of a kind are looked for (14-2). */
const VALID: Readonly<Record<Ability['kind'], readonly ZoneKind[]>> = {
  auto: ['ruler', 'attack', 'defense', 'field'],
  continuous: ['ruler', 'attack', 'defense', 'field', 'set'],
  activated: ['ruler', 'attack', 'defense', 'field', 'hand', 'graveyard', 'damage', 'soul', 'removed'],
};

const abilityFault = (ability: Ability, path: string): readonly Fault[] => {
  const wrong = ability.zone?.filter((zone) => !VALID[ability.kind].includes(zone)) ?? [];
  return wrong.map((zone) => ({
    path: `${path}.zone`,
    reason: `an ability of kind ${ability.kind} does nothing in the zone ${zone}`,
  }));
};

/** Cards are moved where effects can move them, and abilities stand where they work. */
export const zoneFaults = (card: CardDefinition): readonly Fault[] => [
  ...(card.abilities ?? []).flatMap((ability, index) => abilityFault(ability, `abilities[${index}]`)),
  ...[...partsOf(card)].flatMap((part) =>
    part.is === 'instruction' ? moveFault(part.value, part.path) : [],
  ),
];
