import type { CardType, Color, DamageCardId } from '../state/card.ts';

/** What a card is called; the Japanese name is left out where no source gives it. */
export interface CardName {
  readonly name: string;
  readonly ja?: string;
}

/** What becomes of the excess: redirected (120.4a), read afterwards (120.10), or nothing. */
export type ExcessUse =
  | 'redirected'
  /** Redirected if the source has trample. */
  | 'redirectedByTrample'
  /** Redirected, and the card converts if there was any. */
  | 'converts'
  | 'read'
  | 'none';

/** A card whose instruction deals damage, as far as this ruleset needs it. */
export interface DamageCard extends CardName {
  readonly colors: readonly Color[];
  readonly isSpell: boolean;
  /** What deals the damage: the card itself, or a creature named in the announcement. */
  readonly source: 'card' | 'creature';
  /** Points; or the amount left open once or twice, or the power of the creature that deals it. */
  readonly amount: number | 'x' | '2x' | 'power';
  /** Card types of a permanent that it may be aimed at. */
  readonly targets: readonly CardType[];
  readonly targetsPlayers: boolean;
  readonly excess: ExcessUse;
}

type Parameters = Omit<DamageCard, 'name'>;

const card = (name: string, parameters: Partial<Parameters> & Pick<Parameters, 'amount'>): DamageCard => ({
  name,
  colors: ['red'],
  isSpell: true,
  source: 'card',
  targets: ['creature'],
  targetsPlayers: false,
  excess: 'none',
  ...parameters,
});

/** Every card whose instruction deals damage. */
export const damageCards: Readonly<Record<DamageCardId, DamageCard>> = {
  'flame-spill': card('Flame Spill', { ja: '炎の氾濫', amount: 4, excess: 'redirected' }),
  'super-duper-death-ray': card('Super-Duper Death Ray', {
    ja: '飛び切りの殺人光線',
    amount: 4,
    excess: 'redirected',
  }),
  'ram-through': card('Ram Through', {
    colors: ['green'],
    source: 'creature',
    amount: 'power',
    excess: 'redirectedByTrample',
  }),
  'gandalfs-sanction': card("Gandalf's Sanction", {
    colors: ['blue', 'red'],
    amount: 'x',
    excess: 'redirected',
  }),
  'pigment-storm': card('Pigment Storm', { amount: 5, excess: 'redirected' }),
  'ravenous-tyrannosaurus': card('Ravenous Tyrannosaurus', {
    isSpell: false,
    source: 'creature',
    amount: 'power',
    excess: 'redirected',
  }),
  'megatron-destructive-force': card('Megatron, Destructive Force', {
    colors: ['white', 'black', 'red'],
    isSpell: false,
    amount: 'x',
    excess: 'converts',
  }),
  'toralfs-hammer': card("Toralf's Hammer", {
    ja: 'トラルフの鎚',
    isSpell: false,
    amount: 3,
    targets: ['creature', 'planeswalker'],
    targetsPlayers: true,
  }),
  'bottle-cap-blast': card('Bottle-Cap Blast', {
    amount: 5,
    targets: ['creature', 'planeswalker', 'battle'],
    targetsPlayers: true,
    excess: 'read',
  }),
  'nahiris-warcrafting': card("Nahiri's Warcrafting", {
    amount: 5,
    targets: ['creature', 'planeswalker', 'battle'],
    excess: 'read',
  }),
  'windswift-slice': card('Windswift Slice', {
    colors: ['green'],
    source: 'creature',
    amount: 'power',
    excess: 'read',
  }),
  'hell-to-pay': card('Hell to Pay', { amount: 'x', excess: 'read' }),
  'contest-of-claws': card('Contest of Claws', {
    colors: ['green'],
    source: 'creature',
    amount: 'power',
    excess: 'read',
  }),
  'unleash-the-inferno': card('Unleash the Inferno', {
    colors: ['black', 'red', 'green'],
    amount: 7,
    targets: ['creature', 'planeswalker'],
    excess: 'read',
  }),
  'torch-the-witness': card('Torch the Witness', { amount: '2x', excess: 'read' }),
};

export const isDamageCardId = (id: string): id is DamageCardId => Object.hasOwn(damageCards, id);
