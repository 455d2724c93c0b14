import { clausesFrom, defineClauses } from '../../../core/rulebook.ts';

const seed = clausesFrom('seed 003', 'official');
const known = clausesFrom('card rulings', 'secondary');

/** What each card is in terms of this ruleset. */
export const cards = defineClauses({
  'card/flame-spill': seed.prescribes(
    'Flame Spill: 4 to a creature, the excess to its controller at the same time.',
    '炎の氾濫：クリーチャーに4点、余剰はそのコントローラーへ同時に与える。',
  ),
  'card/super-duper-death-ray': seed.prescribes(
    'Super-Duper Death Ray: a spell that tramples over a creature to its controller.',
    '飛び切りの殺人光線：呪文がクリーチャーを踏み越えてコントローラーに届く。',
  ),
  'card/ram-through': known.prescribes(
    'Ram Through: a creature deals damage equal to its power; its excess goes on only if it has trample.',
    'Ram Through：クリーチャーがパワー分を与え、トランプルを持つ時だけ余剰が先へ行く。',
  ),
  'card/gandalfs-sanction': known.prescribes(
    "Gandalf's Sanction: an open amount to a creature, the excess to its controller.",
    "Gandalf's Sanction：可変の点数をクリーチャーに、余剰はそのコントローラーに与える。",
  ),
  'card/pigment-storm': known.prescribes(
    'Pigment Storm: 5 to a creature, the excess to its controller.',
    'Pigment Storm：クリーチャーに5点、余剰はそのコントローラーに与える。',
  ),
  'card/ravenous-tyrannosaurus': known.prescribes(
    'Ravenous Tyrannosaurus: its power to a creature, the excess to the controller of that creature.',
    'Ravenous Tyrannosaurus：パワー分をクリーチャーに、余剰はその支配者に与える。',
  ),
  'card/megatron-destructive-force': known.prescribes(
    'Megatron: an open amount to a creature, the excess to its controller, and it converts if there was any.',
    'Megatron：可変の点数をクリーチャーに、余剰は支配者に与え、余剰があった時だけ変形する。',
  ),
  'card/toralfs-hammer': seed.prescribes(
    "Toralf's Hammer: 3 to a creature, planeswalker or player; excess stays where it is.",
    'トラルフの鎚：クリーチャーかプレインズウォーカーかプレイヤーに3点、余剰は動かない。',
  ),
  'card/bottle-cap-blast': known.prescribes(
    'Bottle-Cap Blast: all 5 are dealt, and the excess is read afterwards.',
    'Bottle-Cap Blast：5点すべてを与え、その後で余剰を読む。',
  ),
  'card/nahiris-warcrafting': known.prescribes(
    "Nahiri's Warcrafting: all 5 are dealt to a creature, planeswalker or battle, and the excess is read afterwards.",
    "Nahiri's Warcrafting：クリーチャー等に5点すべてを与え、その後で余剰を読む。",
  ),
  'card/windswift-slice': known.prescribes(
    'Windswift Slice: a creature deals all of its power, and the excess is read afterwards.',
    'Windswift Slice：クリーチャーがパワー分をすべて与え、その後で余剰を読む。',
  ),
  'card/hell-to-pay': known.prescribes(
    'Hell to Pay: all of an open amount is dealt, and the excess is read afterwards.',
    'Hell to Pay：可変の点数をすべて与え、その後で余剰を読む。',
  ),
  'card/contest-of-claws': known.prescribes(
    'Contest of Claws: a creature deals all of its power, and the excess is what can be discovered.',
    'Contest of Claws：クリーチャーがパワー分をすべて与え、余剰が発見の値になる。',
  ),
  'card/unleash-the-inferno': known.prescribes(
    'Unleash the Inferno: all 7 are dealt to a creature or planeswalker, and the excess is read afterwards.',
    'Unleash the Inferno：7点すべてを与え、その後で余剰を読む。',
  ),
  'card/torch-the-witness': known.prescribes(
    'Torch the Witness: twice an open amount is dealt, and the excess is read afterwards.',
    'Torch the Witness：可変の値の2倍を与え、その後で余剰を読む。',
  ),
  'card/toralf-god-of-fury': seed.prescribes(
    "Toralf: noncombat excess to an opponent's creature or planeswalker is dealt again, to another target.",
    '怒りの神、トラルフ：相手のクリーチャー等が戦闘外で受けた余剰を、別の対象に改めて与える。',
  ),
  'card/aegar-the-freezing-flame': known.prescribes(
    'Aegar: excess to a permanent that a giant, wizard or spell of yours hit this turn draws a card.',
    '氷結する火炎、エーガー：自分の巨人、ウィザード、呪文が当てた相手が余剰を受ければ1枚引く。',
  ),
  'card/magmatic-galleon': known.prescribes(
    'Magmatic Galleon: noncombat excess makes one treasure for an event, however many creatures were hit.',
    'Magmatic Galleon：戦闘外の余剰1回につき、クリーチャーの数によらず宝物1つを得る。',
  ),
  'card/rith-liberated-primeval': known.prescribes(
    "Rith: at the controller's end step, excess dealt this turn to what an opponent controlled then makes a dragon.",
    'Rith：支配者の終了ステップに、その時相手のものだった余剰の記録があればドラゴンが出る。',
  ),
  'card/jaya-venerated-firemage': seed.prescribes(
    'Jaya: every packet of another red source of yours grows by 1.',
    '敬慕される炎魔道士、ヤヤ：自分の他の赤の発生源のダメージはそれぞれ1点増える。',
  ),
  'card/torbran-thane-of-red-fell': known.prescribes(
    "Torbran: every packet of a red source of yours to an opponent or an opponent's permanent grows by 2.",
    'Torbran：自分の赤の発生源から相手側へのダメージはそれぞれ2点増える。',
  ),
  'card/fiery-emancipation': known.prescribes(
    'Fiery Emancipation: every packet of your sources is tripled.',
    'Fiery Emancipation：自分の発生源のダメージはそれぞれ3倍になる。',
  ),
  'card/furnace-of-rath': known.prescribes(
    'Furnace of Rath: every packet is doubled.',
    'Furnace of Rath：あらゆるダメージがそれぞれ2倍になる。',
  ),
  'card/valkmira-protectors-shield': seed.prescribes(
    'Valkmira: 1 of every packet from an opponent to you or yours is prevented.',
    '守護者の盾、ヴァルクミラ：相手から自分側へのダメージをそれぞれ1点軽減する。',
  ),
  'card/soul-scar-mage': known.prescribes(
    "Soul-Scar Mage: your noncombat damage to an opponent's creature is put as -1/-1 counters instead.",
    'Soul-Scar Mage：相手のクリーチャーへの戦闘外ダメージは、代わりに-1/-1カウンターになる。',
  ),
  'card/zilortha-strength-incarnate': seed.prescribes(
    'Zilortha: lethal damage to your creatures goes by their power; with none, all damage is excess.',
    '力の具現、ジローサ：自分のクリーチャーの致死はパワーで決まり、0以下ならすべてが余剰である。',
  ),
});
