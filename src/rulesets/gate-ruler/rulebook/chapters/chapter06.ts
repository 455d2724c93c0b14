import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr6 = clausesFrom('CR6', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 6: the progress of a turn. */
export const chapter06 = defineClauses({
  '6-1': ours.defines(
    'A turn is start phase, main phase, attack phase and end phase, in this order.',
    'ターンはスタート、メイン、アタック、エンドの各フェイズからなる。',
  ),
  '6-2': cr6.defines('Start phase.', 'スタートフェイズ。'),
  '6-2a': cr6.prescribes(
    "The turn player's ruler sets their summon cap, the opponent has no cap, and both summon counts return to 0.",
    'ターンプレイヤーの召喚権はルーラーの値、相手の召喚権は無制限となり、双方の召喚数は0に戻る。',
  ),
  '6-2b': cr6.prescribes(
    'In the first turn of the game the event "game start" happens, followed by gate processing.',
    'ゲーム最初のターンだけ「ゲーム開始時」の事象が起き、続いてゲート処理を行う。',
  ),
  '6-2c': cr6.prescribes(
    'The turn player readies the cards in their attack zones and ruler zone.',
    'ターンプレイヤーは自分の攻撃ゾーンとルーラーゾーンのカードをアクトにする。',
  ),
  '6-2d': cr6.prescribes(
    'The event "start phase begins" happens.',
    '「スタートフェイズ開始時」の事象が起きる。',
  ),
  '6-2e': cr6.prescribes(
    'Gate processing after the start of the phase.',
    'フェイズ開始に続いてゲート処理を行う。',
  ),
  '6-2f': cr6.prescribes(
    'The turn player carries out the start-of-turn action of their ruler: ready resources, draw or drive.',
    'ターンプレイヤーはルーラーの定めるターン開始の行動(エナジーのアクト、ドロー、ドライブ)を行う。',
  ),
  '6-2g': cr6.prescribes(
    'Gate processing after the action of the ruler.',
    'ルーラーの行動に続いてゲート処理を行う。',
  ),
  '6-3': cr6.defines('Main phase.', 'メインフェイズ。'),
  '6-3a': cr6.prescribes(
    'The event "main phase begins" happens.',
    '「メインフェイズ開始時」の事象が起きる。',
  ),
  '6-3b': cr6.prescribes(
    'The whole main phase is one gate processing, in which the turn player plays cards as gate actions.',
    'ゲート処理を1回行う。ターンプレイヤーの行動はすべてこの中のゲートアクションである。',
  ),
  '6-3c': cr6.prescribes(
    "Cards still in the turn player's drive zone go to their owners' graveyards; abilities there are removed.",
    'ターンプレイヤーのドライブゾーンに残るカードは所有者の墓地に行き、能力は取り除かれる。',
  ),
  '6-3c-1': cr6.defines(
    'Auto abilities triggered by this clearing are played at the start of the attack phase.',
    'この片付けで誘発した自動能力はアタックフェイズの始めにプレイされる。',
    { because: 'No trigger of the card language is about a card that leaves the drive zone.' },
  ),
  '6-4': cr6.defines('Attack phase, run by chapter 8.', 'アタックフェイズ。進行は第8章による。'),
  '6-5': cr6.defines('End phase.', 'エンドフェイズ。'),
  '6-5a': cr6.prescribes('The event "turn end" happens.', '「ターン終了時」の事象が起きる。'),
  '6-5a-1': cr6.prescribes(
    'An auto ability that already triggered on "turn end" in this end phase does not trigger on it again.',
    'このエンドフェイズで既に誘発した「ターン終了時」の自動能力は再び誘発しない。',
  ),
  '6-5b': ours.prescribes('Gate processing after the turn end.', 'ターン終了時に続いてゲート処理を行う。'),
  '6-5c': ours.prescribes(
    'Turn end and gate processing repeat while a turn-end auto ability has not triggered yet.',
    'まだ誘発していないターン終了時の自動能力があるかぎり、終了時とゲート処理を繰り返す。',
  ),
  '6-5d': ours.prescribes(
    'All effects that last for this turn expire together.',
    'このターン中だけ続く効果は一斉に失われる。',
  ),
  '6-5d-1': ours.prescribes(
    'At the same time the carried damage of every unit in play returns to 0.',
    '同時に、場のすべてのユニットの負っているダメージは0に戻る。',
  ),
  '6-5e': ours.prescribes(
    'The other player becomes the turn player and the next turn begins.',
    '相手プレイヤーがターンプレイヤーとなり、次のターンが始まる。',
  ),
});
