import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr1 = clausesFrom('CR1', 'official');
const cr3 = clausesFrom('seed 004', 'official');
const cr13 = clausesFrom('seed 000', 'official');
const questions = clausesFrom('EU35', 'official');
const update = clausesFrom('seed 001', 'official');
const vol3 = clausesFrom('U2110', 'official');
const quoted = clausesFrom('NETS', 'secondary');
const rulebook = clausesFrom('GZ65', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 12: rule effects. */
export const chapter12 = defineClauses({
  '12-1': ours.defines(
    'Rule effects: what the rules do by themselves whenever a condition holds.',
    'ルールエフェクト。条件を満たすとルールが自動的に行う処理。',
  ),
  '12-1a': ours.prescribes(
    'All conditions are checked together, and all effects that apply are carried out at the same time.',
    'すべての条件を一度に確かめ、該当するものを同時に実行する。',
  ),
  '12-1a-1': ours.prescribes(
    'Defeat comes before every other rule effect.',
    '敗北は他のルールエフェクトより先に扱う。',
  ),
  '12-1b': cr1.prescribes(
    'If both players lose at the same check, the game is a draw.',
    '同じ確認で両プレイヤーが敗北したら引き分けとなる。',
  ),
  '12-2': cr3.defines('Defeat.', '敗北。'),
  '12-2a': ours.prescribes(
    'A player for whom one of the following holds loses the game.',
    '以下のいずれかに当てはまるプレイヤーは敗北する。',
  ),
  '12-2a-1': cr3.prescribes(
    "Defeat: the damage zone holds at least as many cards as the ruler's life.",
    '敗北条件:ダメージゾーンの枚数が自分のルーラーのライフ以上である。',
  ),
  '12-2a-2': rulebook.prescribes('Defeat: the deck holds no cards.', '敗北条件:デッキにカードが1枚もない。'),
  '12-3': cr13.defines('Ruler damage effect.', 'ルーラーダメージエフェクト。'),
  '12-3a': cr13.prescribes(
    'If any ruler carries damage, it is turned into ruler damage processes.',
    'ダメージを負っているルーラーがいれば、それをルーラーダメージ処理に変える。',
  ),
  '12-4': quoted.defines('Destruction.', '破壊。'),
  '12-4a': quoted.prescribes(
    'A unit that cannot stay alive is destroyed.',
    '生き残れないユニットは破壊される。',
  ),
  '12-4a-1': quoted.prescribes(
    'That is a unit whose carried damage reaches its HP, or whose HP is 0 or less.',
    '負っているダメージがHP以上か、HPが0以下のユニットがこれに当たる。',
  ),
  '12-4b': vol3.prescribes(
    'Destroying a card puts a destroy process for it on the gate.',
    'カードの破壊では、そのカードの破壊処理がゲートに置かれる。',
  ),
  '12-4b-1': vol3.prescribes(
    'While a destroy process waits, players may respond to it.',
    '破壊処理が待つ間、プレイヤーは対応できる。',
  ),
  '12-4b-2': ours.prescribes(
    "A destroy process that resolves puts its card into the owner's graveyard, unless that is replaced.",
    '破壊処理が解決されると、置き換えられないかぎりそのカードは所有者の墓地に行く。',
  ),
  '12-4b-3': ours.prescribes(
    'A destroy process put by 12-4a does nothing if its unit no longer meets 12-4a-1.',
    '12-4aによる破壊処理は、解決時に12-4a-1に当てはまらなければ何もしない。',
  ),
  '12-4b-4': ours.prescribes(
    'A card with a destroy process waiting gets no second one.',
    '破壊処理が待っているカードに、重ねて破壊処理は置かれない。',
  ),
  '12-4b-5': update.prescribes(
    'A card that escapes counts as destroyed but not as put into the graveyard.',
    '逃れたカードは、破壊はされたが墓地には行かなかったものとして扱う。',
  ),
  '12-4b-6': ours.prescribes(
    'A card that is gone, or another object by now, has not escaped: its destroy process does nothing.',
    '場を離れたか別のものになったカードは、破壊を逃れたとは扱わず、その破壊処理は何もしない。',
  ),
  '12-4c': ours.prescribes(
    'A destroy process put by an effect is not checked again when it resolves, nor one that waits as an effect destroys its card.',
    '効果による破壊処理と、待つ間に効果もそのカードを破壊した破壊処理は、解決時に条件を確かめ直さない。',
  ),
  '12-5': ours.defines('Overfull zones.', '枚数の超過したゾーン。'),
  '12-5a': questions.prescribes(
    'Of two units in one zone, the one that came earlier goes to the graveyard; it is not destroyed.',
    '1つのゾーンにユニットが2体あれば、先にいた方が墓地に置かれる。破壊ではない。',
  ),
  '12-6': cr3.defines('Orphaned souls.', '関連付けのないソウル。'),
  '12-6a': cr3.prescribes(
    'Cards in a soul zone that are linked to no card go to the graveyard.',
    '関連付け先のないソウルは墓地に置かれる。',
  ),
  '12-7': ours.defines('Illegal placements.', '不正な配置。'),
  '12-7a': ours.defines(
    "A card in a zone it may not be in goes to its owner's graveyard.",
    '置くことのできない領域にあるカードは所有者の墓地に置かれる。',
    {
      because:
        'A card does not move to a zone that may not hold it (3-2h), so no card is ever in such a zone.',
    },
  ),
  '12-7b': ours.defines(
    'A link whose end no longer exists is undone.',
    '相手を失った関連付けは取り消される。',
    { because: 'A link is undone when its host moves (3-14d), so the check never finds one.' },
  ),
});
