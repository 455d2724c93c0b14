import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr6 = clausesFrom('CR6', 'official');
const database = clausesFrom('EUDB', 'official');
const wording = clausesFrom('EU31', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 4: basic terms. The numbers of this chapter are our own. */
export const chapter04 = defineClauses({
  '4-1': ours.defines('Owner and controller.', '所有者と支配者。'),
  '4-1a': ours.defines(
    'The owner of a card is the player from whose set of cards it came.',
    'カードの所有者は、それを用意したプレイヤーである。',
  ),
  '4-1b': ours.defines(
    'The controller of a card is the player to whom its zone belongs.',
    'カードの支配者は、置かれている領域のプレイヤーである。',
  ),
  '4-1b-1': ours.defines(
    'The controller of an ability is the one who controlled its card when it was played.',
    '能力の支配者は、プレイ時にそのカードを支配していたプレイヤーである。',
  ),
  '4-2': ours.defines('Turn player and non-turn player.', 'ターンプレイヤーと非ターンプレイヤー。'),
  '4-3': wording.defines(
    'Allied means controlled by you, enemy by your opponent.',
    '味方は自分が、敵は相手が支配することをいう。',
  ),
  '4-4': database.defines('Summoning.', '召喚。'),
  '4-4a': database.prescribes(
    'A normal summon plays a unit by the ordinary procedure and uses cost and summon cap.',
    '通常召喚は、手順に従いユニットをプレイすることで、コストと召喚権を使う。',
  ),
  '4-4b': database.prescribes(
    'A special summon is an effect that puts a unit into play, with neither cost nor summon cap.',
    '特殊召喚は効果でユニットを場に出すことで、コストも召喚権も使わない。',
  ),
  '4-5': cr6.defines(
    'The summon cap is how many normal summons a player may make in a turn.',
    '召喚権は、そのターンに行える通常召喚の数である。',
  ),
  '4-5a': cr6.prescribes(
    "In each turn the turn player's ruler gives the number; the other player has no limit.",
    'ターンプレイヤーの数はルーラーが定め、相手に制限はない。',
  ),
  '4-6': ours.defines(
    'Leaving play covers being destroyed, put into the graveyard, removed or returned.',
    '場を離れるとは、破壊、墓地、除外、手札やデッキに戻ることのすべてをいう。',
  ),
});
