import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const seed = clausesFrom('seed 003', 'official');
const ours = clausesFrom('inferred', 'inferred');

/** The contested points, as read by default. The rules of the seed decide those that they are the source of. */
export const readings = defineClauses({
  'K-1': ours.prescribes(
    'Deathtouch counts in the check as it does in the division.',
    '余剰を確認する際にも、分ける時と同じく接死を考慮する。',
  ),
  'K-2': ours.prescribes(
    'Deathtouch beside other sources lowers the one threshold that the total is compared with.',
    '接死と他の発生源が混じる場合、合計と比べる1つの基準が下がる。',
  ),
  'K-3': ours.prescribes(
    'If lethal damage is already 0, the whole deathtouch packet is excess.',
    '致死に必要な点数が既に0なら、接死のダメージもすべて余剰である。',
  ),
  'K-4': ours.prescribes(
    'Several redirected packets on one permanent are divided in the order they were announced.',
    '1つのパーマネントから複数が振り替えられる場合、宣言された順に分ける。',
  ),
  'K-5': ours.prescribes(
    'Deathtouch damage of an earlier event does not matter; marked damage does.',
    '以前のイベントでの接死は影響せず、負っているダメージだけを数える。',
  ),
  'K-6': seed.prescribes(
    'A planeswalker dealt exactly its loyalty was dealt no excess.',
    '忠誠度ちょうどのダメージを受けても、余剰を受けたことにはならない。',
  ),
  'K-7': seed.prescribes(
    'Redirected damage does not count as excess dealt to the permanent that it was redirected from.',
    '振り替えられた分は、元のパーマネントが受けた余剰には数えない。',
  ),
  'K-8': ours.prescribes(
    'Excess whose recipient can no longer be dealt damage is lost; the kept part stays as it is.',
    '余剰の行き先がもうダメージを受けられないならその分は失われ、残る分は変わらない。',
  ),
  'K-9': seed.prescribes(
    'Counters put instead of damage do not count as damage in the check; the division was made before.',
    'ダメージの代わりに置かれたカウンターは確認の際に数えないが、分けることは既に済んでいる。',
  ),
  'K-10': ours.prescribes(
    'A creature without marked damage is not destroyed, even where its lethal damage is 0.',
    '致死ダメージが0でも、ダメージを負っていないクリーチャーは破壊されない。',
  ),
});
