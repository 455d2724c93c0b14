import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const seed = clausesFrom('seed 002', 'official');

/** How effects are processed at all: events, priority, the waiting zone, counter checks. */
export const processingClauses = defineClauses({
  'edition.1': seed.prescribes(
    'Damage is not dealt at once: it waits in the waiting zone first, so it can be reflected.',
    'ダメージはその場では処理せず、反射できるように待機ゾーンを通す。',
  ),
  'event.1': seed.prescribes(
    'An event is a new action of the turn player; no other player can begin one.',
    'イベントとは手番プレイヤーが新たに始める行動であり、他の者は始めない。',
  ),
  'event.2': seed.prescribes(
    'There are three kinds of event: playing a card, using a cost ability, attacking with a unit.',
    'イベントは3種類、カードのプレイ、コスト能力の使用、ユニットの攻撃である。',
  ),
  'event.3': seed.prescribes(
    'While anything is unresolved no event begins; the one before is finished first.',
    '未解決のものが残るあいだは、次のイベントを始められない。',
  ),
  'priority.1': seed.prescribes(
    "While a counter is being activated or waits to resolve, the non-turn player's processing goes first.",
    'カウンターを発動中か未解決のカウンターがあれば、非手番プレイヤーの処理が先になる。',
  ),
  'priority.2': seed.prescribes(
    "At all other times the turn player's processing goes first.",
    'それ以外の時は、手番プレイヤーの処理が先になる。',
  ),
  'together.1': seed.prescribes(
    'Abilities and counters activated at the same time resolve in the order that the player with priority chooses.',
    '同時に発動した能力やカウンターは、優先権のあるプレイヤーの望む順に解決する。',
  ),
  'at-once.1': seed.prescribes(
    'IN and OUT abilities activate at once, whoever has priority, and then wait for their resolution.',
    'IN能力とOUT能力は優先権に関係なくすぐ発動し、その後は解決を待つ。',
  ),
  'at-once.2': seed.prescribes(
    'Being activated has no effect yet.',
    '発動しただけでは、まだ何の効果も生じない。',
  ),
  'at-once.3': seed.prescribes(
    'Automatic abilities such as evading, reducing or suppressing retaliation apply at once and never wait.',
    '回避、軽減、反撃無効のようなオート能力は即座に適用され、待機しない。',
  ),
  'zone.1': seed.defines(
    'The waiting zone holds whatever is not resolved yet.',
    '待機ゾーンは、まだ解決していないものを置く場所である。',
  ),
  'zone.2': seed.prescribes(
    'A card in the waiting zone is neither in a hand nor on a field.',
    '待機ゾーンのカードは、手札にも場にも属さない。',
  ),
  'zone.3': seed.prescribes(
    'Unresolved cards wait there: cards being played, and counters.',
    'プレイ中のカードとカウンターという未解決のカードがそこで待つ。',
  ),
  'zone.4': seed.prescribes(
    'Unresolved effects wait there: cost abilities and timing abilities (IN, OUT).',
    'コスト能力とタイミング能力(IN、OUT)という未解決の効果がそこで待つ。',
  ),
  'zone.5': seed.prescribes(
    'The unresolved attack of the battle phase waits there.',
    'バトルフェイズの未解決の攻撃がそこで待つ。',
  ),
  'zone.6': seed.prescribes('Unresolved damage waits there.', '未解決のダメージがそこで待つ。'),
  'check.1': seed.prescribes(
    'In a counter check of an event, only the non-turn player may activate a counter; then the event continues.',
    'イベントは、非手番プレイヤーだけにカウンターの有無を尋ねながら進む。',
  ),
  'check.2': seed.prescribes(
    'The check is made when a card has been played or a cost ability has been used.',
    'カードをプレイした時とコスト能力を使用した時に確認する。',
  ),
  'check.3': seed.prescribes(
    'The check is made when a card enters the field.',
    'カードが場に出た時に確認する。',
  ),
  'check.4': seed.prescribes(
    'The check is made when a card leaves the field.',
    'カードが場を離れた時に確認する。',
  ),
  'check.5': seed.prescribes('The check is made when a unit attacks.', 'ユニットが攻撃した時に確認する。'),
  'check.6': seed.prescribes('The check is made when damage comes about.', 'ダメージが生じた時に確認する。'),
  'check.7': seed.prescribes(
    'Playing a card and using a cost ability stay different things although they share one check.',
    'カードのプレイとコスト能力の使用は、同じ確認を受けても別のものである。',
  ),
  'check.8': seed.prescribes(
    'Entering the field and the activation of IN are one moment: there is one check for both.',
    '場に出ることとIN能力の発動は同じ時点であり、確認は1回である。',
  ),
  'check.9': seed.prescribes(
    'Leaving the field and the activation of OUT are one moment: there is one check for both.',
    '場を離れることとOUT能力の発動は同じ時点であり、確認は1回である。',
  ),
  'check.10': seed.prescribes(
    'OUT activates only from the field into the discard pile; any other way off the field has the check without OUT.',
    'OUT能力は場から捨て札に置かれた時だけ発動し、他の離れ方では確認だけがある。',
  ),
});
