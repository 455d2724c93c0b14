import { clausesFrom, defineClauses } from '../../../../core/rulebook.ts';

const cr9 = clausesFrom('CR9', 'official');
const cr13 = clausesFrom('CR13', 'official');
const cr14 = clausesFrom('CR14', 'official');
const cr15 = clausesFrom('CR15', 'official');
const update = clausesFrom('seed 001', 'official');
const rulebook = clausesFrom('GZ65', 'secondary');
const answers = clausesFrom('NG', 'secondary');
const article = clausesFrom('NW', 'secondary');
const ours = clausesFrom('inferred', 'inferred');

/** Chapter 14: abilities and effects. */
export const chapter14 = defineClauses({
  '14-1': cr14.defines('Kinds of abilities and effects.', '能力と効果の分類。'),
  '14-1a': cr14.defines(
    'Abilities are continuous, activated or auto.',
    '能力には常時能力、起動能力、自動能力がある。',
  ),
  '14-1a-1': cr14.defines(
    'Activated: a timing, a cost in brackets and an effect.',
    '起動能力:使用タイミングと括弧内のコストと効果からなる。',
  ),
  '14-1a-1a': cr14.prescribes(
    'An activated ability without brackets has no cost.',
    '括弧のない起動能力にコストはない。',
  ),
  '14-1a-2': cr14.prescribes(
    'Auto: triggered by an event and played in the next system processing.',
    '自動能力:事象で誘発し、次のシステム処理でプレイされる。',
  ),
  '14-1a-3': cr14.prescribes(
    'Continuous: everything else; it applies as long as it is valid.',
    '常時能力:それ以外で、有効な間は常に適用される。',
  ),
  '14-1a-4': cr14.defines('Some abilities have a name.', '名前を持つ能力がある。'),
  '14-1b': cr14.defines(
    'Effects are direct, continuing or replacement effects.',
    '効果には直接効果、継続効果、置換効果がある。',
  ),
  '14-1b-1': cr14.defines('Direct: done once, and that is all.', '直接効果:一度実行して終わる。', {
    because: 'An instruction is carried out once; 14-1b-2 covers effects that last.',
  }),
  '14-1b-2': cr14.prescribes(
    'Continuing: lasts for its duration, or for the whole game if it names none.',
    '継続効果:期間中続き、期間がなければゲーム中続く。',
  ),
  '14-1b-3': cr14.defines(
    'Replacement: a continuing effect that swaps what is about to happen for something else.',
    '置換効果:起ころうとする行動を別の行動に差し替える継続効果である。',
    { because: '14-13a says how a replacement applies.' },
  ),
  '14-2': ours.defines('Where abilities are valid.', '能力の有効な領域。'),
  '14-2a': ours.prescribes(
    'Abilities of units, fields and rulers are valid in play, unless they name another zone.',
    'ユニット、フィールド、ルーラーの能力は、指定がなければ場で有効である。',
  ),
  '14-2b': ours.defines(
    'OD is valid in the drive zone, CNT in the counter zone, a set timing in the set zone.',
    '【OD】はドライブゾーン、【CNT】はカウンターゾーン、セットして使う能力はセットゾーンで有効である。',
    { because: 'The clauses 14-5b, 13-6d and 14-4b play these abilities.' },
  ),
  '14-3': ours.defines('How cards and abilities are played.', 'カードや能力のプレイの手順。'),
  '14-3a': ours.prescribes(
    'The card or ability is announced and put on the gate.',
    'プレイするものを示し、ゲートに置く。',
  ),
  '14-3b': ours.prescribes(
    'Choices are made: modes, things to choose, numbers, divisions.',
    'モード、選ぶもの、数値、割り振りを決める。',
  ),
  '14-3b-1': ours.prescribes('First the modes.', 'まずモードを選ぶ。'),
  '14-3b-2': article.prescribes(
    'Then the cards and players that the main instruction says to choose.',
    '次に、本文で「選ぶ」とあるカードやプレイヤーを選ぶ。',
  ),
  '14-3b-3': ours.prescribes('Then numbers and divisions.', 'さらに数値と割り振りを決める。'),
  '14-3b-4': update.prescribes(
    'Illegal target: if a required choice is impossible, the play is illegal and the state before it is restored.',
    '対象不適正:必要な選択ができないプレイは不適正で、プレイ前の状態に戻る。',
  ),
  '14-3c': ours.prescribes(
    'The cost is determined and paid in full; a cost paid only in part makes the play illegal.',
    'コストを決めて全額を支払う。払い切れなければ不適正である。',
  ),
  '14-3d': ours.prescribes(
    'Now it is played, and the "played" events happen.',
    'これでプレイが済み、「プレイした時」の事象が起きる。',
  ),
  '14-3e': ours.defines('No player can respond between these steps.', 'この手順の途中では対応できない。', {
    because: 'A play is one process, in which no player gets priority.',
  }),
  '14-4': cr9.defines('Playing events.', 'イベントのプレイ。'),
  '14-4a': cr9.prescribes(
    'A Standard event is played in your main phase.',
    '通常のイベントは、自分のメインフェイズにプレイする。',
  ),
  '14-4b': cr9.prescribes(
    'Events of other timings are played from the set zone; a conditional timing counts as an auto ability.',
    '他のタイミングのイベントはセットゾーンから使い、条件付きのものは自動能力として扱う。',
  ),
  '14-4b-1': ours.prescribes(
    'An Instant event is not played from the hand.',
    '即時のイベントは手札からプレイできない。',
  ),
  '14-4c': rulebook.prescribes(
    "A resolved event goes to its owner's graveyard.",
    '解決されたイベントは所有者の墓地に行く。',
  ),
  '14-5': cr13.defines(
    'Playing counter and overdrive abilities.',
    'カウンター能力とオーバードライブ能力のプレイ。',
  ),
  '14-5a': ours.prescribes(
    'A counter ability is put on the gate without an ordinary cost; its card stays in the counter zone.',
    'カウンター能力は通常のコストなしでゲートに置かれ、カードはカウンターゾーンに残る。',
  ),
  '14-5a-1': ours.prescribes(
    'A counter that plays its card puts the card itself on the gate.',
    'カードをプレイする【CNT】では、カード自体がゲートに置かれる。',
  ),
  '14-5b': ours.prescribes(
    'An overdrive ability is optional, is played from the drive zone, and costs nothing unless brackets say so.',
    'オーバードライブ能力は任意で、ドライブゾーンから、括弧のコスト以外は払わずプレイする。',
  ),
  '14-6': ours.defines('Resolving a card or ability.', 'カードや能力の解決。'),
  '14-6a': ours.prescribes(
    'The choices are checked again; a choice that has become illegal is ignored.',
    '選んだものを確かめ直し、不適正となったものは無視する。',
  ),
  '14-6b': ours.prescribes(
    'If all choices are illegal, nothing happens.',
    '選んだものがすべて不適正なら、何も行わない。',
  ),
  '14-6c': ours.prescribes(
    'Choices in a second part or among hidden cards are made now.',
    '後半の部分や非公開のカードの選択はここで行う。',
  ),
  '14-7': ours.defines('Continuous abilities.', '常時能力。'),
  '14-7a': ours.prescribes(
    'The value of a number: printed, then replaced original values, then plus and minus, then set values by age.',
    '数値は、記載値、元の値の変更、増減、固定値(古い順)の順に決まる。',
  ),
  '14-7b': update.prescribes(
    'If information may be treated as something else, the controller decides each time it is read.',
    '「扱ってもよい」情報は、参照のたびにその効果の支配者が決める。',
  ),
  '14-7c': ours.defines(
    'Triggers and continuous abilities read such information unchanged.',
    '誘発条件と常時能力は、「扱ってもよい」情報を本来のまま参照する。',
    { because: 'Without a play or a resolution there is no decision.' },
  ),
  '14-8': cr9.defines('Activated abilities.', '起動能力。'),
  '14-8a': cr9.prescribes(
    'An activated ability is played at its timing by the controller of its card.',
    '起動能力は、その支配者が使用タイミングに従ってプレイする。',
  ),
  '14-8b': ours.prescribes('The part in brackets is its cost.', '括弧の中がそのコストである。'),
  '14-9': cr13.defines('Auto abilities.', '自動能力。'),
  '14-9a': ours.prescribes(
    'An auto ability triggers once for each event it names, and then waits.',
    '自動能力は、該当する事象ごとに1回誘発し、待機する。',
  ),
  '14-9f': cr13.prescribes(
    'Delayed auto abilities are made by effects.',
    '遅発自動能力は効果によって作られる。',
  ),
  '14-9f-1': ours.prescribes(
    'A delayed auto ability triggers once, unless it has a duration.',
    '遅発自動能力は、期間がなければ1回だけ誘発する。',
  ),
  '14-9f-2': ours.prescribes(
    'A delayed reduction of "that combat damage" triggers for all combat damage of the attacking card in that attack.',
    '「その戦闘ダメージ」の遅発軽減は、その攻撃で攻撃カードが与える戦闘ダメージすべてに誘発する。',
  ),
  '14-10': ours.defines('Direct effects.', '直接効果。'),
  '14-10a': answers.prescribes(
    'What follows "if you do" happens only if the first part was done completely.',
    '「そうしたら」の後は、前半をすべて実行した場合だけ行う。',
  ),
  '14-11': ours.defines('Continuing effects.', '継続効果。'),
  '14-11a': ours.prescribes(
    'A continuing effect ends with its duration.',
    '継続効果は、期間が過ぎると失われる。',
  ),
  '14-12': update.defines('Not being affected.', '効果を受けないこと。'),
  '14-12a': update.defines(
    'An effect does nothing to a card that is not affected by it.',
    '効果を受けないものに関わる部分は無視する。',
    { because: 'The update lists what is ignored, from u2103/unaffected.1 on.' },
  ),
  '14-12b': ours.prescribes(
    "An event can choose a card that the opponent's abilities cannot choose: its effect is not an ability.",
    '「相手の能力で選ばれない」ものも、イベントでは選べる。イベントの効果は能力ではない。',
  ),
  '14-13': cr14.defines('Replacement effects.', '置換効果。'),
  '14-13a': ours.prescribes(
    'A replacement applies before the event happens, and at most once to the same event.',
    '置換効果は事象の前に、同じ事象に1回だけ適用される。',
  ),
  '14-13b': ours.prescribes(
    'Of several replacements the affected player, or the controller of the affected card, picks the order.',
    '複数の置換効果は、影響を受けるプレイヤーかカードの支配者が順番を選ぶ。',
  ),
  '14-13f': cr15.defines(
    'A replacement of an original value changes the printed number.',
    '元の値を変える置換効果は、記載された数値を変える。',
    { because: '14-7a says when it counts; no text of the card language replaces an original value.' },
  ),
  '14-14': ours.defines(
    'Turning a card or ability in the gate into another ability.',
    'ゲートのカードや能力を別の能力にすること。',
  ),
  '14-15': cr13.defines('The source of damage or of an effect.', 'ダメージや効果の発生源。'),
  '14-15a': answers.prescribes(
    'A trigger on leaving play uses the card as it was before the move.',
    '場を離れることによる誘発は、移動前のカードの状態を見る。',
  ),
  '14-15a-1': ours.prescribes(
    'Cards that one instruction or one rule effect moves out of play leave together, and see each other leave.',
    '1つの指示やルールエフェクトで場を離れるカードは同時に離れ、互いが離れるのを見る。',
  ),
});
