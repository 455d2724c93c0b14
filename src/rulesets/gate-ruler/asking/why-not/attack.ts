import { opponentOf, type Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import { stateOf } from '../../reading/information.ts';
import { frontmostOn, lineOf, linesOf } from '../../reading/lines.ts';
import { hasKeyword, isForbidden } from '../../reading/meaning.ts';
import { lineKey } from '../../reading/place-key.ts';
import { isAttackZone, whereIs } from '../../reading/zones.ts';
import type { Game } from '../../values/game.ts';
import type { Instance, Line } from '../../values/instance.ts';
import { cardsCalled, cardText, reason } from './reason.ts';

const attackerReason = (game: Game, player: Player, card: Instance): WhyNot | undefined => {
  const place = whereIs(game, card);
  const text = cardText(game, player, card);
  if (place === 'gate' || place.player !== player || !(place.zone === 'ruler' || isAttackZone(place.zone))) {
    return reason('NO_ATTACKER', '8-4c', 'only the own ruler and units in own attack zones attack', [text]);
  }
  if (stateOf(game, card).exhausted) {
    return reason('EXHAUSTED', '8-4c', 'the attacking card must be ready', [`${text} is exhausted`]);
  }
  if (hasKeyword(game, card, 'pacifist')) {
    return reason('PACIFIST', '16-20', 'a card with Pacifist cannot attack', [text]);
  }
  if (isForbidden(game, card, 'attack')) {
    return reason('CANNOT_ATTACK', 'u2103/attack-ban.1', 'an effect says that the card cannot attack', [
      text,
    ]);
  }
  return undefined;
};

/** The line a text names, or the line of the card it names. */
const lineCalled = (
  game: Game,
  player: Player,
  text: string,
): { line: Line; card?: Instance } | undefined => {
  const defender = opponentOf(player);
  const line = linesOf(game, defender).find((each) => lineKey(each).toLowerCase() === text.toLowerCase());
  if (line !== undefined) return { line };
  const card = [`enemy ${text}`, text]
    .flatMap((name) => cardsCalled(game, player, name))
    .find((each) => {
      const place = whereIs(game, each);
      return place !== 'gate' && place.player === defender;
    });
  const place = card === undefined ? 'gate' : whereIs(game, card);
  if (card === undefined || place === 'gate') return undefined;
  return place.zone === 'ruler' || linesOf(game, defender).includes(lineOf(place.zone))
    ? { line: lineOf(place.zone), card }
    : undefined;
};

const targetReason = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const found = lineCalled(game, player, text.replace(/^enemy /i, ''));
  if (found === undefined) {
    return reason(
      'NO_TARGET',
      '8-4c',
      'an enemy unit, the enemy ruler or a line without a unit is attacked',
      [`${text} is none of them`],
    );
  }
  const { line, card } = found;
  const frontmost = frontmostOn(game, opponentOf(player), line);
  if (card !== undefined && !frontmost.includes(card)) {
    const before = frontmost.map((each) => cardText(game, player, each)).join(', ');
    return reason(
      'NOT_FRONTMOST',
      '8-4c-1',
      `${cardText(game, player, card)} is not frontmost on the ${line === 'center' ? 'center line' : `line ${lineKey(line)}`}`,
      [`${before} stands before it`],
    );
  }
  const banned = (card === undefined ? frontmost : [card]).filter((each) =>
    isForbidden(game, each, 'beAttacked'),
  );
  return banned.length > 0 && (card !== undefined || banned.length === frontmost.length)
    ? reason(
        'CANNOT_BE_ATTACKED',
        'u2103/attack-ban.1',
        'an effect says that the card cannot be attacked',
        banned.map((each) => cardText(game, player, each)),
      )
    : undefined;
};

/** Why `attack X -> Y` is not on offer as an attack is declared. */
export const whyNoAttack = (game: Game, player: Player, text: string): WhyNot | undefined => {
  const [from = '', to = ''] = text.split('->').map((part) => part.trim());
  const [attacker] = cardsCalled(game, player, from);
  if (attacker === undefined) {
    return reason('NO_ATTACKER', '8-4c', 'an own card must be there to attack', [`no card is at ${from}`]);
  }
  return attackerReason(game, player, attacker) ?? (to === '' ? undefined : targetReason(game, player, to));
};
