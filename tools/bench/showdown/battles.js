import { TeamGenerators } from '@pkmn/randoms';
import { Battle, Teams } from '@pkmn/sim';

const FORMAT = 'gen9randombattle';

/** Choices after which a battle counts as over. */
const MOST = 2000;

Teams.setGeneratorFactory(TeamGenerators);

const team = (battle, number) => Teams.pack(Teams.generate(FORMAT, { seed: [battle + 1, number, 1, 1] }));

/** Every choice that a request offers: the moves, or who may come in. */
const choicesOf = ({ activeRequest: { forceSwitch, active }, pokemon }) => {
  if (!forceSwitch) {
    return active[0].moves.flatMap(({ disabled }, index) => (disabled ? [] : [`move ${index + 1}`]));
  }
  return pokemon.flatMap(({ fainted }, index) => (index === 0 || fainted ? [] : [`switch ${index + 1}`]));
};

/**
 * Plays random battles of Pokémon Showdown, one after the other, with the choices that `pick` gives.
 *
 * @param {number} battles
 * @param {(battle: number, turn: number) => number} pick
 * @returns {{ choices: number, ends: readonly string[] }}
 */
export const playBattles = (battles, pick) => {
  const ends = [];
  let choices = 0;
  for (let number = 0; number < battles; number += 1) {
    const battle = new Battle({ formatid: FORMAT, seed: [number + 1, 2, 3, 4] });
    battle.setPlayer('p1', { name: 'a', team: team(number, 1) });
    battle.setPlayer('p2', { name: 'b', team: team(number, 9) });
    let turn = 0;
    while (!battle.ended && turn < MOST) {
      for (const side of battle.sides) {
        if (!side.activeRequest || side.activeRequest.wait) continue;
        const open = choicesOf(side);
        const choice = open[pick(number, turn) % open.length] ?? 'default';
        // A choice may turn out to be barred by what is hidden.
        if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default');
        turn += 1;
      }
    }
    choices += turn;
    ends.push(`${battle.winner} ${battle.turn}`);
  }
  return { choices, ends };
};
