import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr9 = clausesFrom('CR9', 'official');
const update = clausesFrom('seed 001', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 9: gate processing. */
export const chapter09 = defineClauses({
  '9-1': cr9.defines('Outline of the gate.', 'ゲート処理の概要。'),
  '9-1a': cr9.defines(
    'Played cards and abilities wait in the gate, where players may respond, and then resolve.',
    'プレイされたものはゲートで待ち、対応の機会を経て解決される。',
  ),
  '9-1b': ours.defines(
    'The gate holds cards, abilities, damage execution, ruler damage, drive resolution and destroy processes.',
    'ゲートにはカード、能力、ダメージ実行・ルーラーダメージ・ドライブ解決・破壊の各処理が置かれる。',
  ),
  '9-2': cr9.defines('Gate processing.', 'ゲート処理。'),
  '9-2a': cr9.prescribes(
    'Gate processing alternates gate addition and gate resolution until it ends.',
    'ゲート処理は、終わるまでゲート追加処理とゲート解決処理を交互に行う。',
  ),
  '9-3': cr9.defines('Gate addition.', 'ゲート追加処理。'),
  '9-3b': cr9.prescribes('The turn player gets priority.', 'ターンプレイヤーが優先権を得る。'),
  '9-3c': cr9.prescribes('System processing is carried out.', 'システム処理を行う。'),
  '9-3d': cr9.prescribes(
    'With a drive resolution process or a ruler damage process on top of the gate, gate addition ends at once.',
    'ゲートの一番上がドライブ解決処理かルーラーダメージ処理なら、ゲート追加処理は即座に終わる。',
  ),
  '9-3e': cr9.prescribes(
    'The player with priority takes one gate action.',
    '優先権を持つプレイヤーはゲートアクションを1つ行う。',
  ),
  '9-3e-1': cr9.prescribes('Gate action: give up priority.', 'ゲートアクション:優先権を放棄する。'),
  '9-3e-2': cr9.prescribes(
    'Gate action: play a card in your set zone whose timing is not Standard and that is not an auto ability.',
    'ゲートアクション:通常以外のタイミングで、自動能力扱いでもない自分のセットカードをプレイする。',
  ),
  '9-3e-3': cr9.prescribes(
    'Gate action: play one of your activated abilities whose timing is not Standard.',
    'ゲートアクション:通常以外のタイミングの自分の起動能力をプレイする。',
  ),
  '9-3e-4': cr9.prescribes(
    'Only the turn player, in the main phase with an empty gate, has the following gate actions.',
    '以下は、メインフェイズでゲートが空の時に、ターンプレイヤーだけが行える。',
  ),
  '9-3e-4a': cr9.prescribes(
    'Gate action: reveal a card in your drive zone.',
    'ゲートアクション:自分のドライブゾーンのカードを公開する。',
  ),
  '9-3e-4b': cr9.prescribes(
    'Gate action: play a unit card.',
    'ゲートアクション:ユニットカードをプレイする。',
  ),
  '9-3e-4c': cr9.prescribes(
    'Gate action: play a field card.',
    'ゲートアクション:フィールドカードをプレイする。',
  ),
  '9-3e-4d': cr9.prescribes('Gate action: set a card.', 'ゲートアクション:カードをセットする。'),
  '9-3e-4e': cr9.prescribes(
    'Gate action: play a Standard event.',
    'ゲートアクション:使用タイミングが通常のイベントをプレイする。',
  ),
  '9-3e-4f': ours.prescribes(
    'Gate action: play a Standard activated ability.',
    'ゲートアクション:使用タイミングが通常の起動能力をプレイする。',
  ),
  '9-3f': ours.prescribes(
    'Priority then goes to the other player; unless priority was given up, system processing comes first.',
    '優先権は相手に移る。放棄以外の行動の後は、先にシステム処理に戻る。',
  ),
  '9-3f-1': ours.prescribes(
    'When both players give up priority in a row, gate addition ends.',
    '両プレイヤーが続けて優先権を放棄したら、ゲート追加処理は終わる。',
  ),
  '9-4': ours.defines('Gate resolution.', 'ゲート解決処理。'),
  '9-4a': ours.prescribes(
    'With an empty gate, gate processing ends.',
    'ゲートが空なら、ゲート処理は終わる。',
  ),
  '9-4b': ours.prescribes(
    'The top item of the gate resolves and leaves the gate.',
    'ゲートの一番上のものを解決し、ゲートから取り除く。',
  ),
  '9-4c': ours.prescribes('System processing follows each resolution.', '解決のたびにシステム処理を行う。'),
  '9-4c-1': update.prescribes(
    'Gate break: if something was put on the gate, gate processing returns to gate addition.',
    'ゲートブレイク:ゲートに何かが追加されたら、ゲート追加処理に戻る。',
  ),
  '9-4c-1a': update.prescribes(
    'If only a drive resolution or ruler damage process was added, gate addition ends by 9-3d and resolution continues.',
    '追加がドライブ解決処理やルーラーダメージ処理だけなら、9-3dによりすぐ解決に戻る。',
  ),
  '9-4c-2': update.prescribes(
    'If nothing was added, the next item resolves with no chance to respond.',
    '何も追加されなければ、対応の機会なしに次のものを解決する。',
  ),
});
