import type { CardType, Color, EffectCardId, SourceKind, Trait } from '../state/card.ts';
import type { Ability } from '../state/effect.ts';
import type { CardName } from './damage-cards.ts';

/** A card that has effects while it is on the battlefield. */
export interface EffectCard extends CardName {
  readonly colors: readonly Color[];
  readonly abilities: readonly Ability[];
  /** Card types and numbers as a permanent, where it may be dealt damage. */
  readonly types?: readonly CardType[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly traits?: readonly Trait[];
  readonly kinds?: readonly SourceKind[];
}

const card = (definition: EffectCard): EffectCard => definition;

/** Every card with effects on the battlefield. */
export const effectCards: Readonly<Record<EffectCardId, EffectCard>> = {
  'toralf-god-of-fury': card({
    name: 'Toralf, God of Fury',
    ja: '怒りの神、トラルフ',
    colors: ['red'],
    types: ['creature'],
    power: 5,
    toughness: 4,
    traits: ['trample'],
    abilities: [
      {
        kind: 'watch',
        types: ['creature', 'planeswalker'],
        noncombat: true,
        once: 'permanent',
        outcome: 'damageTarget',
      },
    ],
  }),
  'aegar-the-freezing-flame': card({
    name: 'Aegar, the Freezing Flame',
    ja: '氷結する火炎、エーガー',
    colors: ['blue', 'red'],
    types: ['creature'],
    power: 3,
    toughness: 3,
    kinds: ['giant', 'wizard'],
    abilities: [
      {
        kind: 'watch',
        types: ['creature', 'planeswalker'],
        noncombat: false,
        once: 'permanent',
        condition: 'giantWizardOrSpell',
        outcome: 'draw',
      },
    ],
  }),
  'magmatic-galleon': card({
    name: 'Magmatic Galleon',
    colors: ['red'],
    abilities: [{ kind: 'watch', types: ['creature'], noncombat: true, once: 'event', outcome: 'treasure' }],
  }),
  'rith-liberated-primeval': card({
    name: 'Rith, Liberated Primeval',
    colors: ['red', 'green', 'white'],
    types: ['creature'],
    power: 5,
    toughness: 5,
    abilities: [{ kind: 'lookBack', types: ['creature', 'planeswalker'], outcome: 'dragon' }],
  }),
  'jaya-venerated-firemage': card({
    name: 'Jaya, Venerated Firemage',
    ja: '敬慕される炎魔道士、ヤヤ',
    colors: ['red'],
    types: ['planeswalker'],
    loyalty: 5,
    abilities: [
      {
        kind: 'increase',
        scope: { sources: 'yours', color: 'red', another: true, recipients: 'any' },
        by: 1,
      },
    ],
  }),
  'torbran-thane-of-red-fell': card({
    name: 'Torbran, Thane of Red Fell',
    colors: ['red'],
    types: ['creature'],
    power: 2,
    toughness: 4,
    abilities: [
      { kind: 'increase', scope: { sources: 'yours', color: 'red', recipients: 'opponents' }, by: 2 },
    ],
  }),
  'fiery-emancipation': card({
    name: 'Fiery Emancipation',
    colors: ['red'],
    abilities: [{ kind: 'multiply', scope: { sources: 'yours', recipients: 'any' }, by: 3 }],
  }),
  'furnace-of-rath': card({
    name: 'Furnace of Rath',
    colors: ['red'],
    abilities: [{ kind: 'multiply', scope: { sources: 'any', recipients: 'any' }, by: 2 }],
  }),
  'valkmira-protectors-shield': card({
    name: "Valkmira, Protector's Shield",
    ja: '守護者の盾、ヴァルクミラ',
    colors: ['white'],
    abilities: [{ kind: 'reduce', scope: { sources: 'opponents', recipients: 'yours' }, by: 1 }],
  }),
  'soul-scar-mage': card({
    name: 'Soul-Scar Mage',
    colors: ['red'],
    types: ['creature'],
    power: 1,
    toughness: 2,
    kinds: ['wizard'],
    abilities: [
      {
        kind: 'countersInstead',
        scope: { sources: 'yours', recipients: 'opponents', types: ['creature'], noncombat: true },
      },
    ],
  }),
  'zilortha-strength-incarnate': card({
    name: 'Zilortha, Strength Incarnate',
    ja: '力の具現、ジローサ',
    colors: ['red', 'green'],
    types: ['creature'],
    power: 7,
    toughness: 3,
    traits: ['trample'],
    abilities: [{ kind: 'lethalByPower' }],
  }),
};
