import { describe, expect, it } from 'vitest';
import { gatechart } from './in-process.ts';

const told = async (file: string, lang: 'en' | 'ja'): Promise<readonly string[]> => {
  const { out } = await gatechart('judge', `test/scenarios/${file}.yaml`, '--lang', lang);
  return out.map((line) => line.replace(/^\S+ +/, ''));
};

describe('What has become of something is told', () => {
  it.each<[string, string, string, string]>([
    [
      'the damage of a player',
      'gate-ruler/ch13-damage/13-3d-subtracts',
      "Filler goes to Player 2's damage zone (damage 1 of 12)",
      '《数合わせ》がプレイヤー2のダメージゾーンに移る(ダメージ1/12)',
    ],
    [
      'by how much damage is reduced, and by what',
      'gate-ruler/ch13-damage/13-3d-subtracts',
      "Damage from Player 1's ruler Apprentice: 5 to Player 2's ruler Apprentice is reduced by 2 (by Shield)",
      'プレイヤー1のルーラー《アプレンティス》のダメージ実行処理(プレイヤー2のルーラー《アプレンティス》に5点)を2点軽減する(《Shield》による)',
    ],
    [
      'a reduction that finds no damage',
      'gate-ruler/ch13-damage/13-3a-nothing-to-reduce',
      'Shield resolves, and nothing comes of it',
      '《Shield》が解決されるが、何も起きない',
    ],
    [
      'an effect of which all targets are gone',
      'gate-ruler/ch14-abilities/14-6b-nothing-legal-nothing-done',
      'Snipe does nothing: all its targets are illegal',
      '選んだものがすべて失われ、《Snipe》は何もしない',
    ],
    [
      'an effect of which the material is gone',
      'gate-ruler/ch16-keywords/16-14a-lost-material-fails-it',
      'The ability of Arketta, War Mage fails: its material is not returned',
      '素材を戻せず、《従軍魔術師 アルケッタ》の能力は失敗する',
    ],
    [
      'where a countered card goes',
      'waiting-zone/play/play.8-negated-card-is-discarded',
      "Both goes to Player 1's discard pile",
      '《both》がプレイヤー1の捨て札に移る',
    ],
    [
      'by how much a unit reduces damage',
      'waiting-zone/house/house.16-reduces-every-damage',
      'Wall reduces the damage (by 2)',
      '《wall》はダメージを軽減する(2点)',
    ],
    [
      'damage that was reduced',
      'waiting-zone/house/house.16-reduces-every-damage',
      'Wall takes 1 attack damage (instead of 3)',
      '《wall》が攻撃ダメージを1点受ける(軽減前は3点)',
    ],
    [
      'why an attack is void: the attacker',
      'waiting-zone/attack/attack.6-destroyed-attacker-voids-it',
      'The attack of a-out on d is void: the attacker has left the field',
      '《a-out》の《d》への攻撃は成立しない:攻撃したユニットが場を離れた',
    ],
    [
      'why an attack is void: a newcomer',
      'waiting-zone/attack/attack.8-newcomer-gives-right-back',
      'is void: a unit has come onto the attacked side',
      'は成立しない:攻撃された側にユニットが出た',
    ],
    [
      'a life that is gained',
      'waiting-zone/attack/attack.6-destroyed-attacker-voids-it',
      'Player 1 gains 10 life (life 30)',
      'プレイヤー1のライフが10増える(ライフ30)',
    ],
  ])('%s (%s)', async (_what, file, en, ja) => {
    expect((await told(file, 'en')).filter((line) => line.endsWith(en))).not.toEqual([]);
    expect((await told(file, 'ja')).filter((line) => line.endsWith(ja))).not.toEqual([]);
  });
});
