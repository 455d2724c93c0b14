import type { Player } from '../../../core/decision.ts';

/** The card types that are dealt damage (120.1) and that set a threshold. */
export type CardType = 'creature' | 'planeswalker' | 'battle';

export type Color = 'white' | 'blue' | 'black' | 'red' | 'green';

/** Keywords of a source that this ruleset knows. */
export type Trait = 'deathtouch' | 'wither' | 'infect' | 'lifelink' | 'trample';

/** What else is asked of a source. */
export type SourceKind = 'spell' | 'giant' | 'wizard';

/** Ids of the cards whose instruction deals damage. */
export const DAMAGE_CARDS = [
  'flame-spill',
  'super-duper-death-ray',
  'ram-through',
  'gandalfs-sanction',
  'pigment-storm',
  'ravenous-tyrannosaurus',
  'megatron-destructive-force',
  'toralfs-hammer',
  'bottle-cap-blast',
  'nahiris-warcrafting',
  'windswift-slice',
  'hell-to-pay',
  'contest-of-claws',
  'unleash-the-inferno',
  'torch-the-witness',
] as const;

export type DamageCardId = (typeof DAMAGE_CARDS)[number];

/** Ids of the cards that have effects while they are on the battlefield. */
export const EFFECT_CARDS = [
  'toralf-god-of-fury',
  'aegar-the-freezing-flame',
  'magmatic-galleon',
  'rith-liberated-primeval',
  'jaya-venerated-firemage',
  'torbran-thane-of-red-fell',
  'fiery-emancipation',
  'furnace-of-rath',
  'valkmira-protectors-shield',
  'soul-scar-mage',
  'zilortha-strength-incarnate',
] as const;

export type EffectCardId = (typeof EFFECT_CARDS)[number];

/** A card that this ruleset knows by its parameters. */
export type CardId = DamageCardId | EffectCardId;

/** Name of a permanent, such as `bear`; never one of the two player names. */
export type PermanentId = string;

/** A player as setups, keys and recipients name it: `p1` is seat 0. */
export type PlayerRef = 'p1' | 'p2';

/** Who is dealt damage: a permanent by its name, or a player. */
export type Recipient = PermanentId | PlayerRef;

export interface Permanent {
  readonly id: PermanentId;
  readonly card?: CardId;
  readonly controller: Player;
  readonly zone: 'battlefield' | 'graveyard';
  readonly types: readonly CardType[];
  readonly power: number;
  readonly toughness: number;
  /** Damage marked this turn (120.6). */
  readonly marked: number;
  readonly loyalty: number;
  readonly defense: number;
  readonly minusCounters: number;
  readonly indestructible: boolean;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (704.5h). */
  readonly deathtouched: boolean;
  /** The same for the whole turn (K-5). */
  readonly deathtouchedThisTurn: boolean;
  /** As a source of damage. */
  readonly colors: readonly Color[];
  readonly traits: readonly Trait[];
  readonly kinds: readonly SourceKind[];
}
